import { readFileSync } from 'node:fs'
import { everySeat, must, type Seen, type Viewer } from '@halfpint/core'
import { expect, test } from 'vitest'
import { halfPint } from '../game.ts'
import type { Event, State } from '../state.ts'
import { figuresOf } from './figures.ts'
import { reasonsOf } from './reasons.ts'

const games = readFileSync(new URL('../../examples/good.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(0, 3)
  .map(line => must(halfPint.records.read(JSON.parse(line))))

/** All that the pad and the end of a game tell: rows, reasons and figures. */
const told = (view: Seen<State>) => ({
  results: view.results,
  reasons: view.results.map((_, round) => everySeat(view.seats).map(seat => reasonsOf(view, round, seat))),
  figures: everySeat(view.seats).map(seat => figuresOf(view, seat)),
})

/** The view of a player who was there from the first event and received only what the seat may know. */
const followed = (state: State, log: readonly Event[], viewer: Viewer): Seen<State> => {
  let whole = must(halfPint.open(state.options, state.seats))
  let view = halfPint.view(whole, viewer)
  for (const event of log) {
    const heard = halfPint.redact(event, viewer, whole)
    whole = halfPint.evolve(whole, event)
    if (heard !== undefined) view = halfPint.evolve(view, heard)
  }
  return view
}

test('a viewer who joins late or with a second device sees the same pad, reasons and statistics', () => {
  for (const { state, log } of games) {
    const everybody = told(halfPint.view(state, 'spectator'))
    expect(everybody.results.length).toBeGreaterThan(0)
    for (const viewer of [...everySeat(state.seats), 'spectator'] as const) {
      expect(told(halfPint.view(state, viewer))).toEqual(everybody)
      expect(told(followed(state, log, viewer))).toEqual(everybody)
    }
  }
})
