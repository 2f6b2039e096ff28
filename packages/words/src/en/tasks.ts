/** What the page says of deals that are the same for everybody: the day, challenges. */
export const tasks = {
  news: {
    streak: (days: number): string => `${days} days in a row.`,
    day: 'Today’s deal is waiting.',
    due: (tasks: number): string => `Due again: ${tasks}.`,
  },
  day: {
    title: 'Deal of the day',
    intro:
      'One round with the same cards and the same company for everybody. Afterwards you see where you stand among bots that had your seat.',
    about: (date: string): string => `Deal of the day, ${date}`,
    play: 'Play',
    see: 'See your result',
    streak: (days: number): string => (days < 2 ? '' : `${days} days in a row.`),
    open: 'It is played on this device, and nobody checks it.',
  },
  roundPoints: (points: number): string => `This round: ${points} points`,
  goOn: 'Go on',
  result: {
    points: (points: number): string => `${points} points`,
    counting: 'The bots are still playing your cards…',
    standing: ({ better, equal, worse }: { better: number; equal: number; worse: number }): string =>
      `Of ${better + equal + worse} bots in your seat ${worse} did worse, ${equal} the same and ${better} better.`,
    decisions: 'Decision by decision',
    decisionsHint: 'What bots did who had come the same way as you, and the points they ended with on average.',
    you: 'you',
    nobody: 'Nobody else came this way.',
    bots: (bots: number, points: string): string => `${bots} bots, ${points} points`,
    share: 'Copy the result',
    copied: 'Copied.',
    text: ({
      day,
      game,
      points,
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
    }): string => `Half-Pint ${day}, ${game}: ${points} points, ahead of ${worse} of ${field} bots\n${signs}`,
    signs: '🟩 as the champion, 🟨 as others, ⬜ like nobody',
  },
  challenge: {
    title: 'Challenge',
    from: (name: string, game: string): string => `${name} challenges you to ${game}: the same deals, the same bots.`,
    somebody: 'Somebody',
    about: (name: string): string => `Challenge of ${name}`,
    make: 'Challenge a friend with these deals',
    cannot: 'Only a finished game of one person against bots can be passed on.',
    copied: 'The link was copied: send it to a friend.',
    copyIt: 'Send this link to a friend:',
    link: 'Link to the challenge',
    take: 'Take it up',
    bad: 'This link is not complete or was changed. Ask for it again.',
    both: ({ mine, theirs, name }: { mine: number; theirs: number; name: string }): string =>
      `You: ${mine} points. ${name}: ${theirs} points.`,
    tooFew: 'So few deals do not tell who plays better; luck decides most of it.',
    same: (decisions: number): string => `You decided alike until decision ${decisions}.`,
  },
}
