import type { Game, Position } from './game.ts'
import type { Random } from './random.ts'
import { must, type Result } from './result.ts'
import type { Seat } from './seat.ts'

/** The state after all these facts. */
export const fold = <S extends Position, E>(
  game: Pick<Game<S, never, E, never>, 'evolve'>,
  state: S,
  events: Iterable<E>,
): S => {
  for (const event of events) state = game.evolve(state, event)
  return state
}

/** A game under way: the state and every fact since it was opened. */
interface Line<State, Event> {
  readonly state: State
  readonly log: readonly Event[]
}

/** Chooses an action for a seat of a game that is played through at once. */
type Chooser<State, Action> = (state: State, seat: Seat) => Action

/**
 * Plays a game on from `state` until it is over. Seats that choose at the same time act in seat order.
 */
export const playOut = <S extends Position, A, E, O>(
  game: Game<S, A, E, O>,
  state: S,
  random: Random,
  choose: Chooser<S, A>,
): Line<S, E> => {
  const log: E[] = []
  const take = (events: readonly E[]): void => {
    for (const event of events) {
      state = game.evolve(state, event)
      log.push(event)
    }
  }
  for (;;) {
    const turn = game.turn(state)
    if (turn.kind === 'over') return { state, log }
    if (turn.kind === 'chance') take(game.chance(state, random))
    else take(must(game.decide(state, turn.seats[0] as Seat, choose(state, turn.seats[0] as Seat))))
  }
}

/** A refusal turned away, the state after the facts otherwise. */
export const step = <S extends Position, A, E, O>(
  game: Game<S, A, E, O>,
  line: { state: S; log: E[] },
  seat: Seat,
  action: A,
): Result<readonly E[]> => {
  const decided = game.decide(line.state, seat, action)
  if (decided.ok) {
    for (const event of decided.value) {
      line.state = game.evolve(line.state, event)
      line.log.push(event)
    }
  }
  return decided
}
