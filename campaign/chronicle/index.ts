export { type Chronicle, type ChronicleChapter, chronicleOf, type Lane, type Lifeline, NOBODY } from './chronicle.ts'
export { drawChronicle, type Pen } from './draw.ts'
export { type Shape, svgText } from './shapes.ts'
