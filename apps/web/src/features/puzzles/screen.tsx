import '../../board/deals.css'
import { isFields, type Json, ok, type Problem, type Result, refuse } from '@halfpint/core'
import type { Puzzle } from '@halfpint/puzzles'
import { entriesOf, practiceOf, type Statistics } from '@halfpint/statistics'
import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { hex } from '../../base/chance.ts'
import { linkTo, type ScreenProps } from '../../base/routes.ts'
import { words } from '../../base/speech.ts'
import { today } from '../../base/today.ts'
import { gamePartsOf } from '../../board/gameparts.ts'
import { LESSON_POSITIONS, type Lesson, lessonPosition } from '../../board/lessons.ts'
import { playedOf } from '../../session/record/played.ts'
import { enterStatistics, readDeviceStatistics } from '../../session/statistics/store.ts'
import { openWorker, type PageWorker } from '../../session/worker/openworker.ts'
import { botName } from '../../ui/faces/regulars.ts'
import { WoodBar } from '../../ui/woodbar.tsx'
import { DRILL, type Mode, modeOf, requestFor, STORM } from './mode.ts'
import { type PuzzleParts, Solving } from './solving.tsx'

const back = linkTo('/puzzles')

/** A puzzle with the code that shows its game. */
const partsFor = async (puzzle: Puzzle): Promise<PuzzleParts> => ({ puzzle, ...(await gamePartsOf(puzzle.game)) })

/** Stores an answer in the statistics. */
const enterAnswer = (mode: Mode, { id, game, difficulty }: Puzzle, right: boolean): void => {
  const at = Date.now()
  const day = today()
  const kind = mode.kind === 'day' ? 'daily-puzzle' : 'puzzle'
  // The puzzle of the day counts once a day, whatever device it is solved on.
  const entry = kind === 'daily-puzzle' ? `${kind} ${day}` : `${kind} ${id} ${at}`
  void enterStatistics([{ id: entry, at, kind, task: id, game, day, right, difficulty, mode: mode.kind }])
}

/** Enters a lesson that was played through. Its check comes after three days. */
const enterLesson = async (lesson: Lesson, { puzzles }: PageWorker): Promise<void> => {
  const check = await puzzles.find(lessonPosition(lesson, LESSON_POSITIONS))
  if (!check.ok) return
  const about = { id: `lesson ${lesson.id}`, at: Date.now(), kind: 'lesson', game: lesson.game, day: today() }
  await enterStatistics([{ ...about, lesson: lesson.id, task: check.value.id }])
}

/** The positions to practise: those that are due, or all own mistakes of a theme, the latest first. */
const tasksFor = (statistics: Statistics, mode: Mode): readonly string[] => {
  if (mode.kind !== 'pile') return []
  const { theme } = mode
  if (theme === null) {
    return practiceOf(statistics, today())
      .filter(({ inDays }) => inDays <= 0)
      .map(({ task }) => task)
  }
  const own = entriesOf(statistics).filter(entry => entry.kind === 'moment' && entry.theme === theme)
  return own.map(({ id }) => id).toReversed()
}

/** A stored practice position; a problem if it was changed since. */
const readMoment = (json: Json): Result<Puzzle> =>
  isFields(json) && playedOf(json.record as Json).ok ? ok(json as unknown as Puzzle) : refuse('no-such-puzzle')

/** The texts of a lesson. */
const lessonText = ({ id }: Lesson) =>
  words('puzzles').lessons[id as keyof ReturnType<typeof words<'puzzles'>>['lessons']]

/** The progress of a run or a storm. */
interface Score {
  readonly solved: number
  readonly missed: number
}

const Clock = ({ left }: { left: number }) => (
  <p class="clock" role="timer">
    {words('puzzles').timeLeft(Math.ceil(left / 1000))}
  </p>
)

/** Remaining time, in milliseconds; it starts again with another key. */
const useTime = (time: number, on: boolean, key: string): number => {
  const left = useSignal(time)
  useEffect(() => {
    if (!on) return
    left.value = time
    const end = performance.now() + time
    const timer = setInterval(() => {
      left.value = Math.max(0, end - performance.now())
    }, 500)
    return () => clearInterval(timer)
  }, [on, key])
  return left.value
}

const Ended = ({ mode, score, onAgain }: { mode: Mode; score: Score; onAgain: () => void }) => {
  const say = words('puzzles')
  useEffect(() => {
    if (mode.kind !== 'run' && mode.kind !== 'storm') return
    const at = Date.now()
    void enterStatistics([{ id: `${mode.kind} ${at}`, at, kind: mode.kind, day: today(), ...score }])
  }, [])
  return (
    <>
      <WoodBar heading={mode.kind === 'lesson' ? lessonText(mode.lesson).title : say.modes[mode.kind]} back={back} />
      <main class="plain">
        <section class="paper ended">
          <h2>{mode.kind === 'pile' ? say.pileDone : say.solved(score.solved)}</h2>
          {mode.kind === 'lesson' && <p>{say.lessonDone}</p>}
          <div class="acts">
            {mode.kind === 'lesson' && (
              <a class="button" href={linkTo('/play/:game', { game: mode.lesson.game })}>
                {words('core').home.playNow}
              </a>
            )}
            {mode.kind === 'pile' || mode.kind === 'lesson' ? null : (
              <button type="button" class="button" onClick={onAgain}>
                {say.onceMore}
              </button>
            )}
            <a class="button on-paper" href={back}>
              {say.allPuzzles}
            </a>
          </div>
        </section>
      </main>
    </>
  )
}

