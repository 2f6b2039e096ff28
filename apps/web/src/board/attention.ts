import { GAMES, type TableView } from '@halfpint/table'
import { effect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Place } from '../session/place.ts'
import { useAwake } from '../ui/awake.ts'
import { isCalled } from '../ui/title.ts'

/** Whether the game waits for the reader. */
export const isTurn = ({ match, viewer, phase, setup }: TableView): boolean => {
  if (match === null || viewer === 'spectator' || phase !== 'playing') return false
  const turn = GAMES.get(setup.game)?.turn(match.state)
  return turn?.kind === 'seats' && turn.seats.includes(viewer)
}

/** Whether the shown state waits for the reader. */
const isAwaited = ({ view, playback }: Pick<Place, 'view' | 'playback'>): boolean =>
  view.value !== null && playback.caughtUp.value && isTurn(view.value)

/** Keeps the screen on, and marks the tab title at the reader's turn. */
export const useAttention = (place: Place | null): void => {
  useAwake()
  useEffect(() => {
    const stop = effect(() => {
      isCalled.value = place !== null && isAwaited(place)
    })
    return () => {
      stop()
      isCalled.value = false
    }
  }, [place])
}
