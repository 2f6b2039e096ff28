import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { recall, remember } from '../shell/settings.ts'
import { words } from '../shell/speech.ts'
import type { TaskClient } from './taskclient.ts'
import { dayAfter } from './today.ts'

interface Pledged {
  readonly [day: string]: string
}

const readPledges = (game: string): Pledged => {
  const kept = recall(`pledges.${game}`)
  return typeof kept === 'object' && kept !== null ? (kept as Pledged) : {}
}

/** The promise of today's deal beside the one that was heard before, and that of tomorrow's, which is kept. */
export const DayPledge = ({ day, game, client }: { day: string; game: string; client: TaskClient }) => {
  const say = words('tasks').pledge
  const found = useSignal<{
    readonly today: string
    readonly tomorrow: string
    readonly heard: string | undefined
  } | null>(null)
  useEffect(() => {
    const next = dayAfter(day)
    void client.pledges([day, next], game).then(told => {
      if (!told.ok) return
      const [today = '', tomorrow = ''] = told.value
      found.value = { today, tomorrow, heard: readPledges(game)[day] }
      remember(`pledges.${game}`, { [day]: found.value.heard ?? today, [next]: tomorrow })
    })
  }, [day, game])
  const now = found.value
  if (now === null) return null
  const isBroken = now.heard !== undefined && now.heard !== now.today
  return (
    <details class="pledge" open={isBroken}>
      <summary>{say.title}</summary>
      <p class={isBroken ? 'fault' : 'quiet-text'}>
        {isBroken ? say.broken : now.heard === undefined ? say.about : say.kept}
      </p>
      <p>
        {say.today} <code>{now.today}</code>
      </p>
      <p>
        {say.tomorrow} <code>{now.tomorrow}</code>
      </p>
    </details>
  )
}
