import type { Lessons } from './lessons.ts'

/** The lessons of each game that is taught, loaded when the Learn page is opened. */
export const LESSONS = new Map<string, () => Promise<Lessons>>([
  ['half-pint-heroes', async () => (await import('./half-pint/lessons.tsx')).lessons],
  ['herzlos', async () => (await import('./herzlos/lessons.tsx')).lessons],
])
