import { useEffect } from 'preact/hooks'

/** Keeps the screen on while this is shown. A player who thinks or waits does not touch it. */
export const useAwake = (): void => {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isOver = false
    // Ignores browsers without wake locks. A page that was hidden asks again.
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
