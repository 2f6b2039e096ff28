import '../../table/lasttrick.css'
import type { Seen } from '@halfpint/core'
import { pointsOf, type State } from '@halfpint/herzlos'
import { words } from '../../../base/speech.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import type { LastTrickProps } from '../../frame/frame.tsx'
import { HerzlosMini } from '../card.tsx'
import { whyTaken } from '../prompt.tsx'

/** The last trick: who played what, who took it and for how many points. */
export const LastTrick = ({ state, nameOf, onClose }: LastTrickProps<Seen<State>>) => {
  const say = words('herzlos')
  const last = state.tricks.at(-1)
  if (last === undefined) return null
  const points = pointsOf(
    state.options,
    last.plays.map(({ card }) => card),
  )
  return (
    <Sheet heading={words('herzlos').labels.lastTrick} onClose={onClose}>
      <p>
        <b>{say.takes(last.winner === state.viewer ? null : nameOf(last.winner), say.pointsOf(points))}</b>{' '}
        {whyTaken(last.plays)}
      </p>
      <ol class="last-trick">
        {last.plays.map(({ seat, card }) => (
          <li key={card} class={seat === last.winner ? 'best' : ''}>
            <b class="name">
              {nameOf(seat)} {seat === last.winner ? <Icon name="crown" /> : null}
            </b>
            <HerzlosMini card={card} />
          </li>
        ))}
      </ol>
    </Sheet>
  )
}
