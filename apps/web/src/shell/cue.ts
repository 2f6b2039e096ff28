import { settings } from './settings.ts'

/** The sounds of the table, made by the browser itself: how they rise and fall. */
type Tone = {
  readonly at: number
  readonly pitch: number
  readonly length: number
  readonly shape: OscillatorType
  readonly loud: number
}

const SOUNDS = {
  card: [{ at: 0, pitch: 180, length: 0.05, shape: 'triangle', loud: 0.25 }],
  deal: [0, 0.07, 0.14, 0.21].map(at => ({ at, pitch: 220, length: 0.04, shape: 'triangle', loud: 0.18 })),
  trick: [
    { at: 0, pitch: 392, length: 0.12, shape: 'sine', loud: 0.2 },
    { at: 0.1, pitch: 523, length: 0.18, shape: 'sine', loud: 0.2 },
  ],
  turn: [{ at: 0, pitch: 660, length: 0.15, shape: 'sine', loud: 0.15 }],
  scored: [523, 659, 784].map((pitch, at) => ({ at: at * 0.12, pitch, length: 0.2, shape: 'sine', loud: 0.18 })),
  brawl: [90, 70, 110, 60].map((pitch, at) => ({ at: at * 0.13, pitch, length: 0.16, shape: 'sawtooth', loud: 0.3 })),
} satisfies { readonly [sound: string]: readonly Tone[] }

/** The name of a sound. */
export type Sound = keyof typeof SOUNDS

/** How the device shakes with the sounds that need it, in milliseconds. */
const SHAKES: { readonly [sound in Sound]?: readonly number[] } = { turn: [30], brawl: [60, 40, 60, 40, 120] }

let speaker: AudioContext | undefined

const sound = (name: Sound): void => {
  const tones: readonly Tone[] = SOUNDS[name]
  speaker ??= new AudioContext()
  // A page that nobody has touched yet may not make a sound.
  if (speaker.state === 'suspended') void speaker.resume()
  for (const { at, pitch, length, shape, loud } of tones) {
    const start = speaker.currentTime + at
    const tone = speaker.createOscillator()
    const volume = speaker.createGain()
    tone.type = shape
    tone.frequency.setValueAtTime(pitch, start)
    tone.frequency.exponentialRampToValueAtTime(pitch * 0.8, start + length)
    volume.gain.setValueAtTime(loud, start)
    volume.gain.exponentialRampToValueAtTime(0.001, start + length)
    tone.connect(volume).connect(speaker.destination)
    tone.start(start)
    tone.stop(start + length)
  }
}

/** Lets something be heard and felt, as far as the reader wants it. */
export const cue = (name: Sound): void => {
  const { sound: loud, vibration } = settings.peek()
  if (loud && typeof AudioContext === 'function') sound(name)
  const shake = SHAKES[name]
  if (vibration && shake !== undefined) navigator.vibrate?.([...shake])
}
