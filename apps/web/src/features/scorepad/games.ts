import type { PadInterface } from './padinterface.ts'

/** The score pad of each game that has one, loaded when a pad is first shown. */
export const PAD_INTERFACES = new Map<string, () => Promise<PadInterface>>([
  ['half-pint-heroes', async () => (await import('./half-pint/padinterface.tsx')).padInterface],
  ['herzlos', async () => (await import('./herzlos/padinterface.tsx')).padInterface],
])
