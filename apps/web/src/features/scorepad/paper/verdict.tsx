import '../game/game.css'
import type { Pad, Scored } from '@halfpint/scorepad'
import { words } from '../../../base/speech.ts'
import { Icon } from '../../../ui/icon.tsx'
import { padInterfaceOf } from '../padinterfaces.ts'

/** The winner, in a sentence. */
export const verdictText = (pad: Pad, scored: Scored): string => {
  const { final } = words('pad')
  if (scored.result === null) return ''
  const names = scored.result.winners.map(seat => pad.players[seat]).join(', ')
  return scored.result.winners.length === 1 ? final.won(names) : final.shared(names)
}

/** How the game was won, if not by points. */
export const endingText = (scored: Scored): string => {
  const { final } = words('pad')
  const ending = scored.result?.ending
  return ending === 'gun-fight' ? final.byGunFight : ending === 'march' ? final.byMarch : ''
}

/** The end of the game: the winner, how it was won, and the game's news of the last round. */
export const Verdict = ({ pad, scored }: { pad: Pad; scored: Scored }) => {
  const ending = endingText(scored)
  const { Last } = padInterfaceOf(pad)
  return (
    <>
      <div class="pad-verdict" role="status">
        <Icon name="crown" />
        <p>
          <b>{verdictText(pad, scored)}</b>
          {ending !== '' && <span>{ending}</span>}
        </p>
      </div>
      {Last !== undefined && <Last pad={pad} scored={scored} round={scored.rounds.length - 1} />}
    </>
  )
}
