### Ce que dit le client web. On dit « tu ».

## Partout

ui-skip = Aller au contenu
ui-language = FR. Switch to English
ui-sound-off = Couper le son
ui-sound-on = Remettre le son
ui-theme-dark = Passer au bureau de nuit
ui-theme-light = Passer au bureau de jour
ui-menu = Menu
ui-close = Fermer
ui-back = Retour
ui-loading = Un instant…
ui-again = Réessayer
ui-home = Retour à l’accueil
ui-rules = Règles
ui-tutorials = Apprendre
ui-tables = Tables
ui-footer-unofficial = Adaptations non officielles, sans lien avec les auteurs, éditeurs et ayants droit.
ui-footer-about = À propos
ui-footer-privacy = Vie privée

## Page d’accueil

home-title = Ce soir, qui est <em>en cavale ?</em>
home-lead = Quatre jeux de fuite et de casse. Sans compte, sans attente.
home-bots = Jouer contre des bots
home-friends = Entre amis
home-resume = Reprendre chez { $title }
home-resume-line = { $round ->
       [none] { $game }.
      *[other] { $game }, { $round }.
    } { $turn ->
       [true] À toi de jouer !
      *[false] Ta place est gardée.
    }
home-resume-go = Rejoindre
home-code = Un code de table ?
home-code-example = loutre-7-velours
home-code-go = S’asseoir
home-open-tables = { $count ->
       [0] Voir les tables ouvertes
       [1] Voir la table ouverte
      *[other] Voir les { $count } tables ouvertes
    }
home-memory = La Traque garde la mémoire des victimes.

## Les jeux, comme les dit la page d’accueil

card-casa_de_papel = La Casa de Papel
    .kind = Bluff et débat
    .line = Qui imprime, qui sabote ?
    .time = 30 min
    .seats = 4 à 8
    .one-screen = Sans horloges, et sans les pouvoirs, qui se jouent les yeux fermés.
card-red_notice = Red Notice
    .kind = Déplacement caché
    .line = Une faussaire, une agente, un monde.
    .time = 45 min
    .seats = 2
    .one-screen = Sans horloges.
card-coffre_fort = La Course au Coffre-Fort
    .kind = Ensemble, en temps réel
    .line = Quatre clés, une seule horloge.
    .time = 15 à 30 min
    .seats = 2 à 4
card-la_traque = La Traque
    .kind = Stratégie, factions
    .line = Retrouver les coupables, garder la mémoire.
    .time = 90 min
    .seats = 2 à 4
    .one-screen = Sans horloges.

## Ton nom

who-ask = Comment t’appelle-t-on ?
    .hint = Un nom suffit : pas de compte, pas d’adresse.
who-invited = { $name } t’attend à sa table.
    .hint = On y joue à { $game }. Comment t’appelle-t-on ? Un nom suffit : pas de compte, pas d’adresse.
who-watch = Une partie est en cours chez { $name }.
    .hint = On y joue à { $game }. Dis ton nom pour la regarder.
who-label = Ton nom à la table
who-longest = { $most } lettres au plus : le nom tient sur une place.
who-go = C’est moi
who-guest = Invité
invite-old = Cette invitation ne mène plus nulle part.
    .hint = La table n’est plus là, ou son lien a changé. Demande le nouveau à qui t’a invité, ou tape le code de la table.
invite-closed = La partie a commencé. Cette table n’a pas de spectateurs, et personne ne s’assoit après le début.
invite-closed-full = La partie a commencé. Cette table n’a pas de spectateurs, ni de bot dont tu pourrais prendre la place.
invite-closed-over = Cette table n’a pas de spectateurs : seuls ceux qui y étaient assis voient comment c’était.
late-ask = Prendre la place d’un bot
    .hint = Si tout le monde à la table est d’accord, tu joues dès la prochaine manche, avec tout ce que cette place sait.
