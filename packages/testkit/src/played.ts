import { below, type Game, must, type Position, pick, type Random, type Seat, seeded } from '@halfpint/core'
import { frozen } from './frozen.ts'

/** The inputs of a random game. */
export interface Draw<O> {
  readonly seats: number
  readonly options: O
  readonly seed: number | string
  /** Whether seats that choose at the same time act in seat order, as in records. */
  readonly inOrder: boolean
}

/** A move of a seat or of chance, with its events and states. */
export interface PlayedStep<S, A, E> {
  readonly number: number
  readonly before: S
  /** `null` for a move of chance. */
  readonly move: { readonly seat: Seat; readonly action: A } | null
  readonly events: readonly E[]
  /** The state after each event. */
  readonly states: readonly S[]
  /** The state after the last event. */
  readonly after: S
}

/** A whole game, step by step. */
export interface RandomPlay<S, A, E, O> {
  readonly draw: Draw<O>
  readonly opened: S
  readonly steps: readonly PlayedStep<S, A, E>[]
  readonly log: readonly E[]
  /** The state at the end. */
  readonly state: S
}

/** Chooses one of the legal actions of a seat. */
export type ActionChooser<S, A> = (state: S, seat: Seat, legal: readonly A[], random: Random) => A

/** Settings of a random game. */
export interface Manner<S, A> {
  readonly choose?: ActionChooser<S, A> | undefined
  /** Freezes every state, event and action on creation. */
  readonly freeze?: boolean
  readonly mostSteps?: number | undefined
}

const uniform = <S, A>(_state: S, _seat: Seat, legal: readonly A[], random: Random): A => pick(random, legal)

/** Plays the random game of a draw to its end. */
export const play = <S extends Position, A, E, O>(
  game: Game<S, A, E, O>,
  draw: Draw<O>,
  manner: Manner<S, A> = {},
): RandomPlay<S, A, E, O> => {
  const { choose = uniform, freeze = false, mostSteps = 20_000 } = manner
  const keep = freeze ? frozen : <T>(value: T): T => value
  const random = seeded(draw.seed)
  const opened = keep(must(game.open(draw.options, draw.seats)))
  const steps: PlayedStep<S, A, E>[] = []
  let state = opened

  const moved = (): Pick<PlayedStep<S, A, E>, 'move' | 'events'> | undefined => {
    const turn = game.turn(state)
    if (turn.kind === 'over') return undefined
    if (turn.kind === 'chance') return { move: null, events: keep(game.chance(state, random)) }
    if (turn.seats.length === 0) throw new Error(`step ${steps.length}: some seat is to act, and it is none`)
    const seat = turn.seats[draw.inOrder ? 0 : below(random, turn.seats.length)]!
    const legal = game.legal(keep(game.view(state, seat)))
    if (legal.length === 0) throw new Error(`step ${steps.length}: seat ${seat} is to act and has no legal action`)
    const action = keep(choose(state, seat, legal, random))
    return { move: { seat, action }, events: keep(must(game.decide(state, seat, action))) }
  }

  for (let next = moved(); next !== undefined; next = moved()) {
    if (steps.length === mostSteps) throw new Error(`not over after ${mostSteps} steps`)
    const before = state
    const states = next.events.map(event => {
      state = keep(game.evolve(state, event))
      return state
    })
    steps.push({ number: steps.length, before, ...next, states, after: state })
  }
  return { draw, opened, steps, log: steps.flatMap(step => step.events), state }
}

/** Plays a random game. By default each legal action is equally likely. */
export const randomGame = <S extends Position, A, E, O>(
  game: Game<S, A, E, O>,
  seed: number | string,
  seats: number,
  options: O,
  choose?: ActionChooser<S, A>,
): RandomPlay<S, A, E, O> => play(game, { seats, options, seed, inOrder: false }, { choose })

/** The state before event `at` of a step. */
export const stateBefore = <S, A, E>(step: PlayedStep<S, A, E>, at: number): S =>
  at === 0 ? step.before : step.states[at - 1]!

/**
 * Number of last steps that are simultaneous choices still waiting for other seats.
 */
export const pending = <S extends Position, A, E, O>(
  game: Game<S, A, E, O>,
  steps: readonly PlayedStep<S, A, E>[],
): number => {
  const waiting = (state: S): readonly Seat[] => {
    const turn = game.turn(state)
    return turn.kind === 'seats' ? turn.seats : []
  }
  let count = 0
  for (let at = steps.length - 1; at >= 0; at--) {
    const { move, before, after } = steps[at]!
    const left = waiting(after)
    if (move === null || left.length === 0) break
    const expected = waiting(before).filter(seat => seat !== move.seat)
    if (expected.length !== left.length || expected.some((seat, place) => seat !== left[place])) break
    count++
  }
  return count
}
