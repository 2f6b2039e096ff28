import type { Seat, Seen } from '@halfpint/core'
import {
  type Action,
  type Card,
  halfPint,
  joiners,
  NOTHING_CHOSEN,
  numberOf,
  type Offer,
  offersOf,
  ownHand,
  type PossiblePlay,
  type Prospect,
  playsIn,
  predictionCardsOf,
  prospectOf,
  type Selection,
  type State,
} from '@halfpint/half-pint'
import { stateOf } from '@halfpint/table'
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { settings } from '../../base/settings.ts'
import type { Place } from '../../session/place.ts'
import { waitToDraw } from '../../ui/nextframe.tsx'
import { followRound } from '../roundontable.ts'
import { SLIP } from './durations.ts'

/** The state of playing Half-Pint Heroes from one seat, apart from how it looks. */
export interface Controller {
  /** The state that the table shows; `null` until it has loaded. */
  readonly game: ReadonlySignal<Seen<State> | null>
  /** The reader's seat, `null` for spectators. */
  readonly me: ReadonlySignal<Seat | null>
  /** The reader's own cards. */
  readonly hand: ReadonlySignal<readonly Card[]>
  /** The task of the reader, or `null`. */
  readonly task: ReadonlySignal<'predict' | 'bet' | 'play' | null>
  readonly plays: ReadonlySignal<readonly PossiblePlay[]>
  readonly chosen: Signal<Selection>
  readonly joinable: ReadonlySignal<ReadonlySet<Card>>
  /** The sets worth suggesting. */
  readonly offers: ReadonlySignal<readonly Offer[]>
  /** The effect of the chosen cards. */
  readonly prospect: ReadonlySignal<Prospect | null>
  /** The same, one frame later: the frame that lifts the cards has enough to do. */
  readonly draft: ReadonlySignal<Prospect | null>
  /** H9: the prediction cards laid out: 0 alone, or some of 1, 2, 3. */
  readonly predictionCards: Signal<readonly number[]>
  readonly prediction: ReadonlySignal<number | null>
  /** H10: the player against whom the reader is about to bet. */
  readonly target: Signal<Seat | null>
  /** Whether the reader has chosen and may change it, because nobody else has seen it. */
  readonly isChangeable: ReadonlySignal<boolean>
  /** Lifts a card or puts it back; a card that makes no set with the others starts a new choice. */
  toggle(card: Card): void
  /** Plays the chosen cards together with this one. */
  playWith(card: Card): void
  toggleRow(card: Card): void
  choose(play: PossiblePlay): void
  togglePrediction(number: number): void
  /** Chooses what an action says, without doing it. */
  take(action: Action): void
  act(action: Action): void
  /** Takes back a prediction or a bet that nobody else has seen. */
  takeBack(): void
  close(): void
}

const NO_CARDS: readonly Card[] = []

const toggled = <T>(items: readonly T[], item: T): T[] =>
  items.includes(item) ? items.filter(each => each !== item) : [...items, item]

