import { describe, expect, test } from 'vitest'
import { capacityOf } from '../actions/speciation.ts'
import { STEP } from '../agenda.ts'
import { ELEMENT_IDS, TERRAIN_IDS } from '../components/ids.ts'
import { dominanceValue } from '../dominance.ts'
import { awards, ranking } from '../scoring.ts'
import { isEndangered, isThriving } from '../species.ts'
import { settle, takes } from './card-scene.ts'
import { corner, hex, type Scene, scene, tile } from './scene.ts'

/** One story for each trait. */

const [REPTILE, CEPHALOPOD, FISH, CRUSTACEAN] = [0, 1, 2, 3] as const
const terrain = (id: (typeof TERRAIN_IDS)[number]): number => TERRAIN_IDS.indexOf(id)

describe('Exaptation', () => {
  test('copies an opposing trait, and earns 1 VP whenever the copy changes after a Reseed', () => {
    const table = scene()
      .trait('fish', 'exaptation')
      .trait('reptile', 'pioneer')
      .trait('crustacean', 'polyphagy')
      .trait('cephalopod', 'venom')
    table.run(STEP.traitCopies({ when: 'traitsRevealed' }))
    // Polyphagy can't be copied.
    expect(table.seat('fish').options).toEqual(['trait:pioneer', 'trait:venom'])
    table.seat('fish').chooses('trait:pioneer')
    expect(table.of('fish').vp).toBe(0)
    table.run(STEP.reseed).seat('fish').chooses('trait:venom')
    expect(table.of('fish').vp).toBe(1)
    table.run(STEP.reseed).seat('fish').chooses('trait:venom')
    expect(table.expectNothingPending().of('fish').vp).toBe(1)
  })

  test('has what it copies until the next choice', () => {
    const table = scene().trait('fish', 'exaptation').trait('reptile', 'chemosynthesis')
    table.run(STEP.traitCopies({ when: 'traitsRevealed' })).expectNothingPending()
    settle(table, { '0,3': { fish: 1 } })
    expect(isThriving(table.state, FISH, hex('0,3'))).toBe(true)
    expect(capacityOf(table.state, FISH, terrain('vent'))).toBe(2)
  })

  test('starts a copied right unused', () => {
    const table = scene().trait('fish', 'exaptation').trait('reptile', 'opportunism').trait('cephalopod', 'venom')
    table
      .run(STEP.traitCopies({ when: 'traitsRevealed' }))
      .seat('fish')
      .chooses('trait:venom')
    table.pawn('fish', 'evolution-2').state.freeUses[FISH] = 1
    table
      .run(STEP.traitCopies({ when: 'reseedEnd' }))
      .seat('fish')
      .chooses('trait:opportunism')
    table.turnOf('fish')
    expect(table.options).toContain('space:abundance-1')
  })
})

describe('Bioluminescence', () => {
  test('earns 2 VP for an element put on Earth by Abundance', () => {
    const table = scene().trait('fish', 'bioluminescence').slots('abundance', 'algae').act('fish', 'abundance-1')
    table.seat('fish').chooses('element:algae', corner('0,2', 'SE'))
    expect(table.expectNothingPending().of('fish').vp).toBe(2)
  })

  test('earns 2 VP for swapping in another type by Autotrophs, and nothing for the same type or a removal', () => {
    const swap = (how: string): number => {
      const table = scene().trait('fish', 'bioluminescence').disc('0,3', 'E', 'sun').slots('autotrophs', 'sun', 'worms')
      table.act('fish', 'autotrophs-1').seat('fish').chooses(corner('0,3', 'E'), how)
      return table.expectNothingPending().of('fish').vp
    }
    expect([swap('element:worms'), swap('element:sun'), swap('remove')]).toEqual([2, 0, 0])
  })
})

describe('Camouflage', () => {
  test('caps what one Competition takes, whoever else loses', () => {
    const table = scene().trait('fish', 'camouflage').markers('competition', 'sand', 'sand', 'reef').act('reptile', 'competition-3')
    table.seat('reptile').chooses(tile('0,0'), 'species:fish@0,0')
    expect(table.options).toEqual(['species:cephalopod@0,0', 'species:crustacean@0,0', 'done'])
  })

  test('does not hide from cards', () => {
    const table = settle(scene().trait('fish', 'camouflage'), { '0,3': { fish: 1 } })
    takes(table, 'reptile', 'toxic-plume').expectNothingPending()
    expect(table.on('0,3')).toEqual({})
  })
})

