import type { Result } from '@halfpint/core'
import type { SheetAnswer } from '@halfpint/protocol'
import type { Course, Task } from '@halfpint/tasks'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { words } from '../shell/speech.ts'
import { refusalText, SealButton } from './sealbutton.tsx'
import { fetchDay, isSealing, sendDay } from './sealing.ts'
import type { TaskClient } from './taskclient.ts'

interface DayListProps {
  readonly day: string
  readonly task: Task
  readonly course: Course
  readonly client: TaskClient
}

/** The list of the day on the server. Who has entered nothing yet is asked first: there may be no server at all. */
export const DayList = ({ day, task, course, client }: DayListProps) => {
  const say = words('tasks')
  const list = useSignal<SheetAnswer | null | 'none'>(null)
  const refused = useSignal('')
  const seal = async (): Promise<Result<unknown>> => {
    const claim = await client.claim(task, course.choices)
    const sent = claim.ok ? await sendDay(day, task.game, claim.value) : claim
    if (sent.ok) list.value = sent.value
    refused.value = sent.ok ? '' : refusalText(sent.problem.code)
    return sent
  }
  const look = async (): Promise<void> => {
    const found = await fetchDay(day, task.game)
    list.value = found.ok ? found.value : 'none'
    if (found.ok && isSealing() && !found.value.entries.some(({ mine }) => mine)) await seal()
  }
  useEffect(() => {
    if (isSealing()) void look()
  }, [day, task])
  const now = list.value
  if (now === null || now === 'none') {
    return (
      <section class="day-list">
        <p class="quiet-text small">{say.day.open}</p>
        <SealButton caption={say.sealing.enter} onSeal={seal} />
        <div class="acts">
          <button type="button" class="button quiet" onClick={() => void look()}>
            {say.sealing.see}
          </button>
          <span role="status">{now === 'none' ? say.sealing.none : ''}</span>
        </div>
      </section>
    )
  }
  return (
    <section class="day-list">
      <h3>{say.sealing.list(now.people)}</h3>
      {now.entries.length > 0 && (
        <ol>
          {now.entries.map(({ name, points, mine }, at) => (
            <li key={at} class={mine ? 'mine' : ''}>
              <span>{name}</span> <b>{points}</b>
            </li>
          ))}
        </ol>
      )}
      {!now.entries.some(({ mine }) => mine) && <SealButton caption={say.sealing.enter} onSeal={seal} />}
      {isSealing() && <p role="status">{refused.value}</p>}
    </section>
  )
}
