import type { Link } from '../../base/routes.ts'
import '../../board/guided.css'
import '../../board/deals.css'
import { type Json, must, type Position, type Problem } from '@halfpint/core'
import { sentenceOf } from '@halfpint/i18n'
import { CHAMPION_GOAL, type Puzzle, type PuzzleAnswer } from '@halfpint/puzzles'
import { findGame, nameOf } from '@halfpint/table'
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { words } from '../../base/speech.ts'
import type { Board } from '../../session/board.ts'
import { paceFactor } from '../../session/pace.ts'
import type { ReplayParts } from '../../session/record/parts.ts'
import { puzzleSeats } from '../../session/seats.ts'
import type { PageWorker } from '../../session/worker/openworker.ts'
import { announce } from '../../ui/announcer.tsx'
import { PuzzleTable } from './puzzletable.tsx'
import { unfold } from './unfold.ts'

/** How long each play of the line is shown, in milliseconds. */
const PACE = 1100

/** Props of a puzzle. */
export interface PuzzleParts {
  readonly puzzle: Puzzle
  readonly board: Board
  readonly parts: ReplayParts
}

interface SolvingProps extends PuzzleParts {
  readonly worker: PageWorker
  readonly back: Link
  readonly heading: string
  /** Called with the first answer, which is the one that counts. */
  readonly onAnswer: (right: boolean) => void
  /** Buttons after an answer. */
  readonly after: (right: boolean) => ComponentChildren
  /** Shown beside the question: a clock, a score. */
  readonly beside?: ComponentChildren
  /** Whether the line is left out to save time. */
  readonly brief?: boolean
}

/** The line that is being shown, and the current position in it. */
interface Showing {
  readonly answer: PuzzleAnswer
  readonly states: readonly Position[]
  readonly at: number
}

/** One puzzle: the position, the question, the answer and the line that proves or refutes it. */
export const Solving = (props: SolvingProps) => {
  const { puzzle, board, parts, worker, back, heading, onAnswer, after, beside, brief = false } = props
  const say = words('puzzles')
  const game = must(findGame(puzzle.game))
  const start = useMemo(() => must(game.records.read(puzzle.record)).state, [puzzle])
  const showing = useSignal<Showing | null>(null)
  const problem = useSignal<Problem | null>(null)
  const answered = useSignal(false)
  const now = showing.value
  const isMoment = puzzle.goal === CHAMPION_GOAL
  const goal = (say.goals as { readonly [goal: string]: string })[puzzle.goal] ?? puzzle.goal
  useEffect(() => announce(goal), [puzzle])

  const show = (answer: PuzzleAnswer): void => {
    const states = unfold(game, start, answer.line)
    showing.value = { answer, states, at: brief ? states.length - 1 : Math.min(1, states.length - 1) }
  }
  const act = async (action: Json): Promise<void> => {
    const result = await worker.puzzles.answer(puzzle, action)
    if (!result.ok) {
      problem.value = result.problem
      return
    }
    problem.value = null
    show(result.value)
    const { right } = result.value
    announce(right ? say.right : isMoment ? say.notChampion : say.wrong, true)
    if (!answered.value) {
      answered.value = true
      onAnswer(right)
    }
  }
  useEffect(() => {
    if (now === null || now.at >= now.states.length - 1) return
    const timer = setTimeout(() => {
      showing.value = { ...now, at: now.at + 1 }
    }, PACE * paceFactor())
    return () => clearTimeout(timer)
  }, [now])
  const again = (): void => {
    showing.value = null
  }
  const reveal = async (): Promise<void> => {
    const result = await worker.puzzles.answer(puzzle, puzzle.solution)
    if (result.ok) show(result.value)
  }
  const done = now !== null && now.at >= now.states.length - 1
  const state = now === null ? start : now.states[now.at]!
  const names = puzzleSeats(state.seats, puzzle.seat).map(nameOf)
  const themes = puzzle.themes.map(theme => (say.themes as { readonly [theme: string]: string })[theme] ?? theme)
  return (
    <PuzzleTable
      game={game}
      board={board}
      parts={parts}
      state={state}
      step={now === null ? 0 : now.at + 1}
      seat={puzzle.seat}
      openHands={puzzle.hands === 'open'}
      seats={puzzleSeats(state.seats, puzzle.seat)}
      back={back}
      heading={heading}
      goal={goal}
      difficulty={puzzle.difficulty}
      {...(now === null ? { act: (action: Json) => void act(action) } : {})}
    >
      {beside}
      {now === null ? (
        <>
          <p class="about-puzzle quiet-text small">
            {isMoment
              ? say.modes.pile
              : `${say.hands[puzzle.hands]} · ${say.difficulties[puzzle.difficulty - 1]} · ${puzzle.id}`}
          </p>
          {problem.value !== null && (
            <p class="fault" role="alert">
              {sentenceOf(words('table').problems, problem.value)}
            </p>
          )}
        </>
      ) : (
        <>
          <p class={now.answer.right ? 'verdict good' : 'verdict bad'}>
            <b>{now.answer.right ? say.right : isMoment ? say.notChampion : say.wrong}</b>
          </p>
          {!now.answer.right && !isMoment && (
            <p class="quiet-text small">{(say.rules as { readonly [rule: string]: string })[now.answer.rule]}</p>
          )}
          {isMoment && !now.answer.right && <parts.Action action={puzzle.solution} players={names} />}
          {done && now.answer.right && themes.length > 0 && (
            <p class="quiet-text small">{say.about(themes.join(', '))}</p>
          )}
          <div class="acts">
            {!done && (
              <button
                type="button"
                class="button on-paper"
                onClick={() => {
                  showing.value = { ...now, at: now.states.length - 1 }
                }}
              >
                {say.toTheEnd}
              </button>
            )}
            {done && after(now.answer.right)}
            {done && !now.answer.right && !brief && !isMoment && (
              <>
                <button type="button" class="button on-paper" onClick={again}>
                  {say.again}
                </button>
                <button type="button" class="button on-paper" onClick={() => void reveal()}>
                  {say.solution}
                </button>
              </>
            )}
          </div>
        </>
      )}
    </PuzzleTable>
  )
}
