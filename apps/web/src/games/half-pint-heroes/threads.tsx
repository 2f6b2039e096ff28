import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { waitForFrame } from '../../parts/soon.tsx'

/** A line from a card of the row to its echo in a set, bending as a thread would. */
const threadBetween = (from: DOMRect, to: DOMRect, origin: DOMRect): string => {
  const down = to.top > from.top
  const [x1, y1] = [from.left + from.width / 2 - origin.left, (down ? from.bottom - 6 : from.top + 6) - origin.top]
  const [x2, y2] = [to.left + to.width / 2 - origin.left, (down ? to.top + 6 : to.bottom - 6) - origin.top]
  const bend = (y2 - y1) / 2
  return `M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2}`
}

const draw = (table: HTMLElement, path: SVGPathElement | null): void => {
  const origin = table.getBoundingClientRect()
  const threads = [...table.querySelectorAll<HTMLElement>('.place > .laid:is(.leads, .draft) .echo')].flatMap(echo => {
    const card = table.querySelector(`.row [data-card="${echo.dataset.card}"]`)
    return card === null ? [] : [threadBetween(card.getBoundingClientRect(), echo.getBoundingClientRect(), origin)]
  })
  path?.setAttribute('d', threads.join(''))
}

/** Threads of light from the cards of the row to their echoes in the leading set, and in what is being chosen. */
export const Threads = ({ of, moment }: { of: RefObject<HTMLElement | null>; moment: string }) => {
  const path = useRef<SVGPathElement>(null)
  const tie = (): void => {
    if (of.current !== null) draw(of.current, path.current)
  }
  // With the next frame, and before anything begins to move: the echoes are still where they will lie in the end.
  useLayoutEffect(() => waitForFrame(tie), [moment])
  useEffect(() => {
    const table = of.current as HTMLElement
    const resized = new ResizeObserver(tie)
    resized.observe(table)
    // Who comes in the middle of a trick sees the row being laid: a thread goes to where its card comes to lie.
    const laid = ({ target }: Event): void => {
      if ((target as Element).closest('.row') !== null) tie()
    }
    table.addEventListener('animationend', laid)
    return () => {
      resized.disconnect()
      table.removeEventListener('animationend', laid)
    }
  }, [])
  return (
    <svg class="threads" aria-hidden="true">
      <path ref={path} />
    </svg>
  )
}
