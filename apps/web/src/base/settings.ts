import { type Language, parseLanguage } from '@halfpint/i18n'
import { effect, signal } from '@preact/signals'
import { noteChange } from './changes.ts'

/** All settings of the page. They are stored on this device. */
export interface Settings {
  /** `null` follows the browser. */
  readonly language: Language | null
  readonly theme: 'auto' | 'light' | 'dark'
  readonly motion: 'auto' | 'full' | 'still'
  readonly pace: 'slow' | 'usual' | 'quick' | 'instant'
  readonly sound: boolean
  readonly leftHanded: boolean
  readonly largeCards: boolean
  /** Whether a hand is sorted by colour before number. */
  readonly byColour: boolean
  /** Whether the bots say something now and then. */
  readonly quips: boolean
  readonly chatMuted: boolean
  /** Whether hints can be asked for; `null` means in the first games on this device. */
  readonly advice: boolean | null
  readonly name: string
  readonly symbol: string
}

const DEFAULTS: Settings = {
  language: null,
  theme: 'auto',
  motion: 'auto',
  pace: 'usual',
  sound: false,
  leftHanded: false,
  largeCards: false,
  byColour: false,
  quips: true,
  chatMuted: false,
  advice: null,
  name: '',
  symbol: 'anchor',
}

/** Allowed values of the settings that are one of a few words. */
const VALUES = {
  theme: ['auto', 'light', 'dark'],
  motion: ['auto', 'full', 'still'],
  pace: ['slow', 'usual', 'quick', 'instant'],
} as const

/** Values that the browser did not store. They last until the page is closed. */
const unstored = new Map<string, string>()

/** The stored value of a name, or `undefined`. */
export const recall = (name: string): unknown => {
  try {
    const text = unstored.get(name) ?? localStorage.getItem(`halfpint.${name}`)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Stores a value on this device if the browser allows it. */
export const remember = (name: string, value: unknown): void => {
  const text = JSON.stringify(value)
  try {
    localStorage.setItem(`halfpint.${name}`, text)
    unstored.delete(name)
  } catch {
    // Private windows, foreign frames and full disks store nothing. The value lasts until the page is closed.
    unstored.set(name, text)
  }
}

/** Removes all stored values whose names have this prefix. */
export const forget = (beginning: string): void => {
  for (const name of unstored.keys()) if (name.startsWith(beginning)) unstored.delete(name)
  try {
    const names = Object.keys(localStorage).filter(name => name.startsWith(`halfpint.${beginning}`))
    for (const name of names) localStorage.removeItem(name)
  } catch {
    // Nothing was stored.
  }
}

/** Settings from stored data. A value of the wrong type is replaced by its default. */
export const readSettings = (stored: unknown): Settings => {
  const read: Record<string, unknown> = { ...DEFAULTS }
  if (typeof stored === 'object' && stored !== null) {
    for (const [name, usual] of Object.entries(DEFAULTS)) {
      const value = (stored as Record<string, unknown>)[name]
      if (typeof value === typeof usual && value !== null) read[name] = value
    }
    for (const [name, values] of Object.entries(VALUES)) {
      if (!(values as readonly unknown[]).includes(read[name])) read[name] = DEFAULTS[name as keyof typeof VALUES]
    }
    const { language, advice } = stored as { language?: unknown; advice?: unknown }
    read.advice = typeof advice === 'boolean' ? advice : null
    read.language = typeof language === 'string' ? (parseLanguage(language) ?? null) : null
  }
  // Every value was checked against the type of its default.
  return read as unknown as Settings
}

/** The number of games on a device in which hints are on by themselves. */
const HINTED_GAMES = 3

/** The number of games that were finished on this device. */
const finishedGames = (): number => Number(recall('finished') ?? 0)

/** Counts a finished game. */
export const countFinishedGame = (): void => remember('finished', finishedGames() + 1)

/** Whether hints can be asked for. */
export const hasHints = ({ advice }: Settings): boolean => advice ?? finishedGames() < HINTED_GAMES

/** The current settings. */
export const settings = signal<Settings>(DEFAULTS)

/** Settings that differ from their defaults or were changed back, with the number of their changes. */
export type SettingChanges = { readonly [name: string]: number }

/** The number of changes of each setting on this device. */
export const settingChanges = (): SettingChanges => {
  const stored = recall('changes') as SettingChanges | undefined
  if (stored !== undefined) return stored
  // Earlier versions did not count.
  const changed = Object.entries(settings.peek()).filter(([name, value]) => DEFAULTS[name as keyof Settings] !== value)
  return Object.fromEntries(changed.map(([name]) => [name, 1]))
}

/** Changes some settings. */
export const set = (change: Partial<Settings>): void => {
  const before = settings.peek()
  const changes: { [name: string]: number } = { ...settingChanges() }
  const changed = Object.keys(change).filter(name => before[name as keyof Settings] !== change[name as keyof Settings])
  if (changed.length === 0) return
  for (const name of changed) changes[name] = (changes[name] ?? 0) + 1
  remember('changes', changes)
  settings.value = { ...before, ...change }
  noteChange()
}

/** Takes over settings from a copy, with the number of their changes. Values that this version refuses are ignored. */
export const joinSettings = (values: { readonly [name: string]: unknown }, changes: SettingChanges): void => {
  const counted = { ...settingChanges(), ...changes }
  settings.value = readSettings({ ...settings.peek(), ...values })
  remember('changes', counted)
}

/** Reads the settings, applies them to the page, and stores every change. */
export const keepSettings = (): void => {
  const read = (): void => {
    settings.value = readSettings(recall('settings'))
  }
  read()
  // A change in one tab applies in all tabs.
  addEventListener('storage', ({ key }) => {
    if (key === 'halfpint.settings') read()
  })
  // Data of 0.1.0 that no version reads any more.
  forget('rounds.')
  const root = document.documentElement
  const day = matchMedia('(prefers-color-scheme: light)')
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  const apply = (): void => {
    const { theme, motion, pace } = settings.value
    root.dataset.theme = theme === 'auto' && day.matches ? 'light' : theme
    // The pace `instant` has no animations.
    root.dataset.motion = pace === 'instant' || (motion === 'auto' && calm.matches) ? 'still' : motion
  }
  for (const query of [day, calm]) query.addEventListener('change', apply)
  effect(() => {
    const { leftHanded, largeCards } = settings.value
    remember('settings', settings.value)
    apply()
    root.dataset.hand = leftHanded ? 'left' : 'right'
    root.dataset.cards = largeCards ? 'large' : 'usual'
  })
}
