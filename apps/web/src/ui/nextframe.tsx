import { type ReadonlySignal, useSignal, useSignalEffect } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect } from 'preact/hooks'
import { waitByClock } from '../base/wait.ts'

/** Milliseconds after which a wait for a frame ends. Hidden pages draw no frames. */
const LATE = 100

/** Runs a function in the next frame; also in a hidden page. Returns a function that cancels. */
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
 * Waits these milliseconds, and then until a frame is over, so that drawing has the whole time until the next frame.
 * Returns a function that cancels.
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
 * Runs layout in a separate task if the browser has `scheduler.postTask`; otherwise the next frame does it.
 * Layout in the task that draws would make every task of a play twice as long.
 */
export const layOutSoon = (): void => {
  void globalThis.scheduler?.postTask(() => document.body.getBoundingClientRect(), { priority: 'user-blocking' })
}

/** Renders its content in the next frame, so that no frame has too much work. */
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
 * How many of many items are rendered: a few more with every frame. Items that were there from the beginning are
 * rendered at once.
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
