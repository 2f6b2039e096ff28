import { counter } from '../plural.ts'
import type { Sentence } from '../sentence.ts'
import { decisions } from './decisions.ts'
import { records } from './problems/records.ts'
import { texts } from './problems/texts.ts'

const count = counter('en')

const { cost, did, reasons, reviewing, costliest } = decisions

const problems: { readonly [code: string]: Sentence } = {
  ...records,
  ...texts,
  'broken-line': ({ line }) => `Line ${Number(line)} is not valid JSON; each line must be one whole record.`,
  'file-too-large': ({ limit }) =>
    `This file is larger than ${Number(limit)} MB, more than a thousand games would need. It was not opened.`,
  'file-unreadable': 'This file could not be read. Is it still there?',
  'no-such-game': 'This game is not on this device, or was removed from it.',
  'server-silent': 'The server is not responding, so this game cannot be fetched now. Try again later.',
  'record-missing': 'The server has no record of this game: it is not over yet, or the address is wrong.',
  'review-failed': 'The review was interrupted. Try again.',
}

/** Texts of replays and reviews. A name that is `null` is the reader. */
export const replay = {
  problems,
  title: 'Replays',
  intro: 'Watch any game again, card by card, from any seat.',
  mine: 'Your games',
  kinds: { here: 'on this device', online: 'online', pad: 'score pad' },
  noneYet: 'No game has been finished on this device yet.',
  tries: 'Practice',
  triesHint: 'Games continued from a review; they do not count.',
  open: 'Open a record',
  openHint: 'A .json or .jsonl file, from here, from the terminal or from a friend.',
  drop: 'You can also drop it on this page.',
  several: (records: number): string => `${records} games in this file`,
  youWon: 'you won',
  wonBy: (names: string): string => `won by ${names}`,
  lifetime: (games: number, won: number): string =>
    `${count(games, { one: 'game', other: 'games' })} played, ${won} won`,
  unfinished: 'unfinished',
  download: 'Download record',
  share: 'Copy link',
  shared: 'The link is copied.',
  shareFailed: 'Copy this link:',
  again: 'Another record',
  seat: 'View as',
  allOpen: 'All open',
  spectators: 'Open cards only',
  first: 'To the beginning',
  previous: 'Step back',
  next: 'Step forward',
  last: 'Skip to the end',
  play: 'Play',
  pause: 'Pause',
  round: 'Round',
  roundStart: (round: number): string => `Round ${round}`,
  step: (step: number, steps: number): string => `Step ${step} of ${steps}`,
  scrub: 'Step of the game',
  proof: {
    heading: 'Were the cards dealt fairly?',
    none: 'This record carries no proof of its deals.',
    holds: (deals: number, proven: number): string =>
      deals === proven
        ? `Yes: all ${deals} deals were checked on this device just now.`
        : `${proven} of ${deals} deals carry a proof; each of them holds, checked on this device just now.`,
    broken: (round: number): string => `No: the cards of round ${round} do not match what the server fixed beforehand.`,
    how: 'Before the deal the server fixed a secret number, and every device added a random one. Together they give exactly these cards, so nobody could have chosen them.',
  },
  why: {
    ask: 'Why?',
    heading: (name: string): string => `What the champion thinks of this choice by ${name}`,
    thinking: 'Working out the odds from what this seat knew…',
    best: 'The champion would have chosen the same, or something just as good.',
    better: 'The champion would rather have done this:',
  },
  events: {
    start: 'The table is ready.',
    chosen: (name: string | null): string => `${name === null ? 'You have' : `${name} has`} chosen.`,
    exchanged: 'Everybody takes up the passed cards.',
    result: 'The result',
  },
  atPlace: (round: number, play: number | null): string =>
    play === null ? `In round ${round}:` : `In round ${round}, play ${play}:`,
  more: 'Review, download, fairness',
  hands: 'All hands',
  total: 'Total',
  review: {
    title: 'Review',
    intro:
      'The champion goes through the game from each seat, knowing only what that seat knew. A good choice that turned out badly costs nothing.',
    start: 'Review this game',
    whose: 'Whose decisions',
    everybody: 'Everybody',
    progress: reviewing,
    accuracy: 'Accuracy',
    accuracyHint: '100 plays like the champion, 0 at random',
    agreed: 'Same choice as the champion',
    luck: 'Luck of the deal',
    luckHint: 'points that the cards were worth above the average at this table',
    curve: 'Chance to win, round by round',
    ofAll: (part: number, all: number): string => `${part} of ${all}`,
    nothingAtStake: 'nothing was at stake',
    costliest,
    costliestMine: 'Your costliest decisions:',
    costs: 'What costs you',
    tips: 'Tips for better play',
    flawless: 'No decision cost you much.',
    cost,
    chose: 'Chosen',
    better: 'Better',
    did,
    reasons,
    mattered: ({ round, trick }: { round: number; trick: number | undefined }): string =>
      `What mattered most: round ${round}${trick === undefined ? '' : `, trick ${trick}`}.`,
    looking: 'The champion is looking through your game…',
    practise: 'Practise it',
    show: 'Show this step',
    tryAgain: 'Practise from here',
    tryAgainHint: 'The table as it stood then, with bots at the other seats.',
  },
}
