import type { Game, Position, Random, Seat, Viewer } from '@halfpint/core'
import type { Arbitrary } from 'fast-check'

/** A game with what the laws must know about it and cannot learn from the `Game` interface. */
export interface LawSubject<S extends Position, A, E, O> {
  readonly game: Game<S, A, E, O>
  /** Where options are drawn from; a function where they depend on the number of seats. */
  readonly options: Arbitrary<O> | ((seats: number) => Arbitrary<O>)
  /** Every card in play at a table of this size. */
  deck(seats: number): readonly string[]
  /** All cards the whole state holds, wherever they lie, while a round is under way; none between rounds. */
  cardsIn(state: S): readonly string[]
  /**
   * The cards the viewer may not know, said from the rules and not by way of `view` or `redact`.
   * `log` holds all facts since the last deal, for games where a viewer knows a card in another hand.
   */
  hiddenFrom(state: S, viewer: Viewer, log: readonly E[]): readonly string[]
  /** What is wrong with the points of a state, in words; nothing when they add up. */
  pointsWrong(state: S): readonly string[]
  /** Actions that look likely but may not be legal: foreign cards, wrong numbers, the wrong phase. */
  temptations(state: S, seat: Seat, random: Random): readonly A[]
  /** Chooses an action so that rare cases become common; each legal action is equally likely without it. */
  choose?(state: S, seat: Seat, legal: readonly A[], random: Random): A
  /** More steps than any game can take; 20,000 if not said. */
  readonly mostSteps?: number
}
