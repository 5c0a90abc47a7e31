import type { RulesOf } from '../../rule-words.ts'

/** Chapitres G et H. */
export const herbivoresFr: RulesOf<'G'> = {
  G1: ['Vivre en herbivore', 'Un herbivore dans un biome où il ne peut vivre est menacé. Les menacés sont ignorés dans toute compétition.'],
  G2: [
    'Compétition d’herbivores',
    'Un biome nourrit un herbivore. Deux herbivores passent les étapes G3 à G7 jusqu’à ce que l’un perde ; le perdant est menacé.',
  ],
  G3: ['Qui est mangeable', 'Seulement si un carnivore est là : si l’un des deux seulement peut être mangé, il perd.'],
  G4: ['Roadrunner', 'Seulement si un carnivore est là : celui qui a le moins d’organes de la couleur roadrunner du biome perd.'],
  G5: ['Humidité', 'Celui qui a le moins d’organes de la couleur de la latitude perd : vert où c’est humide, blanc où c’est aride.'],
  G5a: ['Becs et ongles', 'Toujours vert.'],
  G6: ['Taille', 'Le plus petit perd.'],
  G7: ['Squelette', 'Le plus petit nombre squelettique gagne.'],
  G7a: ['Une couleur', 'Si les deux sont au même joueur et que rien ne tranche, il choisit.'],
  G8: [
    'Changer de régime',
    'Un herbivore qui perd, ou qui ne peut vivre là, peut y devenir carnivore s’il trouve une proie. Un carnivore déjà là doit être battu aussitôt. Jamais l’inverse.',
  ],
}

export const carnivoresFr: RulesOf<'H'> = {
  H1: ['Vivre en carnivore', 'Un carnivore sans proie qu’il peut manger (F4) est menacé. Les menacés sont ignorés.'],
  H2: [
    'Compétition de carnivores',
    'Un biome nourrit un carnivore. Deux carnivores passent les étapes H3 à H6. Les herbivores ne souffrent jamais d’être mangés.',
  ],
  H3: ['Roadrunner', 'Celui qui a le moins d’organes de la couleur roadrunner du biome perd.'],
  H4: ['À la mesure de la proie', 'Celui dont la taille s’écarte le plus de celle de la proie perd.'],
  H5: ['Taille', 'Le plus petit perd.'],
  H6: ['Squelette', 'Le plus grand nombre squelettique gagne.'],
  H6a: ['Une couleur', 'Si les deux sont au même joueur et que rien ne tranche, il choisit.'],
}
