import { HIDDEN, type Seat, type Seen } from '@halfpint/core'
import {
  type Card,
  codeOf,
  countRanks,
  deckFor,
  FIRST_LEAD,
  give,
  HEARTS,
  makePlay,
  type Play,
  type Playout,
  playout,
  type Slot,
  type State,
  slotOf,
} from '@halfpint/herzlos'

/** Z4: the 2 of flowers. */
const FIRST: Slot = slotOf(codeOf(FIRST_LEAD))

/** The knowledge of a seat about a round, taken from its view only. */
export interface Known {
  readonly seat: Seat
  /** The round without the unknown cards of the others. */
  readonly round: Playout
  /** Cards in the hands of the others. */
  readonly hidden: readonly Slot[]
  /** Number of hidden cards of each seat. */
  readonly room: readonly number[]
  /** Suits that a seat is known not to have, as four bits. */
  readonly voids: readonly number[]
  readonly history: readonly { readonly seat: Seat; readonly slot: Slot }[]
}

const slotOfCard = (card: Card): Slot => slotOf(codeOf(card))

/** The suits that this play proves to be missing in the player's hand. */
const shownVoid = (round: Playout, slot: Slot): number => {
  const led = round.led
  const suit = slot >> 4
  if (led >= 0) return suit === led ? 0 : 1 << led
  // Z5: before hearts are open, a player leads a heart only without any other suit.
  return suit === HEARTS && round.open === 0 ? 0b1110 : 0
}

export const knownTo = (view: Seen<State>): Known => {
  const seat = view.viewer as Seat
  const { seats } = view
  const round = playout(seats, view.options)
  const voids: number[] = new Array(seats).fill(0)
  const history: { seat: Seat; slot: Slot }[] = []
  const see = ({ seat: player, card }: Play): void => {
    const slot = slotOfCard(card)
    history.push({ seat: player, slot })
    round.toPlay = player
    voids[player] = voids[player]! | shownVoid(round, slot)
    makePlay(round, slot)
  }
  for (const { plays } of view.tricks) plays.forEach(see)
  view.trick.forEach(see)
  round.toPlay = view.phase === 'play' ? view.toPlay : seat

  const unseen = new Set(deckFor(seats).map(slotOfCard))
  for (const { slot } of history) unseen.delete(slot)
  const room: number[] = []
  for (let holder = 0; holder < seats; holder++) {
    const onTheWay = view.phase === 'pass' ? (view.passes[holder] ?? []) : []
    let hidden = 0
    for (const card of [...(view.hands[holder] ?? []), ...onTheWay]) {
      if (card === HIDDEN) hidden++
      else {
        give(round, holder, slotOfCard(card))
        unseen.delete(slotOfCard(card))
      }
    }
    room.push(hidden)
  }
  // Z4: the seat that leads the first trick holds the 2 of flowers.
  if (view.phase === 'play' && unseen.has(FIRST)) {
    give(round, view.toPlay, FIRST)
    unseen.delete(FIRST)
    room[view.toPlay] = room[view.toPlay]! - 1
  }
  for (const slot of unseen) {
    round.live[slot >> 4] = round.live[slot >> 4]! | (1 << (slot & 15))
  }
  round.left = 0
  for (const suit of round.live) round.left += countRanks(suit)
  return { seat, round, hidden: [...unseen], room, voids, history }
}
