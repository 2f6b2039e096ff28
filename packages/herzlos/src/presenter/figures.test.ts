import { readFileSync } from 'node:fs'
import { everySeat, must } from '@halfpint/core'
import { expect, test } from 'vitest'
import { herzlos } from '../game.ts'
import { scoreRound, takenBy } from '../score.ts'
import { figuresOf } from './figures.ts'
import { reasonsOf } from './reasons.ts'
import { seatsOf } from './seats.ts'

const games = readFileSync(new URL('../../examples/games.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map(line => must(herzlos.records.read(JSON.parse(line))))

test('Z6: a finished round keeps the cards that count and the tricks, and its points follow from them', () => {
  for (const { log, state } of games) {
    let before = must(herzlos.open(state.options, state.seats))
    for (const event of log) {
      const after = herzlos.evolve(before, event)
      if (event.type === 'round-scored') {
        const kept = after.results[before.round]
        expect(kept?.taken).toEqual(everySeat(state.seats).map(seat => takenBy(before.tricks, seat)))
        expect(kept?.taken.flat()).toHaveLength(15)
        expect(kept?.tricks.reduce((sum, tricks) => sum + tricks, 0)).toBe(before.tricks.length)
        const piles = (kept?.taken ?? []).map((cards, winner) => ({
          winner,
          plays: cards.map(card => ({ seat: winner, card })),
        }))
        expect(scoreRound(state.options, piles, state.seats)).toEqual({ points: event.points, march: event.march })
        for (const { seat, points } of seatsOf(herzlos.view(before, 0))) {
          if (event.march === null) expect(points).toBe(event.points[seat])
          const reasons = reasonsOf(after, before.round, seat)
          expect(reasons.reduce((sum, reason) => sum + reason.points, 0)).toBe(event.points[seat])
        }
      }
      before = after
    }
  }
})

test('early and late viewers on all seats, and spectators, see the same pad', () => {
  for (const { log, state } of games) {
    for (const viewer of [...everySeat(state.seats), 'spectator'] as const) {
      let whole = must(herzlos.open(state.options, state.seats))
      let view = herzlos.view(whole, viewer)
      for (const event of log) {
        const told = herzlos.redact(event, viewer, whole)
        if (told !== undefined) view = herzlos.evolve(view, told)
        whole = herzlos.evolve(whole, event)
      }
      const late = herzlos.view(state, viewer)
      expect(view.results).toEqual(late.results)
      for (const seat of everySeat(state.seats)) expect(figuresOf(view, seat)).toEqual(figuresOf(late, seat))
    }
    const { results } = state
    const sums = everySeat(state.seats).map(seat => figuresOf(state, seat))
    expect(sums.reduce((sum, { jacks }) => sum + jacks, 0)).toBe(results.length)
    expect(sums.reduce((sum, { queens }) => sum + queens, 0)).toBe(results.length)
  }
})
