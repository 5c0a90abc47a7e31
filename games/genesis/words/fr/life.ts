import type { RulesOf } from '../rule-words.ts'

export const ASSIGNMENT: RulesOf<'assignment'> = {
  E: [
    'Phase 2 : affectations',
    'Dans l’ordre du tour, chacun fait autant d’actions qu’il veut, dans l’ordre qu’il veut. Chaque biote bouge au plus une fois dans cette phase, de quelque façon que ce soit.',
  ],
  E1: [
    'Biotes et enzymes',
    'Placez des biotes libres, ou des biotes pris dans des refuges de lignes actives, dans des refuges de lignes actives ou des lignes foyer de vos organismes ; ou rappelez-les des lignes actives. Posez des catalyseurs de votre pool sur l’emplacement enzyme libre le plus à gauche d’un refuge : ils couvrent le dé qui y est imprimé. Les enzymes peuvent aussi aller dans toute ligne où vous avez un biote. (Notre lecture : une ligne foyer inactive laisse entrer les biotes, pas sortir.)',
  ],
  E2: [
    'Entropie et lignes foyer',
    'Vous pouvez avoir 1 biote dans les refuges, plus un par chromosome vert de votre organisme le plus vert, compté au début de la phase 2. Si des verts se perdent, les biotes en trop rentrent aussitôt, à votre choix. La ligne foyer d’un organisme est celle de son plateau ; celle d’un parasite est celle de son hôte. Avec des spores, toute ligne est un foyer. Chaque biote qui entre dans la Biosphère profonde et chaude coûte un catalyseur.',
  ],
  E3: [
    'Attacher un parasite',
    'Votre carte parasite libre peut s’attacher à une bactérie ou à un macro-organisme d’un autre tableau, dans une ligne active ou une ligne foyer à vous : choisissez sa face, l’hôte, un ou deux biotes, un ou deux cubes. Il vole des cubes de mutation (à un macro-organisme : des organes) aux couleurs de ses emplacements, au moins un. Sur un parasite il devient hyperparasite, même dans votre tableau. Il reste attaché quand il a perdu ses cubes.',
  ],
  E4: [
    'Supplanter',
    'Un hôte n’a qu’un parasite. Un nouveau venu qui peut tenir plus de cubes maladie, pris à l’hôte et à l’ancien parasite, chasse celui-ci. L’ancien rend ses autres cubes et doit aussitôt s’attacher ailleurs, en gardant biotes et mutations, ou mourir.',
  ],
  E5: [
    'Antioxydants et vitamines',
    'Posez autant de catalyseurs que vous voulez sur vos bactéries et macro-organismes marins. Chacun peut absorber une perte due à l’oxygène. Les verts, les vitamines, ajoutent aussi un au bouclier antioxydant. (Notre lecture : une vitamine protège et peut encore être dépensée.)',
  ],
  E6: [
    'Transfert horizontal de gènes (THG)',
    'Pour chacune de vos icônes de transfert (libertinage), un de vos biotes peut quitter un micro-organisme pour un autre, pour un refuge ou pour votre pool. Le départ ou l’arrivée doit être dans une ligne active ou une ligne foyer à vous. Un joueur strictement plus libertin peut barrer l’entrée de son organisme : vous choisissez alors une autre cible, votre pool, ou de rester. Les macro-organismes y sont fermés. Le dernier biote parti, c’est l’extinction ou la réquisition.',
  ],
}

export const AUTOCATALYSIS: RulesOf<'autocatalysis'> = {
  F: [
    'Phase 3 : jets autocatalytiques',
    'Chaque refuge occupé lance les dés, ligne par ligne depuis le haut, de gauche à droite, que sa ligne soit active ou non : un dé par cube organisé, deux par biote. Seul sur un refuge de votre couleur, vous pouvez relancer tous les dés une fois.',
  ],
  F1: [
    'Animation',
    'Chaque dé qui montre une face de vie du climat fait monter un cube désorganisé parmi les organisés. Vous choisissez lequel ; ce n’est pas facultatif.',
  ],
  F2: [
    'Mort et biosynthèse',
    'Ensuite, chaque dé qui montre la face d’un emplacement découvert tue. Emplacement à manne : un cube organisé redescend et vous donne un catalyseur de sa couleur, ou un biote rentre avec compensation ; vous choisissez. Emplacement à enzyme : l’enzyme la plus à droite est perdue. Les emplacements comptent tels qu’ils étaient avant le jet.',
  ],
  F3: [
    'Vie darwinienne',
    'Si deux dés sont égaux et qu’un de vos biotes est encore là, vous pouvez prendre le plateau : il devient une bactérie de votre tableau. Cubes organisés et biotes deviennent ses chromosomes ; le reste retourne à la soupe. Elle lance les dés en phase 4 du même tour.',
  ],
  F4: [
    'Refuges contestés',
    'Avec des biotes de plusieurs couleurs, le progénote lance les dés et décide de tout : celui qui a le plus de sa couleur parmi enzymes, cubes organisés et biotes ; à égalité, la couleur imprimée la plus à gauche. Pas de relance, et les catalyseurs des cubes vont à un autre concurrent de son choix. Les biotes étrangers restent dans la nouvelle bactérie comme gènes étrangers. S’il ne reste aucun biote du progénote, il doit nommer propriétaire l’un des autres.',
  ],
}

