/**
 * One voice of a sound: filtered noise, or a pure tone. Pitches in hertz, times in seconds. The pitch glides
 * from the first to the last.
 */
interface Voice {
  readonly kind: 'noise' | 'tone'
  readonly at?: number
  readonly pitch: readonly [from: number, to: number]
  readonly length: number
  readonly loud: number
  /** Seconds of the attack. */
  readonly swell?: number
  /** Resonance of the noise filter. */
  readonly narrow?: number
}

const noise = (from: number, to: number, length: number, loud: number, more: Partial<Voice> = {}): Voice => ({
  kind: 'noise',
  pitch: [from, to],
  length,
  loud,
  ...more,
})

const tone = (from: number, to: number, length: number, loud: number, more: Partial<Voice> = {}): Voice => ({
  kind: 'tone',
  pitch: [from, to],
  length,
  loud,
  ...more,
})

const CARD = noise(2200, 1800, 0.045, 0.5)

const CLINK = [2400, 3700, 5200].map((pitch, at) => tone(pitch, pitch, 0.35, 0.09 - 0.025 * at))

const CROWD = [500, 1000, 1600].map(pitch => noise(pitch, pitch * 1.1, 0.9, 0.12, { at: 0.15, swell: 0.4, narrow: 3 }))

const SWEEP = noise(3000, 900, 0.38, 0.3)

const later = (voices: readonly Voice[], by: number): readonly Voice[] =>
  voices.map(voice => ({ ...voice, at: (voice.at ?? 0) + by }))

const POUR = noise(400, 900, 0.38, 0.35, { at: 0.48, swell: 0.1, narrow: 6 })

const SOUNDS = {
  card: [CARD],
  deal: [0, 0.07, 0.14, 0.21, 0.28].map(at => ({ ...CARD, at, loud: 0.3 })),
  cap: [tone(2100, 2100, 0.07, 0.1), tone(3400, 3400, 0.07, 0.07), noise(4000, 4000, 0.02, 0.2)],
  sweep: [SWEEP],
  // Cards are swept together, then a glass is filled. The last drop clinks; one too many spills on the wood.
  trick: [SWEEP, POUR],
  exact: [SWEEP, POUR, ...later(CLINK, 0.9)],
  gain: [SWEEP, tone(392, 392, 0.16, 0.2, { at: 0.48 }), tone(494, 494, 0.2, 0.2, { at: 0.6 })],
  loss: [SWEEP, tone(330, 294, 0.18, 0.16, { at: 0.48 })],
  spill: [SWEEP, POUR, ...[0.86, 1, 1.16].map(at => tone(900, 500, 0.09, 0.16, { at }))],
  // The player's own trick: a knock a fifth above that of their turn, when the word appears.
  mine: [CARD, tone(270, 180, 0.08, 0.5, { at: 0.26 }), tone(270, 180, 0.08, 0.4, { at: 0.35 })],
  // Predictions are turned over together: a breath, then the cards.
  reveal: [
    noise(500, 2400, 0.1, 0.25, { swell: 0.2 }),
    ...[0.26, 0.3, 0.33].map(at => ({ ...CARD, at })),
    tone(392, 392, 0.4, 0.12, { at: 0.36 }),
  ],
  count: [tone(392, 392, 0.16, 0.2), noise(3000, 2600, 0.02, 0.15)],
  none: [tone(330, 294, 0.18, 0.16)],
  stamp: [tone(120, 60, 0.16, 0.8), noise(240, 120, 0.1, 0.6)],
  turn: [tone(180, 120, 0.08, 0.5), tone(180, 120, 0.08, 0.4, { at: 0.09 })],
  scored: CLINK,
  brawl: [tone(90, 45, 0.18, 0.8), noise(120, 80, 0.2, 0.6), ...CROWD],
  shot: [noise(1800, 500, 0.25, 0.7, { swell: 0.012 }), noise(700, 300, 0.5, 0.12, { at: 0.2 })],
  victory: [...CLINK, ...later(CLINK, 0.28), ...later(CROWD, 0.2)],
} satisfies { readonly [sound: string]: readonly Voice[] }

/** The name of a sound. */
export type Sound = keyof typeof SOUNDS

/** Random variation, so that no two cards sound alike. */
const WAVER = 0.08

let speaker: AudioContext | undefined
let hiss: AudioBuffer | undefined

/** One second of noise. */
const hissOf = (audio: AudioContext): AudioBuffer => {
  if (hiss !== undefined) return hiss
  hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
  const samples = hiss.getChannelData(0)
  for (let at = 0; at < samples.length; at++) samples[at] = 2 * Math.random() - 1
  return hiss
}

const glide = (of: AudioParam, [from, to]: Voice['pitch'], start: number, length: number, waver: number): void => {
  of.setValueAtTime(from * waver, start)
  of.exponentialRampToValueAtTime(to * waver, start + length)
}

const speak = (
  audio: AudioContext,
  { kind, at = 0, pitch, length, loud, swell = 0.004, narrow = 1 }: Voice,
  raise: number,
): void => {
  const start = audio.currentTime + at
  const waver = 1 + WAVER * (2 * Math.random() - 1)
  const volume = audio.createGain()
  volume.gain.setValueAtTime(0.0001, start)
  volume.gain.exponentialRampToValueAtTime(loud, start + swell)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + swell + length)
  volume.connect(audio.destination)
  const end = start + swell + length
  if (kind === 'tone') {
    const source = audio.createOscillator()
    glide(source.frequency, pitch, start, length, raise)
    source.connect(volume)
    source.start(start)
    source.stop(end)
    return
  }
  const source = audio.createBufferSource()
  source.buffer = hissOf(audio)
  source.loop = true
  const filter = audio.createBiquadFilter()
  filter.type = 'bandpass'
  filter.Q.value = narrow
  glide(filter.frequency, pitch, start, length, waver)
  source.connect(filter).connect(volume)
  source.start(start)
  source.stop(end)
}

/** A major third. */
const THIRD = 2 ** (4 / 12)

/** Plays a sound, its tones raised by this number of thirds. */
export const sound = (name: Sound, thirds = 0): void => {
  speaker ??= new AudioContext()
  // Browsers allow sound only after the first touch.
  if (speaker.state === 'suspended') void speaker.resume()
  for (const voice of SOUNDS[name]) speak(speaker, voice, THIRD ** thirds)
}
