import { must } from '@halfpint/core'
import { findGame, nameOf } from '@halfpint/table'
import { type Course, isTelling, type Task } from '@halfpint/tasks'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { ReplayParts } from '../replay/parts.ts'
import { words } from '../shell/speech.ts'
import { taskChairs } from './taskchairs.ts'
import type { TaskClient, TaskSummary } from './taskclient.ts'

/** Somebody else who played the same deals. */
export interface Rival {
  readonly name: string
  readonly log: Course['log']
}

interface ComparingProps {
  readonly task: Task
  readonly course: Course
  readonly rivals: readonly Rival[]
  readonly client: TaskClient
  readonly parts: ReplayParts
}

interface AgainstProps extends Pick<ComparingProps, 'task' | 'parts'> {
  readonly name: string
  readonly mine: TaskSummary
  readonly theirs: TaskSummary
}

/** Two people side by side, round by round and decision by decision. */
const Against = ({ name, mine, theirs, task, parts: { Action } }: AgainstProps) => {
  const say = words('tasks').challenge
  const game = must(findGame(task.game))
  const players = taskChairs(task).map(nameOf)
  const play = (text: string | undefined) =>
    text === undefined ? '–' : <Action action={must(game.actions.parse(text))} players={players} />
  const of = (summary: TaskSummary): number => summary.points[task.seat] as number
  const rounds = mine.rounds.length > theirs.rounds.length ? mine.rounds : theirs.rounds
  return (
    <section class="comparing">
      <h2>{say.both({ mine: of(mine), theirs: of(theirs), name })}</h2>
      <p class="quiet-text">{isTelling(mine.rounds, theirs.rounds) ? say.telling : say.tooFew}</p>
      {rounds.map((_, round) => {
        const [own, other] = [mine.rounds[round], theirs.rounds[round]]
        const decisions = Math.max(own?.plays.length ?? 0, other?.plays.length ?? 0)
        return (
          <details key={round} open={rounds.length === 1}>
            <summary>
              {say.round({ round: round + 1, mine: own?.points ?? null, theirs: other?.points ?? null })}
            </summary>
            <table>
              <thead>
                <tr>
                  <th scope="col">{words('core').shell.you}</th>
                  <th scope="col">{name}</th>
                </tr>
              </thead>
              <tbody>
                {Array.from({ length: decisions }, (__, at) => (
                  <tr key={at} class={own?.plays[at] === other?.plays[at] ? '' : 'apart'}>
                    <td>{play(own?.plays[at])}</td>
                    <td>{play(other?.plays[at])}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        )
      })}
    </section>
  )
}

/** The reader beside everybody else who has played the same deals. */
export const Comparing = ({ task, course, rivals, client, parts }: ComparingProps) => {
  const all = useSignal<readonly TaskSummary[]>([])
  useEffect(() => {
    void Promise.all([course, ...rivals].map(({ log }) => client.summary(task, log))).then(found => {
      all.value = found.flatMap(each => (each.ok ? [each.value] : []))
    })
  }, [course, rivals])
  const [mine, ...others] = all.value
  if (mine === undefined) return null
  return (
    <>
      {rivals.length === 0 && <h2>{words('tasks').result.points(mine.points[task.seat] as number)}</h2>}
      {others.map((theirs, at) => (
        <Against key={at} name={rivals[at]?.name ?? ''} mine={mine} theirs={theirs} task={task} parts={parts} />
      ))}
    </>
  )
}
