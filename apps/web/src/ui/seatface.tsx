import type { Seat } from '@halfpint/core'
import { nameOf, type SeatState, type TableView } from '@halfpint/table'
import { words } from '../base/speech.ts'
import { Portrait } from './faces/portrait.tsx'
import { CHARACTERS } from './faces/regulars.ts'
import { PlayerSymbol, SYMBOLS, symbolOf } from './faces/symbol.tsx'

/** A small robot before the symbol of a person whom a bot replaces. */
const SubstituteMark = () => (
  <svg class="stand-in" viewBox="0 0 12 12" aria-hidden="true">
    <path d="M6 .8v1.8M2 2.6h8v7.6H2z" />
    <path d="M4.2 5.4v1M7.8 5.4v1M4.5 8.2h3" />
  </svg>
)

/** The face of a player; pale while the player is away. */
export const SeatFace = ({ seatState }: { seatState: SeatState | undefined }) => {
  if (seatState?.kind === 'bot') return <Portrait bot={seatState.bot} />
  if (seatState?.kind === 'person') {
    const symbol = <PlayerSymbol symbol={symbolOf(seatState.person.symbol)} />
    if (seatState.absentSince === null && seatState.substitute === null) return symbol
    return (
      <i class="face absent">
        {symbol}
        {seatState.substitute !== null && <SubstituteMark />}
      </i>
    )
  }
  return <span class="face" />
}

/** The name on a seat, or a dash. Characters have a name in every language. */
export const seatName = (seatState: SeatState | undefined): string => {
  if (seatState === undefined) return '–'
  const regular =
    seatState.kind === 'bot' && !seatState.free ? CHARACTERS.find(each => each === seatState.bot) : undefined
  return regular === undefined ? nameOf(seatState) || '–' : words('core').characters[regular].name
}

/** The node of seats in a replay that other players had. */
export const REPLAY_NODE = 'replay'

/** Whether the person at this device plays on this seat, and does not only watch a replay from it. */
export const isReader = ({ viewer, seats: seatStates }: TableView, seat: Seat): boolean => {
  const seatState = seatStates[seat]
  return seat === viewer && seatState?.kind === 'person' && !seatState.nodes.includes(REPLAY_NODE)
}

/** The name of a seat for the person at this device: "You" for their own. */
export const calledIn = (view: TableView, seat: Seat): string =>
  isReader(view, seat) ? words('core').shell.you : seatName(view.seats[seat])

// Chips of bots have the background colours of their portraits.
const BOT_CHIPS: { readonly [bot: string]: string } = {
  tilde: '#4c6b8a',
  bruno: '#7a2f24',
  gustl: '#3f6b3a',
  wanda: '#6b2f5c',
  ferdi: '#9a5f16',
  jasper: '#2f4f6b',
  oda: '#7a5c12',
}

/** The colour of a seat's betting chip. */
export const chipColour = (seatState: SeatState | undefined): string => {
  if (seatState?.kind === 'person') return SYMBOLS[symbolOf(seatState.person.symbol)]
  return seatState?.kind === 'bot' ? (BOT_CHIPS[seatState.bot] ?? '#3a4650') : '#3a4650'
}
