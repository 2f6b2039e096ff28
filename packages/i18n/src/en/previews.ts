import { counter } from '../plural.ts'

const count = counter('en')

/** Texts that chat apps show below a shared link. */
export const previews = {
  home: 'Two card games from the pub',
  about: 'Play at once against bots, with friends by a link, or with real cards and a score pad. No account.',
  gathering: ({ taken, seats }: { taken: number; seats: number }): string =>
    `${taken} of ${count(seats, { one: 'seat is', other: 'seats are' })} taken. Open the link to join, without an account.`,
  round: ({ round, rounds }: { round: number; rounds: number }): string => `Round ${round} of ${rounds}`,
  won: (names: string): string => `Won by ${names}.`,
  closed: 'This table is closed.',
  watch: 'Watch the game card by card, from any seat.',
  join: 'You are invited',
  joinAbout: 'Open the link to join the table or to follow the score pad.',
  pad: 'Score pad',
  padAbout: 'Follow the score of a game with real cards.',
  challenge: (name: string, game: string): string => `${name} challenges you to ${game}`,
  somebody: 'Somebody',
  deals: (deals: number): string =>
    `${count(deals, { one: 'deal', other: 'deals' })}: the same cards and the same bots for everybody.`,
  day: 'Deal of the day',
  dayAbout: 'One round, one try, the same cards for everybody.',
  open: 'Open Half-Pint',
}
