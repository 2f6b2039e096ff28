/** How far up a card is thrown to be played, in pixels. */
const THROWN = 70

/** From here on a moving finger drags, and does not tap. */
const DRAGGED = 10

/** Pointer handlers of a card in a hand: it follows the finger, and thrown upwards it is played. */
export const draggable = (onThrow: () => void): { onPointerDown: (event: PointerEvent) => void } => ({
  onPointerDown(event) {
    const card = event.currentTarget as HTMLElement
    const [fromX, fromY] = [event.clientX, event.clientY]
    let dragging = false
    const follow = ({ clientX, clientY }: PointerEvent): void => {
      if (!dragging && Math.hypot(clientX - fromX, clientY - fromY) < DRAGGED) return
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
      // The release of a drag is no tap.
      const deaf = (click: Event): void => click.stopImmediatePropagation()
      card.addEventListener('click', deaf, { capture: true })
      setTimeout(() => card.removeEventListener('click', deaf, { capture: true }))
      if (type === 'pointerup' && fromY - clientY > THROWN) onThrow()
    }
    card.setPointerCapture(event.pointerId)
    card.addEventListener('pointermove', follow)
    card.addEventListener('pointerup', end)
    card.addEventListener('pointercancel', end)
  },
})

/** The digit that a key means by itself. */
export const digitOf = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): number | undefined =>
  /^\d$/.test(key) && !ctrlKey && !metaKey && !altKey ? Number(key) : undefined

/** The card of a hand that a digit key means, counted from the left: 1 to 9, and 0 for the tenth. */
export const cardByDigit = (event: KeyboardEvent): HTMLElement | undefined => {
  const digit = digitOf(event)
  if (digit === undefined) return undefined
  const cards = (event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('[data-card]')
  return cards[(digit + 9) % 10]
}
