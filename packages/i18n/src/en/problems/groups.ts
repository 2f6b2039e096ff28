import { type Sentence, show } from '../../sentence.ts'

/** Problems of requests about a group. */
export const groups = {
  'not-a-member': 'You are not in this group. Open its link to join.',
  'founder-only': 'Only the founder of the group may do this.',
  'struck-here': 'The founder has removed you from this group.',
  'unknown-group': 'There is no such group. Check the link, or ask for a new one.',
  'group-link-invalid': 'This link to the group is no longer valid. Ask for the new one.',
  'unknown-member': 'This person cannot be removed from the group.',
  'unknown-result': 'The group has no such result.',
  'group-full': ({ most }) => `This group is full: it has ${show(most)} members.`,
  'already-counted': 'This game already counts in the group.',
  'result-removed': 'This game was removed from the group and cannot count again.',
  'table-of-another-group': 'The games of this table count in another group.',
  'pad-without-rounds': 'This pad has no finished round yet.',
  'day-not-entered': 'Your result of this daily deal is not on the server. Send it first.',
} satisfies { readonly [code: string]: Sentence }
