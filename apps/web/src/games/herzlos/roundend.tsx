import { gameResult, herzlos } from '@halfpint/herzlos'
import { stateOf } from '@halfpint/table'
import { ChairFace, chairName } from '../../game/chair.tsx'
import { type RoundEndProps, RoundEndSheet } from '../../game/roundend.tsx'
import { words } from '../../shell/speech.ts'
import { HerzlosPad } from './pad.tsx'

/** What a round of Herzlos came to, with its march, if there was one. */
export const RoundEnd = ({ view, more, onGo }: RoundEndProps) => {
  const say = words('herzlos')
  const state = stateOf(herzlos, view)
  if (state === null) return null
  const march = state.results.at(-1)?.march ?? null
  const drama = march !== null && (
    <div class="z-drama">
      <ChairFace chair={view.chairs[march]} />
      <b>{say.march(march === view.viewer ? null : chairName(view.chairs[march]))}</b>
    </div>
  )
  const last = gameResult(state.options, state.results, state.seats) !== null
  return (
    <RoundEndSheet rounds={state.results.length} last={last} drama={drama} onGo={onGo}>
      <HerzlosPad view={view} />
      {more}
    </RoundEndSheet>
  )
}
