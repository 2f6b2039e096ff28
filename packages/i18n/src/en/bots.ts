import { counter } from '../plural.ts'
import { because } from './because.ts'
import { characters } from './characters.ts'
import { decisions } from './decisions.ts'

const count = counter('en')

/** Texts about bots: characters, results, and their choices. */
export const bots = {
  ...decisions,
  characters,
  flags: {
    arenaBots:
      'two or more levels or regulars, each with a budget of its own if you like: champion@200ms,expert@2000it; proc:COMMAND is a program of your own',
    bots: 'who plays: levels or regulars of the pub, one for all or one for each seat',
    opponents: 'your opponents: levels or regulars of the pub, one for all or one for each',
    budget: 'how long a bot may think about a decision: 200ms by the clock, 2000it in iterations',
    workers: 'how many games to play at the same time; default: one on each core',
    shard: 'play only this part of the experiment, as in 1/3; needs a seed',
    arenaCsv: 'the result as a table (CSV), a row for each bot',
    arenaJson: 'the result as one line of JSON; with --shard, the sums of every deal',
    mergeJson: 'the result as one line of JSON',
    arenaOut: 'also write the sums of every deal to this file, for merge',
    sprt: 'stop as soon as it is clear which share of wins the first bot has, as in 50,52; a stopped test’s mean is biased',
    sprtLog: 'keep the matches of such a test in this file, and continue from there',
    sprtPicture: 'draw how the test ran to this file',
    seats: 'only these seats, counted from 0, as in 0,2',
    reviewBudget:
      'how long the champion thinks about a decision, 200ms or 2000it; default: as on the page, the same on every machine',
    reviewJson: 'one line of JSON for each record',
  },
  arguments: { shards: 'files that --out or --shard with --json wrote' },
  botsHelp: 'Levels, weakest first:',
  charactersHelp: 'Regulars of the pub:',
  arena: {
    about:
      'Let bots play each other on the same deals in every seating, and say how sure the result is. Wins: the bot’s share of all wins. Equally strong bots have the same share.',
    examples: [
      { what: 'how much better is the skilled bot?', type: 'halfpint arena herzlos --bots regular,novice --games 600' },
      {
        what: 'one of three parts, each on a machine of its own',
        type: 'halfpint arena half-pint-heroes --bots champion,expert --seed tea --shard 1/3 --out part1.json',
      },
    ],
  },
  merge: {
    about: 'Put the parts of an experiment together: exactly what it would have given in one piece.',
    examples: [{ what: 'three parts', type: 'halfpint arena merge part1.json part2.json part3.json' }],
  },
  seated: {
    about:
      'Seat a program of your own at a live table: it is asked as in the arena, one line of JSON for each decision, and answers with the number of its choice. Restarts of the server and lost connections are waited out; it stays for one match.',
    examples: [
      {
        what: 'a bot in Python, at the table whose link ends in k3w9x0f7',
        type: 'halfpint bot "python3 mybot.py" --server https://halfpint.example --table k3w9x0f7',
      },
    ],
    program: 'the program and its arguments, in quotes',
    server: 'the address of the server',
    table: 'the last part of the table’s link',
    name: 'its name at the table',
    sat: ({ name, seat, table }: { name: string; seat: number; table: string }) =>
      `${name} has taken seat ${seat} at table ${table}.`,
    away: 'The server does not answer; trying again.',
    back: 'The server is back.',
    refused: (code: string) => `The server refused an action (${code}).`,
    over: 'The match is over.',
  },
  review: {
    about:
      'Go through the decisions of a game: what the champion would have done from the same seat, what each choice cost in winning chance, and how lucky the deals were.',
    examples: [
      { what: 'your own decisions in your last game', type: 'halfpint review games.jsonl --seats 0' },
      { what: 'the same result every time', type: 'halfpint review games.jsonl --budget 2000it --json' },
    ],
  },
  roundedUp: ({ games, perPair }: { games: number; perPair: number }) =>
    `${count(games, { one: 'game', other: 'games' })}: every deal is played in all ${perPair} seatings.`,
  stopped: ({ done, total }: { done: number; total: number }) =>
    `Stopped after ${done} of ${count(total, { one: 'game', other: 'games' })}; only deals played in every seating count.`,
  timeLeft: (minutes: number) => `about ${count(minutes, { one: 'minute', other: 'minutes' })} left`,
  nothingWhole: 'No deal was played in every seating, so there is no result yet.',
  experiment: ({ game, players, games, pairs }: { game: string; players: number; games: number; pairs: number }) =>
    `${game}, ${players} players, ${count(games, { one: 'game', other: 'games' })} on ${count(pairs, { one: 'deal', other: 'deals' })}`,
  wallClock:
    'Several workers in this version of Node, or a program among the bots: time budgets count wall-clock time, so play on a quiet machine, or with --workers 1.',
  tested: ({ deals, ratio, share, sure }: { deals: number; ratio: string; share: string; sure: boolean }) =>
    `Sequential test: log-likelihood ratio ${ratio} after ${deals} deals; ${sure ? `${share} is more likely.` : 'not decided.'}`,
  columns: {
    bot: 'bot',
    budget: 'budget',
    wins: 'wins',
    interval: '95% interval',
    points: 'points/round',
    exact: 'exact',
    brawls: 'brawls',
    marches: 'marches',
    median: 'median',
    longest: 'longest',
  },
  reviewColumns: {
    player: 'player',
    accuracy: 'accuracy',
    decisions: 'decisions',
    agreed: 'same as champion',
    loss: 'cost',
    luck: 'luck of the deal',
  },
  reviewNote: (worlds: number) =>
    `Accuracy: 100 plays like the champion, 0 at random. Cost: chances to win given away, added up. Luck: points that the deals were worth above the average at the table. Each decision was tried in ${count(worlds, { one: 'possible deal', other: 'possible deals' })} on average.`,
  because,
}
