import '../../table/lasttrick.css'
import type { BySeat, Seen } from '@halfpint/core'
import { pointsOf, type State } from '@halfpint/herzlos'
import { Icon } from '../../parts/icon.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { words } from '../../shell/speech.ts'
import { HerzlosMini } from './card.tsx'
import { whyTaken } from './sentence.tsx'

interface LastTrickProps {
  readonly state: Seen<State>
  readonly names: BySeat<string>
  readonly onClose: () => void
}

/** The trick that was taken last: who played what, who took it and at what price. */
export const LastTrick = ({ state, names, onClose }: LastTrickProps) => {
  const say = words('herzlos')
  const last = state.tricks.at(-1)
  if (last === undefined) return null
  const points = pointsOf(
    state.options,
    last.plays.map(({ card }) => card),
  )
  return (
    <Sheet heading={words('table').lastTrick} onClose={onClose}>
      <p>
        <b>{say.takes(last.winner === state.viewer ? null : (names[last.winner] ?? ''), say.pointsOf(points))}</b>{' '}
        {whyTaken(last.plays)}
      </p>
      <ol class="last-trick">
        {last.plays.map(({ seat, card }) => (
          <li key={card} class={seat === last.winner ? 'best' : ''}>
            <b class="name">
              {names[seat]} {seat === last.winner ? <Icon name="crown" /> : null}
            </b>
            <HerzlosMini card={card} />
          </li>
        ))}
      </ol>
    </Sheet>
  )
}
