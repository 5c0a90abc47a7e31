import algae from '~icon/algae'
import beetle from '~icon/beetle-shell'
import clownfish from '~icon/clownfish'
import coral from '~icon/coral'
import crab from '~icon/crab'
import rex from '~icon/dinosaur-rex'
import diplodocus from '~icon/diplodocus'
import dna from '~icon/dna2'
import dragonfly from '~icon/dragonfly'
import fern from '~icon/fern'
import mammoth from '~icon/mammoth'
import molecule from '~icon/molecule'
import octopus from '~icon/octopus'
import palm from '~icon/palm-tree'
import plesiosaurus from '~icon/plesiosaurus'
import pterodactylus from '~icon/pterodactylus'
import salamander from '~icon/salamander'
import trilobite from '~icon/trilobite'
import virus from '~icon/virus'
import volcano from '~icon/volcano'

/** One figure of a scene: where its centre stands and how wide it is, in hundredths of the width, and how near it is (0 far, 1 near). */
export interface SceneFigure {
  readonly icon: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly near: number
}

/** A drawing 100 wide and 76 high, from the farthest figure to the nearest. */
export type Scene = readonly SceneFigure[]

const figure = (icon: string, x: number, y: number, size: number, near: number): SceneFigure => ({ icon, x, y, size, near })

export const scenes = {
  marine: [
    figure(plesiosaurus, 26, 22, 30, 0.3),
    figure(algae, 10, 60, 24, 0.34),
    figure(coral, 91, 63, 22, 0.4),
    figure(clownfish, 80, 26, 18, 0.6),
    figure(crab, 74, 66, 15, 0.85),
    figure(octopus, 46, 43, 42, 1),
  ],
  classic: [
    figure(volcano, 80, 30, 34, 0.2),
    figure(pterodactylus, 24, 17, 20, 0.35),
    figure(fern, 9, 58, 26, 0.4),
    figure(mammoth, 82, 58, 24, 0.6),
    figure(rex, 44, 44, 46, 1),
  ],
  genesis: [
    figure(volcano, 78, 46, 44, 0.2),
    figure(molecule, 20, 20, 18, 0.45),
    figure(virus, 82, 18, 14, 0.5),
    figure(trilobite, 18, 60, 17, 0.7),
    figure(dna, 48, 40, 42, 1),
  ],
  megafauna: [
    figure(palm, 86, 40, 40, 0.22),
    figure(fern, 10, 54, 30, 0.3),
    figure(dragonfly, 76, 17, 19, 0.55),
    figure(beetle, 82, 64, 13, 0.8),
    figure(salamander, 28, 62, 20, 0.7),
    figure(diplodocus, 46, 38, 46, 1),
  ],
} as const satisfies Record<string, Scene>
