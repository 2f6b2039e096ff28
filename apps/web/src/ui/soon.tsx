import { type ReadonlySignal, useSignal, useSignalEffect } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect } from 'preact/hooks'
import { waitByClock } from '../base/wait.ts'

/** After so many milliseconds nobody waits for a frame any longer: where nobody looks none is drawn. */
const LATE = 100

/** Goes on with the next frame; gives the way to call it off. A page in the background goes on too. */
export const waitForFrame = (goOn: () => void): (() => void) => {
  const stop = (): void => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
  }
  const go = (): void => {
    stop()
    goOn()
  }
  const timer = setTimeout(go, LATE)
  const frame = requestAnimationFrame(go)
  return stop
}

/**
 * Waits so many milliseconds, and then until a frame is just over: what is drawn there has all the time until the next
 * one, and is laid out before it. Gives the way to call it off.
 */
export const waitToDraw = (milliseconds: number, goOn: () => void): (() => void) => {
  let stop = waitByClock(milliseconds, () => {
    stop = waitForFrame(() => {
      stop = waitByClock(0, goOn)
    })
  })
  return () => stop()
}

/**
 * Lays the page out in a task of its own where the browser lets it ask for one; otherwise the next frame does. (Laid out
 * where it is drawn, every task of a play was as long as both.)
 */
export const layOutSoon = (): void => {
  void globalThis.scheduler?.postTask(() => document.body.getBoundingClientRect(), { priority: 'user-blocking' })
}

/** What can wait for the next frame, so that no frame has too much to do. */
export const Soon = ({ children }: { children: ComponentChildren }) => {
  const here = useSignal(false)
  useEffect(
    () =>
      waitToDraw(0, () => {
        here.value = true
        layOutSoon()
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
