import type { TableView } from '@halfpint/table'
import { type ReadonlySignal, signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { learnWords } from '../../../base/speech.ts'
import { waitByClock } from '../../../base/wait.ts'
import { PAGE_GAMES } from '../../../board/index.ts'
import type { Board } from '../../../session/board.ts'
import type { Place } from '../../../session/place.ts'
import { takePlace } from '../../../session/takeplace.ts'
import type { Session } from '../session.ts'
import { tellAtTable, tellMissed } from './news.ts'

/** A board and the seat from which it is shown. */
export interface Seating {
  readonly board: Board
  readonly place: Place
  /** The line about missed events, for a short time. */
  readonly missed: ReadonlySignal<string | null>
}

/** How long the line about missed events is shown, in milliseconds. */
const NEWS = 12_000

/** Loads the board of the session's game and opens it for the reader's seat; `null` until it is loaded. */
export const useSeating = (session: Session, game: string): Seating | null => {
  const seating = useSignal<Seating | null>(null)
  useEffect(() => {
    let gone = false
    let forget = (): void => {}
    const missed = signal<string | null>(null)
    const source = PAGE_GAMES.get(game)
    const sit = async (): Promise<void> => {
      if (source === undefined) return
      const [board] = await Promise.all([source.board(), learnWords(source.words)])
      if (gone) return
      const place = takePlace(session, game, board, {
        tell: tellAtTable,
        missed: (...gone) => {
          missed.value = tellMissed(...gone)
          forget = waitByClock(NEWS, () => {
            missed.value = null
          })
          return missed.value
        },
      })
      seating.value = { board, place, missed }
    }
    void sit()
    return () => {
      gone = true
      forget()
      seating.value?.place.close()
      seating.value = null
    }
  }, [session, game])
  return seating.value
}

/** Closes the pad of a finished round after this many milliseconds; `null` waits for the reader. */
const useHurry = (seating: Seating | null, after: number | null): void => {
  const playback = seating?.place.playback
  const paused = playback?.paused.value ?? null
  useEffect(() => {
    if (paused === null || after === null) return undefined
    return waitByClock(after, () => playback?.goOn())
  }, [paused, after])
}

/** While the clock runs, the pad of a finished round closes automatically. */
export const useTimely = (session: Session, seating: Seating | null): void => {
  const clock = session.live.value?.setup.clock ?? null
  useHurry(seating, clock === null ? null : Math.min(12_000, clock.move / 2))
}

/** A screen without a reader skips ahead if it is at least this many events late, about one round. */
const MOST_BEHIND = 60

/** Whether the playback is too far behind and should skip to the present. */
export const isFarBehind = (live: Pick<TableView, 'matches' | 'version'>, shown: typeof live): boolean =>
  live.matches !== shown.matches || live.version - shown.version > MOST_BEHIND

/** On a screen without a reader every match starts automatically and the pad closes with those of the players. */
export const useUntouched = (session: Session, seating: Seating | null): void => {
  const live = session.live.value
  // With a common pause the pad stays as long as the players read it.
  useHurry(seating, live?.setup.pause === undefined || live.phase !== 'playing' ? 10_000 : live.setup.pause)
  useEffect(() => {
    const playback = seating?.place.playback
    const shown = playback?.shown.peek() ?? null
    if (live === null || shown === null || live.setup.game !== shown.setup.game) return
    if (isFarBehind(live, shown)) playback?.begin(live)
  }, [live, seating])
}
