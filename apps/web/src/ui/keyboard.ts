import { signal } from '@preact/signals'

/** Whether the list of keys is open. */
export const keysOpen = signal(false)

/** Screens on which Enter presses the main button. */
const SCREENS = '.puzzling, .guided, .tabletop, .pad-game, .curtain'

/** The yellow button. */
const MAIN = '.button:not(.quiet, .on-paper, .danger, .file-button, :disabled)'

/** Controls that only choose something, for the main button to confirm. */
const CHOICE = ':is(fieldset, .hand, .row) button[aria-pressed], [type="radio"], [type="checkbox"]'

const FIELD = 'input:not([type="radio"], [type="checkbox"]), textarea, select'

/** Whether an event belongs to a text field. */
export const isInField = ({ target }: Event): boolean => target instanceof Element && target.matches(FIELD)

/** Whether a key is pressed without Ctrl, Alt or Meta. */
export const isPlain = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => !ctrlKey && !metaKey && !altKey

/** The main button of the open dialog or of the screen, if there is exactly one. */
const mainButton = (): HTMLElement | undefined => {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  const screen = dialog ?? document.querySelector(SCREENS)
  const buttonsIn = (within: Element | null | undefined): readonly HTMLElement[] =>
    [...(within?.querySelectorAll<HTMLElement>(MAIN) ?? [])].filter(button => button.getClientRects().length > 0)
  const inBar = buttonsIn(dialog === undefined ? screen?.querySelector('.bar') : null)
  const found = inBar.length > 0 ? inBar : buttonsIn(screen)
  return found.length === 1 ? found[0] : undefined
}

/**
 * Presses the main button. A control that the player moved to and that does more than choose keeps its Enter. Enter on a
 * chosen control never undoes the choice; on one that is not chosen it chooses, as long as there is nothing to confirm.
 */
const pressEnter = (event: KeyboardEvent): void => {
  const on = event.target instanceof Element ? event.target : document.body
  const isChoice = on.matches(CHOICE)
  const isControl = on.matches('button, a, summary, label, [role="button"]')
  if (isControl && !isChoice && on.matches(':focus-visible')) return
  const main = mainButton()
  if (main === undefined && !(isChoice && on.ariaPressed === 'true')) return
  event.preventDefault()
  if (!event.repeat) main?.click()
}

/** Handles the keys that work on every screen. */
export const followKeys = (): void =>
  addEventListener('keydown', event => {
    if (event.defaultPrevented || !isPlain(event) || isInField(event)) return
    if (event.key === 'Enter') pressEnter(event)
    else if (event.key === '?') keysOpen.value = true
  })
