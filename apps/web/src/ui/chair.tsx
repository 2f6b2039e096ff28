import type { Seat } from '@halfpint/core'
import { nameOf, type SeatState, type TableView } from '@halfpint/table'
import { words } from '../base/speech.ts'
import { Portrait } from './faces/portrait.tsx'
import { CHARACTERS } from './faces/regulars.ts'
import { PlayerSymbol, SYMBOLS, symbolOf } from './faces/symbol.tsx'

/** A small bot before the symbol of somebody for whom a bot plays. */
const SubstituteMark = () => (
  <svg class="stand-in" viewBox="0 0 12 12" aria-hidden="true">
    <path d="M6 .8v1.8M2 2.6h8v7.6H2z" />
    <path d="M4.2 5.4v1M7.8 5.4v1M4.5 8.2h3" />
  </svg>
)

/** The face of whoever sits on a chair; who is not here is paler. */
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

/** What a chair is called, or a dash; a regular of the pub has a name in every language. */
export const seatName = (seatState: SeatState | undefined): string => {
  if (seatState === undefined) return '–'
  const regular =
    seatState.kind === 'bot' && !seatState.free ? CHARACTERS.find(each => each === seatState.bot) : undefined
  return regular === undefined ? nameOf(seatState) || '–' : words('core').characters[regular].name
}

/** The door through which a replay comes to a chair: the reader looks from there, but somebody else sat there. */
export const REPLAY_DOOR = 'replay'

/** Whether the reader sits on this chair, and does not only watch a game from it. */
export const isReader = ({ viewer, seats: seatStates }: TableView, seat: Seat): boolean => {
  const seatState = seatStates[seat]
  return seat === viewer && seatState?.kind === 'person' && !seatState.nodes.includes(REPLAY_DOOR)
}

/** What a seat is called to the reader's face. */
export const calledIn = (view: TableView, seat: Seat): string =>
  isReader(view, seat) ? words('core').shell.you : seatName(view.seats[seat])

// The chips of bots have the colours of their walls, so that a chip is known without reading.
const BOT_CHIPS: { readonly [bot: string]: string } = {
  tilde: '#4c6b8a',
  bruno: '#7a2f24',
  gustl: '#3f6b3a',
  wanda: '#6b2f5c',
  ferdi: '#9a5f16',
  jasper: '#2f4f6b',
  oda: '#7a5c12',
}

/** The colour of a chair's betting chip. */
export const chipColour = (seatState: SeatState | undefined): string => {
  if (seatState?.kind === 'person') return SYMBOLS[symbolOf(seatState.person.symbol)]
  return seatState?.kind === 'bot' ? (BOT_CHIPS[seatState.bot] ?? '#3a4650') : '#3a4650'
}
