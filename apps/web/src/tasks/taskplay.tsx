import '../learn/round.css'
import './tasks.css'
import { type Json, must, type Position, type Problem } from '@halfpint/core'
import { findGame, type Told } from '@halfpint/table'
import type { Course, Task } from '@halfpint/tasks'
import { sentenceOf } from '@halfpint/words'
import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import type { Board } from '../game/board.ts'
import type { ReplayParts } from '../replay/parts.ts'
import { stillTable } from '../replay/reel.ts'
import { announce } from '../shell/announcer.tsx'
import { words } from '../shell/speech.ts'
import { begunChoices, keepBegun } from './begun.ts'
import { PuzzleTable } from './puzzletable.tsx'
import { taskChairs } from './taskchairs.ts'
import type { TaskClient } from './taskclient.ts'

interface TaskPlayProps {
  readonly task: Task
  readonly client: TaskClient
  readonly board: Board
  readonly parts: ReplayParts
  readonly back: string
  /** What stands below the table while it is played. */
  readonly about: string
  /** Enters the result; what was begun is forgotten only when the book has it. */
  readonly onOver: (course: Course) => Promise<void>
}

type Fact = {
  readonly type: string
  readonly seat?: number
  readonly scores?: readonly number[]
  readonly points?: readonly number[]
}

/** Plays a task on the real table: every fact is shown at the pace of the table, and the player is asked in between. */
export const TaskPlay = ({ task, client, board, parts, back, about, onOver }: TaskPlayProps) => {
  const say = words('tasks')
  const game = must(findGame(task.game))
  const chairs = taskChairs(task)
  const course = useSignal<Course | null>(null)
  const problem = useSignal<Problem | null>(null)
  const busy = useSignal(true)
  // The states as far as they were shown.
  const opened = useMemo(() => must(game.open(task.options, task.company.length)), [task])
  const states = useSignal<readonly Position[]>([opened])
  const ask = async (choices: readonly number[]): Promise<void> => {
    busy.value = true
    const next = await client.course(task, choices)
    busy.value = false
    if (!next.ok) {
      problem.value = next.problem
      return
    }
    keepBegun(task, choices)
    course.value = next.value
  }
  const begin = async (): Promise<void> => {
    const before = begunChoices(task)
    const then = before.length === 0 ? undefined : await client.course(task, before)
    if (!then?.ok) return ask([])
    // What was seen before the page was left is not shown again.
    const folded = [opened]
    for (const each of then.value.log) folded.push(game.evolve(folded.at(-1) as Position, each))
    states.value = folded
    course.value = then.value
    busy.value = false
  }
  useEffect(() => void begin(), [task])

  const now = course.value
  const shown = states.value.length - 1
  const state = states.value[shown] as Position
  const event = now?.log[shown] as Fact | undefined
  const seen = (of: Position, step: number) => stillTable({ game, chairs, state: of, step }, task.seat)
  const toldAt = (at: number): Told => ({
    version: at + 2,
    at: 0,
    fact: { type: 'game', seat: (now?.log[at] as Fact | undefined)?.seat ?? null, event: now?.log[at] as Json },
  })
  const goOn = (): void => {
    if (event === undefined) return
    const next = game.evolve(state, event)
    const sentence = board.tell(toldAt(shown), seen(state, shown), seen(next, shown + 1))
    if (sentence !== undefined) announce(sentence)
    states.value = [...states.value, next]
  }
  // The end of a round clears the table: it waits until the reader has seen how it lay.
  const roundOver = event?.type === 'round-scored'
  useEffect(() => {
    if (now === null || event === undefined) {
      if (now !== null && now.legal.length === 0) void onOver(now).then(() => keepBegun(task, null))
      return
    }
    if (roundOver) return
    const { before } = board.timing(toldAt(shown), seen(state, shown), 0)
    const last =
      shown > 0 ? board.timing(toldAt(shown - 1), seen(states.value[shown - 1] as Position, shown - 1), 0).after : 0
    const timer = setTimeout(goOn, before + (last === 'hold' ? 0 : last))
    return () => clearTimeout(timer)
  }, [now, shown])

  const asked = now !== null && event === undefined && now.legal.length > 0 && !busy.value
  const act = (action: Json): void => {
    if (now === null) return
    const decided = game.decide(state, task.seat, action)
    if (!decided.ok) {
      problem.value = decided.problem
      return
    }
    problem.value = null
    // What follows tells the play, so that the same cards in another order are the same.
    const wanted = JSON.stringify(decided.value)
    const choice = now.legal.findIndex(each => JSON.stringify(must(game.decide(state, task.seat, each))) === wanted)
    void ask([...now.choices, choice])
  }
  return (
    <PuzzleTable
      game={game}
      board={board}
      parts={parts}
      state={state}
      step={shown}
      seat={task.seat}
      openHands={false}
      whole
      chairs={chairs}
      back={back}
      {...(asked ? { act } : {})}
    >
      {roundOver ? (
        <div class="acts">
          <b>{say.roundPoints((event?.scores ?? event?.points)?.[task.seat] ?? 0)}</b>
          <button type="button" class="button" onClick={goOn}>
            {say.goOn}
          </button>
        </div>
      ) : (
        <p class="quiet-text small">{about}</p>
      )}
      {problem.value !== null && (
        <p class="fault" role="alert">
          {sentenceOf(words('table').problems, problem.value)}
        </p>
      )}
    </PuzzleTable>
  )
}
