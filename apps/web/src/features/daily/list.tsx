import type { Result } from '@halfpint/core'
import type { FixedGame, Playthrough } from '@halfpint/daily'
import type { SheetAnswer } from '@halfpint/table/wire'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { linkTo } from '../../base/routes.ts'
import { words } from '../../base/speech.ts'
import { refusalText, SealButton } from '../../board/publishbutton.tsx'
import { fetchDay, isSealing, sendDay } from '../../session/server/results.ts'
import type { PageWorker } from '../../session/worker/openworker.ts'
import { tenths } from '../../ui/signed.ts'

interface DailyListProps {
  readonly day: string
  readonly fixed: FixedGame
  readonly played: Playthrough
  readonly worker: PageWorker
}

/** The results of a day on the server. Asks before the first request, because there may be no server. */
export const DailyList = ({ day, fixed, played, worker }: DailyListProps) => {
  const say = words('daily')
  const list = useSignal<SheetAnswer | null | 'none'>(null)
  const refused = useSignal('')
  const seal = async (): Promise<Result<unknown>> => {
    const sent = await sendDay(day, fixed.game, await worker.fixedGames.claim(fixed, played))
    if (sent.ok) list.value = sent.value
    refused.value = sent.ok ? '' : refusalText(sent.problem.code)
    return sent
  }
  const look = async (): Promise<void> => {
    const found = await fetchDay(day, fixed.game)
    list.value = found.ok ? found.value : 'none'
    if (found.ok && isSealing() && !found.value.entries.some(({ mine }) => mine)) await seal()
  }
  useEffect(() => {
    if (isSealing()) void look()
  }, [day, fixed])
  const now = list.value
  if (now === null || now === 'none') {
    return (
      <section class="day-list">
        <p class="quiet-text small">{say.day.open}</p>
        <SealButton caption={say.publish.enter} onSeal={seal} />
        <div class="acts">
          <button type="button" class="button quiet" onClick={() => void look()}>
            {say.publish.see}
          </button>
          <span role="status">{now === 'none' ? say.publish.none : ''}</span>
        </div>
      </section>
    )
  }
  return (
    <section class="day-list">
      <h3>{say.publish.list(now.people)}</h3>
      {now.entries.length > 0 && (
        <ol>
          {now.entries.map(({ name, points, mine, hidden }, at) => (
            <li key={at} class={`${mine ? 'mine' : ''} ${hidden ? 'quiet-text' : ''}`}>
              <span>{name}</span> <b>{tenths(points)}</b>
            </li>
          ))}
        </ol>
      )}
      {now.entries.some(({ hidden }) => hidden) && <p class="quiet-text small">{say.publish.hidden}</p>}
      {!now.entries.some(({ mine }) => mine) && <SealButton caption={say.publish.enter} onSeal={seal} />}
      {now.entries.some(({ mine }) => mine) && (
        <a class="button quiet" href={linkTo('/group', { day, game: fixed.game })}>
          {say.publish.group}
        </a>
      )}
      {isSealing() && <p role="status">{refused.value}</p>}
    </section>
  )
}
