import { type ReadonlySignal, useSignal, useSignalEffect } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect } from 'preact/hooks'

/** A frame, where nobody looks and none is drawn. */
const FRAME = 16

/** Goes on with the next frame; gives the way to call it off. A page in the background goes on too. */
export const waitForFrame = (goOn: () => void): (() => void) => {
  if (document.hidden) {
    const timer = setTimeout(goOn, FRAME)
    return () => clearTimeout(timer)
  }
  const frame = requestAnimationFrame(goOn)
  return () => cancelAnimationFrame(frame)
}

/** What can wait for the next frame, so that no frame has too much to do. */
export const Soon = ({ children }: { children: ComponentChildren }) => {
  const here = useSignal(false)
  useEffect(
    () =>
      waitForFrame(() => {
        here.value = true
      }),
    [],
  )
  return here.value ? children : null
}

/**
 * Of things that come many at a time, how many have their place yet: a few more with every frame. What is there from
 * the beginning has its place at once.
 */
export const useSpread = (count: number, few: number): ReadonlySignal<number> => {
  const wanted = useSignal(count)
  const placed = useSignal(count)
  useLayoutEffect(() => {
    wanted.value = count
  }, [count])
  useSignalEffect(() => {
    const now = placed.value
    const whole = wanted.value
    if (now > whole) placed.value = whole
    if (now >= whole) return
    return waitForFrame(() => {
      placed.value = Math.min(whole, now + few)
    })
  })
  return placed
}
