import './tasks.css'
import { must } from '@halfpint/core'
import { findGame, nameOf } from '@halfpint/table'
import type { Course, PlayedGame, Task } from '@halfpint/tasks'
import { useSignal } from '@preact/signals'
import { Fragment } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { gameName } from '../games/index.ts'
import { WoodBar } from '../parts/woodbar.tsx'
import type { ScreenProps } from '../shell/screens.ts'
import { words } from '../shell/speech.ts'
import { enterInBook } from './bookstore.ts'
import { type GameParts, gamePartsOf } from './gameparts.ts'
import { taskChairs } from './taskchairs.ts'
import { openTasks, type TaskClient, type TaskSummary } from './taskclient.ts'
import { TaskPlay } from './taskplay.tsx'

interface Found {
  readonly theirs: PlayedGame
  readonly task: Task
  readonly parts: GameParts
}

interface BothProps extends Found {
  readonly client: TaskClient
  readonly course: Course
  readonly name: string
}

/** Both results, and where the two ways parted. */
const Both = ({ theirs, task, parts: { parts }, client, course, name }: BothProps) => {
  const say = words('tasks').challenge
  const both = useSignal<readonly [TaskSummary, TaskSummary] | null>(null)
  useEffect(() => {
    void Promise.all([client.summary(task, course.log), client.summary(task, theirs.log)]).then(([mine, other]) => {
      if (mine.ok && other.ok) both.value = [mine.value, other.value]
    })
  }, [course])
  if (both.value === null) return null
  const [mine, other] = both.value
  const parted = mine.plays.findIndex((play, at) => play !== other.plays[at])
  const game = must(findGame(task.game))
  const players = taskChairs(task).map(nameOf)
  const { Action } = parts
  const at = (summary: TaskSummary) => must(game.actions.parse(summary.plays[parted] as string))
  return (
    <>
      <h2>{say.both({ mine: mine.points[task.seat] as number, theirs: other.points[task.seat] as number, name })}</h2>
      {parted >= 0 && other.plays[parted] !== undefined && (
        <>
          <p>{say.same(parted + 1)}</p>
          <ul class="day-decisions">
            <li class="mine">
              <b>{words('core').shell.you}</b> <Action action={at(mine)} players={players} />
            </li>
            <li>
              <b>{name}</b> <Action action={at(other)} players={players} />
            </li>
          </ul>
        </>
      )}
      <p class="quiet-text">{say.tooFew}</p>
    </>
  )
}

/** Somebody's deals, to be played too: `#/challenge/…`. */
export const ChallengeScreen = ({ route }: ScreenProps) => {
  const say = words('tasks').challenge
  const client = useMemo(openTasks, [])
  useEffect(() => client.close, [])
  const found = useSignal<Found | 'bad' | null>(null)
  const taken = useSignal(false)
  const over = useSignal<Course | null>(null)
  const [link = ''] = route.path
  useEffect(() => {
    void client.linked(link).then(async linked => {
      if (!linked.ok) found.value = 'bad'
      else found.value = { ...linked.value, parts: await gamePartsOf(linked.value.task.game) }
    })
  }, [link])
  const now = found.value
  if (now === 'bad') {
    return (
      <>
        <WoodBar heading={say.title} />
        <main class="plain">
          <p class="fault" role="alert">
            {say.bad}
          </p>
        </main>
      </>
    )
  }
  if (now === null) return <main class="plain" aria-busy="true" />
  const name = now.theirs.name === '' ? say.somebody : now.theirs.name
  const end = (course: Course): void => {
    if (over.value !== null) return
    over.value = course
    const at = Date.now()
    const { game } = now.task
    void enterInBook([
      { id: `challenge ${link.slice(-40)}`, at, kind: 'challenge', game, name, link, choices: course.choices },
    ])
  }
  if (taken.value && over.value === null) {
    return (
      <TaskPlay
        key="play"
        task={now.task}
        client={client}
        {...now.parts}
        back="#/"
        about={say.about(name)}
        onOver={end}
      />
    )
  }
  return (
    <Fragment key={over.value === null ? 'asked' : 'both'}>
      <WoodBar heading={say.title} />
      <main class="plain">
        {over.value === null ? (
          <>
            <p>{say.from(name, gameName(now.task.game))}</p>
            <ul>
              {taskChairs(now.task).map((chair, seat) => (
                <li key={seat}>{nameOf(chair)}</li>
              ))}
            </ul>
            <div class="acts">
              <button
                type="button"
                class="button"
                onClick={() => {
                  taken.value = true
                }}
              >
                {say.take}
              </button>
            </div>
          </>
        ) : (
          <Both {...now} client={client} course={over.value} name={name} />
        )}
      </main>
    </Fragment>
  )
}
