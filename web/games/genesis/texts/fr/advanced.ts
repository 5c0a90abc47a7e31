import type { Catalog } from '@deeptime/engine'

/** What the coach says in the second guided game. */
export const ADVANCED_FR: Catalog = {
  'ge.t.rise': 'Plusieurs cellules',
  'ge.t.rise.summary': 'Avec les règles avancées : le climat, et une bactérie qui devient une algue.',
  'ge.t.rise.welcome':
    'Voici la partie avancée. Vous menez Vert, les pigments, contre Bleu. Quelques tours ont passé : deux bactéries sont à vous, et c’est le moment d’acheter.',
  'ge.t.rise.climate':
    'Ici le climat compte. Soleil ou neige décide des faces qui font vivre, et une longue série de la même icône met fin au monde, sauf si tous votent pour le sauver.',
  'ge.t.rise.sale':
    'Des macro-organismes sont à vendre. La liste montre les cubes sains qu’il faut à chacun ; biotes et cubes volés ne comptent pas. L’algue est à votre portée.',
  'ge.t.rise.open': 'Ouvrez la bactérie de la source hydrothermale.',
  'ge.t.rise.open.hint': 'Cliquez sur son nom sous la Terre.',
  'ge.t.rise.macro': 'Faites-en une algue. Cela coûte un catalyseur de n’importe quelle couleur.',
  'ge.t.rise.macro.hint': 'Cliquez sur l’algue dans la liste des macro-organismes.',
  'ge.t.rise.risen':
    'Une algue. Ses systèmes sont imprimés sur la carte et ne se perdent pas ; son biote dit à qui elle est. Elle ne fait plus de jet darwinien.',
  'ge.t.rise.oxygen':
    'Le premier macro-organisme d’une partie apporte la Grande Oxydation : des événements de cet éon ne viendront jamais, et le temps se raccourcit.',
  'ge.t.rise.chain':
    'Elle prend place dans la chaîne alimentaire de la mer. Le plus lent est la plante, tout en bas. Le sommet d’une chaîne vaut 12 points, chaque autre place 6.',
  'ge.t.organs': 'Des organes',
  'ge.t.organs.summary': 'Ce que développe une algue, et ce qui la menace.',
  'ge.t.organs.slots':
    'L’algue a des cases d’organes vides. Une case remplie est un chromosome, un point, et donne une capacité à partir du tour suivant.',
  'ge.t.organs.open': 'Ouvrez l’algue pour acheter.',
  'ge.t.organs.open.hint': 'Cliquez sur son nom sous la Terre.',
  'ge.t.organs.grow': 'Développez cet organe : un catalyseur de sa couleur, ou deux d’une autre.',
  'ge.t.organs.grow.hint': 'Cliquez sur la case qui luit sur l’algue.',
  'ge.t.organs.danger':
    'Chaleur et oxygène la frappent encore, et le cancer lance un dé par organe. Les organes tombent d’abord : le bord rouge montre ce qui tombe ensuite.',
  'ge.t.ashore': 'À terre',
  'ge.t.ashore.summary': 'Le dernier organe, et le pas sur la terre ferme.',
  'ge.t.ashore.last': 'Quelques tours plus tard, une case reste vide. Avec tous ses organes, l’algue peut quitter la mer.',
  'ge.t.ashore.open': 'Ouvrez l’algue.',
  'ge.t.ashore.open.hint': 'Cliquez sur son nom sous la Terre.',
  'ge.t.ashore.grow': 'Développez le dernier organe.',
  'ge.t.ashore.grow.hint': 'Cliquez sur la case vide de l’algue.',
  'ge.t.ashore.land': 'Allez à terre.',
  'ge.t.ashore.land.hint': 'Cliquez sur le bouton qui mène à terre.',
  'ge.t.ashore.landed':
    'Tous ses organes sont là : elle peut quitter la mer. Sa carte est alors retournée, avec d’autres systèmes et d’autres organes à développer.',
  'ge.t.ashore.chain':
    'La terre a sa propre chaîne alimentaire. Qui y est seul est plante et sommet à la fois, et vaut 12 points à la fin.',
  'ge.t.ashore.more':
    'Elle a touché terre, et les événements du tour suivant ont déjà frappé : le récit dit ce qu’ils lui ont fait. À terre, la vie n’est jamais sûre. Parasites, gènes étrangers et Reine rouge vous attendent à une vraie table. Bonne chance.',
}
