import { list, type Sentence, show } from '../../sentence.ts'

/** What is not possible at a live table, and what is wrong with the proof of a deal. */
export const table = {
  'already-seated': 'You sit at this table already. To change chairs, leave yours first.',
  'bad-name': ({ most }) => `A name needs at least one letter and at most ${show(most)}.`,
  'bad-person': ({ key }) => `Nobody can sit down like this: "${show(key)}" is missing or malformed.`,
  'bad-seats': ({ least, most }) => `This game is for ${show(least)} to ${show(most)} players; set up as many chairs.`,
  'bad-setup': ({ key }) => `The table cannot be set up like this: "${show(key)}" is missing or malformed.`,
  'bad-share': 'A share of the deal is 32 bytes, written as 64 hexadecimal digits in small letters.',
  'bad-text': ({ most }) => `A line needs at least one letter and at most ${show(most)}.`,
  'bad-time': ({ key, least, most }) =>
    `"${show(key)}" is a time in milliseconds, from ${show(least)} to ${show(most)}.`,
  'bad-wish': ({ wish, key }) => `For "${show(wish)}", "${show(key)}" is missing or malformed.`,
  'chair-taken': 'Somebody sits on this chair; choose another one.',
  'chairs-open': ({ open }) => `Chairs without players: ${show(open)}. Wait for friends, or seat bots.`,
  'host-is-here': 'The host is here, or has just gone. Ask the host, or wait a little.',
  'match-under-way': 'Not in the middle of a game; wait until it is over.',
  muted: 'The host has muted you at this table; only the host can change that.',
  'no-match': 'No game is being played at this table now; the host starts the next.',
  'no-share-awaited': 'No deal waits for shares now; send yours before the next round, when "pledged" is told.',
  'not-a-person': 'Nobody but a person can do that; on this chair there is none.',
  'not-seated': 'Only those who sit at the table can do that. Take a chair first.',
  'not-the-host': 'Only the host of the table can do that; ask the host.',
  'table-exists': 'There is already a table with this name; choose another one.',
  'table-full': 'No chair is free at this table. You can watch from the rail.',
  'unknown-reaction': ({ known }) => `There is no such reaction; choose from ${list(known)}.`,
  'unknown-wish': ({ wish, known }) => `Nobody can wish for "${show(wish)}" here; choose from ${list(known)}.`,
  'bad-proof': ({ key }) => `The proof of this deal cannot be read: "${show(key)}" is missing or malformed.`,
  'deal-not-pledged': 'The seed of this deal is not the one that was pledged before it.',
  'deal-not-proven': 'The cards of this round are not those that follow from its seed and the shares.',
  'share-not-sealed': 'The share of a device is not the one that it had sealed before.',
  'proof-misplaced': ({ key }) => `The proof belongs to another deal: its "${show(key)}" does not fit this round.`,
} satisfies { readonly [code: string]: Sentence }
