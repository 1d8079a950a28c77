### Ce que disent le moteur, la ligne de commande et la table du terminal. On dit « tu ».

## Mots

word-yes = oui
word-no = non
word-none = rien
word-number = { $number }
player-you = Toi
player-spectator = le public
guest-forgotten = quelqu’un d’autrefois
player-names = Bruno, Chloé, Dario, Gala, Marius, Nina, Raoul, Zoé

## Refus du moteur

refusal-match-over = La partie est finie.
refusal-match-has-started = La partie a déjà commencé.
refusal-match-paused = La table est en pause.
refusal-match-not-paused = La table n’est pas en pause.
refusal-clock-stands = Le chrono est arrêté : rien à jouer ni à dire avant qu’il reparte.
refusal-no-grace = Ici, le chrono n’attend pas.
refusal-no-orphan = Cette place n’est pas à confier.
refusal-match-too-long = Cette partie compte { $most } entrées et n’en prend plus. On ne peut que l’abandonner.
refusal-not-your-seat = Ce n’est pas ta place.
refusal-not-now = Ce n’est pas possible à ce moment.
refusal-nothing-to-take-back = Il n’y a rien à reprendre.
refusal-nothing-to-undo = Il n’y a rien à annuler.
refusal-undo-needs-consent = D’autres ont joué depuis : il faudrait leur accord.
refusal-undo-too-late = Depuis, quelque chose s’est su, ou la réponse était définitive : cela ne s’annule plus, même si tous sont d’accord.
refusal-window-not-open = Ce délai ne court pas ({ $window }).
refusal-no-such-action = Cette action n’existe pas ici : { $verb }.
refusal-spectators-are-silent = Le public regarde en silence.
refusal-hot-seat-without-clocks = Autour d’un seul appareil, on se le passe sans se presser : jouez sans horloges.
refusal-ask-closed = Cette question est close. Regarde de nouveau, puis réponds.

## Événements du moteur

event-drafted = C’est noté : { $action-name }.
event-draft_shown = { $seat-who ->
    [you] C’est noté : { $action-name }.
   *[other] { $seat-name } : { $action-name }.
}
event-taken_back = Repris.
event-taken_back_shown = { $seat-who ->
    [you] Repris.
   *[other] { $seat-name } reprend son geste.
}
event-sealed = { $count ->
    [one] Une réponse est donnée.
   *[other] { $count } réponses sont données.
}
event-out_of_time = Le temps est écoulé : on continue sans attendre ta réponse.
event-undone = { $seat-who ->
    [you] Annulé : { $action-name }.
   *[other] { $seat-name } annule sa dernière action.
}
event-paused = La table se repose.
event-resumed = La partie reprend.
event-abandoned = La table abandonne la partie : personne ne gagne.
event-clock_frozen = { $seat ->
    [none] Le chrono est arrêté jusqu’au retour des joueurs.
   *[other] { $seat-who ->
        [you] Le chrono est arrêté : ta connexion est coupée.
       *[other] Le chrono est arrêté : la connexion { DE($seat-name) } est coupée.
    }
}
event-clock_resumed = Le chrono repart, après { SPAN($seconds) } d’arrêt.
event-seat_orphaned = { $seat-who ->
    [you] Tu n’es plus là : les autres jouent pour toi.
   *[other] { $seat-name } n’est plus là : les autres jouent pour cette place.
}
event-seat_returned = { $seat-who ->
    [you] Te revoilà.
   *[other] { $seat-name } est de retour.
}

## La table du terminal

