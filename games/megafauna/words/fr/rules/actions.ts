import type { RulesOf } from '../../rule-words.ts'

/** Chapitre E. */
export const actionsFr: RulesOf<'E'> = {
  E1: ['Muter', 'Prenez une carte du présentoir et ajoutez-la au tableau d’une de vos espèces. Il n’y a pas de main.'],
  E1a: [
    'Coût',
    'Toutes les cartes qu’une espèce prend dans une phase ne peuvent coûter ensemble plus qu’elle n’a de non-nés. Rien n’est dépensé : c’est un plafond.',
  ],
  E1b: [
    'Les émotions allègent',
    'Si l’espèce a depuis le début de la phase une émotion de la couleur de la carte, le coût est divisé par deux. Avec deux, voir J6e.',
  ],
  E1c: ['Organes plus', 'Les organes marqués d’un plus vont aussitôt sur la carte.'],
  E1d: ['Vert', 'Vert ne prend des cartes rouges et jaunes que si elles montrent la plante monstrueuse.'],
  E1e: [
    'Compléter',
    'Après vos achats, les cartes d’une rangée glissent vers les places libres, et de nouvelles viennent de la pioche. Jusque-là, les trous restent et les coûts ne glissent pas.',
  ],
  E2: ['Promouvoir', 'Retournez une mutation non promue d’une espèce.'],
  E2a: ['Aperçu', 'Les deux faces de chaque carte sont connues de tous.'],
  E2b: [
    'Orientation',
    'Choisissez l’une de ses deux orientations. L’espèce ne peut dépasser la taille indiquée. Si elle montre une forme, c’est une spéciation (E3).',
  ],
  E2c: [
    'Le plus devient basal',
    'Les organes posés sur la carte deviennent des organes basaux de l’espèce ; les nouveaux organes plus vont sur la carte.',
  ],
  E2d: ['Monstres', 'Un jeton monstre vaut autant d’organes que la taille de son espèce.'],
  E2e: [
    'Mère trop grande',
    'Si la mère dépasse la taille permise de la nouvelle forme, la fille est un kiwi (E6b) : un archétype. Votre archétype doit être hors jeu, sinon la promotion est interdite.',
  ],
  E2f: ['Mutualisme', 'Une orientation à mutualisme prend un hôte maintenant, et seulement maintenant (J2).'],
  E2g: ['Venin', 'Un herbivore venimeux se mange mal : voir J3.'],
  E2h: ['Personnalité', 'Après chaque promotion, vous pouvez réarranger la personnalité de l’espèce (J6).'],
  E2i: ['Une espèce par forme', 'On ne peut spécier vers une forme dont on a des rampions vivants.'],
  E3: ['Spécier', 'Promouvoir une mutation vers une forme fonde une nouvelle espèce, fille de celle qui tenait la carte.'],
  E3a: ['Génotype', 'La carte quitte la mère et devient le génotype de la fille.'],
  E3b: [
    'Héritage',
    'D’abord, les organes de la carte deviennent basaux chez la mère. La fille reçoit des copies de tous les organes basaux et de la taille, mais ni organes plus ni traits.',
  ],
  E3c: ['Récession', 'Pour chaque icône de récession, la fille perd un cube copié de cette couleur, si elle en a. Cela n’éteint personne.'],
  E3d: [
    'La place de la fille',
    'Un rampion de la fille remplace un rampion de la mère sur la carte. Si c’était son dernier, la mère s’éteint (I3).',
  ],
  E4: ['Peupler', 'Faites de non-nés d’une espèce des nouveau-nés : jusqu’à 1 plus ses organes bleus.'],
  E5: ['Néoténie', 'Retirez jusqu’à un organe basal de chacune de vos espèces. Personne n’en meurt.'],
  E6: ['Redimensionner', 'Chacune de vos espèces peut grandir ou rapetisser d’un cran.'],
  E6a: ['Trop grand pour une mutation', 'Les mutations dont la taille maximale est dépassée sont perdues (J1).'],
  E6b: [
    'Kiwi',
    'Si une espèce dépasse la taille de son génotype, celui-ci devient un fossile. Si votre archétype est hors jeu, l’espèce survit en archétype avec tous ses organes et mutations, et ses rampions deviennent des archétypes. Sinon elle s’éteint.',
  ],
  E7: ['Ressusciter', 'Pour un Lazarus seulement : votre archétype revient à la taille 1, avec la personnalité qu’il a gardée.'],
  E7a: ['Où', 'Placez un archétype sur tout niveau où il peut vivre.'],
  E8: [
    'Médéa',
    'Avec toute votre phase d’action, vous prenez Médéa à qui la tient. Elle commande aux disques (D10a, D12, D13, D14) et vaut un point. Un Lazarus la garde.',
  ],
}
