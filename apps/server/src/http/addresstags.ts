import { createHmac } from 'node:crypto'
import { lettersOf } from '../tables/token.ts'
import { neighbourhoodOf } from './address.ts'

/** Letters of a tag. 20 bits tell the addresses of a list apart, while 4,000 IPv4 addresses share each tag. */
const LETTERS = 4

/** Entries of one address that a public list shows to everybody. */
const SHOWN_PER_ADDRESS = 3

/** Number of entries of one address that everybody sees; `rate` 0 for no limit. */
export const shownPerAddress = (rate: number): number =>
  rate === 0 ? Number.POSITIVE_INFINITY : Math.ceil(SHOWN_PER_ADDRESS * rate)

/** Tags that are stored instead of network addresses. */
export interface AddressTags {
  /** The tag of an address in a list. The same address has unrelated tags in different lists. */
  tagOf(list: string, address: string): string
  /** The tags that banned addresses have in a list. */
  bannedIn(list: string): ReadonlySet<string>
}

/** Tags that cannot be computed without the secret. */
export const openAddressTags = (secret: string, banned: () => readonly string[]): AddressTags => {
  const tagOf = (list: string, address: string): string =>
    lettersOf(
      createHmac('sha256', secret)
        .update(`${list} ${neighbourhoodOf(address)}`)
        .digest(),
      LETTERS,
    )
  return { tagOf, bannedIn: list => new Set(banned().map(address => tagOf(list, address))) }
}