terminal-table = { $title } · { $seats } personnes · les bots jouent au niveau { $level }
terminal-you-are = Tu occupes la place { $seat } sur { $seats }. Tape un numéro, ou ? pour l’aide.
terminal-go-on = Entrée : laisser continuer les autres
terminal-more = page { $page } sur { $pages } · Entrée : page suivante, q : revenir
terminal-choose-line = Laquelle ? (Entrée : revenir)
terminal-caution = Le faire quand même ? o : oui · Entrée : revenir
terminal-nothing-fits = Rien ici ne correspond à « { $typed } ». Tape un numéro de 1 à { $count }, un bout de mot, ou ? pour l’aide.
terminal-no-number = Il n’y a pas de numéro { $number } : tape de 1 à { $count }.
terminal-answer-needed = On attend ta réponse : tape un numéro de 1 à { $count }, ou ? pour l’aide.
terminal-possible = C’est possible maintenant : { $action }.
terminal-why = Impossible maintenant, et pourquoi :
terminal-why-all-possible = Tout ce que ce jeu connaît est possible.
terminal-why-nothing = Aucune action de ce jeu ne correspond à « { $typed } ».
terminal-no-log = Il ne s’est encore rien passé.
terminal-no-rules = Ce jeu n’a pas de page de règles ici.
terminal-rules-nothing = Les règles ne parlent pas de « { $typed } ».
terminal-saved = Enregistré dans { $file }. Pour la revoir : cavale replay { $file }
terminal-save-where = Dis où : sauver ma-partie.json
terminal-save-failed = Impossible d’écrire { $file } : { $reason }.
terminal-won = Tu as gagné !
terminal-lost = Tu as perdu.
terminal-drawn = Personne n’a gagné.
terminal-again = Une autre partie ? Entrée : oui · n : non
terminal-bye = À bientôt !
terminal-bye-open = La partie reste inachevée. À bientôt !

terminal-help = Tape le numéro de ce que tu veux faire, ou un bout de ses mots. Entrée seule laisse continuer les autres, quand rien ne t’est demandé.
terminal-why-line = { $what } : { $reason }

command-help = ?, aide
    .usage = { "" }
    .help = ce que l’on te demande, et cette liste
command-why = pourquoi
    .usage = (MOT)
    .help = pourquoi quelque chose n’est pas possible
command-undo = annuler, retour
    .usage = { "" }
    .help = reprendre ce que tu as fait
command-table = table, t
    .usage = { "" }
    .help = dessiner la table de nouveau
command-log = journal
    .usage = { "" }
    .help = ce qui s’est passé jusqu’ici
command-rules = règles
    .usage = (MOT)
    .help = les règles, ou les endroits qui parlent d’un mot
command-save = sauver
    .usage = FICHIER
    .help = garder la partie dans un fichier
command-quit = quitter, q
    .usage = { "" }
    .help = quitter la table
command-yes = o, oui
command-no = n, non

## Simulations, relectures, éditions, jeux

simulate-title = { $title } : { $games } parties, graine { $seed }
simulate-progress = parties
simulate-seat = place
simulate-bot = bot
simulate-won = gagnées
simulate-return = résultat moyen
simulate-interval = à 95 %
simulate-summary = { $decisions } décisions par partie · { $seconds } s · { $speed } parties par seconde

replay-title = { $title } · { $seats } places · { $records } inscriptions
replay-eyes = Par les yeux { DE($seat-name) }.
replay-all = Tout est montré.
replay-next = Entrée : suite · t : la table · a : tout le reste · q : quitter
replay-record-started = La partie commence.
replay-record-acted = { $by ->
    [none] { $held ->
        [true] Un bot pour { $seat-name } : { $action-name }
       *[false] { $seat-name } : { $action-name }
    }
   *[other] { $by-name } pour { $seat-name } : { $action-name }
}
replay-record-took_back = { $seat-name } reprend son geste.
replay-record-time_up = Le temps est écoulé : { $window-name }.
replay-record-undid = { $seat-name } annule.
replay-record-pause = Pause.
replay-record-resume = La partie reprend.
replay-record-abandon = La partie est abandonnée.
replay-record-freeze = Le chrono est arrêté.
replay-record-orphan = On n’attend plus { $seat-name }.
replay-record-return = { $seat-name } est de retour.

