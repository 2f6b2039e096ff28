import { counter } from '../plural.ts'

const points = (number: number): string => counter('en')(number, { one: 'point', other: 'points' })

/** Texts of challenges: the same deals for two people, by a link. */
export const challenges = {
  title: 'Challenge',
  from: (name: string, game: string): string => `${name} challenges you to ${game}: the same deals, the same bots.`,
  own: (game: string): string => `Your challenge: ${game}, the same deals and the same bots for you and your friends.`,
  somebody: 'Somebody',
  about: (name: string): string => `Challenge from ${name}`,
  make: 'Challenge a friend with these deals',
  cannot: 'Only a finished game of one person against bots can become a challenge.',
  copied: 'The link was copied.',
  copyIt: 'Send this link to a friend:',
  link: 'The link',
  take: 'Accept',
  takeOwn: 'Play it myself',
  bad: 'This link is incomplete or was changed. Ask for it again.',
  both: ({ mine, theirs, name }: { mine: number; theirs: number; name: string }): string =>
    `You: ${points(mine)}. ${name}: ${points(theirs)}.`,
  tooFew: 'Too few deals to tell who plays better: most of it is luck.',
  freshIntro:
    'Deals that nobody has played yet: you and your friends get the same cards against the same bots. Send the link, play when you like, and compare every decision.',
  howMany: 'Deals',
  company: (names: string): string => `Against ${names}`,
  makeFresh: 'Make the link',
  deals: (deals: number): string => (deals === 1 ? 'One deal.' : `At most ${deals} deals.`),
  send: 'Send the link',
  sendBack: 'Send your result back: anyone who has played too sees both, decision by decision.',
  nobodyYet: 'Nobody else has played these deals yet, as far as your device knows.',
  gather: 'Show my result to my friends',
  round: ({ round, mine, theirs }: { round: number; mine: string; theirs: string }): string =>
    `Deal ${round}: you ${mine}, they ${theirs}`,
  telling: 'This difference is probably not just luck.',
}
