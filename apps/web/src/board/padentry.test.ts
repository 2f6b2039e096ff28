import { rosterOf } from '@halfpint/bots'
import { type Json, must, type Position, pick, playOut, seeded } from '@halfpint/core'
import { openHistory, readPad } from '@halfpint/scorepad'
import { gameEntry, type StatisticsEntry } from '@halfpint/statistics'
import { expect, test } from 'vitest'
import type { SavedPad } from '../base/pads/library.ts'
import { padEntry } from '../session/statistics/padentry.ts'

const PLAYERS = ['Ann', 'Ben', 'Cem']

interface Results {
  readonly results: readonly { readonly [key: string]: readonly Json[] }[]
}

/** A game that somebody played with real cards: what they wrote down, and what the rules know of it. */
const evening = (id: string, seed: string) => {
  const { game } = must(rosterOf(id))
  const random = seeded(seed)
  const options = must(game.options.read({ rounds: 3 }))
  const opened: Position = must(game.open(options, 3))
  const { state, log } = playOut(game, opened, random, (now, seat) => pick(random, game.legal(game.view(now, seat))))
  const { results } = state as unknown as Results
  const rounds = results.map(({ predictions, bets, tricks, brawl, taken }) =>
    taken === undefined
      ? { predictions, bets, tricks, brawl }
      : {
          points: PLAYERS.map(() => null),
          march: null,
          cards: taken.map(cards => (cards as string[]).filter(card => /^h|^fQ$|^dJ$/.test(card))),
        },
  )
  const pad = must(readPad({ pad: id, players: PLAYERS, options: { rounds: 3 }, rounds }))
  const record = game.records.write(PLAYERS, opened, log)
  const kept = { id: seed, at: 7, stroke: 1, sheet: null, live: null }
  return { saved: { kept, sheet: openHistory(pad) } satisfies SavedPad, record }
}

/** The facts that both have: a pad has the number of dealt cards only if somebody entered it. */
const told = (round: Json): Json => ({ ...(round as { readonly [key: string]: Json }), hand: null })

test.each(['half-pint-heroes', 'herzlos'])('%s: a pad is counted as the same game on the page would be', id => {
  for (const seed of ['one', 'two', 'three', 'four']) {
    const { saved, record } = evening(id, seed)
    for (const [seat, name] of PLAYERS.entries()) {
      const played = must(gameEntry({ id: seed, at: 7, where: 'bots', record, seat, bots: [null, null, null] }))
      const entry = padEntry(saved, ` ${name.toUpperCase()} `) as StatisticsEntry
      expect(entry).toMatchObject({ id: `game pad ${seed}`, at: 7, kind: 'game', where: 'pad', game: id })
      expect(entry).toMatchObject({ won: played.won, against: played.against } as object)
      expect((entry.rounds as Json[]).map(told)).toEqual((played.rounds as Json[]).map(told))
    }
  }
})

test('a finished pad counts for its players', () => {
  const { saved } = evening(['half-pint-heroes', 'herzlos'][0] as string, 'one')
  expect(padEntry(saved, 'Dora')).toBeUndefined()
  expect(padEntry(saved, ' ')).toBeUndefined()
  const { pad } = saved.sheet
  const unfinished = { ...saved, sheet: openHistory({ ...pad, rounds: pad.rounds.slice(0, 1) } as typeof pad) }
  expect(padEntry(unfinished, 'Ann')).toBeUndefined()
})
