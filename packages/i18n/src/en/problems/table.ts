import { list, type Sentence, show } from '../../sentence.ts'

/** What is not possible at a live table, and what is wrong with the proof of a deal. */
export const table = {
  'table-locked': 'The host has locked this table: nobody else can sit down. You can watch.',
  'not-welcome': 'The host has removed you from this table for good.',
  'is-here': 'This player is here; a bot plays only for somebody who is away.',
  'id-used': ({ id }) => `The id “${show(id)}” belongs to another request. Give each request an id of its own.`,
  'already-seated': 'You already have a seat at this table. To change seats, leave yours first.',
  'bad-name': ({ most }) => `A name must have 1 to ${show(most)} characters.`,
  'bad-person': ({ key }) => `Nobody can sit down like this: “${show(key)}” is missing or malformed.`,
  'bad-seats': ({ least, most }) => `This game is for ${show(least)} to ${show(most)} players; choose as many seats.`,
  'bad-setup': ({ key }) => `The table cannot be set up like this: “${show(key)}” is missing or malformed.`,
  'bad-share': 'A share of the deal is 32 bytes, written as 64 hexadecimal digits in small letters.',
  'bad-text': ({ most }) => `A message must have 1 to ${show(most)} characters.`,
  'bad-time': ({ key, least, most }) =>
    `“${show(key)}” is a time in milliseconds, from ${show(least)} to ${show(most)}.`,
  'seat-taken': 'This seat is taken; choose another one.',
  'seats-open': ({ open }) => `Empty seats: ${show(open)}. Wait for friends, or add bots.`,
  'host-is-here': 'The host is here, or has just gone. Ask the host, or wait a little.',
  'match-under-way': 'Not in the middle of a game; wait until it is over.',
  muted: 'The host has muted you at this table; only the host can change that.',
  'no-match': 'No game is being played at this table now; the host starts the next.',
  'no-share-awaited':
    'No deal is waiting for a random share right now; send yours when "pledged" arrives before the next round.',
  'not-a-person': 'Only a person can do that; this seat has a bot or is empty.',
  'not-seated': 'Only players at the table can do that. Take a seat first.',
  'not-the-host': 'Only the host of the table can do that; ask the host.',
  'symbol-taken': 'Somebody at this table already has this symbol; choose another one.',
  'table-exists': 'There is already a table with this name; choose another one.',
  'table-full': 'No seat is free at this table. You can still watch.',
  'unknown-reaction': ({ known }) => `There is no such reaction; choose from ${list(known)}.`,
  'bad-proof': ({ key }) => `The proof of this deal cannot be read: “${show(key)}” is missing or malformed.`,
  'deal-not-chained': 'The deal does not name the deal before it: a deal may have been left out.',
  'deal-not-pledged': 'The secret number of this deal is not the one that the server fixed before it.',
  'deal-not-proven': 'The cards of this round are not those that follow from the secret number and the shares.',
  'share-not-sealed': 'The share of a device is not the one that it had sealed before.',
  'proof-misplaced': ({ key }) => `The proof belongs to another deal: its “${show(key)}” does not fit this round.`,
} satisfies { readonly [code: string]: Sentence }
