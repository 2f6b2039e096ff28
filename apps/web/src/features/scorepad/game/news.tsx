import './game.css'
import type { Seat } from '@halfpint/core'
import { leaders, type Pad, roundsDone, type Scored } from '@halfpint/scorepad'
import { words } from '../../../base/speech.ts'
import { padInterfaceOf } from '../padinterfaces.ts'

const namesOf = (pad: Pad, seats: readonly Seat[]): string => seats.map(seat => pad.players[seat]).join(', ')

/** The leader's margin. */
const standing = (pad: Pad, scored: Scored): string[] => {
  const { news } = words('pad')
  if (roundsDone(scored) === 0) return []
  const first = leaders(scored.totals)
  const second = Math.max(...scored.totals.filter((_, seat) => !first.includes(seat)))
  const best = scored.totals[first[0]!]!
  return [news.leads(namesOf(pad, first), first.length === 1 ? best - second : 0)]
}

/** News between two rounds, above the keys. It needs no answer. */
export const News = ({ pad, scored, round }: { pad: Pad; scored: Scored; round: number }) => {
  const { News: NumberedEvent } = padInterfaceOf(pad)
  return (
    <div class="pad-news" role="status">
      <NumberedEvent pad={pad} scored={scored} round={round} standing={standing(pad, scored)} />
    </div>
  )
}
