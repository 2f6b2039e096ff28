import { must, type Seen } from '@halfpint/core'
import { type Card, codeOf, copyPlayout, herzlos, makePlay, playout, type State, slotOf } from '@halfpint/herzlos'
import { expect, test } from 'vitest'
import { thinkOptionsOf } from './fixture.ts'
import { knownTo } from './known.ts'
import { herzlosLevels } from './levels.ts'
import { everyWorld } from './listed.ts'
import { createMarchProof } from './test/march.ts'
import { MARCH_POSITIONS, type MarchPosition } from './test/marches.ts'
import { createSampler } from './world.ts'

const viewOf = ({ seat, deck, passes, plays }: MarchPosition): Seen<State> => {
  const round = { deck: deck.split(' '), passes: passes.split(' ').map(card => [card]), plays: plays.split(' ') }
  const players = round.passes.map((_, player) => `player ${player}`)
  return herzlos.view(must(herzlos.records.read({ game: 'herzlos', players, rounds: [round] })).state, seat)
}

/** Number of consistent deals in which the march is forced after this card, and number of consistent deals. */
const forcedAfter = (view: Seen<State>, card: Card): readonly [number, number] => {
  const known = knownTo(view)
  const proof = createMarchProof(known.round, 24, 20_000)
  const world = playout(view.seats, view.options)
  let forced = 0
  let worlds = 0
  for (const hands of everyWorld(known)) {
    copyPlayout(known.round, world)
    world.hands.set(hands)
    makePlay(world, slotOf(codeOf(card)))
    if (proof.forced(world, known.round.alone)) forced++
    worlds++
  }
  return [forced, worlds]
}

test('Z8: the right cards of the march positions are right in every consistent deal', () => {
  for (const position of MARCH_POSITIONS) {
    const view = viewOf(position)
    // The large ones were proven when they were added.
    if (createSampler(knownTo(view)).deals > 30) continue
    for (const action of herzlos.legal(view)) {
      if (action.type !== 'play') continue
      const [forced, worlds] = forcedAfter(view, action.card)
      const right = position.right.split(' ').includes(action.card)
      if (position.kind === 'attack') expect(forced).toBe(right ? worlds : 0)
      else if (right) expect(forced).toBe(0)
      else expect(2 * forced).toBeGreaterThanOrEqual(worlds)
    }
  }
})

test('Z8: the champion finds the right card in at least nine of ten march positions', () => {
  expect(MARCH_POSITIONS.filter(({ kind }) => kind === 'attack').length).toBeGreaterThanOrEqual(20)
  expect(MARCH_POSITIONS.filter(({ kind }) => kind === 'defence').length).toBeGreaterThanOrEqual(20)
  const solved = MARCH_POSITIONS.filter((position, number) => {
    const view = viewOf(position)
    const action = herzlosLevels.champion(view, herzlos.legal(view), thinkOptionsOf(number, 1500))
    return action.type === 'play' && position.right.split(' ').includes(action.card)
  })
  expect(solved.length).toBeGreaterThanOrEqual(0.9 * MARCH_POSITIONS.length)
})
