import type { MegafaunaView } from '@deeptime/megafauna'
import type { ReactNode } from 'react'
import type { DrawnNote } from '../../../table/board.ts'
import { placeOf, speciesOf } from '../components.ts'
import { dangerOf, fallOf } from '../danger.ts'
import { readCreeple } from '../refs.ts'

/** The note of an endangered creeple: why it lies, since when, what could save it, and when it is buried. */
export function creepleDrawn(id: string, { view, log, words }: DrawnNote<MegafaunaView>): ReactNode | undefined {
  const { species, place: at, level, lies } = readCreeple(id)
  const [place, body] = [placeOf(view.game, at), speciesOf(view.game, species)]
  if (!lies || !place || !body) return undefined
  const danger = dangerOf(view.game, place, { species, level })
  const fall = fallOf(log, species, at)
  const rival = place.upright.find((other) => other.level === level)?.species
  const params = {
    biome: `@mf.biome.${place.biome}`,
    rival: rival ? `@species.${rival}` : '',
    form: `@form.${body.form}`,
    place: `@place.${at}`,
  }
  return (
    <dl className="mf-danger">
      <dt>{words.text('mf.danger.why')}</dt>
      <dd>
        {fall ? words.log(fall.line) : danger && words.text(`mf.danger.${danger}`, params)} {fall && <small>{fall.line.rule}</small>}
      </dd>
      <dt>{words.text('mf.danger.since')}</dt>
      <dd>{fall?.turn === undefined ? words.text('mf.danger.unknown') : words.text('mf.danger.turn', { turn: fall.turn })}</dd>
      <dt>{words.text('mf.danger.saves')}</dt>
      <dd>
        {words.text(danger ? `mf.danger.save.${danger}` : 'mf.danger.save.now', params)}{' '}
        {body.endotherm && words.text('mf.danger.save.warm')}
      </dd>
      <dt>{words.text('mf.danger.ends')}</dt>
      <dd>{words.text('mf.danger.buried')}</dd>
    </dl>
  )
}
