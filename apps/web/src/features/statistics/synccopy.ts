import { isFields, type Json } from '@halfpint/core'
import { hex } from '../../base/chance.ts'
import { ask } from '../../session/server/api.ts'

/** The data that one device sends to another. */
export interface Handed {
  readonly book: Json
  readonly keys: readonly string[]
}

const ID_BYTES = 7
const KEY_BYTES = 16
const IV_BYTES = 12
/** Interval of the first device between two requests, in milliseconds, and the maximum number of requests. */
const [PAUSE, LOOKS] = [2_000, 400]

/** A new code for two devices: the id of the transfer, and its key, which the server never gets. */
export const newCode = (): string => hex(ID_BYTES + KEY_BYTES)

const idOf = (code: string): string => code.slice(0, 2 * ID_BYTES)

/** Browsers encrypt only on pages that were loaded over https or from this machine. */
const keyOf = (code: string): Promise<CryptoKey> | undefined => {
  const bytes = Uint8Array.from(code.slice(2 * ID_BYTES).match(/../g) ?? [], pair => Number.parseInt(pair, 16))
  return crypto.subtle?.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

const through = async (bytes: Uint8Array<ArrayBuffer>, way: CompressionStream | DecompressionStream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(way)).arrayBuffer())

/** Compresses and encrypts; the first letter says whether it is encrypted. */
const pack = async (code: string, handed: Handed): Promise<string> => {
  const packed = await through(new TextEncoder().encode(JSON.stringify(handed)), new CompressionStream('gzip'))
  const key = await keyOf(code)
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const bytes =
    key === undefined
      ? packed
      : new Uint8Array([...iv, ...new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, packed))])
  let letters = ''
  for (const byte of bytes) letters += String.fromCharCode(byte)
  return (key === undefined ? 'o' : 'l') + btoa(letters)
}

const unpack = async (code: string, parcel: string): Promise<Handed | undefined> => {
  try {
    const bytes = Uint8Array.from(atob(parcel.slice(1)), letter => letter.charCodeAt(0))
    const key = parcel.startsWith('l') ? await keyOf(code) : undefined
    const [iv, body] = [bytes.slice(0, IV_BYTES), bytes.slice(IV_BYTES)]
    const packed =
      key === undefined ? bytes : new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, body))
    const json: unknown = JSON.parse(new TextDecoder().decode(await through(packed, new DecompressionStream('gzip'))))
    if (!isFields(json) || !Array.isArray(json.keys)) return undefined
    return { book: json.book as Json, keys: json.keys.filter(each => typeof each === 'string') }
  } catch {
    return undefined
  }
}

const leave = async (code: string, way: string, handed: Handed): Promise<boolean> => {
  const parcel = await pack(code, handed)
  return (await ask(`parcels/${idOf(code)}/${way}`, { method: 'PUT', body: { parcel } })).ok
}

const fetchParcel = async (code: string, way: string): Promise<Handed | undefined> => {
  const found = await ask<{ readonly parcel: string }>(`parcels/${idOf(code)}/${way}`)
  return found.ok ? unpack(code, found.value.parcel) : undefined
}

/** Stores the statistics of this device for another one. */
export const leaveThere = (code: string, handed: Handed): Promise<boolean> => leave(code, 'there', handed)

/** The statistics that the first device stored. */
export const fetchThere = (code: string): Promise<Handed | undefined> => fetchParcel(code, 'there')

/** Answers with the statistics of this device. */
export const leaveBack = (code: string, handed: Handed): Promise<boolean> => leave(code, 'back', handed)

/** Waits for the answer of the other device. */
export const awaitBack = async (code: string, signal: AbortSignal): Promise<Handed | undefined> => {
  for (let looks = 0; looks < LOOKS && !signal.aborted; looks++) {
    await new Promise(resolve => setTimeout(resolve, PAUSE))
    const found = signal.aborted ? undefined : await fetchParcel(code, 'back')
    if (found !== undefined) return found
  }
  return undefined
}
