import type { PadFace } from './face.ts'

/** The score pad of each game that has one, loaded when a pad is first shown. */
export const PAD_FACES = new Map<string, () => Promise<PadFace>>([
  ['half-pint-heroes', async () => (await import('./half-pint/padface.tsx')).padFace],
  ['herzlos', async () => (await import('./herzlos/padface.tsx')).padFace],
])
