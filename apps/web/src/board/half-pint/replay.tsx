import '../replay.css'
import '../review.css'
import { chosenByHalfPint } from '@halfpint/bots'
import type { Action, Card, Event, State } from '@halfpint/half-pint'
import { words } from '../../base/speech.ts'
import type { ReplayParts } from '../../session/record/parts.ts'
import { MiniCard } from './card.tsx'
import { Minis } from './minis.tsx'
import { halfPintPhrase } from './phrase.ts'

type CommandOf = ReturnType<ReplayParts['commandOf']>

/** How Half-Pint Heroes is watched again. */
export const replayParts: ReplayParts = {
  Card: ({ card }) => <MiniCard card={card as Card} fromRow={false} />,
  Action: ({ action, players }) => {
    const { did } = words('replay').review
    const done = action as Action
    if (done.type === 'predict') return <span>{did.predict(done.prediction)}</span>
    if (done.type === 'bet') return <span>{done.on === null ? did.noBet : did.bet(players[done.on]!)}</span>
    return (
      <span class="deed">
        {did.play('')}
        <Minis hand={done.hand} row={done.row ?? []} />
      </span>
    )
  },
  clause: (action, other, players) => halfPintPhrase(action as Action, other as Action, players),
  commandOf: (event, before) => chosenByHalfPint(event as Event, before as State) as CommandOf,
  // H8: dealt from the start player on, who moves along.
  movedDeck: deck => deck,
  movedAction: (action, moved) => {
    const done = action as Action
    return done.type === 'bet' && done.on !== null ? { ...done, on: moved(done.on) } : action
  },
}
