import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clockwise, type Json, must, type Position } from '@halfpint/core'
import { expect, test } from 'vitest'
import { learnWords } from '../base/speech.ts'
import { botsOfSeats, charactersNamed, withSymbols } from '../session/record/bots.ts'
import { recordsIn } from '../session/record/file.ts'
import { stepsOf } from '../session/record/gamesteps.ts'
import type { ReplayParts } from '../session/record/parts.ts'
import { type Played, playedOf } from '../session/record/played.ts'
import { foldLog, movedGame, retryLog } from '../session/record/retry.ts'
import { PAGE_GAMES } from './index.ts'

const packages = join(import.meta.dirname, '../../../../packages')
const games = (file: string): Played[] =>
  must(recordsIn(readFileSync(join(packages, file), 'utf8')))
    .slice(0, 4)
    .map(record => must(playedOf(record as Json)))

/** The cards of a seat, in any game. */
const handOf = (view: object, seat: number): Json => (view as { hands: Json[] }).hands[seat] as Json

const partsOf = ({ game }: Played) => PAGE_GAMES.get(game.id)?.replay() as Promise<ReplayParts>

const ME = { id: 'local-0', name: 'Me', symbol: 'anchor' }

test.each([
  ['Half-Pint Heroes', 'half-pint/examples/good.jsonl'],
  ['Herzlos', 'herzlos/examples/games.jsonl'],
])('a try of %s begins at the very table, seen from seat 0', async (_, file) => {
  for (const played of games(file)) {
    const parts = await partsOf(played)
    const { game } = played
    const { states, players, events } = stepsOf(played)
    const isDecision = (event: unknown): boolean =>
      ['predicted', 'bet-placed', 'passed', 'played'].includes((event as { type: string }).type)
    for (const [seat] of players.entries()) {
      const at = Math.floor((states.length * (seat + 1)) / (players.length + 2))
      const end = events.findIndex((event, place) => place >= at && isDecision(event))
      if (end < 0) continue
      const table = foldLog(retryLog({ played, at: end, seat, parts, bots: players.map(() => null) }, 'try', ME, 7))
      const view = game.view(states[end] as Position, seat)
      const mine = game.view(table.match?.state as Position, 0)
      expect(handOf(mine, 0)).toEqual(handOf(view, seat))
      expect(mine.round).toBe(view.round)
      expect(game.legal(mine)).toHaveLength(game.legal(view).length)
      expect(table.phase).toBe('playing')
      expect(table.match?.players.slice(1)).toEqual(
        players.slice(1).map((_, other) => players[clockwise(other + 1, players.length, seat)]),
      )
    }
  }
})

test('from seat 0 nothing is moved: the facts are those of the record', async () => {
  const [played] = games('half-pint/examples/good.jsonl') as [Played]
  const parts = await partsOf(played)
  const { events } = movedGame({ played, at: played.replay.log.length, seat: 0, parts })
  expect(events.map(({ event }) => event)).toEqual(played.replay.log)
})

test('regulars play themselves, and a bot with the name of the player has every other seat', async () => {
  const [played] = games('herzlos/examples/games.jsonl').filter(each => each.replay.players.length === 4) as [Played]
  const names = played.replay.players
  const bots = [null, 'wanda', null, 'novice']
  const { seats: seatStates, phase } = foldLog(
    retryLog({ played, at: 1, seat: 2, parts: await partsOf(played), bots }, 'try', ME, 7),
  )
  expect(phase).toBe('playing')
  expect(seatStates[0]).toMatchObject({ kind: 'person', person: ME })
  expect(seatStates.slice(1)).toEqual([
    { kind: 'bot', bot: 'novice', name: names[3], free: false },
    { kind: 'bot', bot: 'expert', name: names[0], free: true },
    { kind: 'bot', bot: 'wanda', name: names[1], free: false },
  ])
  expect(botsOfSeats(seatStates)).toEqual([null, 'novice', null, 'wanda'])
  const shown = withSymbols({ seats: seatStates }).seats
  expect(shown[2]).toMatchObject({ kind: 'person', person: { name: names[0] } })
  expect(shown[2]).not.toMatchObject({ person: { symbol: ME.symbol } })
  expect([shown[0], shown[1], shown[3]]).toEqual([seatStates[0], seatStates[1], seatStates[3]])
})

test('a regular is recognised by the name if only names are known', async () => {
  await learnWords(['core'])
  expect(charactersNamed(['Ann', 'Tilde', 'Oda'])).toEqual([null, 'tilde', 'oda'])
})
