import { readFileSync } from 'node:fs'
import { everySeat, must, type Presenter } from '@halfpint/core'
import { expect, test } from 'vitest'
import { halfPint } from '../game.ts'
import type { Event, State } from '../state.ts'
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

test('every fact of whole games is told to every viewer, with facts that can be sent as JSON and hide what is hidden', () => {
  const keys = new Set<string>()
  for (const { state, log } of games) {
    for (const viewer of [0, 'rail'] as const) {
      let whole = must(halfPint.open(state.options, state.seats))
      for (const event of log) {
        const told = halfPint.redact(event, viewer, whole)
        const before = halfPint.view(whole, viewer)
        whole = halfPint.evolve(whole, event)
        if (told === undefined) continue
        const sayings = sayingsOf(told, before, halfPint.view(whole, viewer))
        expect(JSON.parse(JSON.stringify(sayings))).toEqual(sayings)
        expect(JSON.stringify(sayings)).not.toContain('"?"')
        for (const { key } of sayings) keys.add(key)
        expect(sayings.length > 0).toBe(event.type !== 'predicted' && event.type !== 'bet-placed')
      }
    }
  }
  const common = ['bets', 'brawlStarted', 'dealt', 'lays', 'predictions', 'scored', 'winners', 'winsTrick']
  expect([...keys]).toEqual(expect.arrayContaining(common))
})

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
    expect(presenter.seatsOf(halfPint.view(state, viewer)).map(({ seat }) => seat)).toEqual(everySeat(state.seats))
  }
})
