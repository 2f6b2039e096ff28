import '../../table/lasttrick.css'
import type { Seat, Seen } from '@halfpint/core'
import type { State } from '@halfpint/half-pint'
import { Icon } from '../../parts/icon.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { words } from '../../shell/speech.ts'
import { Minis } from './minis.tsx'
import { setText } from './setname.ts'
import { wonText } from './won.ts'

interface LastTrickProps {
  readonly game: Seen<State>
  readonly nameOf: (seat: Seat) => string
  readonly onClose: () => void
}

/** The trick that was won last, with all its sets in the order in which they were laid. */
export const LastTrick = ({ game, nameOf, onClose }: LastTrickProps) => {
  const last = game.tricks.at(-1)
  if (last === undefined) return null
  const me = game.viewer === 'rail' ? null : game.viewer
  const { head, text } = wonText(last.plays, game.options, me, nameOf)
  return (
    <Sheet heading={words('table').lastTrick} onClose={onClose}>
      <p>
        <b>{head}</b>: {text}
      </p>
      <ol class="last-trick">
        {last.plays.map(play => (
          <li key={play.seat} class={play.seat === last.winner ? 'best' : ''}>
            <b class="name">{nameOf(play.seat)}</b>
            <Minis hand={play.hand} row={play.row} />
            <span>
              {play.seat === last.winner ? <Icon name="crown" /> : null}
              {setText(play)}
            </span>
          </li>
        ))}
      </ol>
    </Sheet>
  )
}