describe('Venom', () => {
  test('eliminates one more and earns 1 VP if anything dies', () => {
    const table = scene().trait('reptile', 'venom').markers('competition', 'reef').act('reptile', 'competition-1')
    table.seat('reptile').chooses(tile('0,0'), 'species:fish@0,0', 'species:fish@0,0')
    table.expectNothingPending()
    expect(table.on('0,0').fish).toBe(1)
    expect(table.of('reptile').vp).toBe(1)
  })

  test('strikes only once more on the special space, on one of the two tiles', () => {
    const table = settle(scene().trait('reptile', 'venom'), { '0,1': { reptile: 1, fish: 3 } }).act('reptile', 'competition-4')
    table.seat('reptile').chooses(tile('0,0'), 'species:fish@0,0', 'species:fish@0,0', tile('0,1'))
    table.expectNothingPending()
    expect([table.on('0,0').fish, table.on('0,1').fish]).toEqual([1, 2])
  })

  test('earns nothing when the action is forgone', () => {
    const table = scene().trait('reptile', 'venom').markers('competition', 'reef').act('reptile', 'competition-1')
    table.seat('reptile').chooses('forgo')
    expect(table.expectNothingPending().of('reptile').vp).toBe(0)
  })
})

describe('Echolocation', () => {
  test('moves three more species from a numbered space', () => {
    const table = scene().species('0,0', { fish: 9 }).trait('fish', 'echolocation').act('fish', 'migration-1')
    table.seat('fish').chooses(tile('0,0'), tile('0,1'))
    expect(table.options[0]).toBe('count:6')
  })

  test('adds nothing to the Migration of a card', () => {
    const table = scene().species('0,0', { fish: 9 }).trait('fish', 'echolocation')
    takes(table, 'fish', 'thermocline').seat('fish').chooses(tile('0,0'), tile('0,1'))
    expect(table.options[0]).toBe('count:6')
  })
})

describe('Jet Propulsion', () => {
  test('moves up to two tiles, over Earth only', () => {
    const table = settle(scene().trait('fish', 'jet-propulsion'), { '0,2': { fish: 1 } }).act('fish', 'migration-1')
    table.seat('fish').chooses(tile('0,2'))
    const near = ['0,1', '0,3', '-1,3', '1,2']
    const far = ['0,0', '-1,1', '1,0']
    expect([...table.options].sort()).toEqual([...near, ...far].map(tile).sort())
  })
})

describe('Broadcast Spawning', () => {
  test('places two more species, shared among the tiles around the element', () => {
    const table = scene().trait('fish', 'broadcast-spawning').slots('speciation', 'sun').act('fish', 'speciation-1')
    // Kelp takes two, Land one, the Reef two, and two more anywhere.
    table.seat('fish').chooses(corner('0,0', 'NW'))
    expect(table.options[0]).toBe('count:4')
    table.seat('fish').chooses('count:3')
    expect(table.options[0]).toBe('count:2')
    table.seat('fish').chooses('count:1')
    expect(table.options[0]).toBe('count:3')
    table.seat('fish').chooses('count:3')
    expect(table.expectNothingPending().of('fish').genePool).toBe(24)
  })
})

describe('Torpor', () => {
  test('keeps one endangered species at each Extinction, or none if the owner likes', () => {
    const five = (): Scene => settle(scene().trait('fish', 'torpor'), { '-1,0': { fish: 5 } }).run(STEP.extinction)
    const kept = five()
    kept.seat('fish').chooses('species:fish@-1,0')
    expect(kept.expectNothingPending().on('-1,0')).toEqual({ fish: 1 })
    const none = five()
    none.seat('fish').chooses('done')
    expect(none.expectNothingPending().on('-1,0')).toEqual({})
  })
})

