import type { SeatState } from '@halfpint/table'
import { settings } from '../../base/settings.ts'
import { words } from '../../base/speech.ts'
import { seatStateOf } from '../../session/record/gamesteps.ts'
import { LEARNER } from './tour.ts'

const BOTS = ['tilde', 'gustl', 'wanda', 'jasper']

/** The players of a guided round: the learner, and regulars in the order of the names. */
export const tourSeats = (seats: number): readonly SeatState[] =>
  words('learn')
    .names.slice(0, seats)
    .map((name, seat) => {
      if (seat !== LEARNER) return { kind: 'bot', bot: BOTS[seat - 1]!, name, free: false }
      const seatState = seatStateOf(name, seat)
      return seatState.kind === 'person'
        ? { ...seatState, person: { ...seatState.person, symbol: settings.value.symbol } }
        : seatState
    })
