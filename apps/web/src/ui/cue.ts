import { settings } from '../base/settings.ts'
import type { Sound } from './sound.ts'

export type { Sound }

/** Vibration that accompanies some sounds, in milliseconds. */
const SHAKES: { readonly [sound in Sound]?: readonly number[] } = { turn: [30], brawl: [60, 40, 60, 40, 120] }

/** Plays a sound and its vibration, if the settings allow it. */
export const cue = (name: Sound): void => {
  const { sound: loud, vibration } = settings.peek()
  // Browsers allow sound only after the first touch.
  const mayBeHeard = navigator.userActivation?.hasBeenActive !== false && typeof AudioContext === 'function'
  if (loud && mayBeHeard) void import('./sound.ts').then(({ sound }) => sound(name))
  const shake = SHAKES[name]
  if (vibration && shake !== undefined) navigator.vibrate?.([...shake])
}
