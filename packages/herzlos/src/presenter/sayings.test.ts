import { readFileSync } from 'node:fs'
import { everySeat, must, type Presenter } from '@halfpint/core'
import { expect, test } from 'vitest'
import { herzlos } from '../game.ts'
import { scoreRound } from '../score.ts'
import type { Event, State } from '../state.ts'
import { figuresOf } from './figures.ts'
import { type Choice, type Prospect, prospectOf } from './prospect.ts'
import { reasonsOf } from './reasons.ts'
import { sayingsOf } from './sayings.ts'
import { seatsOf } from './seats.ts'
import { warningsOf } from './warnings.ts'

const games = readFileSync(new URL('../../examples/games.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(0, 2)
  .map(line => must(herzlos.records.read(JSON.parse(line))))

test('every fact of whole games is told to every viewer, with facts that can be sent as JSON and hide what is hidden', () => {
  const keys = new Set<string>()
  for (const { state, log } of games) {
    for (const viewer of [0, 'rail'] as const) {
      let whole = must(herzlos.open(state.options, state.seats))
      for (const event of log) {
        const told = herzlos.redact(event, viewer, whole)
        const before = herzlos.view(whole, viewer)
        whole = herzlos.evolve(whole, event)
        if (told === undefined) continue
        const sayings = sayingsOf(told, before, herzlos.view(whole, viewer))
        expect(JSON.parse(JSON.stringify(sayings))).toEqual(sayings)
        expect(JSON.stringify(sayings)).not.toContain('"?"')
        for (const { key } of sayings) keys.add(key)
        if (event.type === 'trick-won') {
          const trick = { plays: before.trick, winner: event.winner }
          const points = scoreRound(state.options, [trick], state.seats).points[event.winner]
          expect(sayings).toEqual([{ key: 'takes', facts: { seat: event.winner, points } }])
        }
      }
    }
  }
  const common = ['dealt', 'heartsOpened', 'passed', 'plays', 'scored', 'takes', 'throws', 'winners']
  expect([...keys]).toEqual(expect.arrayContaining(common))
})

test('Z3 what the viewer gives and gets is told to the viewer, and to nobody else', () => {
  const { log, state } = games[0] as (typeof games)[number]
  const at = log.findIndex(({ type }) => type === 'passes-exchanged')
  const before = log.slice(0, at).reduce(herzlos.evolve, must(herzlos.open(state.options, state.seats)))
  const event = log[at]
  if (event?.type !== 'passes-exchanged') throw new Error('nothing was passed')
  const after = herzlos.evolve(before, event)
  const tell = (viewer: number | 'rail') =>
    sayingsOf(
      herzlos.redact(event, viewer, before) as typeof event,
      herzlos.view(before, viewer),
      herzlos.view(after, viewer),
    )
  const [given, got] = [event.passes[0], event.passes[1]]
  expect(tell(0)).toEqual([{ key: 'passed', facts: { given, to: state.seats - 1, got, from: 1 } }])
  expect(tell('rail')).toEqual([])
})

test('the game has all that a presenter has, and a look for each seat', () => {
  const presenter: Presenter<State, Event, Choice, Prospect> = {
    seatsOf,
    prospectOf,
    reasonsOf,
    warningsOf,
    sayingsOf,
    figuresOf,
  }
  const { state } = games[0] as (typeof games)[number]
  for (const viewer of [...everySeat(state.seats), 'rail'] as const) {
    expect(presenter.seatsOf(herzlos.view(state, viewer)).map(({ seat }) => seat)).toEqual(everySeat(state.seats))
  }
})
