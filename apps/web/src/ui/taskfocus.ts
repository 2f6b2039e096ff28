/** Where the task of a table begins: the first card to choose from. */
const FIRST = '.prediction, .rival, .hand.mine button, [data-playable="true"]'

/** Gives the focus to the task of the table, for who plays by keyboard; not if it is elsewhere on purpose. */
export const focusTask = (): void => {
  const { activeElement: active, body } = document
  if (active !== body && active?.matches(':disabled') !== true) return
  document.querySelector<HTMLElement>(FIRST)?.focus({ preventScroll: true })
}

/** Focuses the main button of a sheet when it appears, instead of the button that closes the sheet. */
export const takeFocus = (button: HTMLElement | null): void => button?.focus({ preventScroll: true })
