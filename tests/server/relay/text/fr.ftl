game-progress = { $runs } relais
