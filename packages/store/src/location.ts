import { type Stats, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ok, type Result, refuse } from '@halfpint/core'

/** Location of a store: its kind, its address, and the address without user and password for display. */
export interface StoreLocation {
  readonly kind: 'memory' | 'sqlite' | 'postgres'
  readonly address: string
  readonly shown: string
}

/** The path of the store's file in a data folder. */
export const fileIn = (folder: string): string => join(folder, 'halfpint.sqlite')

// A path that ends in nothing is a folder, whether it is there yet or not; a file that is there is a file.
const pathOf = (path: string): string => {
  const there = lookAt(path)
  return (there === undefined ? extname(path) === '' : there.isDirectory()) ? fileIn(path) : path
}

/** The kind of the file at a path; `undefined` without permission to look. Opening it reports the error. */
const lookAt = (path: string): Stats | undefined => {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

const shownUrl = (url: string): string => {
  try {
    const { hostname, port, pathname } = new URL(url)
    return `postgres://${hostname}${port === '' ? '' : `:${port}`}${pathname}`
  } catch {
    return 'postgres:'
  }
}

/**
 * Makes weaker TLS modes explicit as the driver interprets them: the certificate is always checked. Otherwise the
 * driver prints a warning. `uselibpqcompat` selects the meaning of PostgreSQL's own library.
 */
const strictTls = (url: string): string =>
  /[?&]uselibpqcompat=true\b/.test(url)
    ? url
    : url.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/g, '$1verify-full')

/** Scheme of an address, such as `sqlite` or `https`. A single letter is a drive of Windows and begins a path. */
export const schemeOf = (text: string): string | undefined => /^([a-z][a-z0-9+.-]+):/i.exec(text)?.[1]?.toLowerCase()

/** Reads a location: a `postgres:` address, `memory:`, or a path (or `file:` address) of a file or its folder. */
export const readLocation = (text: string): Result<StoreLocation> => {
  if (text === 'memory:' || text === ':memory:') return ok({ kind: 'memory', address: text, shown: text })
  if (/^postgres(ql)?:/i.test(text)) return ok({ kind: 'postgres', address: strictTls(text), shown: shownUrl(text) })
  const scheme = schemeOf(text)
  if (text === '' || (scheme !== undefined && scheme !== 'file')) return refuse('store-unknown', { kind: scheme ?? '' })
  try {
    const path = pathOf(scheme === 'file' ? fileURLToPath(text) : text)
    return ok({ kind: 'sqlite', address: path, shown: path })
  } catch (error) {
    // A file of another host, or an encoded slash.
    return refuse('store-unreadable', { place: text, reason: (error as Error).message })
  }
}