late-take = Demander la place { DE($bot) }
late-asked-for = Demandée
late-none = Aucune place de bot n’est libre à cette table.
late-waiting = Tu as demandé la place { DE($bot) }.
    .hint = On attend l’accord des joueurs. Laisse cette page ouverte.
late-withdraw = Retirer ma demande
late-agreed = C’est d’accord : tu prends la place { DE($bot) }.
    .hint = Elle est à toi dès la prochaine manche. Laisse cette page ouverte.
late-declined = La table préfère continuer sans toi cette fois-ci.
late-watch = Tu peux regarder sans t’asseoir.
late-no-watching = Cette table n’a pas de spectateurs.
late-strip = { $name } voudrait prendre la place { DE($bot) } dès la prochaine manche.
    .hint = Qui s’assoit là voit ce que cette place sait. N’accepte que si tu sais qui c’est.
late-strip-waiting = Tu es d’accord. On attend les autres.
late-strip-agreed = { $name } prend la place { DE($bot) } dès la prochaine manche.
late-yes = D’accord
late-no = Refuser
late-since = depuis la manche { $round }
me-title = Nom et jeton
    .hint = Quand tu veux : toutes tes tables suivent, dès qu’on peut y parler librement.
me-button = { $name } : nom et jeton
me-button-nobody = Nom et jeton
me-disc = Sur mon jeton
    .hint = Sa couleur est celle de ta place à la table.
me-keep = Garder
sign = { $sign ->
        [crown] une couronne
        [eye] un œil
        [flag] un drapeau
        [globe] un globe
        [hand] une main
        [lock] un cadenas
        [moon] une lune
        [search] une loupe
        [spark] une étincelle
        [sun] un soleil
       *[letter] la première lettre de mon nom
    }

## Une nouvelle table

new-title = Une table entre amis
    .hint = Tu reçois un lien et un code à partager. Les places vides peuvent aller à des bots.
new-game = Jeu
new-seats = Places
new-access = Qui peut venir
    .invite = Avec le lien ou le code
    .open = Tout le monde, la table est dans la liste
new-watching = Le public
    .none = Personne ne regarde
    .open = On peut regarder
    .delayed = On peut regarder, en différé
new-patience = Si quelqu’un s’absente
    .value = { $seconds ->
           [0] On l’attend
          *[other] Un bot joue après { $seconds } s
        }
    .hint = Seulement tant que quelqu’un d’autre est là et attend. Sans personne, la partie ne bouge pas ; par correspondance, seule l’horloge décide.
new-hot-seat = Un seul écran pour tout le monde
    .hint = On se passe l’appareil ; un rideau cache la main des autres.
new-late = Amis en retard
    .hint = Qui a le lien peut prendre la place d’un bot dès la manche suivante, si tout le monde à la table est d’accord.
new-level = Niveau des bots
new-more = Options des règles
new-default = { $value } (d’ordinaire)
new-edition = Édition
    .hint = Une édition est un fichier texte (.toml) : les cartes, les équipes, les objectifs et tous les noms. Tu peux jouer avec la tienne.
new-edition-which = La table joue
new-edition-bring = Apporter un fichier
new-edition-checking = Vérification…
new-edition-start = Télécharger celle du jeu, pour la modifier
new-edition-good = « { $title } » est jouable.
new-edition-warnings = { $count ->
       [1] Un point ressemble à un oubli :
      *[other] Quelques points ressemblent à des oublis :
    }
new-edition-bad = { $count ->
       [1] Cette édition n’est pas jouable. Une chose ne va pas :
      *[other] Cette édition n’est pas jouable. { $count } choses ne vont pas :
    }
new-edition-too-large = Ce fichier dépasse 256 Ko, c’est trop pour une édition.
new-edition-no-text = Ce n’est pas un fichier texte.
new-edition-empty = Ce fichier est vide.
new-go = Ouvrir la table
level-clever = Rusé
level-steady = Posé
level-casual = Tranquille
level-easy = Débutant
level-random = Au hasard
level-expert = Redoutable

