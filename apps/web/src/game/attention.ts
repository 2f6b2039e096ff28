import { GAMES, type TableView } from '@halfpint/table'
import { effect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { useAwake } from '../shell/awake.ts'
import { isCalled } from '../shell/title.ts'
import type { Place } from './place.ts'

/** Whether the game waits for the reader. */
export const isTurn = ({ match, viewer, phase, setup }: TableView): boolean => {
  if (match === null || viewer === 'rail' || phase !== 'playing') return false
  const turn = GAMES.get(setup.game)?.turn(match.state)
  return turn?.kind === 'seats' && turn.seats.includes(viewer)
}

/** Whether the game, as it is shown, waits for the reader. */
const isAwaited = ({ view, playback }: Pick<Place, 'view' | 'playback'>): boolean =>
  view.value !== null && playback.caughtUp.value && isTurn(view.value)

/** Keeps the screen on at a table, and calls the reader back from other tabs at their turn. */
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
