import './signs.css'
import { listed } from '@halfpint/i18n'
import { isPresent, pauseTimeOf, type TableView } from '@halfpint/table'
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { language, words } from '../../../base/speech.ts'
import { SeatFace, seatName } from '../../../ui/seatface.tsx'
import type { Session } from '../session.ts'
import { faceOf } from './countdown.tsx'
import type { Seating } from './seating.ts'

/** Seconds until the next round begins; `null` if the table does not wait. */
const usePause = (session: Session): number | null => {
  const view = session.live.value
  const until = view === null ? null : pauseTimeOf(view)
  const now = useSignal(Date.now())
  useEffect(() => {
    if (until === null) return undefined
    now.value = Date.now()
    const timer = setInterval(() => {
      now.value = Date.now()
    }, 500)
    return () => clearInterval(timer)
  }, [until])
  return until === null ? null : Math.max(0, Math.ceil((until - now.value - session.skew()) / 1000))
}

/** The seats for which the table waits between two rounds. */
const slowSeats = ({ seats: seatStates, match }: TableView): readonly number[] =>
  seatStates.flatMap((seatState, seat) => (isPresent(seatState) && match?.pause?.ready[seat] === false ? [seat] : []))

/** Below the pad of a finished round: the players who are ready for the next one, and when it begins. */
export const PauseFaces = ({ session }: { session: Session }) => {
  const { clock } = words('online')
  const seconds = usePause(session)
  const view = session.live.value
  if (seconds === null || view === null) return null
  const slow = slowSeats(view)
  return (
    <div class="pause">
      <ul>
        {view.seats.map((seatState, seat) =>
          isPresent(seatState) ? (
            <li key={seat} class={slow.includes(seat) ? '' : 'ready'}>
              <SeatFace seatState={seatState} />
              {!slow.includes(seat) && <i aria-hidden="true">✓</i>}
              <span class="unseen">{(slow.includes(seat) ? clock.thinking : clock.ready)(seatName(seatState))}</span>
            </li>
          ) : null,
        )}
      </ul>
      <p role="timer">{clock.nextRound(faceOf(seconds))}</p>
    </div>
  )
}

/** Above the table: the players who are not ready yet. */
export const PauseSign = ({ session }: { session: Session }) => {
  const { clock } = words('online')
  const seconds = usePause(session)
  const view = session.live.value
  if (seconds === null || view === null) return null
  const slow = slowSeats(view)
  if (view.viewer !== 'spectator' && slow.includes(view.viewer)) return null
  const names = slow.map(seat => seatName(view.seats[seat]))
  return (
    <p class="line-state waiting">
      {clock.notReady(listed(language.value, names))} <b class="countdown">{faceOf(seconds)}</b>
    </p>
  )
}

/**
 * Keeps the device in step with the others between two rounds. A player who has closed the pad of the round is ready; when
 * the time of the pause is up, the pad closes by itself.
 */
export const useCommonPause = (session: Session, seating: Seating | null): void => {
  const view = session.live.value
  const playback = seating?.place.playback
  const held = playback?.paused.value ?? null
  const isShown = playback?.caughtUp.value === true && held === null
  const pause = view?.match?.pause ?? null
  const isSlow = view !== null && view.viewer !== 'spectator' && pause?.ready[view.viewer] === false
  useEffect(() => {
    if (isSlow && isShown && playback?.behind() === 0) void session.send({ type: 'ready' })
  }, [isSlow, isShown])
  const wasPaused = useRef<number | null>(null)
  useEffect(() => {
    if (pause !== null) wasPaused.current = pause.since
    else if (wasPaused.current !== null) {
      wasPaused.current = null
      if (held !== null && view?.phase === 'playing') playback?.goOn()
    }
  }, [pause === null, held])
}