verify-good = bon : { $what }
verify-bad = MAUVAIS : { $what }
verify-promise = la graine est celle qui avait été promise avant la partie
verify-promise-broken = la graine n’est pas celle qui avait été promise avant la partie
verify-envelopes = { $recipe ->
    [1] personne n’a cacheté d’enveloppe : l’ancienne recette n’en avait pas
   *[other] { $count ->
        [0] personne n’a cacheté d’enveloppe : le mélange vient de la seule graine du serveur
        [one] l’enveloppe contient ce qui y était cacheté avant le départ
       *[other] les { $count } enveloppes contiennent ce qui y était cacheté avant le départ
    }
}
verify-envelopes-broken = { $kind ->
    [recipe] le fichier nomme une recette que ce programme ne connaît pas, ou en mêle deux
    [order] les enveloppes ne sont pas dans l’ordre des places
   *[seal] une enveloppe ne contient pas ce qui y était cacheté avant le départ
}
verify-former-recipe = Cette partie a été mélangée selon l’ancienne recette : ce que chacun ajoutait n’était pas cacheté, et l’hôte ajoutait en dernier. Les tirages sont donc prouvés, mais pas que personne n’a choisi parmi eux.
verify-mine = c’est la partie pour laquelle ton enveloppe de la place { $seat } a été ouverte, et ce que ton navigateur a ajouté a servi
verify-mine-broken = { $what ->
    [commitments] ce n’est pas ce qu’on a montré à ton navigateur : d’autres enveloppes
    [contribution] ce n’est pas ce qu’on a montré à ton navigateur : ce que ton navigateur a ajouté n’a pas servi
    [edition] ce n’est pas ce qu’on a montré à ton navigateur : une autre édition
    [game] ce n’est pas ce qu’on a montré à ton navigateur : un autre jeu
    [head] ce n’est pas ce qu’on a montré à ton navigateur : une autre fin de la chaîne des inscriptions
    [match] ce n’est pas ce qu’on a montré à ton navigateur : une autre partie
    [options] ce n’est pas ce qu’on a montré à ton navigateur : d’autres options de la table
    [promise] ce n’est pas ce qu’on a montré à ton navigateur : une autre empreinte du serveur
    [shuffle] ce n’est pas ce qu’on a montré à ton navigateur : la façon de mélanger manque
   *[start] ce n’est pas ce qu’on a montré à ton navigateur : un autre départ de la table
}
verify-no-shuffle = le fichier ne dit pas comment les cartes ont été mélangées
verify-dice = les { $count } tirages viennent de cette graine et de ce que chacun a ajouté
verify-dice-broken = un tirage de l’inscription { $record } ne vient pas de cette graine et de ce que chacun a ajouté
verify-no-dice = personne ne peut donc dire d’où viennent les tirages
verify-rules = les { $count } inscriptions suivent les règles et mènent aux états qu’elles disent
verify-end = la partie a une fin
verify-no-end = la partie n’a pas de fin : elle n’était pas finie, ou les dernières inscriptions manquent
verify-end-unknown = personne ne peut donc dire si la partie a une fin
verify-chain = les { $count } inscriptions et la mise en place forment une seule chaîne
verify-chain-broken = les { $count } inscriptions et la mise en place ne forment pas la chaîne qui mène à la tête : quelque chose a été modifié
verify-no-chain = ce fichier est de la version 1, où les inscriptions ne forment pas de chaîne : rien ne prouve qu’il n’a pas été modifié
verify-form = le fichier est écrit exactement comme Cavale l’écrit
verify-form-broken = le fichier n’est pas écrit comme Cavale l’écrit : quelqu’un ou quelque chose l’a récrit
verify-no-hashes = l’inscription { $record } ne dit pas l’état où elle mène : personne ne peut donc dire si les règles étaient les mêmes
verify-rules-unknown = elle a été jouée avec les règles numéro { $rules } ; ce programme connaît les numéros 1 à { $known }
verify-signature = la clé du fichier a signé la fin de la chaîne
verify-signature-broken = la signature ne correspond pas au fichier et à sa clé
verify-unsigned = personne n’a signé ce fichier : rien ne prouve qui l’a écrit
verify-key = cette clé est celle que tu as donnée
verify-key-other = la clé du fichier n’est pas celle que tu as donnée : quelqu’un d’autre l’a signé
verify-head = la chaîne mène à la tête que tu as vue
verify-head-other = la chaîne ne mène pas à la tête que tu as vue : ce n’est pas cette partie telle qu’elle a été jouée
verify-compare-head = À toi de comparer : est-ce la tête que ta table montrait à la fin (--head) ? { $digits }
verify-compare-key = À toi de comparer : est-ce la clé de ton serveur, telle que sa page sur le jeu loyal la montre (--key) ? Chacun peut signer avec une clé à soi. { $digits }
verify-all-good = Tout ce que le fichier peut prouver à lui seul est bon. Que ce soit la partie que tu as vue est prouvé une fois la tête ou la clé comparée.
verify-proven = Prouvé : tout est bon, et c’est bien celle que tu as donnée.
verify-not-proven = PAS PROUVÉ : voir ci-dessus.
verify-commitment = L’empreinte de la graine dans ce fichier ; compare-la à celle que ta table montrait : { $commitment }

