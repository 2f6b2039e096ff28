import './tasks.css'
import { entriesOf, pileOf, streakOf } from '@halfpint/tasks'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { makeRoute } from '../shell/route.ts'
import { words } from '../shell/speech.ts'
import { readDeviceBook } from './bookstore.ts'
import { today } from './today.ts'
import { waitingChallenges } from './waiting.ts'

/** What is new today, for who has been here before: the day, the streak, what is due again. */
interface News {
  readonly streak: number
  readonly dayPlayed: boolean
  readonly due: number
}

const newsOf = async (): Promise<News | null> => {
  const book = await readDeviceBook()
  const entries = entriesOf(book)
  if (entries.length === 0 && waitingChallenges().length === 0) return null
  const days = entries.filter(({ kind }) => kind === 'day' || kind === 'daily-puzzle').map(({ day }) => String(day))
  return {
    streak: streakOf(days, today()),
    dayPlayed: entries.some(({ kind, day }) => kind === 'day' && day === today()),
    due: pileOf(book, today()).filter(({ inDays }) => inDays <= 0).length,
  }
}

/** A line on the first page; nothing for who is here for the first time. */
export const TaskNews = () => {
  const say = words('tasks').news
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
      {!now.dayPlayed && <a href={makeRoute('day')}>{say.day}</a>}
      {waitingChallenges().map(({ link, reply, name, mine }) => (
        <a key={link} href={makeRoute('challenge', reply === undefined ? [link] : [link, reply])}>
          {mine ? say.own : say.challenge(name)}
        </a>
      ))}
      {now.due > 0 && <a href={makeRoute('puzzle', ['pile'])}>{say.due(now.due)}</a>}
    </p>
  )
}
