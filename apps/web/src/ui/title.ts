import { effect, signal } from '@preact/signals'
import { words } from '../base/speech.ts'

/** The heading of the screen. */
const heading = signal('')

/** Whether somebody waits for the reader. */
export const isCalled = signal(false)

/** Names the page after what it shows. */
export const nameScreen = (name = document.querySelector('h1')?.textContent ?? ''): void => {
  heading.value = name
}

/** Keeps the title of the page: what is shown, and before it a call to who is looked for in another tab. */
export const keepTitle = (): void => {
  effect(() => {
    const called = isCalled.value ? `● ${words('core').shell.yourTurn} · ` : ''
    const name = heading.value === '' || heading.value === 'Half-Pint' ? '' : `${heading.value} · `
    document.title = `${called}${name}Half-Pint`
  })
}
