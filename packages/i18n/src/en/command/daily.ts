import { counter } from '../../plural.ts'

const points = (number: number): string => counter('en')(number, { one: 'point', other: 'points' })

/** Texts of the commands `daily`, `challenge` and `statistics`. */
export const dailyCommand = {
  daily: {
    about:
      'Play the deal of the day: one round, the same cards and the same opponents for everybody. Afterwards you see how you did beside a hundred bots that played from your seat.',
    examples: [
      { what: 'today’s deal of Herzlos', type: 'halfpint daily herzlos' },
      { what: 'what can be done first, for another program', type: 'halfpint daily herzlos --choices 0 --json' },
    ],
  },
  challenge: {
    about: 'Play the deals of somebody else from a link, against the same bots, and compare.',
    examples: [{ what: 'what a link holds', type: 'halfpint challenge LINK --json' }],
  },
  statistics: {
    about: 'Statistics of the results that the page has saved: games won, predictions met, bets, puzzles.',
    examples: [{ what: 'the figures for another program', type: 'halfpint statistics statistics.json --json' }],
  },
  statisticsFile: 'the file that the page saved; - reads from stdin',
  link: 'the link, or the part after its last slash',
  flags: {
    day: 'another day than today, as in 2026-11-16',
    choices: 'your choices by their numbers among what is allowed, from 0, with commas between',
    statisticsJson: 'the figures as one line of JSON',
    json: 'the deal, or with --choices the result, as one line of JSON',
  },
  you: 'You',
  unfinished: 'Not finished, so there is no result. You can play this deal again from the start.',
  challenger: 'the challenger',
  shareText: ({
    day,
    game,
    points: scored,
    standing,
    field,
    signs,
  }: {
    day: string
    game: string
    points: number
    standing: { better: number; worse: number }
    field: number
    signs: string
  }): string => `Half-Pint ${day}, ${game}: ${points(scored)}, ahead of ${standing.worse} of ${field} bots\n${signs}`,
  challengeResult: ({ mine, other, name }: { mine: number; other: number; name: string }): string =>
    `You: ${points(mine)}. ${name}: ${points(other)}.`,
  champion: ({ decision, mine, best, loss }: { decision: number; mine: string; best: string; loss: string }): string =>
    `Decision ${decision} cost you most, ${loss} points of winning chance: you ${mine}, the champion ${best}.`,
  faultless: 'No decision of yours was worse than the champion’s.',
  telling: 'This difference is probably not just luck.',
  tooFew: 'Too few deals to tell who plays better: most of it is luck.',
  parted: ({
    decision,
    mine,
    theirs,
    name,
  }: {
    decision: number
    mine: string
    theirs: string
    name: string
  }): string => `You parted at decision ${decision}: you ${mine}, ${name} ${theirs}.`,
  alone: (scored: number): string => `You: ${points(scored)}. Nobody else has played these deals yet.`,
  back: (link: string): string => `To send back: ${link}`,
}
