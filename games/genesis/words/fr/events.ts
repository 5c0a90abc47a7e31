import type { RulesOf } from '../rule-words.ts'

export const EVENTS: RulesOf<'events'> = {
  D: [
    'Phase 1 : événements',
    'L’événement du dessus est révélé. Il ouvre des lignes, puis ses icônes agissent de gauche à droite. Tous les X d’un tour frappent ensemble, une seule fois, et tous les O₂ de même, à la première icône de leur sorte.',
  ],
  D1: [
    'Événements spéciaux',
    'Réplique : une autre carte est tirée et s’ajoute à celle-ci ; plusieurs peuvent se suivre. Monde océanique tropical : la carte reste en jeu, la ligne continentale reste inactive, +terre commence à la côte, et trois soleils de suite suffisent à l’effet de serre ; la réplique suivante y met fin. Ozone : dès son icône, les ultraviolets ne font plus rien, sauf au tour de l’Impact cométaire. Théia : les refuges cosmiques, et les organismes dont la ligne foyer est cosmique, ignorent les icônes de cette carte.',
  ],
  D2: [
    'Lignes actives et brouillage',
    'Une ligne brillante sur une carte de ce tour est active : biotes et enzymes peuvent y entrer, et les biotes en sortir. La pile de chaque ligne active est brouillée une fois par tour : sa carte du dessus passe dessous.',
  ],
  D3: [
    'Au commencement',
    'Chaque +ciel dévoile un plateau de la plus haute ligne active qui en a encore, chaque +terre de la plus basse. Il rejoint le bout droit de sa ligne, ses cubes imprimés étant désorganisés. Si aucune ligne active n’en a, il ne se passe rien.',
  ],
  D4: [
    'Frappe',
    'Chaque refuge qui n’est pas immunisé perd son enzyme la plus à droite ; s’il n’en a pas, un cube de la couleur imprimée la plus à gauche qu’il a encore, désorganisé avant organisé. Un refuge sans cube quitte la partie, et ses biotes rentrent sans compensation.',
  ],
  D5: [
    'Crise extrêmophile (X)',
    'Dans l’ordre du tour, chaque organisme subit autant d’atrophies qu’il y a d’icônes X au-delà de son bouclier thermique : chromosomes rouges plus icônes thermiques. Chacun choisit l’ordre de ses organismes, et chaque organisme est mesuré quand vient son tour.',
  ],
  D6: [
    'Pic d’oxygène (O₂)',
    'Comme D5, contre le bouclier antioxydant : chromosomes verts, icônes O₂ et vitamines. Les disques d’un organisme peuvent être défaussés à la place de jetons, les vitamines aussi.',
  ],
  D7: [
    'Ultraviolets',
    'Le nombre de l’icône dit combien de cartes mutation (pour un macro-organisme : d’organes) chaque organisme garde au plus. Sans immunologie, les mutations saines partent avant les malades. Une carte perdue emporte ses cubes, où qu’ils soient, et va sous la pile de la ligne de l’organisme. Un bouclier UV protège entièrement un macro-organisme.',
  ],
  D8: [
    'Cancer',
    'Chaque macro-organisme lance un dé par organe et deux par biote. Chaque 5 ou 6 (avec un bouclier anticancer, seulement 6) est une erreur ; chaque erreur au-delà de ses chromosomes bleus est une atrophie. Chaque 1 rapporte un catalyseur de la couleur que choisit le propriétaire.',
  ],
  D9: ['Sécheresse', 'Chaque macro-organisme terrestre sans bouclier contre la sécheresse subit une atrophie.'],
  D10: [
    'Climat, Armageddon, Gaïa',
    'La dernière icône de climat dit s’il fait chaud ou froid. Quatre icônes égales de suite à la fin de la phase 1 (trois soleils sous le Monde océanique tropical) amènent l’Armageddon : la partie finit après ce tour. Dans l’ordre, chacun peut demander un vote Gaïa ; alors tous votent en secret. Si tous disent Gaïa, chacun paie un catalyseur ou une atrophie et la vie continue, mais la série d’icônes reste. Si quelqu’un dit Médée, la fin vient, et qui l’a dit ne marque que la moitié de ses points, arrondie au-dessus. Si personne ne demande de vote, la fin vient et nul n’est puni.',
  ],
}

