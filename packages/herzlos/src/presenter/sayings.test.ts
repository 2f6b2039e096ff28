import { readFileSync } from 'node:fs'
import { must } from '@halfpint/core'
import { presents } from '@halfpint/testkit'
import { expect, test } from 'vitest'
import { herzlos } from '../game.ts'
import { scoreRound } from '../score.ts'
import type { Action, Event, Options, State } from '../state.ts'
import { figuresOf } from './figures.ts'
import { type Prospect, prospectOf, type Selection } from './prospect.ts'
import { reasonsOf } from './reasons.ts'
import { sayingsOf } from './sayings.ts'
import { seatsOf } from './seats.ts'
import { warningsOf } from './warnings.ts'

const games = readFileSync(new URL('../../examples/games.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(0, 2)
  .map(line => must(herzlos.records.read(JSON.parse(line))))

presents<State, Action, Event, Options, Selection, Prospect>(
  herzlos,
  { seatsOf, prospectOf, reasonsOf, warningsOf, sayingsOf, figuresOf },
  games,
  ['dealt', 'heartsOpened', 'passed', 'plays', 'scored', 'takes', 'throws', 'winners'],
  ({ event, before, sayings }, { options, seats }) => {
    if (event.type !== 'trick-won') return
    const trick = { plays: before.trick, winner: event.winner }
    const points = scoreRound(options, [trick], seats).points[event.winner]
    expect(sayings).toEqual([{ key: 'takes', facts: { seat: event.winner, points } }])
  },
)

test('Z3: the cards of a pass are shown to giver and receiver only', () => {
  const { log, state } = games[0] as (typeof games)[number]
  const at = log.findIndex(({ type }) => type === 'passes-exchanged')
  const before = log.slice(0, at).reduce(herzlos.evolve, must(herzlos.open(state.options, state.seats)))
  const event = log[at]
  if (event?.type !== 'passes-exchanged') throw new Error('nothing was passed')
  const after = herzlos.evolve(before, event)
  const tell = (viewer: number | 'spectator') =>
    sayingsOf(
      herzlos.redact(event, viewer, before) as typeof event,
      herzlos.view(before, viewer),
      herzlos.view(after, viewer),
    )
  const [given, got] = [event.passes[0], event.passes[1]]
  expect(tell(0)).toEqual([{ key: 'passed', facts: { given, to: state.seats - 1, got, from: 1 } }])
  expect(tell('spectator')).toEqual([])
})
