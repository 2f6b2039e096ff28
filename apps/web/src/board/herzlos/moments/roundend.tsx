import '../../frame/scene.css'
import type { Seen } from '@halfpint/core'
import { gameResult, herzlos, type State } from '@halfpint/herzlos'
import { stateOf } from '@halfpint/table'
import { words } from '../../../base/speech.ts'
import { SeatFace, seatName } from '../../../ui/seatface.tsx'
import type { RoundEndProps } from '../../frame/frame.tsx'
import { RoundEndSheet } from '../../frame/roundend.tsx'
import { HerzlosPad } from '../pad.tsx'
import { OwnBill } from './bill.tsx'

/** The end of a round of Herzlos. After the last round the totals stay secret until the result. */
export const RoundEnd = ({ view, more, onGo }: RoundEndProps<Seen<State>>) => {
  const say = words('herzlos')
  const state = stateOf(herzlos, view)
  if (state === null) return null
  const march = state.results.at(-1)?.march ?? null
  const scene = march !== null && (
    <div class="scene march">
      <SeatFace seatState={view.seats[march]} />
      <b>{say.march(march === view.viewer ? null : seatName(view.seats[march]))}</b>
    </div>
  )
  const last = gameResult(state.options, state.results, state.seats) !== null
  return (
    <RoundEndSheet rounds={state.results.length} last={last} scene={scene} onGo={onGo}>
      {state.viewer === 'spectator' ? null : <OwnBill view={view} state={state} me={state.viewer} last={last} />}
      {last && state.viewer !== 'spectator' ? null : <HerzlosPad view={view} isShort />}
      {more}
    </RoundEndSheet>
  )
}
