import './week.css'
import { language, words } from '../base/speech.ts'
import { Glass } from './table/glass.tsx'

const DAY = 86_400_000

interface WeekProps {
  /** Whether something was done on each of the last days, today last. */
  readonly week: readonly boolean[]
  readonly streak: number
  /** Whether the letters of the weekdays are below. */
  readonly named?: boolean
}

/** A glass for each of the last days, today last; a full one is a day that was played. */
export const Week = ({ week, streak, named = false }: WeekProps) => {
  const letter = new Intl.DateTimeFormat(language.value, { weekday: 'narrow' })
  return (
    <span class={`week ${named ? 'named' : ''}`} role="img" aria-label={words('daily').today.streak(streak)}>
      {week.map((played, at) => (
        <span key={at} class={at === week.length - 1 ? 'now' : ''}>
          <Glass kind={played ? 'full' : 'empty'} />
          {named && letter.format(Date.now() - (week.length - 1 - at) * DAY)}
        </span>
      ))}
    </span>
  )
}

/** How hard a puzzle is, in glasses. */
export const Difficulty = ({ glasses }: { glasses: number }) => (
  <span class="mugs" role="img" aria-label={words('daily').today.difficulty(glasses)}>
    {[1, 2, 3, 4, 5].map(at => (
      <Glass key={at} kind={at <= glasses ? 'full' : 'empty'} />
    ))}
  </span>
)
