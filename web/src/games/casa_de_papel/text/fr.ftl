### La Casa de Papel dans le navigateur : les mots courts de l’écran. Les phrases du jeu sont dans ses propres textes.

table = La table
leader = Chef
you = toi
won-print = Les Billets l’emportent
won-sabotage = Le Sabotage l’emporte
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
   *[other] carte { DE($player-name) }, face cachée
}
card-forward = { $player-who ->
    [you] ta carte, avancée
   *[other] carte { DE($player-name) }, avancée
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

claim-choose_me = Prends-la
claim-skip_me = Laisse-la
group-my_card = Ma carte
group-was_mine = C’était ma carte
group-my_hand = Ma main
group-my_team = Mon équipe
group-my_role = Mon rôle
short-family = Famille { $name }
short-my_hand = { $count ->
    [0] Aucun Sabotage
    [one] { $count } Sabotage
   *[other] { $count } Sabotages
}
short-trust = Je m’y fie
short-advise-take = Prends sa carte
short-advise-leave = Laisse sa carte
short-successor = Prochain chef
about-me = Sur moi…
about-others = Sur les autres…
speak = Parler…
said-by = { $player-who ->
    [you] Ce que tu as dit
   *[other] { $player-name } a dit
}
about = Dire de cette personne…
said-nothing = Rien encore.
verdict-true = vrai
verdict-false = faux

## La consigne

take-back = Reprendre
choice-locked = Ta carte est verrouillée.
choice-locked-hint = Tu peux encore la reprendre tant que quelqu’un hésite.
leader-hint = Cette manche, c’est toi le chef : ta carte comptera à coup sûr.
selected-so-far = { $left ->
    [0] Le compte y est. Confirme : ce sera définitif.
    [one] Touche encore une carte sur la table. La tienne compte déjà.
   *[other] Touche encore { $left } cartes sur la table. La tienne compte déjà.
}
at-stake = Bon nom : le butin perd { $loss }. Mauvais nom : les braqueurs gagnent.
you-alone = On n’attend que toi : parle, ou « J’ai fini ».
talk-or-done = Parle, ou « J’ai fini ».
you-are-done = Tu as fini.
name-somebody = Choisir un nom…
sure = { $action } ? C’est définitif.

## Le bloc

board = Qui a dit quoi
board-short = Dires
board-caption = Déclarations par manche
revealed = Révélé
to-come = à venir
certain = Certain : { $kind }
notebook = Carnet
notebook-note = rien que pour toi
notebook-lead = { $count } cartes dont tu ignores la place, sur les { $dealt } du paquet.
notebook-lead-public = { $count } cartes pas encore retournées, sur les { $dealt } du paquet.
kind-left = { $kind } : { $count }
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

## Ce que sont les choses : le doigt posé sur une carte, et en tête des règles

help-print = { $name } : si les Billets sont les plus nombreux parmi les cartes retournées, le butin monte de { $gain }.
help-print-more = { $name } : { $mod } de plus que les { $gain } du butin, si les Billets sont les plus nombreux.
help-sabotage = { $name } : si les Sabotages sont les plus nombreux parmi les cartes retournées, le butin ne monte pas.
help-sabotage-more = { $name } : { $mod } de moins au butin, si les Sabotages sont les plus nombreux.
help-copies = { $count ->
    [one] { $count } seule dans le paquet.
   *[other] { $count } dans le paquet.
}
help-loot = Le butin, en millions d’euros. Le fanion marque l’objectif : les braqueurs doivent l’atteindre, les otages l’empêcher.
legend-red = (losange) : les braqueurs. Le butin doit atteindre l’objectif.
legend-blue = (cercle) : les otages. Le butin doit rester en dessous.
legend-crown = Chef de la manche : sa carte compte toujours, et il choisit les autres.
legend-forward = Carte avancée : elle comptera.
legend-lamp = Cerclé de lumière : ce que tu peux toucher maintenant.
legend-take = « Prends cette carte. »
legend-leave = « Laisse cette carte. »
legend-lens = Un soupçon : qui, et de quelle équipe ou de quel rôle.
legend-trust = De la confiance.
legend-hand = Combien de Sabotages il resterait en main.
legend-mask = Un rôle déclaré. Vrai ou faux, rien ne le prouve.

## Dans le noir

cards-left = Cartes laissées
cards-selected = Cartes sélectionnées
which-goes-out = Laquelle sort ?
comes-in = { $player-who ->
    [you] Ta propre carte entre. L’autre sort sans être vue.
   *[other] La carte { DE($player-name) } entre. L’autre sort sans être vue.
}
note-in = entre
note-out = sort
power-used = C’est fait.
power-declined = Rien n’a changé. Personne ne le saura avant la fin.

## La fin

end-you-won = Tu étais dans l’{ $team } : tu gagnes.
end-you-lost = Tu étais dans l’{ $team } : tu perds.
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
end-professor = { $professor }

## L’apprentissage : une leçon par pas, et ce qui répond à un autre geste permis

tutorial-you = Toi
tutorial-next = Continuer
tutorial-finish = Terminer
tutorial-leave = Quitter
tutorial-others = Les autres jouent…
tutorial-progress = Pas { $step } sur { $steps }
refusal-tutorial-wait = Un instant : les autres jouent encore.

tutorial-welcome = Bienvenue à la table.
    .text = Tu es braqueur, et cela ne se dit pas. En cinq manches, les braqueurs veulent 2 000 M€ de butin ; les otages, parmi vous, veulent l’empêcher.
refusal-tutorial-welcome = D’abord un mot : lis, puis continue.
tutorial-choose = Choisis ta carte.
    .text = Chacun pose une carte, face cachée. Tu veux imprimer : prends tes Billets +250.
refusal-tutorial-choose = C’est permis, mais ici on veut du butin : choisis les Billets +250.
tutorial-lock = Verrouille.
    .text = Personne ne voit ta carte. Verrouille-la ; quand tout le monde a verrouillé, le débat s’ouvre.
refusal-tutorial-lock = Ta carte est choisie : il reste à verrouiller.
tutorial-wish = À toi de parler.
    .text = Bruno est chef : il choisira trois cartes, dont la sienne. Dis-lui de prendre la tienne : « Prends-la ».
refusal-tutorial-wish = On peut dire cela aussi. Ici, commence par « Prends-la ».
tutorial-claim = Dis ce que c’est.
    .text = Vrai ou faux, rien n’engage et personne ne vérifie. Ouvre « Sur moi… » et annonce tes Billets +250.
refusal-tutorial-claim = Mentir est permis ! Mais cette fois, annonce les Billets +250.
tutorial-pass = Passe la parole.
    .text = Jusqu’à quatre déclarations par tour. C’est assez : « J’ai fini ».
refusal-tutorial-pass = Tu en as dit assez : « J’ai fini ».
tutorial-why = Et si l’on essaie ?
    .text = Touche la carte d’Inès, comme pour l’avancer. Ce qui n’est pas possible répond toujours pourquoi.
refusal-tutorial-why = Touche plutôt la carte d’Inès.
tutorial-done = Le débat est libre.
    .text = Chacun peut encore parler. « Qui a dit quoi » garde tout, manche par manche. Quand tu n’as plus rien à dire : « J’ai fini ».
refusal-tutorial-done = On peut parler encore, mais ici : « J’ai fini ».
tutorial-count = On mélange, on retourne.
    .text = Deux familles, la plus nombreuse l’emporte : Billets, donc 500 plus les bonus. On voit ce qui a été joué, jamais par qui. Inès, elle, annonçait +500 : rien ne le prouve.
refusal-tutorial-count = Regarde le compte, puis continue.
tutorial-leader = Te voilà chef !
    .text = Ta carte comptera d’office. Pose des Billets simples et garde le reste.
refusal-tutorial-leader = C’est permis. Ici, pose plutôt des Billets simples.
tutorial-lock-again = Verrouille.
    .text = Même geste : ta carte, puis le verrou.
refusal-tutorial-lock-again = Il reste à verrouiller.
tutorial-heard = Tu as écouté tout le monde.
    .text = Le chef parle en dernier. Compare les bulles, puis « J’ai fini ».
refusal-tutorial-heard = Tu peux parler, mais ici : « J’ai fini ».
tutorial-close = Ferme le débat.
    .text = Le chef décide quand on a assez parlé.
refusal-tutorial-close = Cela se peut. Ici, ferme le débat.
tutorial-select = Choisis tes cartes.
    .text = Trois cartes comptent, la tienne en est. Touche la carte de Bruno pour l’avancer : tout le monde te voit faire.
refusal-tutorial-select = À toi de juger, plus tard. Ici, avance la carte de Bruno.
tutorial-select-second = Encore une.
    .text = Zoé annonce +250. Avance sa carte ; une carte avancée se reprend d’un toucher.
refusal-tutorial-select-second = Ici, avance la carte de Zoé.
tutorial-confirm = Confirme.
    .text = Après, c’est définitif. À la manche 2, le courant saute : dans le noir, Raquel peut échanger une carte. Chacun ferme les yeux.
refusal-tutorial-confirm = Les trois cartes y sont : confirme.
tutorial-swapped = Deux Sabotages !
    .text = Zoé a menti… ou Bruno, ou Raquel a échangé une carte dans le noir. À toi d’en juger : note-le dans le carnet.
refusal-tutorial-swapped = Regarde les cartes, puis continue.
tutorial-appoint = Nomme le prochain chef.
    .text = Personne ne l’est deux fois, et sa carte comptera. Touche Malik, puis confirme.
refusal-tutorial-appoint = Pourquoi pas. Ici, nomme Malik.
tutorial-end = Tu sais jouer.
    .text = À la manche 4, le Professeur regarde un rôle dans le noir. Après la manche 5, si le butin suffit, Raquel nomme qui elle croit être le Professeur : un bon nom coûte 500. Bonne cavale !
refusal-tutorial-end = La leçon est finie : à toi la vraie table.
