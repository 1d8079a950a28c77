### La Casa de Papel dans le navigateur : les mots courts de l’écran. Les phrases du jeu sont dans ses propres textes.

table = La table
leader = Chef
loot = BUTIN
loot-of = sur { $goal } M€
locked = { $count } sur { $seats } verrouillées
player = place
close = Fermer
round = Manche { $round }
round-of = Manche { $round } sur { $rounds }
round-short = M{ $round }

card-down = { $player-who ->
    [you] ta carte, face cachée
   *[other] carte de { $player-name }, face cachée
}
card-forward = { $player-who ->
    [you] ta carte, avancée
   *[other] carte de { $player-name }, avancée
}

## Un mot sur chaque place

status-held = absent, un bot joue
status-absent = absent
status-accused = sous accusation
status-raquel = dévoilée
status-speaking = a la parole
status-selecting = choisit les cartes
status-appointing = va nommer un chef
status-done = a fini
status-spoke = a parlé
status-led = a été chef
status-bot = bot

## Ce que l’on déclare, en bref

claim-choose_me = Prends-moi
claim-skip_me = Laisse-moi
claim-my_card = Ma carte est…
claim-was_mine = C’était ma carte…
claim-my_hand = Il me reste…
claim-my_team = Mon équipe…
claim-my_role = Mon rôle…
claim-suspect = Soupçonner…
claim-suspect-value = { $value ->
    [red] est de l’équipe rouge
    [blue] est de l’équipe bleue
   *[other] est { $name }
}
claim-trust = Me fier à…
claim-advise = Conseiller…
claim-advise-value = { $value ->
    [take] prends sa carte
   *[leave] laisse sa carte
}
claim-successor = Prochain chef…
more = Autre…
speak = Parler…
said-by = { $player-who ->
    [you] Ce que tu as dit
   *[other] { $player-name } a dit
}
said-nothing = Rien encore.
verdict-true = vrai
verdict-false = faux

## La consigne

take-back = Reprendre
choice-locked = Ta carte est verrouillée.
choice-locked-hint = Tu peux encore la reprendre tant que quelqu’un hésite.
selected-so-far = { $count } sur { $select } avancées. La tienne en est.
name-somebody = Choisir un nom…
sure = { $action } ? C’est définitif.

## Le bloc

board = Qui a dit quoi
board-caption = Déclarations par manche
revealed = Révélé
to-come = à venir
certain = Certain : { $kind }
notebook = Carnet
notebook-note = pour toi seul
notebook-lead = { $count } cartes dont tu ignores la place, sur les { $dealt } du paquet.
notebook-lead-public = { $count } cartes pas encore retournées, sur les { $dealt } du paquet.
notebook-closed = À cette table, pas d’historique : chacun sa mémoire.
notes = Tes notes
notes-hint = Qui a menti ?

## La main

your-hand = Ta main
your-role = Rôle
your-choice = Ton choix
locked-choice = Verrouillée
you-said = Tu as dit
hand-left = { $count ->
    [0] Ta main est vide : c’est la dernière manche.
    [one] Il te reste une carte en main.
   *[other] Il te reste { $count } cartes en main.
}
watching = Tu regardes la table : chacun garde ses secrets.

## Dans le noir

cards-left = Cartes laissées
cards-selected = Cartes sélectionnées
which-goes-out = Laquelle sort ?
comes-in = { $player-who ->
    [you] Ta propre carte entre. L’autre sort sans être vue.
   *[other] La carte de { $player-name } entre. L’autre sort sans être vue.
}
note-in = entre
note-out = sort
power-used = C’est fait.
power-declined = Rien n’a changé. Personne ne le saura avant la fin.

## La fin

end-who = Qui était qui
end-cards = Les cartes de chacun
end-claims = Ce qui s’est dit
end-beliefs = Ce que croyaient les bots
end-beliefs-lead = À la dernière décision de chacun : les chances que chaque place soit otage.
end-won = gagne
end-team-red = Braqueurs
end-team-blue = Otages
end-secrets = Dans le noir
end-counted = carte comptée
end-brought = entrée dans le noir
end-out = sortie dans le noir
end-honesty = { $right ->
    [one] { $right } vrai
   *[other] { $right } vrais
}, { $wrong } faux
end-accused-right = { $player-name } était bien { $professor } : accusation juste.
end-accused-wrong = { $player-name } n’était pas { $professor } : accusation manquée.
end-blue = otage
end-professor = { $professor }
