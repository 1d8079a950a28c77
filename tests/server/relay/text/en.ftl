game-progress = { $runs } runs
