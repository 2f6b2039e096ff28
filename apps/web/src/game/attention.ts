import { GAMES } from '@halfpint/table'
import { effect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { useAwake } from '../shell/awake.ts'
import { isCalled } from '../shell/title.ts'
import type { Place } from './place.ts'

/** Whether the game, as it is shown, waits for the reader. */
const isAwaited = ({ view, playback }: Pick<Place, 'view' | 'playback'>): boolean => {
  const now = view.value
  if (now === null || now.match === null || now.viewer === 'rail' || now.phase !== 'playing') return false
  const turn = GAMES.get(now.setup.game)?.turn(now.match.state)
  return playback.caughtUp.value && turn?.kind === 'seats' && turn.seats.includes(now.viewer)
}

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