## La salle, avant la partie

room-title = Autour de la table
room-invite = Inviter
    .hint = Envoie ce lien ou ce code : un nom suffit pour prendre place.
    .watch = Envoie ce lien ou ce code à qui veut regarder.
only-here = Cette adresse ne marche que sur cet appareil.
only-here-open = Des téléphones proches peuvent venir si tu ouvres Cavale ici :
only-here-start = Pour que des téléphones proches puissent venir, arrête-le et relance-le avec :
only-here-then = Ouvre ensuite { $address } et envoie le lien depuis là.
room-code = Code
room-copy = Copier le lien
room-copied = Lien copié
room-share = Partager
room-qr = Le lien de la table, en code QR
room-name = Le nom à la place { $seat }
room-you = toi
room-bot = bot, { $level }
room-free = Place libre
room-choose = Il reste de la place : assieds-toi.
room-sit = M’asseoir ici
room-sit-any = M’asseoir
room-move = Venir ici
room-stand = Me lever
room-add-bot = Un bot
room-remove-bot = Retirer le bot
room-kick = Écarter { $name }
room-kick-sure = Écarter { $name } de la table ?
    .hint = Sa place sera libre, et { $name } n’entre plus ici. Le lien et le code de la table changent : envoie les nouveaux à qui doit encore venir.
room-kick-yes = Écarter
room-start = Commencer
room-start-bots = { $count ->
       [1] Commencer avec un bot
      *[other] Commencer avec { $count } bots
    }
    .hint = { $count ->
           [0] Tout le monde est là.
           [1] Une place est libre : un bot la prendra.
          *[other] { $count } places sont libres : des bots les prendront.
        }
room-wait = { $name } lance la partie quand tout le monde est là.
room-wait-owner = On commence quand tu veux.
room-settings = La table
room-edition = Édition
    .hint = Cette table ne joue pas l’édition du jeu.
room-away = absent
room-closed = Cette table est fermée.
    .hint = Elle n’attend plus personne.

## Tables

tables-title = Tables
tables-open = Tables ouvertes
    .none = Aucune table ouverte en ce moment.
tables-watch = Regarder
    .none = Aucune partie à regarder en ce moment.
tables-mine = Mes tables
    .none = Tu n’es à aucune table.
tables-start = Ouvrir une table
tables-brought = Une partie venue d’un fichier
tables-bring = Revoir un fichier de partie
tables-bring-too-large = Ce fichier dépasse 4 Mo, c’est trop pour une partie.
tables-at = Chez { $title }
tables-seats = { $taken } sur { $seats }
tables-join = Voir
tables-go = Rejoindre
tables-your-turn = À toi de jouer
tables-edition = édition « { $title } »
tables-status = { $status ->
       [lobby] se remplit
       [playing] en cours
       [over] finie
      *[closed] fermée
    }

## La table

table-where = chez { $title }
table-table = Table
table-pad = Le bloc-notes de la table
table-page-lit = , quelque chose est possible ici
table-journal = Journal
    .none = Il ne s’est encore rien passé.
table-journal-all = tout voir
table-journal-bot = (un bot, pour toi)
table-journal-less = replier
table-legend = Les signes de la table
table-chat = Discussion
    .none = Personne n’a encore rien écrit.
table-chat-unread = { $count ->
       [0] Aller à la discussion
       [1] Aller à la discussion, un message non lu
      *[other] Aller à la discussion, { $count } messages non lus
    }
table-chat-short = Discuter
table-chat-write = Écrire à la table
table-chat-send = Envoyer
table-chat-report = Signaler ce message
table-chat-report-sure = Signaler ce message { DE($name) } ?
    .hint = Il sera gardé, avec quelques lignes autour, pour qui tient ce serveur.
table-chat-report-yes = Signaler
table-chat-reported = Signalé.
table-chat-mute = Ne plus lire { $name }
table-chat-muted = { $count ->
       [1] Un message masqué
      *[other] { $count } messages masqués
    }