edition-good = { $file } : une bonne édition de { $game } : { $title }
edition-broken = { $count ->
    [one] Cette édition ne peut pas être jouée. Une chose ne va pas :
   *[other] Cette édition ne peut pas être jouée. { $count } choses ne vont pas :
}
edition-problem = { $where } : { $reason }
edition-warning = avertissement : { $where } : { $reason }
edition-drawn = { $file } : dessiné

games-game = jeu
games-seats = places
games-bots = bots
games-edition = édition
games-options = options
games-start = Pour jouer : cavale play { $game }

## Ce que répond une table (le serveur) : rien n’a changé

table-already-started = La partie a déjà commencé.
table-bad-edition = Cette édition ne peut pas être jouée.
table-bad-envelope = Cette enveloppe ne va pas à cette table. Recharge la page.
table-bad-match = { $kind ->
    [format] Ce n’est pas un fichier de partie de Cavale.
    [version] Ce fichier de partie est de la version { $detail }, que ce programme ne sait pas lire.
    [chain] Ce fichier de partie a été modifié : ses inscriptions ne forment pas la chaîne qui mène à sa tête.
    [broken] Ce fichier de partie est abîmé. { $detail }
    [game] C’est une partie { DE($detail) }, un jeu qui n’est pas installé ici.
    [edition] L’édition dans ce fichier n’est pas celle avec laquelle la partie a été jouée.
    [box] L’édition dans ce fichier ne peut pas être jouée : { $detail }
    [end] Cette partie n’a pas de fin : elle n’était pas finie, ou les dernières inscriptions manquent.
    [work] Lire cette partie demande trop de temps ou de mémoire.
   *[replay] Cette partie ne suit pas les règles : { $detail }
}
table-bad-option = { $kind ->
    [none] « { $option } » n’est pas une option de ce jeu. Il n’en a aucune.
    [unknown] « { $option } » n’est pas une option de ce jeu. Il a : { $options }.
    [value] « { $option } » ne peut pas valoir « { $value } ». Valeurs possibles : { $values }.
    [seats] Cette édition n’est pas faite pour { $seats } places.
    [box] Cette édition ne peut pas être jouée ainsi : { $detail }
   *[with-seats] « { $option } » ne peut pas valoir « { $value } » avec { $seats } places.
}
table-closed = Les règles ont changé depuis le début de cette partie. Tu peux la regarder, pas la continuer.
table-envelope-missing = { $name } n’a pas encore cacheté de nouvelle enveloppe. Cela prend un instant si la page y est ouverte.
table-failed = Quelque chose a mal tourné ici. Réessaie dans un instant.
table-foreign-origin = Cela vient d’un autre site. Ouvre cette page de nouveau.
table-late-asked-for = Quelqu’un d’autre a demandé cette place.
table-late-declined = La table préfère continuer sans toi cette fois-ci.
table-late-gone = Plus personne ne demande cette place.
table-late-no-bot = Aucun bot n’est assis là.
table-late-not-allowed = À cette table, personne ne s’assoit après le début.
table-late-over = La partie est finie.
table-late-sat-here = Tu t’es déjà assis à cette table pendant cette partie : une seconde place en saurait trop.
table-malformed = Cela n’a pas été compris. Recharge la page.
table-name-invisible = Ce nom contient des signes qu’on ne voit pas, ou qui débordent sur leurs voisins. Tape-le à la main, avec des lettres.
table-name-needed = Choisis d’abord un nom : un nom qui se voit.
table-name-too-long = Un nom a { $most } lettres au plus.
table-no-envelope = Cette place n’a pas d’enveloppe.
table-no-such-code = Ce code n’ouvre aucune place ici.
table-no-such-edition = Cette édition n’est pas ici.
table-no-such-game = Il n’y a pas de jeu « { $game } » ici.
table-no-such-level = Il n’y a pas de bot « { $level } » ici.
table-no-such-line = Cette ligne n’est pas dans la discussion.
table-no-such-seat = Cette place n’existe pas.
table-no-such-table = Cette table n’existe pas. Vérifie le lien ou le code.
table-not-allowed = Cela ne se demande pas ici.
table-not-found = Il n’y a rien ici.
table-not-invited = Cette partie n’est pas ouverte au public.
table-not-opening = Aucun départ n’est en cours.
table-not-over = Ce sera possible quand la partie sera finie.
table-not-started = La partie n’a pas encore commencé.
table-not-stored = Cela n’a pas pu être enregistré, donc rien ne s’est passé. Réessaie dans un instant.
table-not-welcome = On t’a demandé de quitter cette table. Trouves-en une autre.
table-not-your-seat = Ce n’est pas ta place.
table-not-yourself = Tu ne peux pas t’exclure. Quitte plutôt la table.
table-nothing-said = Écris d’abord quelque chose.
table-one-device = À cette table, tout le monde joue sur un seul appareil, et ce n’est pas celui-ci.
table-owner-only = Seule la personne qui a ouvert la table peut le faire.
table-seat-taken = Quelqu’un est assis là. Choisis une autre place.
table-seated-already = Tu as déjà une place à cette table. Quitte-la d’abord.
table-session-needed = Choisis d’abord un nom.
table-spectators-are-silent = Le public regarde en silence.
table-start-under-way = Le départ est en cours : on ouvre les enveloppes, et personne ne peut plus rien changer.
table-table-changed = La table vient de changer. Regarde-la, puis lance à nouveau la partie.
table-table-full = Toutes les places sont prises.
table-too-large = C’est trop long.
table-too-many-editions = Tu as déjà { $most } éditions ici, et il n’y a pas de place pour une autre.
table-too-many-started = Tu as { $most } parties en cours. Finis-en d’abord une, ou abandonne-la.
table-too-many-tables = Tu as { $most } tables qui n’ont pas commencé. Lances-en d’abord une.
table-too-many-windows = Cette table est ouverte dans trop de tes fenêtres. Ferme-en une.
table-too-much = Moins vite. Attends un instant.
table-which-seat = Dis pour quelle place.
table-wrong-envelope = Ce n’est pas ce qui était dans l’enveloppe cachetée.
table-wrong-seats = Ce jeu se joue de { $least } à { $most } places.

