import type { Seat, Seen } from '@halfpint/core'
import { type Action, type Card, halfPint, type PossiblePlay, type State } from '@halfpint/half-pint'
import { stateOf } from '@halfpint/table'
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { Place } from '../../game/place.ts'
import { type Chosen, joiners, NOTHING_CHOSEN, playsIn, type Reading, readChoice } from './reading.ts'

/** Everything about playing Half-Pint Heroes from one seat that does not depend on how it looks. */
export interface Controller {
  /** The game as shown; `null` until it was heard of. */
  readonly game: ReadonlySignal<Seen<State> | null>
  /** The reader's seat, `null` at the rail. */
  readonly me: ReadonlySignal<Seat | null>
  /** The reader's own cards. */
  readonly hand: ReadonlySignal<readonly Card[]>
  /** What the game waits for the reader to do. */
  readonly task: ReadonlySignal<'predict' | 'bet' | 'play' | null>
  readonly plays: ReadonlySignal<readonly PossiblePlay[]>
  readonly chosen: Signal<Chosen>
  readonly joinable: ReadonlySignal<ReadonlySet<Card>>
  readonly reading: ReadonlySignal<Reading>
  /** H9: the prediction cards laid out: 0 alone, or some of 1, 2, 3. */
  readonly predictionCards: Signal<readonly number[]>
  readonly prediction: ReadonlySignal<number | null>
  /** H10: in front of whom the chip lies before it is final. */
  readonly target: Signal<Seat | null>
  toggle(card: Card): void
  toggleRow(card: Card): void
  choose(play: PossiblePlay): void
  togglePrediction(number: number): void
  /** Lays out what an action says, without doing it yet. */
  take(action: Action): void
  act(action: Action): Promise<void>
  close(): void
}

const NO_CARDS: readonly Card[] = []

const toggled = <T>(items: readonly T[], item: T): T[] =>
  items.includes(item) ? items.filter(each => each !== item) : [...items, item]

/** H9: the prediction cards that add up to a number, as few as possible. */
const cardsFor = (prediction: number): readonly number[] => {
  if (prediction <= 3) return [prediction]
  return prediction === 6 ? [1, 2, 3] : [3, prediction - 3]
}

/** Controls a game from a place at its table. */
export const control = (place: Place): Controller => {
  const game = computed(() => (place.view.value === null ? null : stateOf(halfPint, place.view.value)))
  const me = computed(() => {
    const viewer = place.view.value?.viewer ?? 'rail'
    return viewer === 'rail' ? null : viewer
  })
  const task = computed(() => {
    const state = game.value
    if (state === null || me.value === null || !place.stage.caughtUp.value) return null
    const turn = halfPint.turn(state)
    if (turn.kind !== 'seats' || !turn.seats.includes(me.value)) return null
    return state.phase as 'predict' | 'bet' | 'play'
  })
  const hand = computed(
    () => ((me.value === null ? undefined : game.value?.hands[me.value]) ?? NO_CARDS) as readonly Card[],
  )
  const row = computed(() => game.value?.row)
  const options = computed(() => game.value?.options)
  // From hand and row alone: they stay the same over many facts, and so do the plays.
  const plays = computed(() => {
    if (row.value === undefined || options.value === undefined) return []
    return playsIn(hand.value, row.value, options.value)
  })
  const chosen = signal<Chosen>(NOTHING_CHOSEN)
  const joinable = computed(() => joiners(plays.value, chosen.value))
  const reading = computed((): Reading => {
    const state = game.value
    if (state === null || me.value === null) return { kind: 'nothing' }
    return readChoice(state, me.value, plays.value, chosen.value)
  })
  const predictionCards = signal<readonly number[]>([])
  const prediction = computed(() =>
    predictionCards.value.length === 0 ? null : predictionCards.value.reduce((sum, number) => sum + number, 0),
  )
  const target = signal<Seat | null>(null)

  // What is no longer in the hand cannot be chosen; a new round begins with nothing chosen.
  const forget = effect(() => {
    if (chosen.peek().hand.some(card => !hand.value.includes(card))) chosen.value = NOTHING_CHOSEN
    if (game.value?.phase !== 'predict') predictionCards.value = []
    if (game.value?.phase !== 'bet') target.value = null
  })

  return {
    game,
    me,
    hand,
    task,
    plays,
    chosen,
    joinable,
    reading,
    predictionCards,
    prediction,
    target,
    toggle(card) {
      chosen.value = { hand: toggled(chosen.value.hand, card), row: null }
    },
    toggleRow(card) {
      const now = reading.value
      const row = chosen.value.row ?? (now.kind === 'set' ? now.play.row : [])
      chosen.value = { hand: chosen.value.hand, row: toggled(row, card) }
    },
    choose(play) {
      chosen.value = { hand: play.hand, row: game.value?.options.sets === 'declared' ? play.row : null }
    },
    togglePrediction(number) {
      const others = predictionCards.value.filter(each => each !== 0)
      predictionCards.value = number === 0 ? [0] : toggled(others, number)
    },
    take(action) {
      if (action.type === 'bet') target.value = action.on
      else if (action.type === 'play') chosen.value = { hand: action.hand, row: action.row ?? null }
      else predictionCards.value = cardsFor(action.prediction)
    },
    async act(action) {
      const done = await place.wish({ type: 'act', action })
      if (done && action.type === 'play') chosen.value = NOTHING_CHOSEN
    },
    close: forget,
  }
}
