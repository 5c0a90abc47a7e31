import type { RulesOf } from '../../rule-words.ts'

/** Chapitre B. */
export const componentsFr: RulesOf<'B'> = {
  B1: [
    'Cartes',
    '92 mutations : rouge (nerfs) et jaune (circulation) forment la rangée métabolique, vert (digestion) et bleu (reproduction) la rangée darwinienne. 51 cartes événement : 15 ET et 12 par climat. Quatre archétypes, quatre outils, Médéa et la carte ère.',
  ],
  B2: [
    'Planches',
    'Quatre cratons de sept hexagones avec trois larges chacun, les bandes latitude aux six niveaux de serre, trois réservoirs, 16 jetons fossile et 16 jetons monstre.',
  ],
  B3: ['Rampions', 'Sept par forme et par couleur : archétypes, cuirassés, nageurs, volants et fouisseurs.'],
  B4: ['Cubes organe', '25 rouges, 25 jaunes, 25 verts, 25 bleus et 10 blancs.'],
  B5: ['Disques', '12 noirs (carbone et montagnes), 12 blancs (eau, glace et désert), 18 verts (oxygène, forêts et éclosions).'],
  B6: ['Dés', 'Ils montrent tailles et latitudes, et servent aux cratères et aux mutagènes.'],
  B7: ['Ce qui s’épuise', 'Tout, sauf les dés, est limité à ce que contient la boîte.'],
  B7a: [
    'Dérive génétique',
    'S’il manque à la réserve un cube qu’une mutation ou promotion donne, vous pouvez en prendre un à toute autre espèce : d’abord les cubes plus, puis un monstre de cette couleur (son espèce rapetisse d’un cran ; à la taille 1, le jeton part), puis les cubes basaux. Un cube basal ainsi perdu n’éteint personne.',
  ],
  B7b: ['Disques', 'Leur nombre est fixe : ils ne font que bouger.'],
}
