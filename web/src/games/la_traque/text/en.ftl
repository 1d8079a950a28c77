### What the screens of La Traque say.

## The table

table = The board of La Traque
page-mine = My faction
page-mine-short = Faction
page-rivals = Rivals
phase-factions = Choice of factions
phase-maintenance = Maintenance
phase-over = End of the match
round = Round { $round }
last-round = Round { $round }, the last
turn = { $seat-who ->
    [you] Your turn, action { $action } of { $actions }
   *[other] { $seat-name }, action { $action } of { $actions }
}
