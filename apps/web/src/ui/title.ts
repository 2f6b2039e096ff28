import { effect, signal } from '@preact/signals'
import { words } from '../base/speech.ts'

/** The heading of the screen. */
const heading = signal('')

/** Whether it is this player's turn. */
export const isCalled = signal(false)

/** Sets the name of the screen. */
export const nameScreen = (name = document.querySelector('h1')?.textContent ?? ''): void => {
  heading.value = name
}

/** Keeps the title of the page up to date: the screen, and before it a note that it is the player's turn. */
export const keepTitle = (): void => {
  effect(() => {
    const called = isCalled.value ? `● ${words('core').shell.yourTurn} · ` : ''
    const name = heading.value === '' || heading.value === 'Half-Pint' ? '' : `${heading.value} · `
    document.title = `${called}${name}Half-Pint`
  })
}
