import { useEffect, useRef } from 'preact/hooks'
import { isInField, isPlain } from '../../ui/keyboard.ts'

/** A card released this far above its place is played, in pixels. */
const PLAY_DISTANCE = 70

/** From this distance on a moving finger drags and does not tap. */
const DRAG_DISTANCE = 10

/** Pointer handlers of a card in a hand: it follows the finger, and is played when it is released far enough above. */
export const draggable = (onPlay: () => void): { onPointerDown: (event: PointerEvent) => void } => ({
  onPointerDown(event) {
    const card = event.currentTarget as HTMLElement
    const [fromX, fromY] = [event.clientX, event.clientY]
    let dragging = false
    const follow = ({ clientX, clientY }: PointerEvent): void => {
      if (!dragging && Math.hypot(clientX - fromX, clientY - fromY) < DRAG_DISTANCE) return
      dragging = true
      card.style.transition = 'none'
      card.style.transform = `translate(${clientX - fromX}px, ${Math.min(0, clientY - fromY)}px)`
    }
    const end = ({ clientY, type }: PointerEvent): void => {
      card.removeEventListener('pointermove', follow)
      card.removeEventListener('pointerup', end)
      card.removeEventListener('pointercancel', end)
      card.style.transition = ''
      card.style.transform = ''
      if (!dragging) return
      // The release of a drag is not a tap.
      const ignore = (click: Event): void => click.stopImmediatePropagation()
      card.addEventListener('click', ignore, { capture: true })
      setTimeout(() => card.removeEventListener('click', ignore, { capture: true }))
      if (type === 'pointerup' && fromY - clientY > PLAY_DISTANCE) onPlay()
    }
    card.setPointerCapture(event.pointerId)
    card.addEventListener('pointermove', follow)
    card.addEventListener('pointerup', end)
    card.addEventListener('pointercancel', end)
  },
})
/** Calls `onDigit` for each digit key, wherever the focus is; not in a text field or while a dialog is open. */
export const useDigits = (onDigit: (digit: number) => void): void => {
  const latest = useRef(onDigit)
  latest.current = onDigit
  useEffect(() => {
    const type = (event: KeyboardEvent): void => {
      if (!/^\d$/.test(event.key) || event.repeat || !isPlain(event) || isInField(event)) return
      if (document.querySelector('dialog[open]') === null) latest.current(Number(event.key))
    }
    addEventListener('keydown', type)
    return () => removeEventListener('keydown', type)
  }, [])
}

/** Focuses and presses the button that a digit means, counted from the left: 1 to 9, and 0 for the tenth. */
export const pressByDigit = (buttons: Iterable<HTMLElement>, digit: number): void => {
  const button = [...buttons][(digit + 9) % 10]
  button?.focus({ preventScroll: true })
  button?.click()
}