table-chat-unmute = Tout relire
table-watching = Public
    .hint = Tu regardes ; la table ne te voit pas agir.
    .soon = Tu regardes avec un peu de retard : la table apparaît dans un moment.
table-over = La partie est finie.
    .hint = Tout est dévoilé.
table-look-at-end = Voir le dénouement
table-paused = La table se repose.
    .hint = Les horloges sont arrêtées.
away-title = Pendant ton absence
away-mine = Décidé à ta place
away-others = Ce qui s’est passé d’autre
away-go-on = Continuer
table-asleep = Personne n’est à la table.
    .hint = La partie attend ses joueurs : aucune horloge ne court, aucun bot ne joue.
table-standing-line = Le chrono est arrêté : on attend { $seats-name }.
    .hint = La connexion a été coupée en plein tour. En attendant, plateau, mains et journal sont couverts et la discussion est fermée : personne ne gagne le temps de réfléchir.
table-standing-restart = Le serveur est de retour, le chrono est encore arrêté.
    .hint = On attend { $seats-name }. Ça ne compte contre personne.
table-standing-back = Tout le monde est là : le chrono repart.
    .hint = À vos places.
table-standing-pause = Le chrono est arrêté : une pause, d’un commun accord.
    .hint = En attendant, plateau, mains et journal sont couverts et la discussion est fermée.
table-standing-away = Personne n’est à la table : le chrono est arrêté.
    .hint = Il repart quelques secondes après le retour de quelqu’un. En attendant, plateau, mains et journal sont couverts.
table-standing-left = Le chrono repart dans { $seconds } s au plus tard.
table-commanding = Tu joues pour { $name }.
    .hint = Toute la table le peut, jusqu’à son retour.
table-stood = { $rested ->
       [true] Avec une pause, d’un commun accord : en tout, le chrono est resté arrêté { SPAN($seconds) }.
      *[false] Le chrono est resté arrêté { SPAN($seconds) } : personne à la table, une connexion coupée, ou le serveur absent.
    }
table-resume = Reprendre la partie
table-undo = Annuler
table-undo-ask = Demander à annuler
table-undo-asked = { $seat-name } voudrait annuler sa dernière action.
    .hint = Tout le monde doit être d’accord.
table-undo-asked-you = Tu as demandé à annuler. On attend les autres.
table-undo-yes = Accepter
table-undo-no = Refuser
table-take-back = Reprendre
table-locked = C’est verrouillé.
table-more = Plus…
table-final = C’est définitif
table-seats = À la table
table-present = là
table-absent = absent
table-held = absent, un bot joue
table-orphaned = absent, les autres jouent
table-is-bot = bot
table-you = toi
table-late = { $times ->
    [one] a répondu une fois au hasard, faute de temps
   *[other] a répondu { $times } fois au hasard, faute de temps
}
table-pause = Demander une pause
table-abandon = Abandonner la partie
table-abandon-sure = Abandonner la partie ?
    .hint = La majorité décide. Personne ne gagne, et tout est dévoilé.
    .all = Il faut l’accord de toute la table. La partie s’arrête, et tout est dévoilé.
table-abandon-yes = Abandonner
table-resign = Concéder la victoire
    .hint = L’autre camp gagne, et tout est dévoilé.
    .sure = Concéder la victoire ?
    .yes = Concéder
table-vote = { $motion ->
       [pause] Une pause ?
       [resume] On reprend ?
      *[abandon] On abandonne ?
    }
table-vote-count = { $votes } pour, { $needed } pour décider
table-vote-yes = Pour
table-vote-no = Retirer ma voix
table-leave = Quitter la table
    .hint = Ta place reste gardée ; un bot joue si tu tardes.
    .grace = Ta place est gardée ; les autres la jouent jusqu’à ton retour.
