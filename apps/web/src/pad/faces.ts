import { signal } from '@preact/signals'
import { PAGE_GAMES } from '../games/index.ts'
import type { PadFace } from './face.ts'

/** How the pads of all games are shown; `undefined` until it was fetched. */
export const faces = signal<ReadonlyMap<string, PadFace> | undefined>(undefined)

/** Fetches how the pads of all games are shown. */
export const fetchFaces = async (): Promise<void> => {
  const all = [...PAGE_GAMES.values()].flatMap(({ id, pad }) => (pad === undefined ? [] : [{ id, pad }]))
  faces.value = new Map(await Promise.all(all.map(async ({ id, pad }) => [id, await pad()] as const)))
}

/** How the pad of this game is shown. */
export const faceOf = ({ pad }: { readonly pad: string }): PadFace => {
  const face = faces.value?.get(pad)
  if (face === undefined) throw new Error(`no pad of ${pad}`)
  return face
}
