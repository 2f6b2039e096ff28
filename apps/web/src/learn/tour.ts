import { type Game, must, type Position, type Seat, type Seen } from '@halfpint/core'

/** A hint of a guided round, by its name in the words of its game. */
type HintName = string

/** One step of a guided round: something is told, the others act, or the learner does what the hint says. */
export type TourStep<Action> =
  | { readonly kind: 'tell'; readonly hint: HintName }
  | { readonly kind: 'others'; readonly moves: readonly (readonly [seat: Seat, action: Action])[] }
  /** The cards that are laid have an edge while the hint speaks of them, and these with them. */
  | { readonly kind: 'do'; readonly hint: HintName; readonly action: Action; readonly beside?: readonly string[] }

/** A scripted round with a hint at each step; the learner sits at seat 0. */
export interface Tour<State extends Position, Action, Event, Options> {
  readonly game: Game<State, Action, Event, Options>
  readonly options: unknown
  readonly seats: number
  readonly deal: Event
  readonly steps: readonly TourStep<Action>[]
}

/** How far a guided round has come. */
export interface TourPosition<State, Event> {
  readonly state: State
  /** The step under way. */
  readonly step: number
  /** How many moves of a step of the others are done. */
  readonly moves: number
  /** Everything that has happened. */
  readonly log: readonly Event[]
}

/** The seat of the learner. */
export const LEARNER: Seat = 0

const happened = <S extends Position, A, E, O>(
  { game }: Tour<S, A, E, O>,
  position: TourPosition<S, E>,
  events: readonly E[],
): TourPosition<S, E> => ({
  ...position,
  state: events.reduce((state, event) => game.evolve(state, event), position.state),
  log: [...position.log, ...events],
})

/** The table with the scripted cards dealt. */
export const openTour = <S extends Position, A, E, O>(tour: Tour<S, A, E, O>): TourPosition<S, E> => {
  const { game, options, seats, deal } = tour
  const state = must(game.open(must(game.options.read(options)), seats))
  return happened(tour, { state, step: 0, moves: 0, log: [] }, [deal])
}

/** What the learner sees. */
export const viewOfTour = <S extends Position, A, E, O>(
  { game }: Tour<S, A, E, O>,
  { state }: TourPosition<S, E>,
): Seen<S> => game.view(state, LEARNER)

/** The hint that belongs to a position: its own, or the latest before it while the others act. */
export const hintAt = <S extends Position, A, E, O>(
  { steps }: Tour<S, A, E, O>,
  { step }: TourPosition<S, E>,
): HintName | undefined => {
  for (let at = Math.min(step, steps.length - 1); at >= 0; at--) {
    const told = steps[at] as TourStep<A>
    if (told.kind !== 'others') return told.hint
  }
  return undefined
}

/** The step under way, or `undefined` after the last. */
export const stepAt = <S extends Position, A, E, O>(
  { steps }: Tour<S, A, E, O>,
  { step }: TourPosition<S, E>,
): TourStep<A> | undefined => steps[step]

/** Whether the learner is to do something, and this is what the hint asks for. */
export const isAsked = <S extends Position, A, E, O>(
  tour: Tour<S, A, E, O>,
  position: TourPosition<S, E>,
  action: A,
): boolean => {
  const step = stepAt(tour, position)
  if (step?.kind !== 'do') return false
  // What follows decides, so that the same cards in another order are the same.
  const [asked, done] = [step.action, action].map(each => tour.game.decide(position.state, LEARNER, each))
  return JSON.stringify(asked) === JSON.stringify(done)
}

/** Goes one move on: past something told, one move of the others, or the learner's own scripted move. */
export const advance = <S extends Position, A, E, O>(
  tour: Tour<S, A, E, O>,
  position: TourPosition<S, E>,
): TourPosition<S, E> => {
  const step = stepAt(tour, position)
  if (step === undefined) return position
  const next = { ...position, step: position.step + 1, moves: 0 }
  const act = (from: TourPosition<S, E>, seat: Seat, action: A): TourPosition<S, E> =>
    happened(tour, from, must(tour.game.decide(position.state, seat, action)))
  switch (step.kind) {
    case 'tell':
      return next
    case 'do':
      return act(next, LEARNER, step.action)
    case 'others': {
      const [seat, action] = step.moves[position.moves] as readonly [Seat, A]
      const last = position.moves + 1 === step.moves.length
      return act(last ? next : { ...position, moves: position.moves + 1 }, seat, action)
    }
  }
}
