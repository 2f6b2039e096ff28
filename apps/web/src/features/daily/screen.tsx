import '../../board/deals.css'
import type { Json } from '@halfpint/core'
import { type FieldBot, type FixedGame, isDay, type Playthrough, streakOf } from '@halfpint/daily'
import { entriesOf } from '@halfpint/statistics'
import { useSignal } from '@preact/signals'
import { Fragment } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { linkTo, type ScreenProps } from '../../base/routes.ts'
import { language, words } from '../../base/speech.ts'
import { today } from '../../base/today.ts'
import { FixedTable } from '../../board/fixedtable.tsx'
import { type GameParts, gamePartsOf } from '../../board/gameparts.ts'
import { gameName, PAGE_GAMES } from '../../board/index.ts'
import { enterStatistics, readDeviceStatistics } from '../../session/statistics/store.ts'
import { openWorker } from '../../session/worker/openworker.ts'
import { dailyTable } from '../../session/worker/tableids.ts'
import { WoodBar } from '../../ui/woodbar.tsx'
import { DailyList } from './list.tsx'
import { DailyOverview } from './overview.tsx'
import { DailyResult } from './result.tsx'

/** The number of bots that play the deal from the player's seat. */
const FIELD = 100

/** The number of bots between two updates of the page. */
const AT_ONCE = 10

const entryId = (day: string, game: string): string => `day ${day} ${game}`

/** The daily deals of a game in the statistics. */
interface Known {
  /** The choices of today, if it was played. */
  readonly choices: readonly number[] | null
  readonly streak: number
}

const knownOf = async (day: string, game: string): Promise<Known> => {
  const statistics = await readDeviceStatistics()
  const played = entriesOf(statistics).filter(({ kind }) => kind === 'day')
  const entry = statistics.entries.get(entryId(day, game))
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

/** The daily deal of a day, to be played or looked at again. */
const DailyGame = ({ day, game }: { day: string; game: string }) => {
  const say = words('daily')
  const worker = useMemo(openWorker, [])
  useEffect(() => worker.close, [])
  const { fixedGames } = worker
  const fixed = useSignal<FixedGame | null>(null)
  const parts = useSignal<GameParts | null>(null)
  const field = useSignal<readonly FieldBot[]>([])
  const over = useSignal<Playthrough | null>(null)
  const known = useSignal<Known | null>(null)
  const saved = useSignal(false)
  /** Shows the game with these choices, if they lead to its end. */
  const show = async (of: FixedGame, choices: readonly number[]): Promise<void> => {
    const played = await fixedGames.replay(of, choices)
    if (played.ok && played.value.legal.length === 0) over.value = played.value
  }
  useEffect(() => {
    void Promise.all([fixedGames.daily(day, game), gamePartsOf(game), knownOf(day, game)]).then(
      async ([found, loaded, kept]) => {
        if (kept.choices !== null) await show(found, kept.choices)
        known.value = kept
        parts.value = loaded
        fixed.value = found
      },
    )
  }, [day, game])
  useEffect(() => {
    // The bots play after the player, a few at a time: nobody waits for all of them.
    const of = fixed.value
    const from = field.value.length
    if (over.value === null || of === null || from >= FIELD) return
    void fixedGames.field(of, from, Math.min(FIELD, from + AT_ONCE)).then(bots => {
      field.value = [...field.value, ...bots]
    })
  }, [over.value === null, field.value])
  const back = linkTo('/day')
  const of = fixed.value
  if (of === null || parts.value === null) return <main class="plain" aria-busy="true" />
  const end = async (events: readonly Json[]): Promise<void> => {
    if (over.value !== null) return
    const played = await fixedGames.played(of, events)
    over.value = played
    const about = { id: entryId(day, game), at: Date.now(), kind: 'day', day }
    await enterStatistics([await fixedGames.entry(of, played, about)])
    const now = await knownOf(day, game)
    known.value = now
    saved.value = true
    // If the deal was played in another tab meanwhile, the first result counts.
    if (now.choices !== null && now.choices.join() !== played.choices.join()) await show(of, now.choices)
  }
  if (over.value === null) {
    return (
      <FixedTable
        key="play"
        fixed={of}
        table={dailyTable(day, game)}
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
        <DailyResult
          day={day}
          fixed={of}
          played={over.value}
          field={field.value}
          whole={field.value.length >= FIELD}
          worker={worker}
          parts={parts.value.parts}
          streak={known.value?.streak ?? 0}
        />
        {known.value?.choices === null && saved.value && <p role="status">{say.notKept}</p>}
        <p>{say.day.streak(known.value?.streak ?? 0)}</p>
        <DailyList day={day} fixed={of} played={over.value} worker={worker} />
      </main>
    </Fragment>
  )
}

/** The daily deal: `#/day`, `#/day/herzlos`. */
export const DailyScreen = ({ route }: ScreenProps<'day'>) => {
  // A game in progress continues after midnight.
  const day = useMemo(today, [route.path.join()])
  const asked = route.pattern === '/day' ? undefined : route.params.game
  if (asked !== undefined && PAGE_GAMES.has(asked)) {
    const earlier = route.pattern === '/day/:game/:day' ? route.params.day : undefined
    // A past day can be looked at or played without a result; a future one cannot.
    const on = isDay(earlier) && earlier < day ? earlier : day
    return <DailyGame key={`${asked} ${on}`} day={on} game={asked} />
  }
  return <DailyOverview day={day} />
}
