import { counter } from '../plural.ts'

const count = counter('en')
const points = (number: number): string => count(number, { one: 'point', other: 'points' })
const days = (number: number): string => count(number, { one: 'day', other: 'days' })

const SUFFIXES: { readonly [rule: string]: string } = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })
const ordinal = (number: number): string => `${number}${SUFFIXES[ordinals.select(number)]}`

/** Texts of the daily deal: its announcement, its result and the list of results. */
export const daily = {
  today: {
    heading: 'Today',
    deal: 'Deal of the day',
    same: 'Same cards for everybody',
    shuffling: 'Shuffling…',
    row: 'The row',
    hand: 'Your hand',
    streak: (run: number): string => `${days(run)} in a row`,
    yesterday: (place: string): string => `Yesterday: ${place}`,
    place: (place: number, of: number): string => `${ordinal(place)} of ${of}`,
    play: 'Play',
    result: 'Result',
    also: (game: string): string => `Also in ${game}`,
    puzzle: 'Puzzle of the day',
    difficulty: (glasses: number): string => `difficulty ${glasses} of 5`,
    solve: 'Solve',
    solved: 'Solved',
    missed: 'Missed. It comes back tomorrow.',
    nextPuzzle: 'More puzzles',
    practice: (positions: number): string =>
      `Practice due: ${count(positions, { one: 'position', other: 'positions' })}`,
    practiceAbout: 'Your own mistakes, quick questions and checks of lessons',
    allDone: 'All done for today',
    newCards: (hours: number): string => `New cards in ${count(hours, { one: 'hour', other: 'hours' })}`,
    bars: ({ better, equal, worse }: { better: number; equal: number; worse: number }): string =>
      `Ahead of ${worse} of ${better + equal + worse} bots, level with ${equal}`,
    challenge: (name: string): string => `A challenge from ${name} is waiting.`,
    ownChallenge: 'You have not played your own challenge yet.',
    failed: 'Today’s cards could not be dealt.',
  },
  friends: {
    yourTables: 'Your tables',
    here: (here: number, of: number): string => `${here} of ${of} are there`,
    yourTurn: 'Your turn',
    playing: 'Game in progress',
    closed: 'Closed',
    openAgain: 'Open again',
    lastEvening: 'Last evening',
    gamesWon: 'games won',
  },
  day: {
    oneTry: 'One round, one try',
    title: 'Deal of the day',
    intro:
      'One round with the same cards and the same opponents for everybody. Afterwards you see how you did beside bots that played from your seat.',
    about: (date: string): string => `Deal of the day, ${date}`,
    play: 'Play',
    see: 'See your result',
    streak: (run: number): string => (run < 2 ? '' : `${days(run)} in a row.`),
    open: 'It is played on your device. Only results in the list of the day are checked.',
  },
  result: {
    points,
    counting: 'The bots are still playing your cards…',
    standing: ({ better, equal, worse }: { better: number; equal: number; worse: number }): string =>
      `Of ${better + equal + worse} bots in your seat ${worse} did worse, ${equal} the same and ${better} better.`,
    decisions: 'Decision by decision',
    decisionsHint:
      'What the bots that reached this position did, and their average score. The champion judges by what you could see at that moment, so a good choice can end badly.',
    you: 'you',
    nobody: 'No bot reached this position.',
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
    champion: 'The champion',
    asGood: 'The champion would have chosen the same, or something just as good.',
    costliest: (decision: number, loss: string): string =>
      `Decision ${decision} cost you most: ${loss} points of winning chance.`,
    faultless: 'No decision of yours was worse than the champion’s.',
    signs: '🟩 the champion’s choice or just as good, 🟨 like other bots, ⬜ like none of them',
  },
  notKept: 'Your browser keeps nothing here: this result is gone when you close the page.',
  publish: {
    list: (people: number): string =>
      people === 0 ? 'The list of the day is still empty' : `The list of the day: ${people}`,
    group: 'Add to a group',
    enter: 'Enter my result',
    name: 'Your name',
    about:
      'The server replays the deal with your choices before it accepts your result. No account: your device keeps a key. Later results are sent automatically; you can delete them all under Your results.',
    failed: 'The result was not taken; perhaps there is no server here. Try again later.',
    otherDay: 'It is another day where the server is: check the date and the clock of your device.',
    struck: 'The operator of this server removed your result from the list.',
    busy: 'The server has checked many results from your network. Try again in a minute.',
    hidden: 'Everybody sees the best three results of your network. Those in grey are only seen in your network.',
    see: 'See the list of the day',
    none: 'There is no list here.',
  },
}
