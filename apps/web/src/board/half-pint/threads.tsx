import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { waitForFrame } from '../../ui/nextframe.tsx'
import { boxOf } from '../table/box.ts'
import type { Controller } from './controller.ts'

/** A curve from a card of the row to its copy in a set. */
const threadBetween = (from: DOMRect, to: DOMRect, origin: DOMRect): string => {
  const down = to.top > from.top
  const [x1, y1] = [from.left + from.width / 2 - origin.left, (down ? from.bottom - 6 : from.top + 6) - origin.top]
  const [x2, y2] = [to.left + to.width / 2 - origin.left, (down ? to.top + 6 : to.bottom - 6) - origin.top]
  const bend = (y2 - y1) / 2
  return `M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2}`
}

const ECHOES = '.laid:is(.leads, .draft):not(.collected) .echo'

/** Draws all threads at the current positions; returns whether there are any. */
const draw = (table: HTMLElement, path: SVGPathElement | null): boolean => {
  const origin = boxOf(table)
  const threads = [...table.querySelectorAll<HTMLElement>(ECHOES)].flatMap(echo => {
    const card = table.querySelector(`.row [data-card="${echo.dataset.card}"]`)
    return card === null ? [] : [threadBetween(boxOf(card), boxOf(echo), origin)]
  })
  path?.setAttribute('d', threads.join(''))
  return threads.length > 0
}

/** Whether a finite animation moves a card of the row or of a set. */
const isOnItsWay = ({ effect, playState }: Animation): boolean => {
  const { target } = effect as KeyframeEffect
  return (
    playState === 'running' &&
    effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY &&
    target?.closest('.row, .laid') !== null
  )
}

/** Changes when the threads have to be drawn again. */
const anchorsOf = ({ game, draft }: Controller): string => {
  const view = game.value
  const chosen = draft.value?.kind === 'set' ? draft.value.play.hand.join() : ''
  return view === null ? '' : `${view.round} ${view.tricks.length} ${view.trick.length} ${chosen}`
}

interface ThreadsProps {
  readonly of: RefObject<HTMLElement | null>
  readonly controller: Controller
}

/** Threads of light from the cards of the row to their copies in the leading set and in the chosen one. */
export const Threads = ({ of, controller }: ThreadsProps) => {
  const path = useRef<SVGPathElement>(null)
  const tie = (): void => {
    const table = of.current
    if (table === null || !draw(table, path.current)) return
    // Cards still in motion, on a slow device or after a late join: draw again when they have arrived.
    const moving = table.getAnimations({ subtree: true }).filter(isOnItsWay)
    if (moving.length > 0) void Promise.allSettled(moving.map(({ finished }) => finished)).then(tie)
  }
  // With the next frame, before anything moves: the copies are in their final positions.
  useLayoutEffect(() => waitForFrame(tie), [anchorsOf(controller)])
  useEffect(() => {
    const resized = new ResizeObserver(tie)
    resized.observe(of.current!)
    return () => resized.disconnect()
  }, [])
  return (
    <svg class="threads" aria-hidden="true">
      <path ref={path} />
    </svg>
  )
}