describe('Chemosynthesis', () => {
  test('thrives on every Vent and settles two at a time there', () => {
    const table = settle(scene().trait('fish', 'chemosynthesis'), { '0,3': { fish: 1, reptile: 1 } })
    expect(isThriving(table.state, FISH, hex('0,3'))).toBe(true)
    expect(isEndangered(table.state, REPTILE, hex('0,3'))).toBe(true)
    expect([capacityOf(table.state, FISH, terrain('vent')), capacityOf(table.state, REPTILE, terrain('vent'))]).toEqual([2, 1])
    table.run(STEP.extinction)
    expect(table.on('0,3')).toEqual({ fish: 1 })
  })
})

describe('Deep Dweller', () => {
  test('earns 1 VP more for a paid place on Ocean, Sand and Vents', () => {
    const table = settle(scene().trait('fish', 'deep-dweller'), {
      '0,1': { fish: 1, reptile: 2, cephalopod: 3 },
      '1,0': { fish: 1, reptile: 2 },
      '0,3': { fish: 1 },
      '-1,0': { fish: 1 },
    })
    // Third on the Ocean: two places pay there, so nothing.
    expect(awards(table.state, hex('0,1'))).toEqual([
      [CEPHALOPOD, 2],
      [REPTILE, 1],
    ])
    expect(awards(table.state, hex('1,0'))).toEqual([
      [REPTILE, 3],
      [FISH, 3],
    ])
    expect(awards(table.state, hex('0,3'))).toEqual([[FISH, 2]])
    expect(awards(table.state, hex('-1,0'))).toEqual([[FISH, 7]])
  })
})

describe('Amphibious', () => {
  test('wins ties on Land, against the food chain, and settles two there', () => {
    const table = settle(scene().trait('crustacean', 'amphibious'), {
      '0,-1': { crustacean: 2, reptile: 2 },
      '0,1': { crustacean: 2, reptile: 2 },
    })
    expect(ranking(table.state, hex('0,-1'))).toEqual([CRUSTACEAN, REPTILE])
    expect(ranking(table.state, hex('0,1'))).toEqual([REPTILE, CRUSTACEAN])
    expect(capacityOf(table.state, CRUSTACEAN, terrain('land'))).toBe(2)
  })

  test('leaves it to the food chain between two who have it', () => {
    const table = settle(scene().trait('crustacean', 'amphibious'), { '0,-1': { crustacean: 2, fish: 2, reptile: 2 } })
    table.state.traits[FISH] = ['amphibious']
    expect(ranking(table.state, hex('0,-1'))).toEqual([FISH, CRUSTACEAN, REPTILE])
  })
})

describe('Polyphagy', () => {
  test('brings an element of your choice that nothing can take', () => {
    const table = scene().trait('fish', 'polyphagy').slots('regression', 'sun').run(STEP.traitElements)
    table.seat('fish').chooses('element:sun')
    expect(table.added('fish')).toEqual(['sun'])
    table.run(STEP.reseed).expectNothingPending()
    expect(table.added('fish')).toEqual(['sun'])
    // Nor does it serve as the price of a card.
    takes(table.species('0,0', { fish: 1 }).vp('fish', 9), 'reptile', 'invasive-species')
    expect(table.log.some((e) => e.key === 'card.element-lost')).toBe(false)
    expect(table.added('fish')).toEqual(['sun'])
  })

  test('does not protect a second disc of the same type', () => {
    const table = scene().trait('fish', 'polyphagy').run(STEP.traitElements)
    table.seat('fish').chooses('element:sun')
    table.adds('fish', 'sun').slots('regression', 'sun').run(STEP.reseed)
    expect(table.added('fish')).toEqual(['sun'])
  })
})

describe('Hard Shell', () => {
  test('loses nothing to Regression or to cards', () => {
    const table = scene().trait('fish', 'hard-shell').adds('fish', 'sun').adds('reptile', 'worms').slots('regression', 'sun', 'worms')
    table.run(STEP.reseed).expectNothingPending()
    expect(table.added('fish')).toEqual(['sun'])
    expect(table.added('reptile')).toEqual([])
    takes(table.vp('fish', 9).species('0,0', { fish: 1 }), 'cephalopod', 'invasive-species')
    // An element is no price that it could pay: only VP are left.
    expect(table.expectNothingPending().added('fish')).toEqual(['sun'])
    expect(table.of('fish').vp).toBe(6)
  })

  test('earns 1 VP at each Reseed with five elements or more, and may still exchange its own', () => {
    const table = scene().trait('fish', 'hard-shell').adds('fish', 'sun').run(STEP.reseed)
    expect(table.of('fish').vp).toBe(0)
    table.adds('fish', 'worms').run(STEP.reseed)
    expect(table.of('fish').vp).toBe(1)
    takes(table, 'fish', 'metamorphosis').seat('fish').chooses('option:2', 'element:sun', 'element:algae', 'done')
    expect(table.expectNothingPending().added('fish')).toEqual(['algae', 'worms'])
  })
})

