import type { TableProps } from './board.ts'

type Piece = TableProps<unknown>['piece']

const LIGHT = ['data-lit', 'data-changed', 'data-pointed'] as const

/**
 * Whether some pieces are lit, glow and are pointed at as they were: for parts of a board that are drawn anew only when they
 * differ. Labels are not compared, as what a piece is called follows from what is drawn of it.
 */
export const litAlike = (refs: readonly string[], before: Piece, after: Piece): boolean =>
  refs.every((ref) => {
    const [was, is] = [before(ref, ''), after(ref, '')]
    return LIGHT.every((mark) => was[mark] === is[mark])
  })

type Drawn = Pick<TableProps<unknown>, 'piece' | 'words'>

/** For `memo`: a part of a board is drawn anew when its facts or its words change, or the light on its pieces does. */
export const alikeIn =
  <P extends Drawn>(facts: (props: P) => readonly unknown[], refs: (props: P) => readonly string[]) =>
  (before: P, after: P): boolean => {
    const was = facts(before)
    return (
      before.words === after.words && facts(after).every((fact, i) => fact === was[i]) && litAlike(refs(after), before.piece, after.piece)
    )
  }
