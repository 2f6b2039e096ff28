import type { Seat } from '@halfpint/core'
import { type Chair, nameOf, type TableView } from '@halfpint/table'
import { Portrait } from '../faces/portrait.tsx'
import { CHARACTERS } from '../faces/regulars.ts'
import { PlayerSymbol, SYMBOLS, symbolOf } from '../faces/symbol.tsx'
import { words } from '../shell/speech.ts'

/** A small bot before the symbol of somebody for whom a bot plays. */
const StandInMark = () => (
  <svg class="stand-in" viewBox="0 0 12 12" aria-hidden="true">
    <path d="M6 .8v1.8M2 2.6h8v7.6H2z" />
    <path d="M4.2 5.4v1M7.8 5.4v1M4.5 8.2h3" />
  </svg>
)

/** The face of whoever sits on a chair; who is not here is paler. */
export const ChairFace = ({ chair }: { chair: Chair | undefined }) => {
  if (chair?.kind === 'bot') return <Portrait bot={chair.bot} />
  if (chair?.kind === 'person') {
    const symbol = <PlayerSymbol symbol={symbolOf(chair.person.symbol)} />
    if (chair.absentSince === null && chair.standIn === null) return symbol
    return (
      <i class="face absent">
        {symbol}
        {chair.standIn !== null && <StandInMark />}
      </i>
    )
  }
  return <span class="face" />
}

/** What a chair is called, or a dash; a regular of the pub has a name in every language. */
export const chairName = (chair: Chair | undefined): string => {
  if (chair === undefined) return '–'
  const regular = chair.kind === 'bot' && !chair.free ? CHARACTERS.find(each => each === chair.bot) : undefined
  return regular === undefined ? nameOf(chair) || '–' : words('core').characters[regular].name
}

/** The door through which a replay comes to a chair: the reader looks from there, but somebody else sat there. */
export const REPLAY_DOOR = 'replay'

/** Whether the reader sits on this chair, and does not only watch a game from it. */
export const isReader = ({ viewer, chairs }: TableView, seat: Seat): boolean => {
  const chair = chairs[seat]
  return seat === viewer && chair?.kind === 'person' && !chair.doors.includes(REPLAY_DOOR)
}

/** What a seat is called to the reader's face. */
export const calledIn = (view: TableView, seat: Seat): string =>
  isReader(view, seat) ? words('core').shell.you : chairName(view.chairs[seat])

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
export const chipColour = (chair: Chair | undefined): string => {
  if (chair?.kind === 'person') return SYMBOLS[symbolOf(chair.person.symbol)]
  return chair?.kind === 'bot' ? (BOT_CHIPS[chair.bot] ?? '#3a4650') : '#3a4650'
}
