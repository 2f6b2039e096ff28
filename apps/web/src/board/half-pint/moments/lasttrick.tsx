import '../../table/lasttrick.css'
import type { Seen } from '@halfpint/core'
import type { State } from '@halfpint/half-pint'
import { words } from '../../../base/speech.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import type { LastTrickProps } from '../../frame/frame.tsx'
import { Minis } from '../minis.tsx'
import { setText } from '../setname.ts'
import { wonText } from '../won.ts'

/** The last trick, with all its sets in the order of play. */
export const LastTrick = ({ state, nameOf, onClose }: LastTrickProps<Seen<State>>) => {
  const last = state.tricks.at(-1)
  if (last === undefined) return null
  const me = state.viewer === 'spectator' ? null : state.viewer
  const { head, text } = wonText(last.plays, state.options, me, nameOf)
  return (
    <Sheet heading={words('half-pint-heroes').labels.lastTrick} onClose={onClose}>
      <p>
        <b>{head}</b>: {text}
      </p>
      <ol class="last-trick">
        {last.plays.map(play => (
          <li key={play.seat} class={play.seat === last.winner ? 'best' : ''}>
            <b class="name">
              {nameOf(play.seat)} {play.seat === last.winner ? <Icon name="crown" /> : null}
            </b>
            <Minis hand={play.hand} row={play.row} />
            <span class="set">{setText(play)}</span>
          </li>
        ))}
      </ol>
    </Sheet>
  )
}