export const END: RulesOf<'end'> = {
  I: [
    'Fin de la partie',
    'La partie finit avec le tour où le paquet d’événements s’épuise, ou après le tour d’un Armageddon qui n’a pas été évité.',
  ],
  I1: [
    'Les points',
    'Un point par cube sur vos organismes et leurs mutations, par système imprimé de vos macro-organismes, par biote à vous dans un organisme, à qui qu’il soit, et par trophée. Un macro-organisme rapporte 6 points de plus, ou 12 au plus haut niveau occupé de sa chaîne alimentaire ; les joueurs qui y ont un biote les partagent à parts égales. Égalités : le plus de catalyseurs dans le pool ; sinon la victoire est partagée.',
  ],
  K: [
    'Le jeu suivant',
    'Les macro-organismes et les catalyseurs de la fin peuvent passer dans Bios: Megafauna : la fin d’une partie s’enregistre dans un fichier fait pour cela.',
  ],
}

export const GLOSSARY: RulesOf<'glossary'> = {
  Abilities: [
    'Capacités',
    'Les icônes des mutations, des organes et des cercles occupés agissent dès le tour qui suit leur arrivée ; les cubes comptent aussitôt. Une carte promue garde ses anciennes capacités jusqu’à la fin du tour. Se comptent : Reine Rouge, transfert de gènes, sexualité, boucliers thermique et à oxygène. Pour les autres, en avoir une suffit : spore (chaque ligne est un foyer), fission (deux achats par biote), noyau (un catalyseur de n’importe quelle couleur paie), immunologie, pollution, ADN, et les boucliers contre les UV, le cancer et la sécheresse.',
  ],
  Atrophy: [
    'Atrophie',
    'Un jeton est perdu, dans cet ordre : cubes « + » des mutations, autres cubes des mutations, mutations vidées par la maladie, autres cubes (chromosomes, cubes maladie, organes), biotes, et enfin le biote trophique. Dans une même étape, celui qui contrôle l’organisme choisit. Un « + » perdu rétrograde sa carte, un dernier cube perdu la défausse. Un cube maladie perdu par un parasite rétrograde ou défausse la carte de l’hôte dont il vient.',
  ],
  Disease: [
    'Maladie',
    'Une carte ou un organe malade a un cube sur un parasite. La carte garde sa face et ses capacités pour l’hôte, mais le cube compte pour le parasite. Le « + » doit être volé avant l’autre cube. (Notre lecture : voler le « + » ne retourne pas la carte ; seule sa perte le fait.) Un organe malade est absent tant qu’il n’est pas revenu.',
  ],
  Extinction: [
    'Extinction',
    'Un micro-organisme sans biote s’éteint, et un parasite s’éteint avec son hôte. Ses mutations vont sous la pile de sa ligne, ses biotes rentrent avec compensation. Une bactérie devient un trophée de son dernier propriétaire ; une carte parasite revient à sa couleur, et les cubes maladie qu’elle tient sont perdus avec les cartes dont ils viennent. Un macro-organisme qui perd son biote trophique retombe sur sa bactérie : ses systèmes et ses organes y deviennent des cubes, ses biotes restent, sa carte est un trophée, son parasite meurt.',
  ],
  Immunology: [
    'Immunologie',
    'Un organisme doué d’immunologie perd ses jetons et ses cartes dans n’importe quel ordre. Si l’immunologie vient de l’endosymbiote d’un autre joueur, c’est lui qui décide, mais il ne peut prendre le biote trophique qu’en dernier.',
  ],
  Requisition: [
    'Réquisition',
    'Un organisme qui ne garde que des biotes d’autres joueurs passe à l’un d’eux, avec ses mutations, ses disques et son parasite ; s’il y en a plusieurs, le dernier propriétaire choisit. Un parasite reste en place et change seulement de main.',
  ],
}

export const VARIANTS: RulesOf<'variants'> = {
  'Own deck': [
    'Vos propres cartes',
    'Beaucoup de dos de cartes ne figurent dans aucune source publique et ont été reconstitués pour ce jeu ; chacun le dit. Qui possède la boîte peut saisir les cartes imprimées et jouer avec : une table peut apporter son paquet dans un fichier.',
  ],
}