## Hébergement

serve-address = Cavale est à { $address } (Ctrl-C pour arrêter)
serve-network = Cette adresse n’est que pour cet appareil. Pour que des téléphones proches puissent venir, lance-le avec : { $play } (ou : { $serve })
serve-network-address = Ils le trouveront à { $address }
serve-port-taken = Le port { $port } est pris ; un autre est utilisé.
serve-closed = Fermé. Toutes les parties sont enregistrées.
serve-forgotten = « { $who } » est oublié.
serve-namesakes = { $count } personnes s’appellent « { $who } ». Personne n’est oublié : dis laquelle par --id.
serve-namesake = --id={ $id }, dernière visite { $seen } (UTC), places à des tables : { $tables }
serve-report = Table { $table }, { $day } (UTC), signalé par { $by } : { $reason }
serve-report-line = { "> " }{ $name } ({ $guest }) : { $text }
serve-report-around = { "  " }{ $name } ({ $guest }) : { $text }
serve-no-reports = Rien n’a été signalé.
serve-key = La clé publique qui signe les parties finies : { $digits }
serve-key-former = Une clé qui signait avant : { $digits }
serve-copied = Copié dans { $file }. Pour servir depuis la copie : cavale serve --database { $file }

## Erreurs de la ligne de commande

error-prefix = cavale : { $reason }
error-warning = cavale : avertissement : { $reason }
error-command = pas de commande « { $name } » ; il y a : { $known }
error-missing = il manque : { $names } (cavale --help dit tout)
error-unknown = argument inconnu : { $names }
error-value = il manque une valeur après { $name }
error-game = il n’y a pas de jeu « { $game } » ; il y a : { $known }
error-game-close = il n’y a pas de jeu « { $game } » ; voulais-tu dire { $close } ?
error-seats = { $game } se joue de { $least } à { $most } places
error-seat = il n’y a pas de place { $seat } : choisis de 1 à { $seats }
error-option-form = écris une option sous la forme clé=valeur, pas « { $text } »
error-bot = { $game } n’a pas de bot « { $level } » ; il y a : { $known }
error-edition = cette édition ne peut pas être jouée : { $where } : { $reason }{ $more ->
    [0] { "" }
   *[other] { " " }(et { $more } de plus ; cavale edition check dit tout)
}
error-no-edition = aucun fichier *.toml dans { $file }
error-edition-game = { $file } ne dit pas dans sa table [edition] pour quel jeu il est fait ; ajoute --game
error-file-missing = il n’y a pas de fichier { $file }
error-file-not-text = { $file } n’est pas un fichier de texte
error-file = { $file } ne peut pas être lu : { $reason }
error-no-picture = { $game } n’a pas de plateau à dessiner
error-same-file = { $file } est l’édition elle-même ; il faut un autre fichier pour le dessin
error-write = { $file } ne peut pas être écrit : { $reason }
error-match = { $file } : { $reason }
error-envelope = { $file } n’est pas une enveloppe gardée à une table de Cavale
error-number = --{ $name } demande un nombre entier d’au moins { $least }, pas « { $text } »
error-digits = --{ $name } demande au moins { $least } des chiffres 0 à 9 et a à f, pas « { $text } »
error-lang = --lang vaut fr ou en, pas « { $text } »
error-port = rien ne peut écouter sur { $host }, port { $port } : { $reason }
error-database = { $reason }
error-database-foreign = { $path } n’est pas une base de données SQLite. Donne un autre fichier avec --database, ou remets à sa place la dernière copie faite par « cavale backup ».
error-database-damaged = la base de données { $path } est abîmée ({ $reason }). Remets à sa place la dernière copie faite par « cavale backup », ou sauve ce qui se lit encore : sqlite3 { $path } .recover
error-database-full = le disque de la base de données { $path } est plein. Fais de la place, puis recommence.
error-database-busy = un autre programme écrit dans la base de données { $path }. Arrête-le, puis recommence.
error-database-file = la base de données { $path } ne peut pas être ouverte : { $reason }. Vérifie qui peut la lire et l’écrire, elle et son dossier.
error-database-missing = il n’y a pas de base de données { $path }
error-database-names = la base de données { $path } a plusieurs noms (liens durs), et ce qui a été écrit en dernier se trouve à côté de l’un d’eux. Garde ce nom et enlève les autres.
error-database-newer = cette base de données vient d’un Cavale plus récent. Installe cette version, ou remets une copie d’avant la mise à jour.
error-database-version = cette base de données vient d’une autre version de Cavale. Démarre le serveur une fois, puis réessaie.
error-database-unreachable = la base de données { $name } ne répond pas ({ $reason }). Vérifie que PostgreSQL tourne et que l’adresse est juste.
error-database-setting = la base de données est réglée sur { $name } = { $found } : une coupure de courant peut perdre ce qui est enregistré. Règle-la sur { $wanted }, puis recommence.
error-serve = les tables n’ont pas pu être ouvertes ; le journal ci-dessus dit pourquoi
error-setting = { $name } ne peut pas valoir « { $text } »
error-nobody-named = qui faut-il oublier ? Un nom, ou --id
error-guest = personne ne s’appelle « { $who } »

