import { fold, must, type Problem, type Seat } from '@halfpint/core'
import { type Card, parseCard, sortCards } from './card.ts'
import { herzlos } from './game.ts'
import type { Event, Options, State } from './state.ts'

/** Cards as one writes them down: `cards('h9 fA')`. */
export const cards = (text: string): Card[] =>
  text
    .split(' ')
    .filter(name => name !== '')
    .map(name => {
      const card = parseCard(name)
      if (card === undefined) throw new Error(`${name} is not a card`)
      return card
    })

/** The usual options, some of them otherwise. */
export const withOptions = (some: Partial<Options> = {}): Options => must(herzlos.options.read(some))

/** A table before its first deal. */
export const opened = (seats: number, some: Partial<Options> = {}): State =>
  must(herzlos.open(withOptions(some), seats))

/** A table in the middle of play, with these hands and otherwise as said. */
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

/** The facts of playing these cards, whoever's turn it is, and the table after them. */
export const play = (state: State, text: string): { readonly state: State; readonly log: readonly Event[] } => {
  const log: Event[] = []
  for (const card of cards(text)) {
    const facts = must(herzlos.decide(state, state.toPlay, { type: 'play', card }))
    log.push(...facts)
    state = fold(herzlos, state, facts)
  }
  return { state, log }
}

/** Why a seat may not do this, as people would type it; `undefined` if it may. */
export const refused = (state: State, seat: Seat, phrase: string): Problem | undefined => {
  const decided = herzlos.decide(state, seat, must(herzlos.actions.parse(phrase)))
  return decided.ok ? undefined : decided.problem
}

/** What a seat may do, as people would type it. */
export const legalPhrases = (state: State, seat: Seat): readonly string[] =>
  herzlos.legal(herzlos.view(state, seat)).map(herzlos.actions.make)
