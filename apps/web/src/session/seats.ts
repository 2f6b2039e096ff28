import type { FixedGame } from '@halfpint/daily'
import type { SeatState } from '@halfpint/table'
import { settings } from '../base/settings.ts'
import { words } from '../base/speech.ts'
import { botName, CHARACTERS } from '../ui/faces/regulars.ts'
import { seatStateOf } from './record/gamesteps.ts'

/** The seats of a fixed game: the player and the opponents. */
export const seatsOf = ({ opponents, seat: me }: Pick<FixedGame, 'opponents' | 'seat'>): readonly SeatState[] =>
  opponents.map((bot, seat) => {
    if (bot !== null && seat !== me) return { kind: 'bot', bot, name: botName(bot), free: false }
    const seatState = seatStateOf(words('core').shell.you, seat)
    return seatState.kind === 'person'
      ? { ...seatState, person: { ...seatState.person, symbol: settings.value.symbol } }
      : seatState
  })

/** The seats of a puzzle: the player and characters of the pub. */
export const puzzleSeats = (seats: number, seat: number): readonly SeatState[] =>
  seatsOf({ seat, opponents: Array.from({ length: seats }, (_, at) => CHARACTERS[at % CHARACTERS.length]!) })