## Aide de la ligne de commande

help-about = Des jeux de traque et de casse à information cachée : jouer contre des bots, simuler, relire.
help-play = jouer contre des bots dans le terminal
help-simulate = faire jouer des bots et compter les résultats
help-replay = montrer une partie enregistrée, en mots
help-verify = vérifier une partie finie : le mélange, les tirages, les règles, la fin
help-arg-head = la tête de la partie, telle que la table la montrait à la fin
help-arg-key = la clé publique du serveur, telle que sa page sur le jeu loyal la montre
help-arg-mine = l’enveloppe que ton navigateur a gardée à la fin de la partie
help-key = montrer la clé publique du serveur, qui signe les parties finies
help-renew = signer avec une autre clé désormais ; ce que l’ancienne a signé reste bon
help-edition = travailler avec des fichiers d’édition
help-edition-check = dire si un fichier d’édition peut être joué, sinon pourquoi
help-edition-draw = dessiner le plateau d’un fichier d’édition en image SVG
help-games = montrer la liste des jeux
help-version = montrer la version et quitter
help-help = montrer cette aide et quitter
help-lang = fr ou en ; sinon la langue du système
help-arg-game = un jeu, parmi ceux que montre : cavale games
help-arg-match = un fichier de partie : écrit par la commande sauver, ou téléchargé dans le navigateur
help-arg-edition = un fichier d’édition (TOML), ou un dossier qui en contient
help-arg-picture = l’image à écrire
help-seats = nombre de joueurs
help-seat = ta place, 1 pour la première
help-seat-eyes = par les yeux de qui regarder, 1 pour la première place ; sinon tout est montré
help-name = le nom que te donnent les autres
help-bots = le niveau des bots ; plusieurs, séparés par des virgules, sont donnés aux places tour à tour
help-edition-file = jouer avec ce fichier d’édition, ou ce dossier
help-option = une option de table ; peut être répété
help-seed = un nombre : la même graine donne le même hasard
help-blackout = durée d’une coupure de courant, en secondes (3)
help-games-count = nombre de parties (100)
help-game = le jeu auquel l’édition est destinée
help-serve = ouvrir les tables aux navigateurs
help-reports = ce qui a été signalé dans la discussion, avec les lignes autour
help-forget = oublier quelqu’un : son nom, sa session et ses messages disparaissent aussitôt
help-backup = copier la base de données, même pendant qu’elle sert
help-host = l’adresse où écouter (127.0.0.1) ; 0.0.0.0 laisse entrer ton réseau
help-port = le port où écouter (8000)
help-database = un fichier, ou l’adresse d’une base PostgreSQL ; sinon CAVALE_DATABASE, sinon cavale.db ici
help-bot-workers = nombre de processus qui réfléchissent pour les bots (1)
help-open = ouvrir le navigateur
help-arg-guest = un nom, ou l’identifiant d’une personne
help-arg-guest-id = l’identifiant de la personne, si plusieurs portent le même nom
help-arg-copy = un fichier qui n’existe pas encore

