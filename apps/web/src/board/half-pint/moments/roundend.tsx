import '../../frame/scene.css'
import type { Seat, Seen } from '@halfpint/core'
import { halfPint, isDecided, type State } from '@halfpint/half-pint'
import { stateOf, type TableView } from '@halfpint/table'
import { words } from '../../../base/speech.ts'
import { Later } from '../../../ui/later.tsx'
import { SeatFace, seatName } from '../../../ui/seatface.tsx'
import type { RoundEndProps } from '../../frame/frame.tsx'
import { RoundEndSheet } from '../../frame/roundend.tsx'
import { ScorePad } from '../pad.tsx'
import { ShapeMark } from '../shapes.tsx'
import { OwnBill } from './bill.tsx'

/** H21: a brawl, as a small drama. */
const BrawlScene = ({ view, seat }: { view: TableView; seat: Seat }) => {
  const { pad } = words('half-pint-heroes')
  return (
    <div class="scene brawl">
      <span class="fist left">
        <ShapeMark shape="red" />
      </span>
      <span class="face-off">
        <SeatFace seatState={view.seats[seat]} />
      </span>
      <span class="fist right">
        <ShapeMark shape="red" />
      </span>
      <b>{pad.brawl}</b>
      <p>{pad.brawlText(seat === view.viewer ? null : seatName(view.seats[seat]))}</p>
    </div>
  )
}

/** H30: a gun fight is about to begin. */
const DuelScene = ({ view, duelists }: { view: TableView; duelists: readonly Seat[] }) => {
  const { duel } = words('half-pint-heroes')
  const names = duelists.map(seat => seatName(view.seats[seat]))
  return (
    <div class="scene duel">
      {duelists.map(seat => (
        <span key={seat} class="face-off">
          <SeatFace seatState={view.seats[seat]} />
        </span>
      ))}
      <span class="badge">
        <ShapeMark shape="blue" />
      </span>
      <b>{duel.heading}</b>
      <p>{duel.text(names.join(', '), duelists.length === 1 && duelists[0] === view.viewer)}</p>
    </div>
  )
}

/**
 * The end of a round: its brawl or the gun fight it leads to, the player's points, the pad, and the next round. After
 * the last round the totals stay secret until the result.
 */
export const RoundEnd = ({ view, table, more, onGo }: RoundEndProps<Seen<State>>) => {
  const { endOfTwo } = words('half-pint-heroes').pad
  const state = stateOf(halfPint, view)
  const result = state?.results.at(-1)
  if (state === null || result === undefined) return null
  const last = isDecided(state)
  const scene = (
    <>
      {result.brawl === null ? null : <BrawlScene view={view} seat={result.brawl} />}
      {state.gunFight.length === 0 ? null : <DuelScene view={view} duelists={state.gunFight} />}
    </>
  )
  return (
    <RoundEndSheet rounds={state.results.length} last={last} scene={scene} onGo={onGo}>
      {state.viewer === 'spectator' || (result.brawl !== null && result.brawl !== state.viewer) ? null : (
        <OwnBill view={view} state={state} table={table} me={state.viewer} last={last} />
      )}
      {last && state.viewer !== 'spectator' ? null : <ScorePad view={view} isShort />}
      {/* H23: shown once, because with two players the first round ends early. */}
      {state.seats === 2 && state.results.length === 1 && result.brawl === null && <p class="quiet-text">{endOfTwo}</p>}
      {view.setup.customs === undefined ? null : (
        <Later words={['pad']} load={async () => (await import('./tabledrinks.tsx')).RoundDrinks} with={{ view }} />
      )}
      {more}
    </RoundEndSheet>
  )
}