table-reclaim = Ma place sur un autre appareil
    .hint = Ce lien est à toi seul : qui l’ouvre a ta place. Il sert autant de fois que tu veux.
seat-link-qr = Le lien privé de ta place, en code QR
seat-link-renew = Renouveler le lien
    .hint = L’ancien n’ouvre alors plus rien.
    .done = Voici le nouveau lien. L’ancien n’ouvre plus rien.
seat-link-old = Ce lien privé n’ouvre plus de place.
    .hint = Il a été renouvelé, ou la table n’est plus là. Copie le nouveau sur l’appareil où tu joues.
table-fair = Mélange vérifiable
    .hint = Comment il se fait, ce qu’il prouve et ce qu’il ne prouve pas.
table-export = Emporter la partie
    .hint = Un fichier avec toutes les actions et le mélange, à garder, à vérifier ou à revoir ailleurs.
proof-unproven = importée, non prouvée
    .title = Cette partie a été importée et n’est pas prouvée.
    .hint = Ce serveur n’a pas signé son fichier : personne ici ne peut dire si elle a été jouée ainsi.
proof-signed = Cette partie a été importée. Son fichier porte la signature de ce serveur.
proof-head = Cette partie finit par
    .hint = Ces chiffres couvrent tout ce que contient le fichier de la partie. Qui les a notés peut dire plus tard si un fichier est bien cette partie.
    .full = montrer tous les chiffres et la clé
    .changed = Pas comme avant : cette partie finissait par d’autres chiffres quand ce navigateur l’a vue. Quelqu’un l’a modifiée.
proof-key = La clé du serveur qui les a signés :
table-rematch = Revanche
table-rematch-go = Aller à la revanche
table-replay = Revoir la partie
table-rule = Règle { $rule }
table-hours = h
table-days = j
table-curtain = À { $seat-name } de jouer
    .hint = Passe l’appareil. Les autres ferment les yeux.
table-curtain-hold = Maintenir pour voir
table-private = Caché : l’écran est à tout le monde.
table-curtain-keep = C’est bon, je joue
table-no-game = Ce client ne sait pas encore dessiner ce jeu.

## Lignes qui se coupent

line-lost = Connexion perdue.
    .hint = Ta place est gardée. On rappelle…
line-none = Le serveur ne répond pas.
    .hint = On rappelle…
line-offline = Pas de réseau.
line-now = Rappeler
line-replaced = Tu joues sur un autre appareil.
    .hint = Ta place est la même là-bas. Tu peux la reprendre à tout moment.
line-replaced-here = Jouer ici
line-kicked = Cette table t’a écarté.
    .hint = D’autres tables t’attendent.
line-forgotten = Ce serveur ne te connaît plus.
    .hint = Ta place est partie avec ton nom. Sous un nouveau nom, tu peux t’asseoir où tu veux.
line-outdated = Cavale a été mis à jour.
    .hint = Recharge la page : ta place est gardée.
line-outdated-go = Recharger
line-ended = La table a raccroché.
    .hint = Rien n’est perdu : la partie est sur le serveur.

## Réglages

settings-title = Réglages
settings-sound = Sons
settings-motion = Animations
settings-patterns = Motifs renforcés
    .hint = pour distinguer sans les couleurs
settings-theme = Bureau de nuit
settings-language = Langue

## Règles, tutoriels, relectures

rules-title = Règles
rules-none = Pas encore de règles ici.
rules-contents = Sommaire
learn-title = Apprendre en jouant
learn-hint = Cinq minutes à une vraie table, avec de vraies règles.
learn-go = Commencer
learn-none = Le tutoriel de ce jeu arrive avec sa table.
replay-page = Revoir la partie
replay-through = Par les yeux de
replay-spectator = quelqu’un du public
replay-play = Lire
replay-stop = Arrêter
replay-step-back = Un pas en arrière
replay-step = Un pas en avant
replay-at = Moment { $at } sur { $last }
replay-look = Voir la table
replay-none = Cette partie ne peut pas être revue.

