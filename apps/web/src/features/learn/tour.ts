import { type Game, must, type Position, type Seat } from '@halfpint/core'

/** The name of a hint in the texts of its game. */
type HintName = string

/** One step of a guided round: a hint, an action of the other seats, or the action that the hint asks for. */
export type TourStep<Action> =
  | { readonly kind: 'tell'; readonly hint: HintName }
  | { readonly kind: 'others'; readonly moves: readonly (readonly [seat: Seat, action: Action])[] }
  /** Further outlined cards besides those of the action, while the hint is shown. */
  | { readonly kind: 'do'; readonly hint: HintName; readonly action: Action; readonly beside?: readonly string[] }

/** A scripted round with a hint at each step. */
export interface Tour<State extends Position, Action, Event, Options> {
  readonly game: Game<State, Action, Event, Options>
  readonly options: unknown
  readonly seats: number
  readonly deal: Event
  readonly steps: readonly TourStep<Action>[]
}

/** One position of a guided round, before its step. */
export interface TourFrame<State, Action> {
  readonly state: State
  readonly kind: TourStep<Action>['kind']
  /** The hint of this step, or the one before it while the other seats act. */
  readonly hint: HintName | undefined
  /** The number of hints up to here. */
  readonly hints: number
  /** The move that leads to the next frame. */
  readonly move?: readonly [seat: Seat, action: Action]
  /** Outlined cards besides those of the move. */
  readonly beside: readonly string[]
}

/** The seat of the learner. */
export const LEARNER: Seat = 0

/** All positions of a guided round, in order. */
export const framesOf = <S extends Position, A, E, O>(tour: Tour<S, A, E, O>): readonly TourFrame<S, A>[] => {
  const { game, options, seats, deal, steps } = tour
  let state = game.evolve(must(game.open(must(game.options.read(options)), seats)), deal)
  let hint: HintName | undefined
  let hints = 0
  const frames: TourFrame<S, A>[] = []
  const add = (kind: TourStep<A>['kind'], move?: readonly [seat: Seat, action: A], beside: readonly string[] = []) => {
    frames.push({ state, kind, hint, hints, beside, ...(move === undefined ? {} : { move }) })
    if (move !== undefined) for (const event of must(game.decide(state, ...move))) state = game.evolve(state, event)
  }
  for (const step of steps) {
    if (step.kind !== 'others') {
      hint = step.hint
      hints++
    }
    if (step.kind === 'tell') add('tell')
    else if (step.kind === 'do') add('do', [LEARNER, step.action], step.beside)
    else for (const move of step.moves) add('others', move)
  }
  return frames
}

/** Whether the learner's action has the same result as the one that the hint asks for. */
export const isAsked = <S extends Position, A, E, O>(
  { game }: Tour<S, A, E, O>,
  { kind, state, move }: TourFrame<S, A>,
  action: A,
): boolean => {
  if (kind !== 'do' || move === undefined) return false
  // Events are compared, so that the same cards in another order are the same.
  const [asked, done] = [move[1], action].map(each => game.decide(state, LEARNER, each))
  return JSON.stringify(asked) === JSON.stringify(done)
}
