import { createHash, hash, randomBytes, timingSafeEqual } from 'node:crypto'

/** A new secret of 32 random bytes, as it travels in the Authorization header. */
export const drawToken = (): string => randomBytes(32).toString('base64url')

/** The SHA-256 of a token, which is stored instead of it. */
export const keyOf = (token: string): string => hash('sha256', token, 'hex')

/** Compares two keys in constant time. */
export const sameKey = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one, 'utf8'), Buffer.from(other, 'utf8')]
  return a.length === b.length && timingSafeEqual(a, b)
}

const BEARER = /^Bearer ([A-Za-z0-9_-]{43})$/

/** The token of an Authorization header; `undefined` if the header has another form. */
export const readBearer = (header: string): string | undefined => BEARER.exec(header)?.[1]

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** The first bytes as letters that cannot be mistaken for each other, 5 bits each. */
export const lettersOf = (bytes: Uint8Array, letters: number): string =>
  Array.from(bytes.subarray(0, letters), byte => ALPHABET[byte & 31]).join('')

/** A short public id from which the token cannot be computed. */
const idOf = (what: 'table' | 'person', token: string, letters: number): string =>
  lettersOf(createHash('sha256').update(`${what} ${token}`, 'utf8').digest(), letters)

/** The id of the table that this token opens: a repeated request opens the same table. */
export const tableIdOf = (token: string): string => idOf('table', token, 14)

/** A short id that people can type on a phone. Two tables have the same one with a probability of 10^-12. */
export const shortTableIdOf = (token: string): string => idOf('table', token, 8)

/** The public id of a person; it reveals nothing about the token. */
export const personIdOf = (token: string): string => idOf('person', token, 14)
