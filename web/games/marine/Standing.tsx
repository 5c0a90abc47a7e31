import type { AnimalView, MarineView, SpecialPawnView } from '@deeptime/marine'
import type { TableProps } from '../../table/board.ts'
import { Glyph, Seal, SpecialPawn, Token } from './Pieces.tsx'
import { elementsAt } from './questions.ts'
import { elementRef, FOOD_CHAIN, reseedRef, SURVIVAL } from './refs.ts'

const ROW = 25
const LINE = 14
/** How many letters of the heading stand in one line beside Earth. */
const BROAD = 12

interface CornerProps {
  readonly table: TableProps<MarineView>
  readonly x: number
  readonly y: number
}

/** The food chain, top first: who wins ties, who has retrieved, and who holds the Survival card. */
export function FoodChain({ table, x, y }: CornerProps) {
  const { view, piece, words } = table
  const title = words.text('mr.foodChain')
  // Earth comes close: a long title has a word to a line.
  const heading = title.length > BROAD ? title.split(' ') : [title]
  return (
    <g transform={`translate(${x} ${y})`} className="mr-panel">
      <text {...piece(FOOD_CHAIN)} className="mr-heading u14">
        {heading.map((line, i) => (
          <tspan key={line} x={0} y={-6 - (heading.length - 1 - i) * LINE}>
            {line}
          </tspan>
        ))}
      </text>
      {view.game.animals.map((animal, i) => (
        <Rung key={animal.id} animal={animal} y={12 + i * ROW} piece={piece} holds={view.game.survival === animal.id} />
      ))}
      {view.game.survival === null && view.game.animals.length > 0 && (
        <SurvivalCard piece={piece} x={91} y={12 + ((view.game.animals.length - 1) * ROW) / 2} free />
      )}
    </g>
  )
}

interface SurvivalProps {
  readonly piece: CornerProps['table']['piece']
  readonly x: number
  readonly y: number
  /** Nobody holds it. */
  readonly free?: boolean
}

function SurvivalCard({ piece, x, y, free = false }: SurvivalProps) {
  return (
    <g {...piece(SURVIVAL)} className={free ? 'mr-survival mr-free' : 'mr-survival'} transform={`translate(${x} ${y})`}>
      <rect x={-12} y={-11} width={24} height={22} rx={4} />
      <Glyph name="circling-fish" size={17} x={0} y={0} />
    </g>
  )
}

function Rung({ animal, y, piece, holds }: { animal: AnimalView; y: number; piece: CornerProps['table']['piece']; holds: boolean }) {
  return (
    <g transform={`translate(11 ${y})`}>
      <g {...piece(reseedRef(animal.id))} className="mr-rung">
        <rect x={-12} y={-12} width={76} height={24} rx={12} className="mr-touch" />
        <Seal animal={animal.id} radius={10} />
        {[false, true].map((right) => (
          <g key={String(right)} transform={`translate(${right ? 52 : 30} 0)`}>
            <rect x={-9} y={-9} width={18} height={18} rx={3} className="mr-box" />
            {animal.retrieved === right && <Token animal={animal.id} size={13} />}
          </g>
        ))}
      </g>
      {holds && <SurvivalCard piece={piece} x={80} y={0} />}
    </g>
  )
}

interface TargetsProps extends CornerProps {
  readonly columns: number
  readonly gap: number
  readonly pitch: number
}

/** The six special pawns with their targets: white while nobody's, ringed in their controller's colour. */
export function Targets({ table, x, y, columns, gap, pitch }: TargetsProps) {
  const { view, piece, words, lit } = table
  const asked = elementsAt(view.ask) === 'targets'
  return (
    <g transform={`translate(${x} ${y})`} className="mr-panel">
      <text className="mr-heading mr-end u14" x={(columns - 1) * gap + 46} y={-20}>
        {words.text('mr.targets')}
      </text>
      {view.game.specialPawns.map((pawn, i) => (
        <g
          key={pawn.element}
          {...piece(asked && lit.has(elementRef(pawn.element)) ? elementRef(pawn.element) : pawn.ref)}
          className="mr-target"
          transform={`translate(${(i % columns) * gap} ${Math.floor(i / columns) * pitch})`}
        >
          <Target pawn={pawn} />
        </g>
      ))}
    </g>
  )
}

function Target({ pawn }: { pawn: SpecialPawnView }) {
  return (
    <>
      <circle r={16} className="halo" />
      <g opacity={pawn.space === null ? 1 : 0.45}>
        <SpecialPawn element={pawn.element} controller={pawn.controller} radius={12} />
      </g>
      <text x={17} y={5.5} className="mr-figure mr-strong">
        {pawn.target}
      </text>
      {pawn.controller && <Token animal={pawn.controller} x={9} y={-9} size={9} />}
    </>
  )
}
