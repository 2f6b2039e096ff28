import { signal } from '@preact/signals'
import type { PadFace } from './face.ts'
import { PAD_FACES } from './games.ts'

/** How the pads of all games are shown; `undefined` until it was fetched. */
export const faces = signal<ReadonlyMap<string, PadFace> | undefined>(undefined)

/** Fetches how the pads of all games are shown. */
export const fetchFaces = async (): Promise<void> => {
  faces.value = new Map(await Promise.all([...PAD_FACES].map(async ([game, load]) => [game, await load()] as const)))
}

/** How the pad of this game is shown. */
export const faceOf = ({ pad }: { readonly pad: string }): PadFace => {
  const face = faces.value?.get(pad)
  if (face === undefined) throw new Error(`no pad of ${pad}`)
  return face
}
