import { settings } from '../base/settings.ts'
import type { Sound } from './sound.ts'

export type { Sound }

/** Vibration that accompanies some sounds, in milliseconds. */
const SHAKES: { readonly [sound in Sound]?: readonly number[] } = {
  turn: [30],
  mine: [15],
  exact: [20, 40, 20],
  spill: [70],
  stamp: [40],
  brawl: [60, 40, 60, 40, 120],
}

/** Plays a sound and its vibration, if the settings allow it. `thirds` raises its tones. */
export const cue = (name: Sound, thirds = 0): void => {
  const { sound: loud } = settings.peek()
  // Browsers allow sound only after the first touch.
  const mayBeHeard = navigator.userActivation?.hasBeenActive !== false && typeof AudioContext === 'function'
  if (loud && mayBeHeard) void import('./sound.ts').then(({ sound }) => sound(name, thirds))
  const shake = SHAKES[name]
  if (loud && shake !== undefined) navigator.vibrate?.([...shake])
}
