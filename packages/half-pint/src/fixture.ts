import { bySeat, must, type Seat } from '@halfpint/core'
import { cards } from '@halfpint/testkit'
import { CARDS, type Card, sortCards } from './card.ts'
import { halfPint } from './game.ts'
import type { Action, Bet, Event, Options, State } from './state.ts'

/** Complete options: the defaults with these changes. */
export const options = (changed: Partial<Options> = {}): Options => must(halfPint.options.read(changed))

/** The parts of a table in the phase `play` that a test sets. */
export interface TableSaid extends Partial<Options> {
  readonly row: string
  readonly hands: readonly string[]
  readonly predictions?: readonly number[]
  readonly bets?: readonly Bet[]
  readonly gunFight?: readonly Seat[]
  readonly results?: State['results']
}

/** A table in the phase `play`: `table({ row: 'g7 b10', hands: ['r7', 'y10'] })`. */
export const table = (said: TableSaid): State => {
  const { row, hands, predictions, bets, gunFight, results, ...changed } = said
  const seats = hands.length
  const held = hands.map(hand => sortCards(cards<Card>(hand)))
  const out = [...cards<Card>(row), ...held.flat()]
  const opened = must(halfPint.open(options(changed), seats))
  return {
    ...opened,
    phase: 'play',
    round: results?.length ?? 0,
    results: results ?? [],
    row: cards<Card>(row),
    hands: held,
    stock: CARDS.filter(card => !out.includes(card)),
    predictions: predictions ?? bySeat(seats, () => 0),
    bets: bets ?? bySeat(seats, seat => (seat + 1) % seats),
    gunFight: gunFight ?? [],
  }
}

/** A play: `lay('r7 y7')`, or with declared row cards `lay('r7', 'y7')`. */
export const lay = (hand: string, row?: string): Action => ({
  type: 'play',
  hand: cards<Card>(hand),
  ...(row === undefined ? {} : { row: cards<Card>(row) }),
})

/** Plays these hands in turn. Returns the state and all events. */
export const play = (
  state: State,
  ...hands: readonly string[]
): { readonly state: State; readonly log: readonly Event[] } => {
  const log: Event[] = []
  for (const hand of hands) {
    const events = must(halfPint.decide(state, state.toPlay, lay(hand)))
    for (const event of events) state = halfPint.evolve(state, event)
    log.push(...events)
  }
  return { state, log }
}

/** The only event of this type in a log. */
export const the = <Type extends Event['type']>(log: readonly Event[], type: Type): Extract<Event, { type: Type }> => {
  const found = log.filter(event => event.type === type)
  if (found.length !== 1) throw new Error(`${found.length} events of type ${type}`)
  return found[0] as Extract<Event, { type: Type }>
}

/** A finished round with these marks and no points. */
export const marked = (...marks: readonly ('X' | 'B' | '')[]): State['results'][number] => ({
  predictions: marks.map(() => 0),
  bets: marks.map(() => 'none'),
  tricks: marks.map(() => 0),
  brawl: null,
  scores: marks.map(() => 0),
  marks,
})
