import type { Game, Position, Random, Seat, Viewer } from '@halfpint/core'
import type { Arbitrary } from 'fast-check'

/** A game, and facts about it that the laws need and that the `Game` interface does not provide. */
export interface LawSubject<S extends Position, A, E, O> {
  readonly game: Game<S, A, E, O>
  /** Random options; a function if they depend on the number of seats. */
  readonly options: Arbitrary<O> | ((seats: number) => Arbitrary<O>)
  /** Every card in play at a table of this size. */
  deck(seats: number): readonly string[]
  /** All cards of a state during a round; none between rounds. */
  cardsIn(state: S): readonly string[]
  /**
   * The cards that the viewer may not know, derived from the rules without `view` and `redact`.
   * `log` contains all events since the last deal, for games where a viewer knows a card in another hand.
   */
  hiddenFrom(state: S, viewer: Viewer, log: readonly E[]): readonly string[]
  /** Errors in the points of a state; empty if they add up. */
  pointsWrong(state: S): readonly string[]
  /** Actions that may be illegal: cards of others, wrong numbers, the wrong phase. */
  temptations(state: S, seat: Seat, random: Random): readonly A[]
  /** Chooses actions so that rare cases become common. By default each legal action is equally likely. */
  choose?(state: S, seat: Seat, legal: readonly A[], random: Random): A
  /** Maximum number of steps of a game; the default is 20,000. */
  readonly mostSteps?: number
}
