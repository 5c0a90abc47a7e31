import type { RulesOf } from '../../rule-words.ts'

/** Chapitre F. */
export const dispersalFr: RulesOf<'F'> = {
  F1: ['Mère', 'Chaque nouveau-né part d’une mère de son espèce sur la carte.'],
  F1a: ['Guirlande', 'Un nouveau-né installé peut être la mère du suivant.'],
  F1b: ['Orphelins', 'Un rampion menacé peut encore être une mère.'],
  F2: [
    'Dispersion',
    'Depuis la mère, le nouveau-né va aussi loin que ses points le permettent, vers un biome où il peut vivre. S’il ne peut ou ne veut pas, il rejoint les non-nés.',
  ],
  F2a: ['Points de dispersion', 'La taille de l’espèce plus ses organes bleus.'],
  F3: [
    'Biomes',
    'Un disque sur un hexagone prévaut sur ce qui est imprimé : le vert est forêt, le noir montagne, le blanc glace ou désert.',
  ],
  F3a: [
    'Coût',
    'Herbages, marais et forêt coûtent 1 ; mer, montagne et glace 2. Les nageurs paient 1 en mer, éclosion et marais, 2 ailleurs ; les volants 1 partout.',
  ],
  F3b: [
    'Éclosions',
    'Une éclosion est un biome à part, pour les nageurs : 1 point, depuis son hexagone ou depuis une éclosion du large voisin au nord ou au sud.',
  ],
  F3c: [
    'Qui vit où',
    'Personne ne vit sur montagne ou glace. Seuls nageurs et volants vivent en mer, seuls les nageurs dans une éclosion ; les nageurs ne vivent ni en herbages ni en forêt. Tous vivent au marais. Traverser est permis.',
  ],
  F3d: [
    'Roadrunner',
    'Herbages, mers et éclosions favorisent les organes jaunes, la poursuite ; marais et forêts les rouges, l’embuscade (G4, H3).',
  ],
  F4: [
    'Proies',
    'Un carnivore a besoin d’un herbivore qu’il peut manger, dans le même biome. Sans lui, il ne peut entrer, et il est menacé.',
  ],
  F4a: ['Même forme', 'La proie doit avoir la forme du chasseur, ou être un archétype.'],
  F4b: ['Venin', 'Une proie venimeuse n’est mangée que par qui est venimeux, plus grand, ou muni d’un outil (J7d).'],
  F4c: ['Pas de cannibales', 'Une espèce n’occupe jamais les deux niveaux d’un biome. Deux espèces d’une couleur le peuvent.'],
  F5: [
    'Radeaux',
    'D’une côte, un nouveau-né peut dériver avec le vent, le long de sa latitude, jusqu’à la première côte. Cela coûte 3 (nageurs et volants 1), plus l’entrée de l’hexagone d’arrivée. Le monde est rond.',
  ],
  F5a: ['Becs et ongles', 'Le vent souffle toujours vers l’ouest.'],
  F5b: ['Achterbahn', 'Le vent ne souffle qu’aux latitudes 1, 3, 4 et 6 : vers l’est en 1 et 6, vers l’ouest en 3 et 4.'],
  F5c: ['Tours venteux', 'Un tour venteux (D11), il souffle partout et dans les deux sens.'],
  F5d: ['Éclosions', 'Un nageur qui dérive vers une côte à éclosion peut arriver dans l’éclosion.'],
  F5e: ['Mers intérieures', 'La mer d’un craton n’est pas l’océan : un radeau ne la traverse pas.'],
  F6: ['Niveau', 'Le nouveau-né entre en herbivore ou en carnivore, quoi que soit sa mère.'],
  F6a: ['En carnivore', 'Il lui faut une proie (F4). Si un carnivore est là, ils s’affrontent (H2).'],
  F6b: ['En herbivore', 'Si un herbivore est là, ils s’affrontent (G2).'],
  F6c: [
    'Installé pour de bon',
    'Un rampion vivant ne bouge plus, sauf l’endotherme menacé (I1), et ne change de niveau que d’herbivore à carnivore (G8).',
  ],
}
