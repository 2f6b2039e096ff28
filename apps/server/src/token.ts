import { createHash, hash, randomBytes, timingSafeEqual } from 'node:crypto'

/** A new secret of 32 random bytes, as it travels in the Authorization header. */
export const drawToken = (): string => randomBytes(32).toString('base64url')

/** What is kept of a token: its SHA-256, from which nobody finds the token again. */
export const keyOf = (token: string): string => hash('sha256', token, 'hex')

/** Whether two keys are the same, in a time that does not tell how far they agree. */
export const sameKey = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one, 'utf8'), Buffer.from(other, 'utf8')]
  return a.length === b.length && timingSafeEqual(a, b)
}

const BEARER = /^Bearer ([A-Za-z0-9_-]{43})$/

/** The token of an Authorization header; `undefined` if the header has another form. */
export const readBearer = (header: string): string | undefined => BEARER.exec(header)?.[1]

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** A short public name in letters that are not mistaken for each other, 5 bits a letter; it tells nothing of the token. */
const idOf = (what: 'table' | 'person', token: string, letters: number): string => {
  const bytes = createHash('sha256').update(`${what} ${token}`, 'utf8').digest()
  return Array.from(bytes.subarray(0, letters), byte => ALPHABET[byte & 31]).join('')
}

/** The id of what whoever holds this token opens: the same token opens the same, so a repeated wish opens none twice. */
export const tableIdOf = (token: string): string => idOf('table', token, 14)

/** The same in few letters, which can be typed on a phone; somebody else's table may have it, one in 10^12 does. */
export const shortTableIdOf = (token: string): string => idOf('table', token, 8)

/** The public id of a person; it tells nothing about the token. */
export const personIdOf = (token: string): string => idOf('person', token, 14)
