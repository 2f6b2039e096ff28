import { settings } from '../base/settings.ts'
import type { Sound } from './sound.ts'

export type { Sound }

/** How the device shakes with the sounds that need it, in milliseconds. */
const SHAKES: { readonly [sound in Sound]?: readonly number[] } = { turn: [30], brawl: [60, 40, 60, 40, 120] }

/** Lets something be heard and felt, as far as the reader wants it. */
export const cue = (name: Sound): void => {
  const { sound: loud, vibration } = settings.peek()
  // A page that nobody has touched yet may not make a sound, and need not fetch any.
  const mayBeHeard = navigator.userActivation?.hasBeenActive !== false && typeof AudioContext === 'function'
  if (loud && mayBeHeard) void import('./sound.ts').then(({ sound }) => sound(name))
  const shake = SHAKES[name]
  if (vibration && shake !== undefined) navigator.vibrate?.([...shake])
}
