import { type Language, parseLanguage } from '@halfpint/i18n'
import { effect, signal } from '@preact/signals'

/** All that a reader can set; kept on this device. */
export interface Settings {
  /** `null` follows the browser. */
  readonly language: Language | null
  readonly theme: 'auto' | 'light' | 'dark'
  readonly motion: 'auto' | 'full' | 'still'
  readonly pace: 'slow' | 'usual' | 'quick' | 'instant'
  readonly sound: boolean
  readonly vibration: boolean
  /** Whether the browser calls for the reader's turn while they look elsewhere. */
  readonly calls: boolean
  readonly leftHanded: boolean
  readonly largeCards: boolean
  /** Whether a hand is sorted by colour before number. */
  readonly byColour: boolean
  /** Whether the regulars say a word now and then. */
  readonly quips: boolean
  /** Whether what leaves nothing to decide goes by briskly, by itself. */
  readonly playOut: boolean
  readonly chatMuted: boolean
  readonly advice: boolean
  readonly name: string
  readonly symbol: string
}

const USUAL: Settings = {
  language: null,
  theme: 'auto',
  motion: 'auto',
  pace: 'usual',
  sound: false,
  vibration: false,
  calls: false,
  leftHanded: false,
  largeCards: false,
  byColour: false,
  quips: true,
  playOut: true,
  chatMuted: false,
  advice: false,
  name: '',
  symbol: 'anchor',
}

/** The settings that are one of a few words. */
const VALUES = {
  theme: ['auto', 'light', 'dark'],
  motion: ['auto', 'full', 'still'],
  pace: ['slow', 'usual', 'quick', 'instant'],
} as const

/** What could not be kept on the device: it lasts as long as the page. */
const unkept = new Map<string, string>()

/** What this device remembers under a name, or `undefined`; a browser that keeps nothing is no problem. */
export const recall = (name: string): unknown => {
  try {
    const text = unkept.get(name) ?? localStorage.getItem(`halfpint.${name}`)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Remembers a value on this device, if the browser lets it. */
export const remember = (name: string, value: unknown): void => {
  const text = JSON.stringify(value)
  try {
    localStorage.setItem(`halfpint.${name}`, text)
    unkept.delete(name)
  } catch {
    // Private windows, foreign frames and full disks forget when the page is closed; until then the game goes on.
    unkept.set(name, text)
  }
}

/** Forgets all that this device remembers under names with this beginning. */
export const forget = (beginning: string): void => {
  for (const name of unkept.keys()) if (name.startsWith(beginning)) unkept.delete(name)
  try {
    const names = Object.keys(localStorage).filter(name => name.startsWith(`halfpint.${beginning}`))
    for (const name of names) localStorage.removeItem(name)
  } catch {
    // What could not be kept need not be forgotten.
  }
}

/** Settings from what was stored, each checked by the kind of its usual value. */
export const readSettings = (stored: unknown): Settings => {
  const read: Record<string, unknown> = { ...USUAL }
  if (typeof stored === 'object' && stored !== null) {
    for (const [name, usual] of Object.entries(USUAL)) {
      const value = (stored as Record<string, unknown>)[name]
      if (typeof value === typeof usual && value !== null) read[name] = value
    }
    for (const [name, values] of Object.entries(VALUES)) {
      if (!(values as readonly unknown[]).includes(read[name])) read[name] = USUAL[name as keyof typeof VALUES]
    }
    const { language } = stored as { language?: unknown }
    read.language = typeof language === 'string' ? (parseLanguage(language) ?? null) : null
  }
  // Every value was just checked against the kind of its usual one, name by name.
  return read as unknown as Settings
}

/** The settings in force. */
export const settings = signal<Settings>(USUAL)

/** Changes some settings. */
export const set = (change: Partial<Settings>): void => {
  settings.value = { ...settings.value, ...change }
}

/** Reads the settings and keeps page and store in step with them. */
export const keepSettings = (): void => {
  const read = (): void => {
    settings.value = readSettings(recall('settings'))
  }
  read()
  // What is set in one tab holds in all.
  addEventListener('storage', ({ key }) => {
    if (key === 'halfpint.settings') read()
  })
  // Until 0.1.0 each device kept what finished rounds were about; the table tells everybody now.
  forget('rounds.')
  const root = document.documentElement
  const day = matchMedia('(prefers-color-scheme: light)')
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  const paint = (): void => {
    const { theme, motion, pace } = settings.value
    root.dataset.theme = theme === 'auto' && day.matches ? 'light' : theme
    // Whoever wants everything at once waits for no movement.
    root.dataset.motion = pace === 'instant' || (motion === 'auto' && calm.matches) ? 'still' : motion
  }
  for (const command of [day, calm]) command.addEventListener('change', paint)
  effect(() => {
    const { leftHanded, largeCards } = settings.value
    remember('settings', settings.value)
    paint()
    root.dataset.hand = leftHanded ? 'left' : 'right'
    root.dataset.cards = largeCards ? 'large' : 'usual'
  })
}
