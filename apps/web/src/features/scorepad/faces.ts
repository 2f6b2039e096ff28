import { signal } from '@preact/signals'
import type { PadFace } from './face.ts'
import { PAD_FACES } from './games.ts'

/** The pad interfaces of all games; `undefined` until they are loaded. */
export const faces = signal<ReadonlyMap<string, PadFace> | undefined>(undefined)

/** Loads the pad interfaces of all games. */
export const fetchFaces = async (): Promise<void> => {
  faces.value = new Map(await Promise.all([...PAD_FACES].map(async ([game, load]) => [game, await load()] as const)))
}

/** The pad interface of this game. */
export const faceOf = ({ pad }: { readonly pad: string }): PadFace => {
  const face = faces.value?.get(pad)
  if (face === undefined) throw new Error(`no pad of ${pad}`)
  return face
}
