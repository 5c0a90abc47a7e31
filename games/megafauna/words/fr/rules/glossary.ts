import type { RulesOf } from '../../rule-words.ts'

/** Les entrées du glossaire qui décident quelque chose par elles-mêmes. */
export const glossaryFr: RulesOf<'glossary'> = {
  atrophy: [
    'Atrophie',
    'Perte d’organes par un mutagène (D7), une radiation (D8) ou la croissance (J1). Une carte sans organe est défaussée, sauf dans une personnalité ; une carte promue qui n’en a jamais eu est à l’abri.',
  ],
  coast: [
    'Côte',
    'Le bord ouest ou est d’une masse continentale, ouvert sur l’océan ou sur un large. Les hexagones de mer ne font pas de côte.',
  ],
  damocles: [
    'Disque de Damoclès',
    'Un disque noir ou blanc qui tombe sur un hexagone. Il libère le disque qu’il couvre et menace tous les rampions qui s’y trouvent. Le noir bat le blanc, tous deux battent le vert.',
  ],
  degas: ['Dégazer', 'Un disque va d’un réservoir à la carte.'],
  endangered: [
    'Menacé',
    'Un rampion qui devrait mourir se couche : on l’ignore, mais il peut encore être une mère, et il est enfoui en phase 4 (I2). En phase 3 il meurt aussitôt, sauf s’il est endotherme (I1) ou si son espèce a encore des nouveau-nés à installer.',
  ],
  heredity: [
    'Hérédité',
    'Une fille hérite couleur, nombre squelettique, taille et organes basaux ; jamais organes plus, monstres ou traits.',
  ],
  lazarus: ['Lazarus', 'Qui n’a plus de rampion vivant. Il ne peut que ressusciter (E7) ou prendre Médéa (E8).'],
  release: [
    'Libérer',
    'Un disque va de la carte à son réservoir : le vert à l’Oxygène, le noir à l’Atmosphère, le blanc aux Nuages ou à l’Atmosphère (D13). Une Atmosphère pleine renvoie le blanc aux Nuages, et le noir y pousse un blanc.',
  ],
}
