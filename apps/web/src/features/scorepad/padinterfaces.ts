import { signal } from '@preact/signals'
import { PAD_INTERFACES } from './games.ts'
import type { PadInterface } from './padinterface.ts'

/** The pad interfaces of all games; `undefined` until they are loaded. */
export const padInterfaces = signal<ReadonlyMap<string, PadInterface> | undefined>(undefined)

/** Loads the pad interfaces of all games. */
export const loadPadInterfaces = async (): Promise<void> => {
  padInterfaces.value = new Map(
    await Promise.all([...PAD_INTERFACES].map(async ([game, load]) => [game, await load()] as const)),
  )
}

/** The pad interface of this game. */
export const padInterfaceOf = ({ pad }: { readonly pad: string }): PadInterface => {
  const face = padInterfaces.value?.get(pad)
  if (face === undefined) throw new Error(`no pad of ${pad}`)
  return face
}
