import { useEffect, useRef } from 'preact/hooks'

/** Asks the reader once for each thing that is wanted of them, however often the others choose meanwhile. */
export const useAsked = (wanted: string | null, ask: () => void): void => {
  const last = useRef<string | null>(null)
  useEffect(() => {
    if (wanted === null || wanted === last.current) return
    last.current = wanted
    ask()
  }, [wanted])
}
