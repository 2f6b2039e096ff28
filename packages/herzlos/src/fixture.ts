import { fold, must, type Problem, type Seat } from '@halfpint/core'
import { type Card, parseCard, sortCards } from './card.ts'
import { herzlos } from './game.ts'
import type { Event, Options, State } from './state.ts'

/** Reads cards: `cards('h9 fA')`. */
export const cards = (text: string): Card[] =>
  text
    .split(' ')
    .filter(name => name !== '')
    .map(name => {
      const card = parseCard(name)
      if (card === undefined) throw new Error(`${name} is not a card`)
      return card
    })

/** Complete options: the defaults with these changes. */
export const withOptions = (some: Partial<Options> = {}): Options => must(herzlos.options.read(some))

/** A table before its first deal. */
export const opened = (seats: number, some: Partial<Options> = {}): State =>
  must(herzlos.open(withOptions(some), seats))

/** A table in the phase `play`, with these hands and these changes. */
export const playing = (hands: readonly string[], some: Partial<State> = {}): State => ({
  ...opened(hands.length),
  phase: 'play',
  hands: hands.map(hand => sortCards(cards(hand))),
  passes: hands.map(() => []),
  ...some,
})

/** A table where this deck was dealt. */
export const dealt = (deck: string, state: State): State => herzlos.evolve(state, { type: 'dealt', deck: cards(deck) })

/** Everybody passes, in seat order. */
export const passing = (state: State, passes: readonly string[]): State =>
  passes.reduce(
    (before, pass, seat) =>
      fold(herzlos, before, must(herzlos.decide(before, seat, { type: 'pass', cards: cards(pass) }))),
    state,
  )

/** Plays these cards in turn. Returns the state and all events. */
export const play = (state: State, text: string): { readonly state: State; readonly log: readonly Event[] } => {
  const log: Event[] = []
  for (const card of cards(text)) {
    const facts = must(herzlos.decide(state, state.toPlay, { type: 'play', card }))
    log.push(...facts)
    state = fold(herzlos, state, facts)
  }
  return { state, log }
}

/** The code of the problem if a seat does this action (as typed); `undefined` if it is allowed. */
export const refused = (state: State, seat: Seat, phrase: string): Problem | undefined => {
  const decided = herzlos.decide(state, seat, must(herzlos.actions.parse(phrase)))
  return decided.ok ? undefined : decided.problem
}

/** The legal actions of a seat, as people type them. */
export const legalPhrases = (state: State, seat: Seat): readonly string[] =>
  herzlos.legal(herzlos.view(state, seat)).map(herzlos.actions.make)
