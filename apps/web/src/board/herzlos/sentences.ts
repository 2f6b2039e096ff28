import type { BySeat, Seat, Viewer } from '@halfpint/core'
import type { Card, EventSaying } from '@halfpint/herzlos'
import { words } from '../../base/speech.ts'
import { signed } from '../../ui/signed.ts'
import { herzlosLabel } from './card.tsx'

/** An event as a sentence for screen readers. */
export const sentenceOf = ({ key, facts }: EventSaying, names: BySeat<string>, me: Viewer): string => {
  const say = words('herzlos')
  const every = words('table')
  const name = (seat: Seat): string => names[seat]!
  const own = (seat: Seat): string | null => (seat === me ? null : name(seat))
  const list = (cards: readonly Card[]): string => cards.map(herzlosLabel).join(', ')
  switch (key) {
    case 'dealt':
      return say.dealt(facts.round, facts.hand)
    case 'passed':
      return say.passed(list(facts.given), name(facts.to), list(facts.got), name(facts.from))
    case 'plays':
      return `${say.plays(own(facts.seat), herzlosLabel(facts.card))}${facts.leads ? ` ${every.takesLead}` : ''}`
    case 'throws':
      return say.throws(own(facts.seat), herzlosLabel(facts.card))
    case 'heartsOpened':
    case 'marchWon':
      return say[key]
    case 'takes':
      return say.takes(own(facts.seat), say.pointsOf(facts.points))
    case 'march':
      return say.march(own(facts.seat))
    case 'scored':
      return every.scored(facts.points.map((points, seat) => every.score(own(seat), signed(points))).join(', '))
    case 'winners':
      return every.winners(
        facts.seats.map(name),
        facts.seats.length === 1,
        me !== 'spectator' && facts.seats.includes(me),
      )
  }
}
