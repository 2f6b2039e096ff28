import { readFileSync } from 'node:fs'
import { must } from '@halfpint/core'
import { presents } from '@halfpint/testkit'
import { expect, test } from 'vitest'
import { halfPint } from '../game.ts'
import { isDecided } from '../score.ts'
import type { Action, Event, Options, State } from '../state.ts'
import { leadingPlay } from '../trick.ts'
import { figuresOf } from './figures.ts'
import { type Prospect, prospectOf, type Selection } from './prospect.ts'
import { reasonsOf } from './reasons.ts'
import { sayingOf, sayingsOf } from './sayings.ts'
import { finishedTrick, seatsOf } from './seats.ts'
import { warningsOf } from './warnings.ts'

const games = readFileSync(new URL('../../examples/good.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(0, 4)
  .map(line => must(halfPint.records.read(JSON.parse(line))))

presents<State, Action, Event, Options, Selection, Prospect>(
  halfPint,
  { seatsOf, prospectOf, reasonsOf, warningsOf, sayingsOf, figuresOf },
  games,
  ['bets', 'brawlStarted', 'dealt', 'lays', 'predictions', 'scored', 'winners', 'winsTrick'],
  ({ event, sayings }) => expect(sayings.length > 0).toBe(event.type !== 'predicted' && event.type !== 'bet-placed'),
)

test('every legal action has a sentence; plays name their set', () => {
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

test('H18: only a later play that is the best so far takes the lead', () => {
  let led = 0
  for (const { state, log } of games) {
    let whole = must(halfPint.open(state.options, state.seats))
    for (const event of log) {
      const before = halfPint.view(whole, 'spectator')
      whole = halfPint.evolve(whole, event)
      if (event.type !== 'played') continue
      const [saying] = sayingsOf(event, before, halfPint.view(whole, 'spectator'))
      const trick = [...before.trick, event]
      const leads = trick.length > 1 && leadingPlay(trick, before.options)?.seat === event.seat
      expect(saying).toMatchObject({ key: 'lays', facts: { seat: event.seat, leads } })
      if (leads) led++
    }
  }
  expect(led).toBeGreaterThan(20)
})

test('H30, H31: the finished rounds show whether the game is over', () => {
  for (const { state, log } of games) {
    let whole = must(halfPint.open(state.options, state.seats))
    for (const [at, event] of log.entries()) {
      whole = halfPint.evolve(whole, event)
      if (event.type === 'round-scored') expect(isDecided(whole)).toBe(log[at + 1]?.type === 'game-ended')
    }
  }
})

test('H18: no seat is to act while a complete trick is shown or the round is scored', () => {
  let ends = 0
  for (const { state, log } of games) {
    let whole = must(halfPint.open(state.options, state.seats))
    for (const [at, event] of log.entries()) {
      whole = halfPint.evolve(whole, event)
      const next = log[at + 1]?.type
      const view = halfPint.view(whole, 'spectator')
      if (whole.phase !== 'play' || next === undefined) continue
      const onTurn = seatsOf(view).filter(({ turn }) => turn)
      expect(onTurn).toHaveLength(next === 'played' ? 1 : 0)
      expect(finishedTrick(view) === undefined).toBe(next === 'played')
      if (next !== 'round-scored') continue
      expect(finishedTrick(view)).toEqual(whole.tricks.at(-1)?.plays)
      ends++
    }
  }
  expect(ends).toBeGreaterThan(20)
})
