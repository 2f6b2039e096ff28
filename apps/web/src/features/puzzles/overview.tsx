import '../../board/deals.css'
import '../../ui/surfaces.css'
import { entriesOf } from '@halfpint/statistics'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { type Link, linkTo } from '../../base/routes.ts'
import { recall, remember } from '../../base/settings.ts'
import { words } from '../../base/speech.ts'
import { today } from '../../base/today.ts'
import { GameTabs } from '../../board/gametabs.tsx'
import { firstGame, PAGE_GAMES } from '../../board/index.ts'
import { PracticeLink, PuzzlePanel } from '../../board/puzzlepanel.tsx'
import { type HomeStatistics, readHomeStatistics } from '../../session/home.ts'
import { readDeviceStatistics } from '../../session/statistics/store.ts'
import { useTodayPictures } from '../../session/todaypictures.ts'
import { openWorker } from '../../session/worker/openworker.ts'
import type { Themes } from '../../session/worker/puzzles.ts'
import { Icon } from '../../ui/icon.tsx'
import { WoodBar } from '../../ui/woodbar.tsx'

/** The puzzles in the statistics. */
interface Standing extends HomeStatistics {
  readonly solved: number
  readonly run: number
  readonly storm: number
}

const readStanding = async (): Promise<Standing> => {
  const entries = entriesOf(await readDeviceStatistics())
  const best = (of: string): number =>
    Math.max(0, ...entries.filter(({ kind }) => kind === of).map(({ solved }) => Number(solved)))
  return {
    ...(await readHomeStatistics(today())),
    solved: new Set(entries.filter(({ right, task }) => right === true && task !== undefined).map(({ task }) => task))
      .size,
    run: best('run'),
    storm: best('storm'),
  }
}

const RunLink = ({ to, name, about }: { to: Link; name: string; about: string }) => (
  <a class="run dark-panel row-link" href={to}>
    <span class="grow">
      <b>{name}</b>
      <span class="side-note">{about}</span>
    </span>
    <Icon name="next" />
  </a>
)

/** The overview of all puzzle modes: `#/puzzles`. It opens on the position of the day. */
export const PuzzlesScreen = () => {
  const say = words('puzzles')
  const known = useSignal<Standing | null>(null)
  const kept = recall('puzzles.game')
  const game = useSignal(typeof kept === 'string' && PAGE_GAMES.has(kept) ? kept : firstGame())
  const all = useSignal<readonly Themes[]>([])
  const pictures = useTodayPictures(today())
  useEffect(() => {
    const { puzzles, close } = openWorker()
    void puzzles.themes().then(found => {
      close()
      all.value = found
    })
    void readStanding().then(found => {
      known.value = found
    })
  }, [])
  const now = known.value
  const themes = all.value.find(each => each.game === game.value)?.themes ?? []
  const named = say.themes as { readonly [theme: string]: string }
  const any = linkTo('/puzzle/theme/:game', { game: game.value })
  return (
    <>
      <WoodBar heading={say.title} />
      <main class="plain room puzzles">
        {pictures === 'failed' ? (
          <p class="fault" role="alert">
            {say.unavailable}
          </p>
        ) : (
          <PuzzlePanel puzzle={pictures?.puzzle ?? null} statistics={now} isNext heading="h2" more={any} />
        )}
        {now !== null && now.due > 0 && <PracticeLink due={now.due} />}
        <div class="runs">
          <RunLink to={linkTo('/puzzle/drill')} name={say.modes.drill} about={say.drillAbout} />
          <RunLink to={linkTo('/costs')} name={say.costs.title} about={say.costs.hint} />
          <RunLink to={linkTo('/puzzle/run')} name={say.modes.run} about={say.runAbout(now?.run ?? 0)} />
          <RunLink to={linkTo('/puzzle/storm')} name={say.modes.storm} about={say.stormAbout(now?.storm ?? 0)} />
        </div>
        <div class="section-head">
          <h2>{say.more}</h2>
          {now !== null && now.solved > 0 && <span>{say.solvedInAll(now.solved)}</span>}
        </div>
        <GameTabs
          game={game.value}
          onChoose={id => {
            game.value = id
            remember('puzzles.game', id)
          }}
        />
        <div class="runs">
          <a class="button outline" href={any}>
            {say.anyTheme}
          </a>
          <a class="button outline" href={linkTo('/puzzle/fresh/:game', { game: game.value })}>
            {say.modes.fresh}
          </a>
        </div>
        <details class="dark-panel">
          <summary>{say.byTheme}</summary>
          <ul class="themes">
            {themes.map(theme => (
              <li key={theme}>
                <a class="button quiet" href={linkTo('/puzzle/theme/:game/:theme', { game: game.value, theme })}>
                  {named[theme] ?? theme}
                </a>
              </li>
            ))}
          </ul>
        </details>
        <p class="quiet-text small">{say.intro}</p>
      </main>
    </>
  )
}