## Ce qui peut clocher dans une édition

problem-file-too-large = Le fichier dépasse { $most } Ko.
problem-file-too-deep = Le fichier a trop de tables ou de listes les unes dans les autres pour être lu.
problem-not-toml = Ce n’est plus du TOML à la ligne { $line }, colonne { $column } ({ $detail }).
problem-table-twice = Cette table se trouve aussi dans { $other }.
problem-entry-missing = Cette entrée manque.
problem-entry-unknown = Cette entrée n’existe pas. Ici, il y a : { $known }.
problem-not-a-number = Il faut ici un nombre entier.
problem-not-a-text = Il faut ici un texte entre guillemets.
problem-not-true-or-false = Il faut ici true ou false.
problem-not-one-of = « { $value } » ne va pas ici ; choisis parmi : { $values }.
problem-not-a-table = Il faut ici une table.
problem-not-a-list = Il faut ici une liste.
problem-wrong-length = La liste a { $count } entrées ; il en faut { $length }.
problem-unreadable = Ceci ne se lit pas : { $reason }
problem-wrong-game = C’est une édition de « { $game } », pas de « { $wanted } ».
problem-wrong-schema = C’est écrit dans le schéma { $schema } ; ce programme lit le schéma { $known }.
problem-id-letters = Un identifiant n’a que des minuscules, des chiffres et _.
problem-id-twice = Cet identifiant sert deux fois.
problem-name-empty = Un nom est vide ; il le faut dans les deux langues.
problem-at-least = Le nombre est au moins { $least }.
problem-at-most = Le nombre est au plus { $most }.
problem-number-too-large = Aucun nombre d’une boîte n’est si grand : au plus { $most }.
problem-text-too-long = Le texte a plus de { $most } caractères.
problem-text-not-plain = Un texte est une ligne de caractères visibles : ni saut de ligne, ni caractère de contrôle.
problem-key-letters = Une clé contient ici autre chose que des lettres, des chiffres, « _ », « . » et « - », ou plus de 64 caractères.
problem-no-such-game = Ce jeu n’est pas installé ici.
problem-too-many-entries = Une table ou une liste a { $entries } entrées ; on peut jouer avec { $most } au plus.
problem-too-many-actions = Cela fait { $actions } actions différentes ; on peut jouer avec { $most } au plus.
problem-too-much-work = Vérifier ceci demande trop de temps ou de mémoire.
problem-for-nobody = Aucun nombre de joueurs ne peut y jouer.
