import type { Link } from '../../base/routes.ts'
import '../../board/guided.css'
import '../../board/deals.css'
import { AS_GOOD, contrastTo } from '@halfpint/bots'
import { type Json, must, type Position, type Problem } from '@halfpint/core'
import { sentenceOf } from '@halfpint/i18n'
import { CHAMPION_GOAL, isDrill, type Puzzle, type PuzzleAnswer } from '@halfpint/puzzles'
import { findGame, nameOf } from '@halfpint/table'
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { words } from '../../base/speech.ts'
import { becauseText } from '../../board/because.ts'
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
  readonly action: Json
  /** Whether the reader gave up. */
  readonly isRevealed: boolean
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
  const [, kind = ''] = puzzle.id.split(' ')
  const goals: { readonly [goal: string]: string } = isDrill(puzzle.id) ? say.drillGoals : say.goals
  const goal = goals[isDrill(puzzle.id) ? kind : puzzle.goal] ?? puzzle.goal
  useEffect(() => announce(goal), [puzzle])

  const show = (answer: PuzzleAnswer, action: Json, isRevealed = false): void => {
    const states = unfold(game, start, answer.line)
    showing.value = {
      answer,
      action,
      isRevealed,
      states,
      at: brief ? states.length - 1 : Math.min(1, states.length - 1),
    }
  }
  const act = async (action: Json): Promise<void> => {
    const result = await worker.puzzles.answer(puzzle, action)
    if (!result.ok) {
      problem.value = result.problem
      return
    }
    problem.value = null
    show(result.value, action)
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
    if (result.ok) show(result.value, puzzle.solution, true)
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
              ? isDrill(puzzle.id)
                ? say.modes.drill
                : say.ownGame
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
            <b>
              {now.isRevealed ? say.isSolution : now.answer.right ? say.right : isMoment ? say.notChampion : say.wrong}
            </b>
          </p>
          {(isMoment ? !now.answer.right : now.answer.right && done) && (
            <parts.Action action={puzzle.solution} players={names} />
          )}
          {isMoment ? (
            <Estimate puzzle={puzzle} action={now.action} parts={parts} names={names} />
          ) : (
            <p class="quiet-text small">{(say.rules as { readonly [rule: string]: string })[now.answer.rule]}</p>
          )}
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

interface EstimateProps {
  readonly puzzle: Puzzle
  readonly action: Json
  readonly parts: ReplayParts
  readonly names: readonly string[]
}

/** Why the champion prefers its action to the reader's, or to the next best, and how sure that is. */
const Estimate = ({ puzzle, action, parts, names }: EstimateProps) => {
  const say = words('puzzles')
  const { compare } = must(findGame(puzzle.game))
  const estimates = puzzle.estimates ?? []
  const [best] = estimates
  if (best === undefined) return null
  const own = estimates.find(estimate => compare(estimate.action, action) === 0)
  const isWorse = own !== undefined && best.win - own.win > AS_GOOD
  const good = own === undefined || isWorse ? best : own
  const other = isWorse ? own : contrastTo(good, estimates)
  if (other === undefined) return null
  return (
    <>
      <p>{becauseText(good, other, (one, two) => parts.clause(one, two, names))}</p>
      <p class="quiet-text small">{say.estimate(Math.round(100 * (good.win - other.win)))}</p>
    </>
  )
}
