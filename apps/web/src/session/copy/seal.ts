import { type Belongings, byImportance, readBelongings, type Versioned, writeBelongings } from './belongings.ts'

/** Maximum size of an encrypted copy, in bytes. */
export const MAX_BYTES = 262_144

export const KEY_BYTES = 16
const IV_BYTES = 12
const TAG_BYTES = 16

/** The first byte of a copy: the way in which it is compressed and encrypted. */
const FORMAT = 1

/** Whether this browser can encrypt: only on https or on this machine. */
export const canSeal = (): boolean =>
  globalThis.crypto?.subtle !== undefined && typeof CompressionStream !== 'undefined'

/** Values derived from the key of a copy. */
export interface Keys {
  /** Opens the copy on the server, which stores only its hash. */
  readonly token: string
  /** Encrypts the copy. The server never receives it. */
  readonly secret: CryptoKey
}

type Bytes = Uint8Array<ArrayBuffer>

const textOf = (bytes: Uint8Array): string => {
  let letters = ''
  for (const byte of bytes) letters += String.fromCharCode(byte)
  return btoa(letters)
}

const bytesOf = (text: string): Bytes => Uint8Array.from(atob(text), letter => letter.charCodeAt(0))

/** Derives the token and the secret. Neither can be computed from the other. */
export const keysOf = async (key: Bytes): Promise<Keys> => {
  const { subtle } = crypto
  const base = await subtle.importKey('raw', key, 'HKDF', false, ['deriveBits', 'deriveKey'])
  const how = (info: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: new TextEncoder().encode(info),
  })
  const token = new Uint8Array(await subtle.deriveBits(how('copy token'), base, 256))
  return {
    token: textOf(token).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''),
    secret: await subtle.deriveKey(how('copy secret'), base, { name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]),
  }
}

const through = async (bytes: Bytes, way: CompressionStream | DecompressionStream): Promise<Bytes> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(way)).arrayBuffer())

const compress = (entries: readonly (readonly [string, Versioned])[]): Promise<Bytes> =>
  through(new TextEncoder().encode(writeBelongings(entries)), new CompressionStream('gzip'))

/** Belongings as they fit into a copy, compressed. */
export interface Packed {
  readonly bytes: Bytes
  /** The same for the same content. */
  readonly digest: string
  /** Number of the oldest things that did not fit. */
  readonly left: number
}

/** Compresses as many things as a copy may contain. */
export const pack = async (all: Belongings, limit = MAX_BYTES - 1 - IV_BYTES - TAG_BYTES): Promise<Packed> => {
  const entries = byImportance(all)
  let [fits, exceeds] = [0, entries.length + 1]
  let bytes = await compress(entries)
  if (bytes.length <= limit) fits = entries.length
  else {
    for (exceeds = entries.length; exceeds - fits > 1; ) {
      const middle = Math.floor((fits + exceeds) / 2)
      if ((await compress(entries.slice(0, middle))).length <= limit) fits = middle
      else exceeds = middle
    }
    bytes = await compress(entries.slice(0, fits))
  }
  const content = new TextEncoder().encode(writeBelongings(entries.slice(0, fits)))
  const digest = textOf(new Uint8Array(await crypto.subtle.digest('SHA-256', content)))
  return { bytes, digest, left: entries.length - fits }
}

/** Encrypts packed belongings, as base64. */
export const seal = async ({ secret }: Keys, { bytes }: Pick<Packed, 'bytes'>): Promise<string> => {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, secret, bytes))
  const copy = new Uint8Array(1 + IV_BYTES + sealed.length)
  copy[0] = FORMAT
  copy.set(iv, 1)
  copy.set(sealed, 1 + IV_BYTES)
  return textOf(copy)
}

/** Decrypts a copy; `undefined` with another key, or if the copy is damaged or of a newer version. */
export const open = async ({ secret }: Keys, copy: string): Promise<Belongings | undefined> => {
  try {
    const bytes = bytesOf(copy)
    if (bytes[0] !== FORMAT) return undefined
    const iv = bytes.slice(1, 1 + IV_BYTES)
    const packed = new Uint8Array(
      await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, secret, bytes.slice(1 + IV_BYTES)),
    )
    return readBelongings(new TextDecoder().decode(await through(packed, new DecompressionStream('gzip'))))
  } catch {
    return undefined
  }
}
