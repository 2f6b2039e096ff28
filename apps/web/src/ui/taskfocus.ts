/** The first control of the current task: the first card to choose from. */
const FIRST = '.prediction, .rival, .hand.mine button, [data-playable="true"]'

/** Focuses the current task for players with a keyboard, unless they have focused another control. */
export const focusTask = (): void => {
  const { activeElement: active, body } = document
  if (active !== body && active?.matches(':disabled, .places') !== true) return
  document.querySelector<HTMLElement>(FIRST)?.focus({ preventScroll: true })
}

/** Focuses the main button of a sheet when it appears, instead of the button that closes the sheet. */
export const takeFocus = (button: HTMLElement | null): void => button?.focus({ preventScroll: true })