## Erreurs

fault-unreachable = Le serveur ne répond pas. Vérifie le réseau, puis réessaie.
fault-not-found = On ne trouve pas ce que tu cherches.
fault-too-much = Doucement : trop de demandes d’un coup. Attends un instant.
fault-broken = Quelque chose s’est cassé de notre côté. Rien n’a été changé.
fault-line-ended = La ligne est coupée. Rien n’a été changé.
fault-refused = Ce n’est pas possible : { $code }.
fault-no-such-code = Aucune table ne répond à ce code. Vérifie les mots et le chiffre.
missing-title = Cette page a pris la fuite.
missing-hint = L’adresse est fausse, ou la table n’existe plus.
error-title = Un accroc.

## À propos

about-title = À propos de Cavale
about-what = Cavale est l’endroit où jouer à quatre jeux de fuite et de casse à information cachée, entre amis ou contre des bots. Le logiciel est libre, sous licence Apache 2.0, et s’installe chez soi.
about-unofficial = Adaptations non officielles. Cavale n’a aucun lien avec les auteurs, éditeurs et ayants droit des jeux imprimés ni des œuvres dont ils s’inspirent, et n’a reçu leur accord sous aucune forme. Les titres et les noms de personnages sont des textes d’édition, que qui tient un serveur peut remplacer. Illustrations et textes sont les nôtres.
about-thanks = Caractères : Young Serif, Instrument Sans et Courier Prime, sous licence SIL OFL.
about-key = La clé de ce serveur
    .hint = Elle signe chaque partie finie. Compare-la à la clé d’un fichier de partie : cavale verify FILE --key HEX dit si ce serveur l’a signé.
    .former = Clés qui signaient avant :

## Vie privée

privacy-title = Vie privée
privacy-lead = Le strict nécessaire pour jouer, rien de plus.
privacy-what = Ce que ce serveur garde de toi
    .body = Un nom que tu choisis, une session (un cookie signé, sans lequel ta place serait perdue), tes actions dans les parties, et ce que tu écris.
privacy-how-long = Combien de temps
    .body = Les messages sont effacés 30 jours après la partie, sauf réglage de qui tient le serveur. Les noms et sessions le sont 12 mois après ta dernière visite, sauf réglage de qui tient le serveur, ou tout de suite sur demande. Un signalement garde dix lignes autour du message.
privacy-others = Qui d’autre
    .body = Personne. Cette page ne parle qu’à ce serveur : pas de mesure d’audience, pas de publicité, pas de police ni de script venus d’ailleurs.
privacy-here = Dans ce navigateur
    .body = Tes réglages : son, animations, langue, thème, motifs. Ils ne quittent pas cet appareil.
privacy-you = Tes droits
    .body = Tu peux te faire oublier tout de suite : ton nom, ta session et tes messages sont effacés. Les parties restent, sans ton nom. Qui tient ce serveur peut le faire pour toi, d’une commande.
privacy-forget = M’oublier
    .sure = Te faire oublier de ce serveur ?
    .hint = Tes places dans les parties en cours sont perdues. C’est sans retour.
    .done = C’est oublié : ton nom, ta session et tes messages n’existent plus ici.
    .nobody = Ce serveur ne connaît personne dans ce navigateur.

## Mélanges équitables

room-envelope-none = sans enveloppe
room-envelope-owed = nouvelle enveloppe attendue
room-envelope-shut = enveloppe cachetée
room-envelope-open = enveloppe ouverte
room-opening = On ouvre les enveloppes ; encore fermées : { $names }.
    .all = Toutes les enveloppes sont ouvertes : on mélange les cartes.
    .hint = Personne ne peut plus rien changer, ni l’hôte ni le serveur. Chaque page ouvre la sienne ; si une page est fermée, le départ l’attend.
    .lost = Ce navigateur n’a pas ce qui a été cacheté pour ta place : il ne peut pas ouvrir l’enveloppe. Il faut annuler ce départ.
