import type { SheetAnswer } from '@halfpint/protocol'
import type { Course, Task } from '@halfpint/tasks'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { words } from '../shell/speech.ts'
import { SealButton } from './sealbutton.tsx'
import { fetchDay, isSealing, sendDay } from './sealing.ts'
import type { TaskClient } from './taskclient.ts'

interface DayListProps {
  readonly day: string
  readonly task: Task
  readonly course: Course
  readonly client: TaskClient
}

/** The list of the day on the server; without one it says that nobody checks. */
export const DayList = ({ day, task, course, client }: DayListProps) => {
  const say = words('tasks')
  const list = useSignal<SheetAnswer | null | 'none'>(null)
  const refused = useSignal(false)
  const seal = async (): Promise<boolean> => {
    const claim = await client.claim(task, course.choices)
    const sent = claim.ok ? await sendDay(day, task.game, claim.value) : claim
    if (sent.ok) list.value = sent.value
    refused.value = !sent.ok
    return sent.ok
  }
  useEffect(() => {
    void fetchDay(day, task.game).then(async found => {
      list.value = found.ok ? found.value : 'none'
      if (found.ok && isSealing() && !found.value.entries.some(({ mine }) => mine)) await seal()
    })
  }, [day, task])
  const now = list.value
  if (now === null) return null
  if (now === 'none') return <p class="quiet-text small">{say.day.open}</p>
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
      {refused.value && isSealing() && <p role="status">{say.sealing.failed}</p>}
    </section>
  )
}