describe('Schooling', () => {
  test('counts three or more as one more when a tile is scored, and only then', () => {
    const table = settle(scene().trait('crustacean', 'schooling'), {
      '0,1': { crustacean: 3, reptile: 3 },
      '1,0': { crustacean: 2, reptile: 2 },
    })
    expect(ranking(table.state, hex('0,1'))).toEqual([CRUSTACEAN, REPTILE])
    expect(ranking(table.state, hex('1,0'))).toEqual([REPTILE, CRUSTACEAN])
    // Territoriality counts cubes.
    expect(takes(table.species('0,1', { reptile: 4 }), 'crustacean', 'territoriality').of('crustacean').vp).toBe(0)
  })
})

describe('Pioneer', () => {
  test('earns 1 VP for each tile placed by Wanderlust', () => {
    const table = scene().trait('fish', 'pioneer').stackTop(1, 'kelp')
    // A Kelp beside no other Kelp: 1 VP, and 1 for the trait.
    table.act('fish', 'wanderlust-1').seat('fish').chooses('stack:1', tile('1,1'), 'done')
    expect(table.expectNothingPending().of('fish').vp).toBe(2)
    const declined = scene().trait('fish', 'pioneer').act('fish', 'wanderlust-1')
    declined.seat('fish').chooses('forgo')
    expect(declined.of('fish').vp).toBe(0)
  })
})

describe('Thermophile', () => {
  test('earns 1 VP for each Vent at a Survival that another holds, 2 at most', () => {
    const table = settle(scene().trait('fish', 'thermophile').vent('0,2', 'smoker'), {
      '0,3': { fish: 1, reptile: 5 },
      '0,-3': { fish: 1 },
      '0,2': { fish: 1 },
    })
    table.run(STEP.survival)
    expect([table.of('fish').vp, table.of('reptile').vp]).toEqual([2, 1])
  })

  test('earns nothing more when it holds the card itself', () => {
    const table = settle(scene().trait('fish', 'thermophile'), { '0,3': { fish: 1 } }).run(STEP.survival)
    expect(table.of('fish').vp).toBe(1)
  })
})

describe('Opportunism', () => {
  test('lets one basic pawn go anywhere between two retrievals', () => {
    const table = scene().trait('fish', 'opportunism').pawn('fish', 'evolution-2').turnOf('fish')
    table.seat('fish').chooses('space:abundance-1', 'forgo')
    table.turnOf('fish')
    expect(table.options).not.toContain('space:abundance-2')
    table.seat('fish').chooses('retrieve')
    table.pawn('fish', 'evolution-2').turnOf('fish')
    expect(table.options).toContain('space:abundance-2')
  })

  test('is not used up by a placement that is legal anyway', () => {
    const table = scene().trait('fish', 'opportunism').pawn('fish', 'evolution-2').turnOf('fish')
    table.seat('fish').chooses('space:domination-1', 'forgo')
    table.turnOf('fish')
    expect(table.options).toContain('space:abundance-1')
  })
})

describe('Dominant Gene', () => {
  test('raises every dominance value that is not zero, and earns 2 VP for a Domination', () => {
    const table = scene().trait('reptile', 'dominant-gene')
    expect(ELEMENT_IDS.map((_, e) => dominanceValue(table.state, REPTILE, e))).toEqual([0, 0, 0, 0, 2, 3])
    table.act('reptile', 'domination-1').seat('reptile').chooses('element:sponges')
    table.expectNothingPending()
    expect(table.of('reptile').vp).toBe(2)
    expect(table.state.target[ELEMENT_IDS.indexOf('sponges')]).toBe(2)
  })
})
