import { HIDDEN, type Viewer } from '@halfpint/core'
import { test } from 'vitest'
import { thimble } from '../thimble/game.ts'
import { caught, type Thimble } from '../thimble/mutant.ts'
import type { State } from '../thimble/state.ts'

test('Law 4 catches a redaction that forgets to hide the deal', () => {
  const redact: Thimble['redact'] = (event, viewer, before) =>
    event.type === 'dealt' ? event : thimble.redact(event, viewer, before)
  caught(4, { redact }, /law 4 .*viewer .*hands\[\d\]\[0\]: "c\d+" where "\?" was expected/)
})

test('Law 4 catches a view that hides more than its events', () => {
  const view: Thimble['view'] = (state, viewer) =>
    thimble.view(viewer === 'spectator' ? { ...state, results: [] } : state, viewer)
  caught(4, { view }, /law 4 .*viewer spectator.*results/)
})

test('Law 4 catches an event that is hidden from a viewer by mistake', () => {
  const redact: Thimble['redact'] = (event, viewer, before) =>
    event.type === 'stakes-revealed' && viewer === 'spectator' ? undefined : thimble.redact(event, viewer, before)
  caught(4, { redact }, /law 4 .*viewer spectator/)
})

/** A leak that `view` and `redact` agree about, so that only the fifth law can see it. */
const leaky = (peek: (state: State, viewer: Viewer) => object): Pick<Thimble, 'view'> => ({
  view: (state, viewer) => ({ ...thimble.view(state, viewer), ...peek(state, viewer) }),
})

test('Law 5 catches a view that shows a card', () => {
  caught(
    5,
    leaky(({ stock }) => ({ stock })),
    /law 5 .*can tell whether .* by the view: .stock/,
  )
})

test('Law 5 catches a view and a redaction that agree to show all', () => {
  const redact: Thimble['redact'] = event => event
  const view: Thimble['view'] = (state, viewer) => ({ ...thimble.view(state, viewer), ...state })
  caught(5, { view, redact }, /law 5 .*viewer .* was told of c\d+, which is hidden/)
})

test('Law 5 catches a number that follows from hidden cards', () => {
  const best = (hand: readonly string[]): number => Math.max(...hand.map(card => Number(card.slice(1))))
  caught(
    5,
    leaky(({ hands }) => ({ best: hands.map(best) })),
    /law 5 .*by the view: .best/,
  )
})

test('Law 5 catches a hidden hand that is kept in the order of its cards', () => {
  const order = ({ plays, hands }: State, viewer: Viewer): Partial<State> => ({
    hands: hands.map((hand, seat) => {
      if (seat === viewer) return hand
      const laid = plays.find(play => play.seat === seat)
      const kept = hand.map(() => HIDDEN)
      return laid !== undefined && Number(laid.card.slice(1)) < Number(hand[0]?.slice(1)) ? ['', ...kept] : kept
    }),
  })
  caught(5, leaky(order), /law 5 .*by the view: .hands/)
})

test('Law 5 catches a secret choice that is visible before the last is made', () => {
  const redact: Thimble['redact'] = (event, viewer, before) =>
    event.type === 'guessed' ? event : thimble.redact(event, viewer, before)
  caught(5, { ...leaky(({ guesses }) => ({ guesses })), redact }, /law 5 .*seat \d chose to guess \d by what was heard/)
  caught(
    5,
    leaky(({ stakes }) => ({ stakes })),
    /law 5 .*seat \d chose to stake \d by the view: .stakes/,
  )
})

test('Law 5 catches a check that compares nothing', () => {
  caught(5, {}, /law 5 .*no other deal was found/, { hiddenFrom: () => [] })
})