/** Controls a game from a place at its table. */
export const control = (place: Place): Controller => {
  const followed = followRound(place.view, view => stateOf(halfPint, view))
  const { game } = followed
  const me = computed(() => {
    const viewer = place.view.value?.viewer ?? 'spectator'
    return viewer === 'spectator' ? null : viewer
  })
  const task = computed(() => {
    const state = game.value
    if (state === null || me.value === null || !place.playback.caughtUp.value) return null
    const turn = halfPint.turn(state)
    if (turn.kind !== 'seats' || !turn.seats.includes(me.value)) return null
    return state.phase as 'predict' | 'bet' | 'play'
  })
  const held = computed(() => (game.value === null ? NO_CARDS : ownHand(game.value)))
  const byColour = computed(() => settings.value.byColour)
  // Sets are made of numbers: so is the order of the hand, unless the reader likes colours better. Dealt by colour.
  const hand = computed(() => (byColour.value ? held.value : held.value.toSorted((a, b) => numberOf(a) - numberOf(b))))
  const row = computed(() => game.value?.row)
  const options = computed(() => game.value?.options)
  // From hand and row alone: they stay the same over many facts, and so do the plays.
  const plays = computed(() => {
    if (row.value === undefined || options.value === undefined) return []
    return playsIn(hand.value, row.value, options.value)
  })
  const chosen = signal<Selection>(NOTHING_CHOSEN)
  const joinable = computed(() => joiners(plays.value, chosen.value))
  const phase = computed(() => game.value?.phase)
  const offers = computed(() => (game.value === null ? [] : offersOf(game.value, plays.value)))
  const prospect = computed(() => (game.value === null ? null : prospectOf(game.value, chosen.value)))
  const draft = signal<Prospect | null>(null)
  const drafting = effect(() => {
    const now = prospect.value
    if (now !== null) return waitToDraw(0, () => (draft.value = now))
    draft.value = null
    return undefined
  })
  const predictionCards = signal<readonly number[]>([])
  const prediction = computed(() =>
    predictionCards.value.length === 0 ? null : predictionCards.value.reduce((sum, number) => sum + number, 0),
  )
  const target = signal<Seat | null>(null)

  // Only cards in the hand can be chosen, also by a late tap. A new round begins without a choice.
  const forget = effect(() => {
    if (chosen.value.hand.some(card => !hand.value.includes(card))) chosen.value = NOTHING_CHOSEN
    if (phase.value !== 'predict') predictionCards.value = []
    if (phase.value !== 'bet') target.value = null
    if (phase.value !== 'play' && phase.value !== 'predict') chosen.value = NOTHING_CHOSEN
  })

  const choose = (play: PossiblePlay): void => {
    chosen.value = { hand: play.hand, row: options.value?.sets === 'declared' ? play.row : null }
  }

  // A forced play is already chosen: it needs one tap, on the card or on the button.
  const isForced = computed(() => task.value === 'play' && plays.value.length === 1 && place.canSkip)
  const force = effect(() => {
    const [only] = plays.value
    if (isForced.value && only !== undefined) choose(only)
  })

  // Played cards leave the hand and are no longer chosen: later they could be the choice for the next turn.
  const send = (action: Action): Promise<unknown> => place.send({ type: 'act', action })

  /** When the last choice was made, in the time of the page. */
  let chosenAt = Number.NEGATIVE_INFINITY
  const isChangeable = computed(() => {
    const made = place.view.value?.match?.choices?.made ?? []
    return place.playback.caughtUp.value && made.some(({ seat }) => seat === me.value && place.mine.includes(seat))
  })

  return {
    game,
    me,
    hand,
    task,
    plays,
    chosen,
    joinable,
    offers,
    prospect,
    draft,
    predictionCards,
    prediction,
    target,
    isChangeable,
    toggle(card) {
      if (isForced.value && chosen.value.hand.includes(card)) {
        this.playWith(card)
        return
      }
      const { hand: up } = chosen.value
      const fits = up.includes(card) || up.length === 0 || joinable.value.has(card)
      chosen.value = { hand: fits ? toggled(up, card) : [card], row: null }
    },
    playWith(card) {
      if (!chosen.value.hand.includes(card)) this.toggle(card)
      const now = prospect.value
      if (task.value === 'play' && now?.kind === 'set' && !place.busy.value) void send(now.action)
    },
    toggleRow(card) {
      const now = prospect.value
      const row = chosen.value.row ?? (now?.kind === 'set' ? now.play.row : [])
      chosen.value = { hand: chosen.value.hand, row: toggled(row, card) }
    },
    choose,
    togglePrediction(number) {
      const others = predictionCards.value.filter(each => each !== 0)
      predictionCards.value = number === 0 ? [0] : toggled(others, number)
    },
    take(action) {
      if (action.type === 'bet') target.value = action.on
      else if (action.type === 'play') chosen.value = { hand: action.hand, row: action.row ?? null }
      else predictionCards.value = predictionCardsOf(action.prediction)
    },
    act(action) {
      // A choice stays in sight: it may be changed.
      if (action.type !== 'play') this.take(action)
      chosenAt = performance.now()
      void send(action)
    },
    takeBack() {
      if (performance.now() - chosenAt > SLIP) void place.send({ type: 'retract' })
    },
    close() {
      drafting()
      force()
      forget()
      followed.close()
    },
  }
}
