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
export interface Line<State, Event> {
  state: State
  readonly log: Event[]
}

/** Adds facts to a line. */
export const take = <S extends Position, E>(
  game: Pick<Game<S, never, E, never>, 'evolve'>,
  line: Line<S, E>,
  events: readonly E[],
): void => {
  for (const event of events) {
    line.state = game.evolve(line.state, event)
    line.log.push(event)
  }
}

/** Adds what follows from an action to a line; a refused action adds nothing. */
export const step = <S extends Position, A, E, O>(
  game: Pick<Game<S, A, E, O>, 'decide' | 'evolve'>,
  line: Line<S, E>,
  seat: Seat,
  action: A,
): Result<readonly E[]> => {
  const decided = game.decide(line.state, seat, action)
  if (decided.ok) take(game, line, decided.value)
  return decided
}

/** Chooses an action for a seat of a game that is played through at once. */
type Chooser<State, Action> = (state: State, seat: Seat) => Action

/** Plays a game on from `state` until it is over. Seats that choose at the same time act in seat order. */
export const playOut = <S extends Position, A, E, O>(
  game: Game<S, A, E, O>,
  state: S,
  random: Random,
  choose: Chooser<S, A>,
): Line<S, E> => {
  const line: Line<S, E> = { state, log: [] }
  for (;;) {
    const turn = game.turn(line.state)
    if (turn.kind === 'over') return line
    if (turn.kind === 'chance') take(game, line, game.chance(line.state, random))
    else {
      const seat = turn.seats[0] as Seat
      must(step(game, line, seat, choose(line.state, seat)))
    }
  }
}
