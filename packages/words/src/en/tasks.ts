import { counter } from '../plural.ts'

const count = counter('en')
const points = (number: number): string => count(number, { one: 'point', other: 'points' })
const days = (number: number): string => count(number, { one: 'day', other: 'days' })

/** What the page says of deals that are the same for everybody: the day, challenges. */
export const tasks = {
  news: {
    streak: (run: number): string => `${days(run)} in a row.`,
    day: 'Today’s deal is waiting.',
    due: (tasks: number): string => `Due again: ${tasks}.`,
  },
  day: {
    title: 'Deal of the day',
    intro:
      'One round with the same cards and the same opponents for everybody. Afterwards you see how you did beside bots that played from your seat.',
    about: (date: string): string => `Deal of the day, ${date}`,
    play: 'Play',
    see: 'See your result',
    streak: (run: number): string => (run < 2 ? '' : `${days(run)} in a row.`),
    open: 'It is played on your device, and nobody checks the result.',
  },
  roundPoints: (scored: number): string => `This round: ${points(scored)}`,
  goOn: 'Go on',
  result: {
    points,
    counting: 'The bots are still playing your cards…',
    standing: ({ better, equal, worse }: { better: number; equal: number; worse: number }): string =>
      `Of ${better + equal + worse} bots in your seat ${worse} did worse, ${equal} the same and ${better} better.`,
    decisions: 'Decision by decision',
    decisionsHint: 'What the bots did that had played like you so far, and the points they ended with on average.',
    you: 'you',
    nobody: 'No bot had played like you so far.',
    bots: (bots: number, average: string): string => `${count(bots, { one: 'bot', other: 'bots' })}, ${average} points`,
    share: 'Copy the result',
    copied: 'Copied.',
    text: ({
      day,
      game,
      points: scored,
      worse,
      field,
      signs,
    }: {
      day: string
      game: string
      points: number
      worse: number
      field: number
      signs: string
    }): string => `Half-Pint ${day}, ${game}: ${points(scored)}, ahead of ${worse} of ${field} bots\n${signs}`,
    signs: '🟩 like the champion, 🟨 like other bots, ⬜ like none of them',
  },
  challenge: {
    title: 'Challenge',
    from: (name: string, game: string): string => `${name} challenges you to ${game}: the same deals, the same bots.`,
    somebody: 'Somebody',
    about: (name: string): string => `Challenge from ${name}`,
    make: 'Challenge a friend with these deals',
    cannot: 'Only a finished game of one person against bots can become a challenge.',
    copied: 'The link is copied: send it to a friend.',
    copyIt: 'Send this link to a friend:',
    link: 'Link to the challenge',
    take: 'Accept',
    bad: 'This link is incomplete or was changed. Ask for it again.',
    both: ({ mine, theirs, name }: { mine: number; theirs: number; name: string }): string =>
      `You: ${points(mine)}. ${name}: ${points(theirs)}.`,
    tooFew: 'Too few deals to tell who plays better: most of it is luck.',
    same: (decisions: number): string => `You both chose the same until decision ${decisions}.`,
  },
}
