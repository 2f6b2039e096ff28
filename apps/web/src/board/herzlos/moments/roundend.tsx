import '../../frame/scene.css'
import { gameResult, herzlos } from '@halfpint/herzlos'
import { stateOf } from '@halfpint/table'
import { words } from '../../../base/speech.ts'
import { SeatFace, seatName } from '../../../ui/chair.tsx'
import type { RoundEndProps } from '../../frame/frame.tsx'
import { RoundEndSheet } from '../../frame/roundend.tsx'
import { HerzlosPad } from '../pad.tsx'

/** What a round of Herzlos came to, with its march, if there was one. */
export const RoundEnd = ({ view, more, onGo }: RoundEndProps) => {
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
      <HerzlosPad view={view} />
      {more}
    </RoundEndSheet>
  )
}
