import { type AnyOptions, type BySeat, type Json, must, type Seat, seeded } from '@halfpint/core'
import { type Environment, findGame } from '@halfpint/table'
import { answerFixed } from './fixedbots.ts'

/**
 * A game that is the same for everyone who makes the same choices: its rules, its decks, the player's seat and the
 * opponents.
 */
export type FixedGame = {
  /** Determines the decks that are not given, and the bots' choices. */
  readonly seed: string
  readonly game: string
  readonly options: AnyOptions
  readonly seat: Seat
  /** The bots by seat; `null` on the player's seat. */
  readonly opponents: BySeat<string | null>
  /** The decks of the first rounds, where they are given. */
  readonly decks: readonly (readonly Json[])[]
}

/** The environment of a table for a fixed game. `variant` distinguishes bots that play from the player's seat. */
export const fixedEnvironment = (
  { seed, game: id, seat: player, decks }: FixedGame,
  variant = '',
): Required<Pick<Environment, 'fixed' | 'think'>> => {
  const game = must(findGame(id))
  return {
    fixed: {
      deal(state) {
        const deck = decks[state.round]
        return deck === undefined
          ? game.chance(state, seeded(`${seed} deal ${state.round}`))
          : [{ type: 'dealt', deck }]
      },
      seed: (seat, events) => `${seed} decision ${events}${seat === player ? variant : ''}`,
    },
    think: answerFixed,
  }
}
