import { counter } from '../../plural.ts'

const count = counter('en')

/** A position in a file or a game, counted from one. */
interface Place {
  readonly item: number | undefined
  readonly round: number | undefined
  readonly play: number | undefined
}

/** Help and reports of the command. */
export const command = {
  about:
    'Half-Pint Heroes and Herzlos in the terminal: play them, let bots play them, check and review records of them.',
  headings: {
    usage: 'Usage:',
    arguments: 'Arguments:',
    options: 'Options:',
    globalOptions: 'Global options:',
    commands: 'Commands:',
    examples: 'Examples:',
    anyOptions: '[options]',
    commandAndOptions: '<command> [options]',
    usual: (value: string) => `(default: ${value})`,
  },
  arguments: {
    game: 'the game',
    files: 'files of records, one on each line; - reads from stdin',
  },
  flags: {
    help: 'show this help',
    helpCommand: 'show the help of a command',
    version: 'show the version',
    lang: 'the language; default: that of your system',
    noColor: 'no colours; NO_COLOR in the environment means the same',
    players: 'how many players',
    games: 'how many games',
    seed: 'any text; the same seed gives the same games',
    option: 'a rules option, as in rounds=5; may be given several times',
    from: 'the number of the first game, to continue a series or to split it into parts',
    csv: 'write a table (CSV) instead of records: a row for each round and seat',
    out: 'write the records to this file, not to stdout; an existing file is not overwritten',
    keep: 'write the record of the game to this file; an existing file is not overwritten',
    append: 'with --out: add to an existing file',
    force: 'with --out: overwrite an existing file',
    name: 'your name at the table',
    resume: 'continue the game that you left',
    judgeJson: 'one line of JSON for each record',
    hand: 'the cards of the hand, 1 to 7',
    row: 'the cards of the row, 0 to 5',
    setsJson: 'one line of JSON for each play',
  },
  play: {
    about: 'Play in the terminal against the regulars of the pub.',
    examples: [
      { what: 'four at the table', type: 'halfpint play half-pint-heroes' },
      { what: 'a short game of three', type: 'halfpint play herzlos --players 3 --option rounds=2' },
      { what: 'against the landlady and a brawler', type: 'halfpint play half-pint-heroes --bots oda,bruno' },
    ],
  },
  simulate: {
    about: 'Let bots play, random ones unless others are named, and write a record of each game, one on each line.',
    examples: [
      {
        what: 'a thousand games that anybody can repeat',
        type: 'halfpint simulate herzlos --games 1000 --seed tea --out games.jsonl',
      },
      {
        what: 'experts with a fixed budget for each decision',
        type: 'halfpint simulate half-pint-heroes --bots expert --budget 500it --seed tea',
      },
      {
        what: 'declared sets among seven, judged at once',
        type: 'halfpint simulate half-pint-heroes -p 7 -o sets=declared | halfpint judge -',
      },
    ],
  },
  judge: {
    about:
      'Replay records, and check every action and every stated result against the rules. The exit code is 0 only if all records are good.',
    examples: [
      { what: 'check a file', type: 'halfpint judge games.jsonl' },
      { what: 'for programs: round and play are counted from 0', type: 'halfpint judge --json games.jsonl' },
    ],
  },
  sets: {
    about: 'Every play that a hand of Half-Pint Heroes can make with a row, strongest first.',
    examples: [
      {
        what: 'cards are a colour (r y g b k) and a number',
        type: 'halfpint sets --hand "r7 r5" --row "r12 y12 g7 b5"',
      },
      {
        what: 'groups of the row may be used by anybody',
        type: 'halfpint sets --hand "r7" --row "r12 y12 g7" --option rowGroups=free',
      },
    ],
  },
  completion: {
    about: 'Print a script that lets your shell complete commands, games and options.',
    examples: [{ what: 'in ~/.bashrc', type: 'source <(halfpint completion bash)' }],
    shell: 'your shell',
  },
  man: {
    about: 'Print the page of the manual.',
    examples: [{ what: 'read it', type: 'halfpint man | man -l -' }],
  },
  examples: [
    { what: 'play', type: 'halfpint play half-pint-heroes' },
    {
      what: 'let the computer play, then check what it did',
      type: 'halfpint simulate herzlos --games 100 | halfpint judge -',
    },
    { what: 'what can this hand do?', type: 'halfpint sets --hand "r7 r5" --row "r12 y12 g7 b5"' },
  ],
  rulesOptions: (game: string) => `Rules options of ${game}:`,
  error: 'Error:',
  seeHelp: (line: string) => `See: ${line}`,
  seedDrawn: (seed: string) => `The seed is ${seed}; --seed ${seed} repeats these games.`,
  simulated: ({ done, total }: { done: number; total: number }) =>
    `${done} of ${count(total, { one: 'game', other: 'games' })}`,
  judging: (file: string) => `judging ${file}`,
  place: ({ item, round, play }: Place) => {
    const parts = [
      ...(item === undefined ? [] : [`record ${item}`]),
      ...(round === undefined ? [] : [`round ${round}`]),
      ...(play === undefined ? [] : [`play ${play}`]),
    ]
    return parts.length === 0 ? '' : `${parts.join(', ')}: `
  },
  judged: ({ good, bad }: { good: number; bad: number }) => {
    const records = count(good + bad, { one: 'record', other: 'records' })
    return bad === 0
      ? `${records}, ${good === 1 ? 'good' : 'all good'}`
      : `${records}, ${count(good, { one: 'good', other: 'good' })}, ${count(bad, { one: 'bad', other: 'bad' })}`
  },
  untold: (bad: number) =>
    count(bad, { one: 'more bad record is not shown.', other: 'more bad records are not shown.' }),
  withoutRecords: (files: number) => count(files, { one: 'file without records', other: 'files without records' }),
  roundsPlayed: (rounds: number) => count(rounds, { one: 'round', other: 'rounds' }),
  unfinished: (games: number) => count(games, { one: 'unfinished game', other: 'unfinished games' }),
  fairDeals: ({ deals, proven }: { deals: number; proven: number }) =>
    proven === deals
      ? count(deals, { one: 'deal, proven to be fair', other: 'deals, all proven to be fair' })
      : `${proven} of ${count(deals, { one: 'deal', other: 'deals' })} proven to be fair`,
  altogether: 'Total:',
}
