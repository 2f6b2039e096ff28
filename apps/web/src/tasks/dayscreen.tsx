import './tasks.css'
import { type Course, entriesOf, type Ghost, isDay, streakOf, type Task } from '@halfpint/tasks'
import { useSignal } from '@preact/signals'
import { Fragment } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { GameChoice } from '../games/gamechoice.tsx'
import { firstGame, gameName, PAGE_GAMES } from '../games/index.ts'
import { WoodBar } from '../parts/woodbar.tsx'
import { goTo, makeRoute } from '../shell/route.ts'
import type { ScreenProps } from '../shell/screens.ts'
import { language, words } from '../shell/speech.ts'
import { enterInBook, readDeviceBook } from './bookstore.ts'
import { DayList } from './daylist.tsx'
import { DayPledge } from './daypledge.tsx'
import { DayResult } from './dayresult.tsx'
import { type GameParts, gamePartsOf } from './gameparts.ts'
import { openTasks } from './taskclient.ts'
import { TaskPlay } from './taskplay.tsx'
import { today } from './today.ts'

/** So many bots play the deal in the reader's seat. */
const FIELD = 100

/** So many of them between two looks. */
const AT_ONCE = 10

const entryId = (day: string, game: string): string => `day ${day} ${game}`

/** What the book knows of the days of a game. */
interface Known {
  /** The choices of today, if it was played. */
  readonly choices: readonly number[] | null
  readonly streak: number
}

const knownOf = async (day: string, game: string): Promise<Known> => {
  const book = await readDeviceBook()
  const played = entriesOf(book).filter(({ kind }) => kind === 'day')
  const entry = book.entries.get(entryId(day, game))
  const choices = Array.isArray(entry?.choices) ? entry.choices.map(Number) : null
  return {
    choices,
    streak: streakOf(
      played.map(({ day: each }) => String(each)),
      day,
    ),
  }
}

const dateOf = (day: string): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`))

/** The deal of a day, to be played or looked at again. */
const DayGame = ({ day, game }: { day: string; game: string }) => {
  const say = words('tasks')
  const client = useMemo(openTasks, [])
  useEffect(() => client.close, [])
  const task = useSignal<Task | null>(null)
  const parts = useSignal<GameParts | null>(null)
  const field = useSignal<readonly Ghost[]>([])
  const over = useSignal<Course | null>(null)
  const known = useSignal<Known | null>(null)
  const saved = useSignal(false)
  useEffect(() => {
    void Promise.all([client.dayTask(day, game), gamePartsOf(game), knownOf(day, game)]).then(
      async ([found, loaded, kept]) => {
        if (!found.ok) return
        if (kept.choices !== null) {
          const course = await client.course(found.value, kept.choices)
          if (course.ok && course.value.legal.length === 0) over.value = course.value
        }
        known.value = kept
        parts.value = loaded
        task.value = found.value
      },
    )
  }, [day, game])
  useEffect(() => {
    // The bots play after the reader, a few at a time: nobody waits for all of them.
    const on = task.value
    const played = field.value.length
    if (over.value === null || on === null || played >= FIELD) return
    void client.field(on, played, Math.min(FIELD, played + AT_ONCE)).then(ghosts => {
      if (ghosts.ok) field.value = [...field.value, ...ghosts.value]
    })
  }, [over.value === null, field.value])
  const back = makeRoute('day')
  if (task.value === null || parts.value === null) return <main class="plain" aria-busy="true" />
  const on = task.value
  const end = async (course: Course): Promise<void> => {
    if (over.value !== null) return
    over.value = course
    const about = { id: entryId(day, game), at: Date.now(), kind: 'day', day }
    const entry = await client.entry(on, course.choices, about)
    if (entry.ok) await enterInBook([entry.value])
    const now = await knownOf(day, game)
    known.value = now
    saved.value = true
    // Played in another tab meanwhile: the first result stands.
    if (now.choices === null || now.choices.join() === course.choices.join()) return
    const first = await client.course(on, now.choices)
    if (first.ok) over.value = first.value
  }
  if (over.value === null) {
    return (
      <TaskPlay
        key="play"
        task={on}
        client={client}
        {...parts.value}
        back={back}
        about={say.day.about(dateOf(day))}
        onOver={end}
      />
    )
  }
  return (
    <Fragment key="result">
      <WoodBar heading={`${say.day.title}: ${gameName(game)}`} back={back} />
      <main class="plain day-result">
        <DayResult
          day={day}
          task={on}
          course={over.value}
          field={field.value}
          whole={field.value.length >= FIELD}
          client={client}
          parts={parts.value.parts}
        />
        {known.value?.choices === null && saved.value && <p role="status">{say.notKept}</p>}
        <p>{say.day.streak(known.value?.streak ?? 0)}</p>
        <DayList day={day} task={on} course={over.value} client={client} />
        <DayPledge day={day} game={game} client={client} />
      </main>
    </Fragment>
  )
}

/** The deal of the day: `#/day`, `#/day/herzlos`. */
export const DayScreen = ({ route }: ScreenProps) => {
  const say = words('tasks').day
  // A day that was begun goes on past midnight.
  const day = useMemo(today, [route.path.join()])
  const game = useSignal(firstGame())
  const played = useSignal(false)
  useEffect(() => {
    void knownOf(day, game.value).then(({ choices }) => {
      played.value = choices !== null
    })
  }, [game.value, route.path.join()])
  const [asked, earlier] = route.path
  if (asked !== undefined && PAGE_GAMES.has(asked)) {
    // A day that is over can be looked at, or played for its own sake; one that has not come cannot.
    const on = isDay(earlier) && earlier < day ? earlier : day
    return <DayGame key={`${asked} ${on}`} day={on} game={asked} />
  }
  return (
    <>
      <WoodBar heading={say.title} />
      <main class="plain">
        <p>{say.intro}</p>
        <p>
          <b>{dateOf(day)}</b>
        </p>
        <GameChoice
          game={game.value}
          onChoose={id => {
            game.value = id
          }}
        />
        <div class="acts">
          <button type="button" class="button" onClick={() => goTo(makeRoute('day', [game.value]))}>
            {played.value ? say.see : say.play}
          </button>
        </div>
      </main>
    </>
  )
}
