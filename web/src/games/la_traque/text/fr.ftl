### Ce que disent les écrans de La Traque.

## La table

table = Le plateau de La Traque
page-mine = Ma faction
page-mine-short = Faction
page-rivals = Rivaux
phase-factions = Choix des factions
phase-maintenance = Entretien
phase-over = Fin de la partie
round = Manche { $round }
last-round = Manche { $round }, la dernière
turn = { $seat-who ->
    [you] À toi, action { $action } sur { $actions }
   *[other] { $seat-name }, action { $action } sur { $actions }
}
