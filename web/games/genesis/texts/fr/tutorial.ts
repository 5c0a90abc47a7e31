import type { Catalog } from '@deeptime/engine'

/** What the coach says. */
export const TUTORIAL_FR: Catalog = {
  'ge.t.soup': 'Un lieu pour commencer',
  'ge.t.soup.summary': 'La Terre en coupe, des mares de briques, et votre premier biote.',
  'ge.t.soup.welcome':
    'Il y a quatre milliards et demi d’années. Vous menez Rouge, les acides aminés : trois biotes, les dômes, qui attendent de prendre vie. Bleu, les acides nucléiques, est votre rival.',
  'ge.t.soup.earth':
    'La Terre en coupe : l’espace en haut, puis l’océan, la côte et le continent. Une ligne est ouverte ou endormie ; seules les lignes ouvertes laissent entrer et sortir vos biotes.',
  'ge.t.soup.event':
    'Chaque tour commence par un événement. Celui-ci a ouvert deux lignes et amené deux mares, les refuges, dans la ligne cosmique.',
  'ge.t.soup.pool':
    'Le vieil océan de Mars. Quatre cubes y sont en désordre : des briques, la manne. Près du soleil, les faces de dé qui en ordonnent une ; dessous, celles qui la défont.',
  'ge.t.soup.biont': 'Prenez un biote libre.',
  'ge.t.soup.biont.hint': 'Cliquez sur le dôme rouge à côté de votre nom.',
  'ge.t.soup.place': 'Posez-le sur Mars. Pointez d’abord la mare : elle dit les chances d’un jet.',
  'ge.t.soup.place.hint': 'Cliquez sur le Paléo-océan de Mars, dans la ligne cosmique.',
  'ge.t.soup.entropy':
    'Un biote dans les refuges, c’est tout ce que vous portez pour l’instant ; des chromosomes verts en porteraient plus. Votre catalyseur pourrait couvrir une mauvaise face, comme enzyme. Gardez-le cette fois.',
  'ge.t.soup.done': 'C’est tout : finissez vos affectations.',
  'ge.t.soup.done.hint': 'Cliquez sur « Terminé » au-dessus de la Terre.',
  'ge.t.soup.rolls': 'Chaque mare occupée lance maintenant les dés : deux par biote, un par cube en ordre.',
  'ge.t.alive': 'C’est vivant',
  'ge.t.alive.summary': 'Votre premier jet, ce qui monte, et un double.',
  'ge.t.alive.dice': 'Vous avez fait deux 2. Les dés sont des colonnes, les règles des lignes : une marque se tient où une règle agit.',
  'ge.t.alive.life':
    'Sur Mars, au chaud, les faces 1 à 4 ordonnent un cube : vos deux dés le font. Aucun ne tue, et deux dés égaux font un double.',
  'ge.t.alive.keep': 'Sur une mare de votre couleur, vous pouvez tout relancer. Ce jet est parfait : gardez-le.',
  'ge.t.alive.keep.hint': 'Cliquez sur « Garder ».',
  'ge.t.alive.red': 'Choisissez le premier cube qui monte : le rouge, pour le métabolisme. Il fera des catalyseurs.',
  'ge.t.alive.red.hint': 'Cliquez sur le cube rouge en désordre sur Mars, ou sur « Rouge ».',
  'ge.t.alive.yellow': 'Le second : le jaune, pour la spécificité. Il permettra de relancer un dé.',
  'ge.t.alive.yellow.hint': 'Cliquez sur le cube jaune en désordre sur Mars, ou sur « Jaune ».',
  'ge.t.alive.death':
    'Si un dé avait montré 4, 5 ou 6 sur un emplacement libre, quelque chose serait tombé : un cube, avec un catalyseur de sa couleur pour vous, ou le biote.',
  'ge.t.alive.take': 'Un double, et votre biote toujours là : prenez la mare. Elle devient votre bactérie.',
  'ge.t.alive.take.hint': 'Cliquez sur « Le prendre : il vit ».',
  'ge.t.copy': 'Copies et erreurs',
  'ge.t.copy.summary': 'Le jet darwinien, des catalyseurs, et une première mutation.',
  'ge.t.copy.cell':
    'Le Microbe de Mars. Le rouge fait des catalyseurs et protège de la chaleur, le jaune relance des dés, le vert porte des biotes et protège de l’oxygène, le bleu arrête les erreurs. Votre biote compte comme rouge.',
  'ge.t.copy.roll':
    'À chaque tour il se copie : un dé par cube, deux par biote. Les 1 font des catalyseurs, les 5 et 6 sont des erreurs. Vous avez fait 1, 2, 3 et 1.',
  'ge.t.copy.keep': 'Vous pourriez relancer un dé, pour votre unique jaune. Il n’y a rien à réparer : continuez.',
  'ge.t.copy.keep.hint': 'Cliquez sur « Terminé ».',
  'ge.t.copy.proteins': 'Deux 1 fois deux rouges font quatre catalyseurs, de la couleur du plateau : rouge. Ils sont dans votre pool.',
  'ge.t.copy.open': 'Place aux achats : chaque biote d’un organisme peut acheter une fois pour lui. Ouvrez le Microbe de Mars.',
  'ge.t.copy.open.hint': 'Cliquez sur le Microbe de Mars, sous la Terre.',
  'ge.t.copy.buy':
    'Achetez l’ARN messager, une mutation bleue : le bleu arrête les erreurs. Elle coûte un catalyseur bleu ou, comme ici, deux d’une même couleur.',
  'ge.t.copy.buy.hint': 'Cliquez sur la pile de l’ARN messager.',
  'ge.t.copy.turn': 'Deux cents millions d’années plus tard : l’événement suivant.',
  'ge.t.grow': 'De l’ARN à l’ADN',
  'ge.t.grow.summary': 'De la chaleur, un bouclier, une erreur arrêtée, et une promotion.',
  'ge.t.grow.heat':
    'L’événement a apporté une chaleur de force 1. Vos deux chromosomes rouges protègent de deux : aucune perte. Sous un organisme se lisent ses boucliers contre la chaleur et l’oxygène.',
  'ge.t.grow.closed':
    'La ligne cosmique est endormie, mais c’est le foyer de votre microbe. Deux nouvelles mares sont dans l’océan. Cette fois, nous restons chez nous.',
  'ge.t.grow.done': 'Finissez vos affectations.',
  'ge.t.grow.done.hint': 'Cliquez sur « Terminé ».',
  'ge.t.grow.rival': 'Bleu reste chez lui aussi. Puis votre microbe se copie à nouveau : cinq dés maintenant.',
  'ge.t.grow.error':
    'Cette fois un 6 est sorti : une erreur. Votre unique chromosome bleu, le cube de la mutation, l’arrête. Sans lui, vous perdriez un cube.',
  'ge.t.grow.keep': 'Rien n’est à relancer : continuez.',
  'ge.t.grow.keep.hint': 'Cliquez sur « Terminé ».',
  'ge.t.grow.open': 'Ouvrez à nouveau le Microbe de Mars.',
  'ge.t.grow.open.hint': 'Cliquez sur le Microbe de Mars, sous la Terre.',
  'ge.t.grow.promote': 'Promouvez l’ARN messager en Gènes Hox : il gagne un second cube, rouge, et l’ADN.',
  'ge.t.grow.promote.hint': 'Cliquez sur l’ARN messager de votre microbe.',
  'ge.t.grow.dna':
    'Dès le tour prochain, avec l’ADN, seuls les 6 sont des erreurs. Quand il faut perdre, le second cube d’une carte promue part d’abord : un bord rouge montre ce qui tombe ensuite.',
  'ge.t.grow.points': 'Chaque cube sur vos organismes et chaque biote à vous dans l’un d’eux est un point. Vous en avez déjà cinq.',
  'ge.t.grow.more':
    'Vous connaissez la vie d’une bactérie. Dans la partie avancée, des bactéries deviennent des êtres pluricellulaires qui peuvent gagner la terre, des parasites volent des cubes, et le climat peut finir le monde. Bonne chance.',
}