room-owing = Une nouvelle enveloppe est attendue : { $names }.
    .hint = Un départ a été annulé, et le suivant demande à tous une nouvelle enveloppe. Une page ouverte cachette la sienne toute seule.
room-call-off = Annuler ce départ
room-called-off = Le départ { $start } a été annulé : l’enveloppe de la place { $seats } est restée fermée.
room-fair = Mélange équitable, départ { $number }

fair-how = Comment ?
fair-good = Mélange vérifié ici : équitable.
fair-bad = PAS ÉQUITABLE : cette partie n’est pas celle qu’on a montrée à ce navigateur.
    .hint = N’est pas comme promis : { $what }.
fair-none = Mélange non vérifié ici : ce navigateur n’était pas assis à la table.
fair-unread = Mélange non vérifié : la partie n’a pas pu être lue. Recharge la page.
fair-wrong =
    .shuffle = la façon de mélanger manque
    .game = le jeu
    .options = les options de la table
    .edition = l’édition
    .start = le numéro du départ
    .promise = la graine
    .commitments = les enveloppes des autres
    .seals = le contenu d’une enveloppe
    .contribution = ce que ton navigateur a ajouté
    .match = de quelle partie il s’agit
    .draws = les cartes tirées
    .head = le journal de la partie
fair-here = Dans ce navigateur
fair-meaning =
    .good = La graine est celle qui était promise, et les cartes viennent d’elle et de ton enveloppe. Ton navigateur a gardé ce qu’il a ajouté et tout ce qu’on lui a montré avant d’ouvrir son enveloppe ; il vient de lire la partie, de recalculer chaque tirage, et il trouve la même chose.
    .bad = Quelqu’un a changé quelque chose une fois les enveloppes cachetées, ou cette page a un défaut. Garde ton enveloppe et la partie : avec les deux, n’importe qui peut refaire la vérification sans ce serveur. Demande à ton hôte.
    .none = Seul un navigateur assis à la table dès le départ a une enveloppe à comparer. Une fenêtre privée garde la sienne jusqu’à sa fermeture.
    .unread = Ton enveloppe est toujours là. Dès que la partie pourra être lue, la vérification se refera.
fair-save = Garder mon enveloppe
    .hint = Avec le fichier de la partie, on peut vérifier sur n’importe quel ordinateur, sans ce serveur :
fair-step =
    .promise = Le serveur choisit une graine secrète et montre son empreinte dès que la table existe. À partir de là, il ne peut plus en prendre une autre.
    .seal = Chaque navigateur tire quelque chose au hasard et n’en montre que le cachet. Un cachet ne va qu’à une place, pour un départ d’une table.
    .open = Quand l’hôte lance la partie, toutes les enveloppes sont ouvertes et comparées à leur cachet, celle de l’hôte en premier. À partir de là, personne ne peut rien ajouter ni changer. Si l’une reste fermée, il n’y a pas de partie : tout le monde voit laquelle, et un nouveau départ recommence tout.
    .show = Tout le hasard de la partie vient de la graine et du contenu des enveloppes. À la fin, la graine est dévoilée, et chaque navigateur vérifie par lui-même.
fair-limits = Ce qui reste possible
    .knows = Le serveur distribue, il connaît donc toutes les cartes pendant que tu joues. Le mélange exclut seulement que quelqu’un les ait choisies.
    .aborts = Un serveur de mèche avec une des places peut voir la donne avant tous les autres et garder cette dernière enveloppe fermée. Il ne peut pas le faire en secret : le départ est annulé sous tes yeux, et compté.
    .bots = Les bots n’ajoutent rien. Si tu joues seul contre des bots, le mélange se fait entre le serveur et toi.
fair-numbers = Les nombres
    .promise = Empreinte de la graine
    .seed = Graine
    .seal = Cachet de { $name }
    .start = Départ numéro { $number } de cette table
