import type { Character } from '@halfpint/bots'

// Written out here so that the first view need not load the bots to draw their faces; the compiler
// holds this list against theirs.
const REGULARS: { readonly [who in Character]: true } = {
  tilde: true,
  bruno: true,
  gustl: true,
  wanda: true,
  ferdi: true,
  jasper: true,
  oda: true,
}

/** The regulars of the pub, in the order in which they are offered. */
export const CHARACTERS = Object.keys(REGULARS) as Character[]
