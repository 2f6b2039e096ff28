import '../replay.css'
import '../review.css'
import { chosenByHerzlos } from '@halfpint/bots'
import { clockwise } from '@halfpint/core'
import type { Action, Card, Event, State } from '@halfpint/herzlos'
import { words } from '../../base/speech.ts'
import type { ReplayParts } from '../../session/record/parts.ts'
import { HerzlosMini } from './card.tsx'
import { herzlosPhrase } from './phrase.ts'

type CommandOf = ReturnType<ReplayParts['commandOf']>

/** How Herzlos is watched again. */
export const replayParts: ReplayParts = {
  Card: ({ card }) => <HerzlosMini card={card as Card} />,
  Action: ({ action }) => {
    const { did } = words('replay').review
    const done = action as Action
    return (
      <span class="deed">
        {done.type === 'pass' ? did.pass('') : did.play('')}
        {(done.type === 'pass' ? done.cards : [done.card]).map(card => (
          <HerzlosMini key={card} card={card} />
        ))}
      </span>
    )
  },
  clause: action => herzlosPhrase(action as Action),
  commandOf: (event, before) => chosenByHerzlos(event as Event, before as State) as CommandOf,
  // Z2: dealt from seat 0 on.
  movedDeck: (deck, seats, by) =>
    deck.map((_, place) => deck[place - (place % seats) + clockwise(place % seats, seats, by)]!),
  movedAction: action => action,
}
