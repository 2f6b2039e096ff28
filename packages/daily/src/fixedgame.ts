import { type Level, profileOf } from '@halfpint/bots'
import { type AnyOptions, type BySeat, type Json, must, type Seat, seeded } from '@halfpint/core'
import { answer, type Environment, findGame } from '@halfpint/table'

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

/** Iterations for a bot's decision. A number of iterations gives the same choice on every machine. */
const ITERATIONS: { readonly [level in Level]: number } = { random: 1, novice: 1, regular: 1, expert: 16, champion: 24 }

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
    think: question => answer(question, () => 0, { iterations: ITERATIONS[must(profileOf(question.bot)).level] }),
  }
}
