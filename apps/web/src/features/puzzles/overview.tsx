import '../../board/deals.css'
import '../../ui/ways.css'
import { streakOf } from '@halfpint/daily'
import { entriesOf, practiceOf } from '@halfpint/statistics'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { linkTo } from '../../base/routes.ts'
import { recall, remember } from '../../base/settings.ts'
import { words } from '../../base/speech.ts'
import { today } from '../../base/today.ts'
import { GameChoice } from '../../board/gamechoice.tsx'
import { firstGame, PAGE_GAMES } from '../../board/index.ts'
import { readDeviceStatistics } from '../../session/statistics/store.ts'
import { openWorker } from '../../session/worker/openworker.ts'
import type { Themes } from '../../session/worker/puzzles.ts'
import { WoodBar } from '../../ui/woodbar.tsx'

/** The puzzles in the statistics. */
interface Standing {
  readonly streak: number
  readonly today: boolean
  readonly due: number
  readonly solved: number
  readonly run: number
  readonly storm: number
}

const standing = async (): Promise<Standing> => {
  const statistics = await readDeviceStatistics()
  const entries = entriesOf(statistics)
  const days = entries
    .filter(({ kind, right }) => kind === 'daily-puzzle' && right === true)
    .map(({ day }) => String(day))
  const best = (of: string): number =>
    Math.max(0, ...entries.filter(({ kind }) => kind === of).map(({ solved }) => Number(solved)))
  return {
    streak: streakOf(days, today()),
    today: entries.some(({ kind, day }) => kind === 'daily-puzzle' && day === today()),
    due: practiceOf(statistics, today()).filter(({ inDays }) => inDays <= 0).length,
    solved: new Set(entries.filter(({ right, task }) => right === true && task !== undefined).map(({ task }) => task))
      .size,
    run: best('run'),
    storm: best('storm'),
  }
}

const Way = ({ to, name, about }: { to: string; name: string; about: string }) => (
  <li>
    <a href={to}>
      <b>{name}</b>
      <span>{about}</span>
    </a>
  </li>
)

/** The overview of all puzzle modes: `#/puzzles`. */
export const PuzzlesScreen = () => {
  const say = words('puzzles')
  const known = useSignal<Standing | null>(null)
  const kept = recall('puzzles.game')
  const game = useSignal(typeof kept === 'string' && PAGE_GAMES.has(kept) ? kept : firstGame())
  const all = useSignal<readonly Themes[]>([])
  useEffect(() => {
    const { puzzles, close } = openWorker()
    void puzzles.themes().then(found => {
      close()
      all.value = found
    })
    void standing().then(found => {
      known.value = found
    })
  }, [])
  const now = known.value
  const themes = all.value.find(each => each.game === game.value)?.themes ?? []
  const named = say.themes as { readonly [theme: string]: string }
  return (
    <>
      <WoodBar heading={say.title} />
      <main class="plain puzzles">
        <p>{say.intro}</p>
        <ul class="ways">
          <Way
            to={linkTo('/puzzle/day')}
            name={say.modes.day}
            about={now === null ? '' : now.today ? say.doneToday(now.streak) : say.streak(now.streak)}
          />
          {now !== null && now.due > 0 && (
            <Way to={linkTo('/puzzle/pile')} name={say.modes.pile} about={say.due(now.due)} />
          )}
          <Way to={linkTo('/puzzle/run')} name={say.modes.run} about={say.runAbout(now?.run ?? 0)} />
          <Way to={linkTo('/puzzle/storm')} name={say.modes.storm} about={say.stormAbout(now?.storm ?? 0)} />
        </ul>
        {now !== null && now.solved > 0 && <p class="quiet-text">{say.solvedInAll(now.solved)}</p>}
        <h2>{say.byTheme}</h2>
        <GameChoice
          game={game.value}
          onChoose={id => {
            game.value = id
            remember('puzzles.game', id)
          }}
        />
        <ul class="themes">
          <li>
            <a class="button quiet" href={linkTo('/puzzle/theme/:game', { game: game.value })}>
              {say.anyTheme}
            </a>
          </li>
          <li>
            <a class="button quiet" href={linkTo('/puzzle/fresh/:game', { game: game.value })}>
              {say.modes.fresh}
            </a>
          </li>
          {themes.map(theme => (
            <li key={theme}>
              <a class="button quiet" href={linkTo('/puzzle/theme/:game/:theme', { game: game.value, theme })}>
                {named[theme] ?? theme}
              </a>
            </li>
          ))}
        </ul>
      </main>
    </>
  )
}
