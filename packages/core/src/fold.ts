import type { Game, Position } from './game.ts'
import type { Random } from './random.ts'
import { must, type Result } from './result.ts'
import type { Seat } from './seat.ts'

/** Applies events to a state. */
export const fold = <S extends Position, E>(
  game: Pick<Game<S, never, E, never>, 'evolve'>,
  state: S,
  events: Iterable<E>,
): S => {
  for (const event of events) state = game.evolve(state, event)
  return state
}

/** A game in progress: the state, and every event since it was opened. */
export interface GameLog<State, Event> {
  state: State
  readonly log: Event[]
}

/** Applies events and adds them to the log. */
export const take = <S extends Position, E>(
  game: Pick<Game<S, never, E, never>, 'evolve'>,
  line: GameLog<S, E>,
  events: readonly E[],
): void => {
  for (const event of events) {
    line.state = game.evolve(line.state, event)
    line.log.push(event)
  }
}

/** Applies an action. A refused action changes nothing. */
export const step = <S extends Position, A, E, O>(
  game: Pick<Game<S, A, E, O>, 'decide' | 'evolve'>,
  line: GameLog<S, E>,
  seat: Seat,
  action: A,
): Result<readonly E[]> => {
  const decided = game.decide(line.state, seat, action)
  if (decided.ok) take(game, line, decided.value)
  return decided
}

/** Chooses the action of a seat in `playOut`. */
type Chooser<State, Action> = (state: State, seat: Seat) => Action

/** Plays a game from `state` to its end. Seats that choose at the same time act in seat order. */
export const playOut = <S extends Position, A, E, O>(
  game: Game<S, A, E, O>,
  state: S,
  random: Random,
  choose: Chooser<S, A>,
): GameLog<S, E> => {
  const line: GameLog<S, E> = { state, log: [] }
  for (;;) {
    const turn = game.turn(line.state)
    if (turn.kind === 'over') return line
    if (turn.kind === 'chance') take(game, line, game.chance(line.state, random))
    else {
      const seat = turn.seats[0]!
      must(step(game, line, seat, choose(line.state, seat)))
    }
  }
}
