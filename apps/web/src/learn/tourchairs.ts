import type { Chair } from '@halfpint/table'
import { chairOf } from '../replay/reel.ts'
import { settings } from '../shell/settings.ts'
import { words } from '../shell/speech.ts'
import { LEARNER } from './tour.ts'

const BOTS = ['tilde', 'gustl', 'wanda', 'jasper']

/** Who sits at a guided round: the learner, and regulars in the order of the names. */
export const tourChairs = (seats: number): readonly Chair[] =>
  words('learn')
    .names.slice(0, seats)
    .map((name, seat) => {
      if (seat !== LEARNER) return { kind: 'bot', bot: BOTS[seat - 1] as string, name, free: false }
      const chair = chairOf(name, seat)
      return chair.kind === 'person' ? { ...chair, person: { ...chair.person, symbol: settings.value.symbol } } : chair
    })
