import { counter } from '../plural.ts'
import type { Sentence } from '../sentence.ts'
import { groups } from './problems/groups.ts'

const count = counter('en')

const problems: { readonly [code: string]: Sentence } = groups

/** Texts of groups: the people who meet every week. */
export const group = {
  problems,
  list: {
    heading: 'Groups',
    about: 'One link for every Friday. It remembers names, collects your games and counts a season. No account.',
    yours: 'Your groups',
    fresh: 'New group',
    name: 'Name of the group',
    placeholder: 'Friday evening',
    found: 'Found a group',
    nameFirst: 'First your name, so that your friends recognise you.',
  },
  add: {
    table: 'Count the games of this table in a group',
    pad: 'Count this pad in a group',
    day: 'Add your deal of the day to a group',
    here: 'Count here',
    to: 'Count in a group',
  },
  join: {
    heading: (name: string): string => `Join “${name}”`,
    members: 'Already here:',
    button: 'Join',
  },
  page: {
    openTable: 'Open a table',
    newPad: 'Real cards',
    tables: 'Open tables',
    sitDown: 'Sit down',
    playing: 'playing',
    free: (seats: number): string => count(seats, { one: 'free seat', other: 'free seats' }),
    tonight: 'This evening',
    last: 'Last evening',
    season: 'Season',
    weeks: 'The last weeks',
    empty: 'No game counts yet. Open a table here, and its games count by themselves. Or write a pad with real cards.',
    offline: 'The server does not answer. This is how the group was when it was last seen.',
    again: 'Try again',
    games: (games: number): string => count(games, { one: 'game', other: 'games' }),
  },
  standings: {
    place: 'Place',
    name: 'Name',
    points: 'Points',
    won: 'Won',
    played: 'Games',
    drinks: 'Drinks',
    guest: 'guest',
    bot: 'bot',
    somebody: 'somebody',
  },
  rules: {
    about: ({ points, best, evenings }: { points: string; best: number; evenings: number }): string =>
      `Points by place: ${points}. The best ${best} of the last ${evenings} evenings count.`,
    change: 'Change',
    heading: 'How the season counts',
    points: 'Points by place, the first place first',
    best: 'Evenings that count',
    evenings: 'Evenings of a season',
    save: 'Save',
    remove: 'Remove this game',
  },
  days: {
    heading: 'Deal of the day',
    played: (names: string): string => `${names} played. You see the points once you have played too.`,
    play: 'Play',
  },
  members: {
    heading: 'Members',
    you: 'you',
    founder: 'founder',
    remove: (name: string): string => `Remove ${name}`,
    sure: (name: string): string => `Yes, remove ${name}`,
    keep: 'Cancel',
    rename: 'Your name and symbol',
    leave: 'Leave the group',
    forget: 'Leave and delete my name',
    stay: 'Stay',
  },
  invite: {
    heading: 'Invite',
    about: 'The same link every week.',
    newLink: 'New link',
    newLinkSure: 'Yes, a new link: the old one will let nobody in',
  },
}