const Course = ({ mode, onAgain }: { mode: Mode; onAgain: () => void }) => {
  const say = words('puzzles')
  const worker = useMemo(openWorker, [])
  useEffect(() => worker.close, [])
  const number = useSignal(0)
  const shown = useSignal<(PuzzleParts & { readonly number: number }) | null>(null)
  const problem = useSignal<Problem | null>(null)
  useEffect(() => {
    void worker.failed.then(() => {
      problem.value = refuse('puzzles-unavailable').problem
    })
  }, [])
  const score = useSignal<Score>({ solved: 0, missed: 0 })
  const ended = useSignal(false)
  const against = mode.kind === 'run' || mode.kind === 'storm'
  const isAnswered = useSignal(false)
  const storm = useTime(STORM, mode.kind === 'storm' && shown.value !== null, '')
  const drill = useTime(DRILL, mode.kind === 'drill' && shown.value !== null && !isAnswered.value, `${number.value}`)
  const left = mode.kind === 'drill' ? drill : storm
  useEffect(() => {
    const asked = number.value
    void readDeviceStatistics().then(async statistics => {
      const pile = tasksFor(statistics, mode)
      // An answered position leaves the list, so the first one is always the next one.
      const isDue = mode.kind === 'pile' && mode.theme === null
      const request = requestFor(mode, isDue ? 0 : asked, today(), pile, Number.parseInt(hex(4), 16))
      if (request === undefined) {
        ended.value = true
        if (mode.kind === 'lesson') void enterLesson(mode.lesson, worker)
        return
      }
      // A mistake in the reader's own game is stored in its entry.
      const moment = request.kind === 'id' ? statistics.entries.get(request.id)?.puzzle : undefined
      const found = moment === undefined ? await worker.puzzles.find(request) : readMoment(moment)
      if (found.ok) shown.value = { ...(await partsFor(found.value)), number: asked }
      else problem.value = found.problem
    })
  }, [number.value])
  const next = (): void => {
    isAnswered.value = false
    number.value++
  }
  const answered = (right: boolean): void => {
    const puzzle = shown.value?.puzzle
    if (puzzle === undefined) return
    enterAnswer(mode, puzzle, right)
    isAnswered.value = true
    const { solved, missed } = score.value
    score.value = right ? { solved: solved + 1, missed } : { solved, missed: missed + 1 }
  }
  if (problem.value !== null) {
    return (
      <>
        <WoodBar heading={say.title} back={back} />
        <main class="plain">
          <p class="fault" role="alert">
            {problem.value.code === 'no-such-puzzle' ? say.noSuchPuzzle : say.unavailable}
          </p>
        </main>
      </>
    )
  }
  if (ended.value || (mode.kind === 'storm' && left === 0)) {
    return <Ended mode={mode} score={score.value} onAgain={onAgain} />
  }
  const now = shown.value
  if (now === null) return <main class="plain" aria-busy="true" />
  const after = (right: boolean) => {
    if (mode.kind === 'run' && !right) {
      return (
        <button type="button" class="button" onClick={() => (ended.value = true)}>
          {say.result}
        </button>
      )
    }
    if (mode.kind === 'day' || mode.kind === 'id') {
      return (
        <a class="button" href={back}>
          {say.allPuzzles}
        </a>
      )
    }
    return (
      <button type="button" class="button" onClick={next}>
        {say.next}
      </button>
    )
  }
  return (
    <Solving
      key={`${now.number} ${now.puzzle.id}`}
      {...now}
      worker={worker}
      back={back}
      heading={mode.kind === 'lesson' ? lessonText(mode.lesson).title : say.modes[mode.kind]}
      onAnswer={answered}
      after={after}
      brief={mode.kind === 'storm'}
      beside={
        mode.kind === 'lesson' ? (
          <p class="quiet-text">
            <b>{botName(mode.lesson.bot)}:</b> {lessonText(mode.lesson).says}
          </p>
        ) : (
          (against || mode.kind === 'drill') && (
            <div class="score">
              <span>{say.solved(score.value.solved)}</span>
              {mode.kind !== 'run' && <Clock left={left} />}
            </div>
          )
        )
      }
    />
  )
}

/** Puzzles one after another: `#/puzzle/day`, `#/puzzle/h3k`, `#/puzzle/run`, `#/puzzle/theme/herzlos/duck`. */
export const PuzzleScreen = ({ route }: ScreenProps<'puzzle'>) => {
  const tries = useSignal(0)
  const path = route.path.join('/')
  return <Course key={`${path} ${tries.value}`} mode={modeOf(route.path)} onAgain={() => tries.value++} />
}
