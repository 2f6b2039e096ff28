import { createInterface } from 'node:readline'
import { bySeat, type Json, must, ok, type Position, type Problem, type Result, refuse } from '@halfpint/core'
import { dayOf } from '@halfpint/daily'
import { problemText } from '@halfpint/i18n'
import {
  answerPuzzle,
  dailyPuzzle,
  type Puzzle,
  type PuzzleAnswer,
  parseId,
  positionOf,
  puzzleAt,
  puzzlesOf,
} from '@halfpint/puzzles'
import { SHIPPED } from '@halfpint/puzzles/shipped'
import { EXIT } from '../exit.ts'
import type { AnyFace, Frame } from '../games/face.ts'
import { faceOf } from '../games/registry.ts'
import { jsonLine } from '../output.ts'
import { showable } from '../play/ascii.ts'
import { chooseWithKeys } from '../play/keyed.ts'
import { plain } from '../play/paint.ts'
import { isScreen, runOnScreen } from '../play/screen.ts'
import type { Terminal } from '../terminal.ts'
import { headLine } from './text.ts'

/** The flags of `puzzle`, as typed. */
export interface SolveFlags {
  readonly play?: string
  readonly json?: boolean
}

/** Today's date in the time zone of this machine. */
const today = (): string => dayOf(Date.now(), -new Date().getTimezoneOffset())

/** The puzzle with this id, or today's puzzle (of a game, if its id is given). */
const chosen = (id: string | undefined): Result<Puzzle> => {
  if (id === undefined) return ok(dailyPuzzle(SHIPPED, today()))
  const game = puzzlesOf(id)
  if (game.ok) return ok(dailyPuzzle(SHIPPED, today(), game.value.game.id))
  const parsed = parseId(id)
  if (!parsed.ok) return parsed
  const puzzle = puzzleAt(parsed.value.game, parsed.value.number)
  return puzzle === undefined ? refuse('no-such-puzzle', { id }) : ok(puzzle)
}

interface Scene {
  readonly puzzle: Puzzle
  readonly state: Position
  readonly face: AnyFace
  readonly frame: Frame
}

/** The line length without a screen: that of the smallest common terminal. */
const COLUMNS = 80

const sceneOf = async (puzzle: Puzzle, { words, language }: Terminal): Promise<Scene> => {
  const game = must(puzzlesOf(puzzle.game))
  const state = positionOf(game, puzzle)
  const names = bySeat(state.seats, seat =>
    seat === puzzle.seat ? words.puzzleCommand.you : words.puzzleCommand.other(seat),
  )
  const size = { columns: COLUMNS, rows: Number.MAX_SAFE_INTEGER }
  return {
    puzzle,
    state,
    face: must(await faceOf(puzzle.game)),
    frame: { names, language, words, paint: plain, size, log: [], note: '' },
  }
}

/** The hands of the others, if they are open. */
const openHands = ({ puzzle, state, frame }: Scene): readonly string[] => {
  if (puzzle.hands === 'hidden') return []
  const { hands } = state as Position & { readonly hands: readonly (readonly string[])[] }
  return hands.flatMap((hand, seat) => (seat === puzzle.seat ? [] : [`${frame.names[seat]}: ${hand.join(' ')}`]))
}

const answerLines = ({ puzzle, face, frame }: Scene, { right, line }: PuzzleAnswer): readonly string[] => {
  const { puzzleCommand: words } = frame.words
  const plays = line.map(
    ({ seat, action }) => `  ${frame.names[seat]}: ${face.actionText(action, frame.names, frame.words)}`,
  )
  const verdict = right ? words.right : words.wrong
  const solution = right ? [] : [words.solution(face.actionText(puzzle.solution, frame.names, frame.words))]
  return [verdict, ...plays, ...solution]
}

/** Shows a puzzle and takes one answer: typed, or from `--play`. */
export const solve = async (id: string | undefined, flags: SolveFlags, terminal: Terminal): Promise<number> => {
  const refused = (problem: Problem): number => {
    terminal.complain(problem)
    return EXIT.usage
  }
  const found = chosen(id)
  if (!found.ok) return refused(found.problem)
  const puzzle = found.value
  const say = (lines: readonly string[]): void => {
    process.stdout.write(showable(lines.map(line => `${line.trimEnd()}\n`).join('')))
  }
  if (flags.json === true && flags.play === undefined) {
    process.stdout.write(jsonLine(puzzle))
    return EXIT.good
  }
  const scene = await sceneOf(puzzle, terminal)
  const { face, frame, state } = scene
  const view = face.game.view(state, puzzle.seat)
  const tell = (answer: PuzzleAnswer): number => {
    if (flags.json === true) process.stdout.write(jsonLine({ id: puzzle.id, ...answer }))
    else say(answerLines(scene, answer))
    return answer.right ? EXIT.good : EXIT.bad
  }
  const judged = (line: string): Result<PuzzleAnswer> => {
    const wish: Result<Json> = face.read(view, line, frame.names)
    return wish.ok ? answerPuzzle(puzzle, wish.value) : wish
  }
  if (flags.play !== undefined) {
    const answer = judged(flags.play)
    return answer.ok ? tell(answer.value) : refused(answer.problem)
  }
  const { stdin, stdout } = process
  if (isScreen(stdin, stdout)) {
    const head = [headLine(puzzle, terminal.words), ...openHands(scene)]
    const answer = await runOnScreen(stdin, stdout, screen =>
      chooseWithKeys(
        {
          face,
          screen,
          view: () => view,
          frame: size => ({ ...frame, paint: screen.paint, size, log: head }),
        },
        action => Promise.resolve(answerPuzzle(puzzle, action)),
      ),
    )
    if (answer === 'quit') return EXIT.good
    if ('exit' in answer) return answer.exit
    say([headLine(puzzle, terminal.words), ''])
    return tell(answer)
  }
  say([headLine(puzzle, terminal.words), '', ...openHands(scene), ...face.ask(view, frame)])
  const reader = createInterface({ input: process.stdin })
  process.stdout.write('> ')
  for await (const line of reader) {
    const answer = judged(line.trim())
    if (answer.ok) {
      reader.close()
      return tell(answer.value)
    }
    say([problemText(answer.problem, terminal.language)])
    process.stdout.write('> ')
  }
  return EXIT.good
}