export const DARWINIAN: RulesOf<'darwinian'> = {
  G: [
    'Phase 4 : jets darwiniens',
    'Dans l’ordre du tour, chaque micro-organisme lance les dés : un par cube sur lui et ses mutations, deux par biote. Les cubes maladie comptent pour le parasite. Chacun choisit l’ordre des siens.',
  ],
  G1: [
    'Spécificité',
    'Après le jet, vous pouvez relancer autant de dés que l’organisme a de chromosomes jaunes, une seule fois, tous ensemble.',
  ],
  G2: [
    'Biosynthèse',
    'Chaque 1 produit autant de catalyseurs que l’organisme a de chromosomes rouges, et chaque triple un de plus. Ils ont la couleur du plateau (ou de la carte parasite) et vont dans le pool du tableau où se trouve l’organisme.',
  ],
  G3: [
    'Erreurs fatales',
    'Chaque 5 ou 6 est une erreur ; avec l’ADN, sur une mutation promue quelconque, seulement 6. Chaque erreur au-delà des chromosomes bleus est une atrophie.',
  ],
  G4: [
    'Catastrophe de cristal',
    'Variante : les mutations ne s’achètent ni ne se promeuvent en phase 5. À la place, après des erreurs que l’hérédité n’arrête pas, celui qui contrôle l’organisme peut en annuler une (avec fission deux) en achetant ou promouvant une mutation pour chacune.',
  ],
}

export const PURCHASES: RulesOf<'purchases'> = {
  H: [
    'Phase 5 : achats',
    'Dans l’ordre du tour, chaque biote d’un organisme peut acheter une fois pour lui, avec fission deux fois. Cela coûte un catalyseur de la couleur de la carte ou du cube, ou deux d’une même couleur, ou avec un noyau un seul de n’importe quelle couleur. Le pool du tableau où est l’organisme paie, qui que soit l’acheteur. Un parasite achète quand tous les biotes de son hôte ont acheté, avec ses seules capacités. Le joueur d’un parasite peut donner des catalyseurs au pool où il se trouve.',
  ],
  H1: [
    'Mutations',
    'Prenez la carte du dessus d’une pile dans une ligne active ou dans la ligne foyer de l’organisme, face simple, avec un cube de sa couleur. La sexualité permet de brouiller d’abord une telle pile, une fois par icône. Pollution : une face polluante cause aussitôt un pic d’oxygène chez tous les autres organismes de la même ligne, aussi fort que les chromosomes verts du pollueur.',
  ],
  H2: [
    'Promotion et parasite retourné',
    'Pour un catalyseur de la couleur de la face simple, une mutation est retournée et gagne son cube « + » ; elle montre alors l’ADN. Pour un catalyseur de sa couleur, une carte parasite est retournée : elle rend tous ses cubes et doit s’attacher à nouveau, ici ou ailleurs.',
  ],
  H3: [
    'Macro-organismes',
    'Une bactérie qui a assez de cubes sains de chaque couleur devient un macro-organisme pour un catalyseur quelconque. Les cubes requis deviennent ses systèmes imprimés ; les autres peuvent remplir des organes de leur couleur. Un biote du propriétaire est le biote trophique ; les autres, même ceux du parasite, deviennent endosymbiotes dans le cercle de leur couleur, un chacun, le reste rentre avec compensation. Mutations, disques et parasite disparaissent. Le premier macro-organisme amène la Grande Oxydation : les événements sont défaussés jusqu’au Protérozoïque. Il ne fait plus de jet darwinien.',
  ],
  H4: [
    'La Reine Rouge',
    'Un hôte contre son parasite, ou l’inverse. Il faut une icône Reine Rouge, et en avoir plus que l’autre, ou son accord. Contre un parasite : un cube maladie revient ; s’il n’en a pas, un de ses biotes passe chez vous. Contre un hôte : un cube de mutation ou un organe remplit un emplacement maladie vide. Le coût a la couleur de ce qui est pris.',
  ],
  H5: [
    'Organes et sortie de l’eau',
    'Un catalyseur de sa couleur remplit un emplacement d’organe. Un macro-organisme marin dont tous les emplacements sont remplis peut sortir de l’eau, les cubes maladie de son parasite comptant : il est retourné, organes et disques sont perdus, biotes et parasite restent. (Notre lecture : sortir est un choix, en phase 5.)',
  ],
  H6: [
    'Niveaux trophiques',
    'La mer et la terre ont trois niveaux chacune : plante, herbivore, carnivore. À la fin de la phase 5, les macro-organismes sont rangés par vitesse métabolique, chromosomes rouges plus jaunes, le plus lent en bas ; égalités au hasard. S’ils sont plus de trois en mer, chaque propriétaire peut acheter aussitôt les organes manquants et sortir de l’eau, aidé de ses endosymbiotes ; s’il en reste trop en mer ou sur terre, le plus lent meurt.',
  ],
}
