import { must, seeded } from '@halfpint/core'
import type { ThinkOptions } from '../src/evaluation.ts'
import { rosterOf } from '../src/registry.ts'
import { NO_STYLE } from '../src/style.ts'
import { hash } from './hash.ts'
import { positionsOf } from './position.ts'

/** Number of stored decisions per game. */
export const DECISIONS = 1_000

/** Decisions per block. A block has one pair of hashes, so that a difference can be located. */
export const BLOCK = 50

/** Hashes of the champion's choices and of its exact estimates for all actions, in one block of positions. */
export interface GoldenBlock {
  readonly choices: string
  readonly figures: string
}

const WORLDS = 6

const meansFor = (seed: string): ThinkOptions => ({
  random: seeded(seed),
  budget: { iterations: WORLDS },
  now: () => 0,
  style: NO_STYLE,
})

/** Computes the blocks of a game in this JavaScript engine. Plain code that runs anywhere. */
export function* goldenBlocks(gameId: string): Generator<GoldenBlock, void, void> {
  const { game, levels, advise } = must(rosterOf(gameId))
  const positions = positionsOf(game)
  for (let done = 0; done < DECISIONS; done += BLOCK) {
    const choices = hash()
    const figures = hash()
    for (let at = 0; at < BLOCK; at++) {
      const { view, legal, seed } = positions.next().value
      choices.add(legal.indexOf(levels.champion(view, legal, meansFor(seed))))
      const thinking = advise(view, legal, meansFor(seed))
      let step = thinking.next()
      while (!step.done) step = thinking.next()
      for (const { win, points, exact = 0, miss = 0, tricks = [] } of step.value.estimates) {
        for (const figure of [win, points, exact, miss, ...tricks]) figures.add(figure)
      }
    }
    yield { choices: choices.text(), figures: figures.text() }
  }
}
