import '../../board/deals.css'
import { streakOf } from '@halfpint/daily'
import { entriesOf, practiceOf } from '@halfpint/statistics'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { linkTo } from '../../base/routes.ts'
import { words } from '../../base/speech.ts'
import { today } from '../../base/today.ts'
import { readDeviceStatistics } from '../../session/statistics/store.ts'
import { waitingChallenges } from '../../session/waitingchallenges.ts'

/** What is new today, for who has been here before: the day, the streak, what is due again. */
interface News {
  readonly streak: number
  readonly dayPlayed: boolean
  readonly due: number
}

const newsOf = async (): Promise<News | null> => {
  const statistics = await readDeviceStatistics()
  const entries = entriesOf(statistics)
  if (entries.length === 0 && waitingChallenges().length === 0) return null
  const days = entries.filter(({ kind }) => kind === 'day' || kind === 'daily-puzzle').map(({ day }) => String(day))
  return {
    streak: streakOf(days, today()),
    dayPlayed: entries.some(({ kind, day }) => kind === 'day' && day === today()),
    due: practiceOf(statistics, today()).filter(({ inDays }) => inDays <= 0).length,
  }
}

/** A line on the first page; nothing for who is here for the first time. */
export const TaskNews = () => {
  const say = words('daily').news
  const news = useSignal<News | null>(null)
  useEffect(() => {
    void newsOf().then(found => {
      news.value = found
    })
  }, [])
  const now = news.value
  if (now === null) return null
  return (
    <p class="task-news">
      {now.streak > 1 && <span>{say.streak(now.streak)}</span>}
      {!now.dayPlayed && <a href={linkTo('/day')}>{say.day}</a>}
      {waitingChallenges().map(({ link, reply, name, mine }) => (
        <a
          key={link}
          href={
            reply === undefined
              ? linkTo('/challenge/:link', { link })
              : linkTo('/challenge/:link/:reply', { link, reply })
          }
        >
          {mine ? say.own : say.challenge(name)}
        </a>
      ))}
      {now.due > 0 && <a href={linkTo('/puzzle/pile')}>{say.due(now.due)}</a>}
    </p>
  )
}
