import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type GameRecord, Session } from '@deeptime/engine'
import { fuzz, LIGHT } from '@deeptime/engine/conformance'
import { GAMES } from '@deeptime/games'
import { marine } from '@deeptime/marine'
import { STANDARD_DECK } from '@deeptime/marine/components/standard-deck.ts'
import { afterAll, describe, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'deeptime-cli-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const bin = new URL('../bin/deeptime.mjs', import.meta.url).pathname

/** The real program, as a person runs it. */
function deeptime(args: readonly string[], input = '', language = 'C') {
  const env = { ...process.env, LC_ALL: language }
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8', input, cwd: folder, env })
  return { status, stdout, stderr }
}

function file(name: string, data: unknown): string {
  const path = join(folder, name)
  writeFileSync(path, typeof data === 'string' ? data : JSON.stringify(data))
  return path
}

const { record } = fuzz(marine, { seats: 3, seed: 'cli', checks: LIGHT })

describe('deeptime', () => {
  test('tells what it can do', () => {
    const { status, stdout } = deeptime(['--help'])
    expect(status).toBe(0)
    for (const command of ['play', 'simulate', 'arena', 'arena-worker', 'tune', 'replay', 'fuzz', 'check-deck'])
      expect(stdout).toContain(command)
  })

  test('plays whole campaigns, and tells how Genesis bore on what followed', () => {
    const { status, stdout } = deeptime(['simulate', '--campaign', 'megafauna-classic', '--seats', '2', '--games', '3', '--json'])
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ campaigns: 3, continued: 3, expected: 0.5, violations: 0 })
    expect(deeptime(['simulate', '--campaign', 'marine'])).toMatchObject({ status: 2, stderr: expect.stringContaining('goes on in') })
  })

  test('refuses what it does not know, with exit code 2', () => {
    expect(deeptime(['dance'])).toMatchObject({ status: 2, stderr: expect.stringContaining("unknown command 'dance'") })
    expect(deeptime(['simulate', 'chess'])).toMatchObject({ status: 2, stderr: expect.stringContaining('There is no game "chess"') })
    expect(deeptime(['simulate', 'marine', '--games', 'many'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('--games takes a whole number'),
    })
    expect(deeptime(['simulate', 'marine', '--mode', 'deep'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('marine has no mode “deep”'),
    })
    expect(deeptime(['simulate', 'marine', '--seats', '7'])).toMatchObject({ status: 2, stderr: expect.stringContaining('not 7') })
    expect(deeptime(['simulate', 'marine', '--bots', 'cheater'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('There is no bot "cheater"'),
    })
  })
})

describe('deeptime simulate', () => {
  test('reports games as JSON, the same for the same seed', () => {
    const run = () => JSON.parse(deeptime(['simulate', 'marine', '--games', '3', '--seats', '3', '--seed', 'x', '--json']).stdout)
    const { seconds, decisionsPerSecond, gamesPerSecond, ...report } = run()
    expect(report).toMatchObject({ game: 'marine', mode: 'standard', seats: 3, games: 3, violations: 0 })
    expect(Object.keys(report).sort()).toEqual(['decisions', 'game', 'games', 'longest', 'mode', 'scores', 'seats', 'violations', 'wins'])
    expect(report.scores).toHaveLength(3)
    expect(report.wins.reduce((a: number, b: number) => a + b)).toBeCloseTo(3)
    expect(decisionsPerSecond).toBeGreaterThan(0)
    expect(gamesPerSecond).toBeGreaterThan(0)
    expect(seconds).toBeGreaterThan(0)
    expect(run()).toMatchObject(report)
  })

  test('mixes bots and modes', () => {
    const { status, stdout } = deeptime([
      'simulate',
      'marine',
      '--games',
      '1',
      '--seats',
      '2',
      '--mode',
      'short+superheroes',
      '--bots',
      'greedy,random',
    ])
    expect(status).toBe(0)
    expect(stdout).toMatch(/seat 0 \(greedy\): mean score/)
  })
})

describe('deeptime replay', () => {
  test('shows the view of a seat at any point', () => {
    const { status, stdout } = deeptime(['replay', file('game.json', record), '--to', '40', '--seat', '1', '--json'])
    expect(status).toBe(0)
    const shown = JSON.parse(stdout)
    const session = Session.replay(marine, record, 40)
    expect(session.ok && JSON.parse(JSON.stringify(session.value.view(1)))).toEqual(shown.view)
    expect(shown.choices).toBe(40)
  })

  test('tells the story in either language', () => {
    const path = file('story.json', record)
    const [en, fr] = [deeptime(['replay', path, '--to', '60']), deeptime(['replay', path, '--to', '60', '--language', 'fr'])]
    expect(en.status).toBe(0)
    expect(fr.status).toBe(0)
    expect(en.stdout).toContain('Coral Reef')
    expect(fr.stdout).toContain('Récif')
    expect(fr.stdout).not.toContain('Coral Reef')
    expect(en.stdout).toMatch(/seat 0: \d+ .*\(\d+ options?\)/s)
    expect(fr.stdout).toMatch(/place 0 : \d+ .*\(\d+ possibilités?\)/s)
    expect(en.stdout).toMatch(/\d+ genes {2}pawns \d/)
    expect(fr.stdout).toMatch(/\d+ gènes {2}pions \d/)
  })

  const shelved = GAMES.games.flatMap(({ id, shelf }) => Object.keys(shelf).map((version) => [id, version] as const))

  test.each(shelved)('replays a game of %s, version %s, by the rules it began with', (id, version) => {
    const path = new URL(`../../games/${id}/shelf/${version}/golden/standard-3.json`, import.meta.url)
    const golden = JSON.parse(readFileSync(path, 'utf8')) as { record: GameRecord; scores: number[] }
    const { status, stdout } = deeptime(['replay', file(`${id}-${version}.json`, golden.record)])
    expect(status).toBe(0)
    const totals = [...stdout.matchAll(/^seat \d: (\d+) /gm)].map(([, total]) => Number(total))
    expect(totals).toEqual(golden.scores)
    expect(stdout).not.toMatch(/undefined|\{|@\w/)
  })

  test.each([
    ['not JSON', '{"format":', /is not JSON/],
    ['not a record', { hello: 1 }, /not a Deep Time record: it names no format/],
    ['of another game', { ...record, game: 'chess' }, /There is no game "chess"/],
    ['of other rules', { ...record, version: '0.0.1' }, /played by rules 0\.0\.1 of marine/],
    ['with an illegal choice', { ...record, choices: ['0:tile:9,9'] }, /Choice 1 of the record, “0:tile:9,9”, is not legal there/],
  ])('refuses a file that is %s, and says so', (name, data, message) => {
    expect(deeptime(['replay', file(`${name}.json`, data)])).toMatchObject({ status: 2, stderr: expect.stringMatching(message) })
  })

  test('refuses a missing file and a point past the end', () => {
    expect(deeptime(['replay', 'nowhere.json'])).toMatchObject({ status: 2, stderr: expect.stringContaining("can't be read: ENOENT") })
    expect(deeptime(['replay', file('end.json', record), '--to', '99999'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('past its end'),
    })
  })
})

describe('deeptime fuzz', () => {
  test('runs the conformance suite over every mode', () => {
    const { status, stdout } = deeptime(['fuzz', 'marine', '--games', '4', '--every', '100', '--json'])
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ game: 'marine', games: 4 })
  })
})

describe('deeptime check-deck', () => {
  test('accepts the standard deck, and plays with it', () => {
    const deck = file('deck.json', STANDARD_DECK)
    expect(deeptime(['check-deck', deck])).toMatchObject({ status: 0 })
    expect(deeptime(['simulate', 'marine', '--games', '1', '--deck', deck])).toMatchObject({ status: 0 })
  })

  test('says what is wrong with a deck, with exit code 1', () => {
    const { status, stderr } = deeptime(['check-deck', file('bad-deck.json', { cards: [] })])
    expect(status).toBe(1)
    expect(stderr).toMatch(/is not a deck for marine:\n- /)
  })
})

describe('deeptime play', () => {
  test('a person plays by numbers, takes back, reads a rule, and leaves with a record', () => {
    const { status, stdout } = deeptime(
      ['play', 'marine', '--seats', '2', '--seed', 'p', '--bots', 'random', '--save', 'mine.json'],
      '1\n1\n1\n1\nu\nr\nt\n1\nnonsense\nq\n',
    )
    expect(status).toBe(0)
    expect(stdout).toContain('Taken back.')
    expect(stdout).toContain('Answer with a number from 1 to')
    const saved = JSON.parse(readFileSync(join(folder, 'mine.json'), 'utf8'))
    const session = Session.replay(marine, saved)
    expect(session.ok && session.value.choices.length).toBeGreaterThan(1)
  })

  test('the table speaks the language of the terminal, from the first question to the record', () => {
    const args = ['play', 'marine', '--seats', '2', '--seed', 'p', '--bots', 'random', '--save', 'mienne.json']
    const { status, stdout } = deeptime(args, '1\n1\n1\n1\nu\nh\nrien\nq\n', 'fr_FR.UTF-8')
    expect(status).toBe(0)
    for (const words of ['numéro, h conseil', 'Coup repris.', 'avance ', 'Répondez par un numéro de 1 à', 'La partie est dans mienne.json'])
      expect(stdout).toContain(words)
    for (const english of ['number', 'genes', 'pawns', ' VP', 'lead ', 'Taken back', 'record']) expect(stdout).not.toContain(english)
    expect(JSON.parse(readFileSync(join(folder, 'mienne.json'), 'utf8')).seats[0]).toMatchObject({ name: 'Vous' })
  })

  test('so does the table of Megafauna Classic', () => {
    const play = (language: string) =>
      deeptime(['play', 'megafauna-classic', '--seats', '2', '--seed', 'p', '--bots', 'random', '--save', 'mega.json'], 't\nq\n', language)
    expect(play('C').stdout).toMatch(/\d VP {2}genes \d+ {2}population \d+ {2}fossils \d+\n.* size \d/)
    expect(play('fr_FR.UTF-8').stdout).toMatch(/\d PV {2}gènes \d+ {2}population \d+ {2}fossiles \d+\n.* taille \d/)
  })

  test('refuses a language that it does not speak', () => {
    expect(deeptime(['play', 'marine', '--language', 'de'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('--language takes en or fr, not "de"'),
    })
  })
})
