import { rosterOf } from '@halfpint/bots'
import { type Json, must, type Position, pick, playOut, seeded } from '@halfpint/core'
import { expect, test } from 'vitest'
import { playBy } from '../test/days.ts'
import { randomGame } from '../test/randomgame.ts'
import { decodeGame, encodeGame, fixedGameFrom, type PlayedGame, unlinkedOption } from './challenge.ts'
import { linkedGameOf } from './games.ts'
import { replay } from './playthrough.ts'

/** The part of a game that all players saw: everything but the undealt part of the deck. */
const seenOf = ({ game: id, options, log, opponents }: PlayedGame): string => {
  const { game } = must(rosterOf(id))
  const opened: Position = must(game.open(must(game.options.read(options)), opponents.length))
  const end = log.reduce((state, event) => game.evolve(state, event), opened)
  const told = log.filter(event => (event as { type: string }).type !== 'dealt')
  // Seats that choose at the same time may choose in any order.
  return JSON.stringify([end, told.map(event => JSON.stringify(event)).toSorted()])
}

test.each(['half-pint-heroes', 'herzlos'])('%s: a whole game survives encoding as a link', id => {
  for (let number = 0; number < 10; number++) {
    const played = randomGame(id, `link ${number}`)
    const text = must(encodeGame(played))
    const again = must(decodeGame(text))
    expect({ ...again, log: 0 }).toEqual({ ...played, log: 0 })
    expect(seenOf(again)).toBe(seenOf(played))
    expect(must(encodeGame(again))).toBe(text)
    expect(text).toMatch(/^[\w-]+$/)
  }
})

test.each(['half-pint-heroes', 'herzlos'])('%s: a link to a game of four takes at most 400 letters', id => {
  const { game } = must(rosterOf(id))
  const options = must(game.options.read({}))
  for (let number = 0; number < 4; number++) {
    const random = seeded(`long ${number}`)
    const opened: Position = must(game.open(options, 4))
    const { log } = playOut(game, opened, random, (state, seat) => pick(random, game.legal(game.view(state, seat))))
    const opponents = [null, 'oda', 'bruno', 'tilde']
    const text = must(encodeGame({ game: id, options, seat: 0, opponents, name: 'Dora', log }))
    expect(text.length).toBeLessThanOrEqual(400)
  }
})

test('a level that fixed games do not have is played by the skilled one', () => {
  const played = { ...randomGame('herzlos', 'amateur', 4), opponents: [null, 'amateur', 'novice', 'oda'], seat: 0 }
  expect(must(decodeGame(must(encodeGame(played)))).opponents).toEqual([null, 'regular', 'novice', 'oda'])
})

test('a changed link is refused', () => {
  const text = must(encodeGame(randomGame('herzlos', 'forged')))
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] === 'Q' ? 'R' : 'Q'
    expect(decodeGame(text.slice(0, at) + letter + text.slice(at + 1))).toMatchObject({ problem: { code: 'bad-link' } })
  }
  for (const bad of ['', 'g', 'x', text.slice(1), `${text}A`]) expect(decodeGame(bad)).toMatchObject({ ok: false })
})

test('everyone who accepts a challenge gets the same deals, and the same bots for the same choices', async () => {
  for (const id of ['half-pint-heroes', 'herzlos']) {
    const played = { ...randomGame(id, 'taken up', 4), opponents: [null, 'regular', 'novice', 'tilde'], seat: 0 }
    const link = must(encodeGame(played))
    const fixed = fixedGameFrom(link, must(decodeGame(link)))
    const first = await playBy(fixed, () => 0)
    expect(must(await replay(fixed, first.choices))).toEqual(first)
    const decks = (log: readonly Json[]) => log.filter(event => (event as { type: string }).type === 'dealt')
    expect(decks(first.log)[0]).toEqual({ type: 'dealt', deck: fixed.decks[0] })
    expect(await replay(fixed, [...first.choices, 0])).toMatchObject({ problem: { code: 'bad-choice' } })
    expect(await replay(fixed, [999])).toMatchObject({ problem: { code: 'bad-choice' } })
  }
})

test('a link leaves out a newer option, so a game with another value of it cannot become a link', () => {
  const older = { ...must(linkedGameOf('half-pint-heroes')), options: ['rounds', 'startSeat'] }
  const options = must(older.game.options.read({ rounds: 3 }))
  expect(unlinkedOption(older, options)).toBeUndefined()
  expect(unlinkedOption(older, { ...options, sets: 'declared' })).toBe('sets')
})
