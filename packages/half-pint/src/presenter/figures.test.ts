import { readFileSync } from 'node:fs'
import { everySeat, must, type Viewer } from '@halfpint/core'
import { expect, test } from 'vitest'
import { halfPint } from '../game.ts'
import { scoreItems } from '../score.ts'
import type { Bet, State } from '../state.ts'
import { figuresOf } from './figures.ts'

const games = readFileSync(new URL('../../examples/good.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map(line => ({ record: JSON.parse(line), ...must(halfPint.records.read(JSON.parse(line))) }))

/** The state as somebody has it who heard every fact of the log, each as this viewer may hear it. */
const heard = (opened: State, log: readonly (typeof games)[number]['log'][number][], viewer: Viewer): State => {
  let [state, view] = [opened, halfPint.view(opened, viewer)]
  for (const event of log) {
    const told = halfPint.redact(event, viewer, state)
    if (told !== undefined) view = halfPint.evolve(view, told)
    state = halfPint.evolve(state, event)
  }
  return view
}

test('a finished round keeps what was predicted and bet', () => {
  for (const { record, state } of games) {
    const kept = state.results.map(({ predictions, bets }) => ({ predictions, bets }))
    const stated = record.rounds
      .slice(0, kept.length)
      .map(({ predictions, bets }: { predictions: number[]; bets: (number | null)[] }) => ({
        predictions,
        bets: bets.map((bet): Bet => bet ?? 'none'),
      }))
    expect(kept).toEqual(stated)
  }
})

test('early and late viewers on all seats, and spectators, see the same pad', () => {
  for (const { log, state, players } of games) {
    const opened = must(halfPint.open(state.options, state.seats))
    for (const viewer of [...everySeat(players.length), 'spectator'] as const) {
      const late = halfPint.view(state, viewer)
      const early = heard(opened, log, viewer)
      expect(early.results).toEqual(state.results)
      expect(late.results).toEqual(state.results)
      for (const seat of everySeat(players.length)) expect(figuresOf(late, seat)).toEqual(figuresOf(early, seat))
    }
  }
})

test('H26: the statistics count the bets that gave points', () => {
  let won = 0
  for (const { state } of games) {
    for (const seat of everySeat(state.seats)) {
      const paid = state.results.filter(result =>
        scoreItems(state.options, result, seat).some(({ rule }) => rule === 'H26'),
      )
      expect(figuresOf(state, seat).betsWon).toBe(paid.length)
      won += paid.length
    }
  }
  expect(won).toBeGreaterThan(0)
})
