import { readFileSync } from 'node:fs'
import { must } from '@halfpint/core'
import { presents } from '@halfpint/testkit'
import { expect, test } from 'vitest'
import { halfPint } from '../game.ts'
import type { Action, Event, Options, State } from '../state.ts'
import { figuresOf } from './figures.ts'
import { type Choice, type Prospect, prospectOf } from './prospect.ts'
import { reasonsOf } from './reasons.ts'
import { sayingOf, sayingsOf } from './sayings.ts'
import { seatsOf } from './seats.ts'
import { warningsOf } from './warnings.ts'

const games = readFileSync(new URL('../../examples/good.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(0, 4)
  .map(line => must(halfPint.records.read(JSON.parse(line))))

presents<State, Action, Event, Options, Choice, Prospect>(
  halfPint,
  { seatsOf, prospectOf, reasonsOf, warningsOf, sayingsOf, figuresOf },
  games,
  ['bets', 'brawlStarted', 'dealt', 'lays', 'predictions', 'scored', 'winners', 'winsTrick'],
  ({ event, sayings }) => expect(sayings.length > 0).toBe(event.type !== 'predicted' && event.type !== 'bet-placed'),
)

test('every legal action can be told, and plays by the set they make', () => {
  const opened = must(halfPint.open(must(halfPint.options.read({ sets: 'declared' })), 3))
  const dealt = halfPint.evolve(opened, {
    type: 'dealt',
    deck: games[0]?.log[0]?.type === 'dealt' ? games[0].log[0].deck : [],
  })
  for (const phase of ['predict', 'bet', 'play'] as const) {
    const view = halfPint.view({ ...dealt, phase, toPlay: 0 }, 0)
    for (const action of halfPint.legal(view)) {
      const { key, facts } = sayingOf(action, view)
      expect(key === 'noBet' ? 'bet' : key).toBe(phase)
      if (key === 'play') expect(facts.name).not.toBeNull()
    }
  }
  const view = halfPint.view(dealt, 0)
  expect(sayingOf({ type: 'bet', on: null }, view)).toEqual({ key: 'noBet', facts: {} })
  expect(sayingOf({ type: 'play', hand: [] }, view)).toEqual({ key: 'play', facts: { name: null, hand: [], row: [] } })
})
