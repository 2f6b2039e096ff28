import { counter } from '../../plural.ts'

const count = counter('en')

/** Texts of the command about puzzles. */
export const puzzleCommand = {
  puzzles: {
    about: 'Make puzzles whose solution is proven to be the only one, or prove such puzzles again.',
    examples: [
      { what: 'a hundred puzzles for another program', type: 'halfpint puzzles make herzlos --count 100 --json' },
    ],
  },
  make: {
    about:
      'Make puzzles: positions in which exactly one play reaches the goal, whatever the others do. Each is proven by trying everything.',
    examples: [
      { what: 'three puzzles, one line each', type: 'halfpint puzzles make half-pint-heroes --count 3' },
      { what: 'the same ones every time', type: 'halfpint puzzles make herzlos --count 100 --seed tea --json' },
      { what: 'only of one theme', type: 'halfpint puzzles make herzlos --theme duck --json' },
    ],
  },
  check: {
    about: 'Prove every puzzle of a file again: exactly one play is right, and it is the one stated as the solution.',
    examples: [{ what: 'puzzles from elsewhere', type: 'halfpint puzzles check puzzles.jsonl' }],
  },
  puzzle: {
    about: 'Solve a puzzle in the terminal: that of today, or one by its id.',
    examples: [
      { what: 'the puzzle of the day', type: 'halfpint puzzle' },
      { what: 'of one of the games', type: 'halfpint puzzle herzlos' },
      { what: 'answer without being asked', type: "halfpint puzzle z9 --play 'play f4' --json" },
    ],
  },
  files: 'a file of puzzles, one on each line; - reads from stdin',
  id: 'the id of a puzzle, or a game for its puzzle of the day',
  flags: {
    count: 'how many puzzles',
    seed: 'any text; the same seed gives the same puzzles',
    theme: 'only puzzles of this theme',
    json: 'one line of JSON for each puzzle, with the whole position, the goal and the solution',
    play: 'your play, as you would type it',
    solveJson: 'the puzzle, or with --play the answer, as one line of JSON',
  },
  you: 'You',
  other: (seat: number): string => `Player ${seat}`,
  right: 'Right! This is how it continues:',
  wrong: 'That does not reach the goal. This is how it continues:',
  solution: (play: string): string => `The right play: ${play}.`,
  checked: ({ sound, bad }: { sound: number; bad: number }): string =>
    `${count(sound, { one: 'puzzle is', other: 'puzzles are' })} sound, ${bad} not.`,
}
