import { useEffect } from 'preact/hooks'

/** Keeps the screen on while this is shown: who thinks about a card, or waits for one, does not touch it. */
export const useAwake = (): void => {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isOver = false
    // A browser that cannot stay awake is no problem; one that slept asks again.
    const hold = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return
      const held = await navigator.wakeLock?.request('screen').catch(() => undefined)
      if (isOver) void held?.release()
      else lock = held
    }
    void hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', hold)
      void lock?.release()
    }
  }, [])
}
