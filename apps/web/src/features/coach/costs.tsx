import './costs.css'
import '../../ui/surfaces.css'
import { costsOf, entriesOf, type Statistics, type ThemeCost } from '@halfpint/statistics'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { goTo, previousScreen } from '../../base/route.ts'
import { type Link, linkTo, type ScreenProps } from '../../base/routes.ts'
import { language, words } from '../../base/speech.ts'
import { GameTabs } from '../../board/gametabs.tsx'
import { firstGame } from '../../board/index.ts'
import { reviewFinished } from '../../session/statistics/selfreview.ts'
import { readDeviceStatistics } from '../../session/statistics/store.ts'
import { WoodBar } from '../../ui/woodbar.tsx'

/** Puzzles that train a theme, where they have another name. */
const PUZZLES: { readonly [game: string]: { readonly [theme: string]: string } } = {
  'half-pint-heroes': {
    ...{ duck: 'duck', 'just-enough': 'just-enough', ballast: 'ballast', 'win-now': 'full-force', lead: 'give-away' },
    'stop-brawl': 'two-in-a-row',
  },
  herzlos: {
    ...{ duck: 'duck', 'win-now': 'win-now', lead: 'exit', queen: 'throw-queen', jack: 'jack', discard: 'throw-high' },
  },
}

/** The page that trains a theme: quick questions, puzzles, or the reader's own mistakes. */
const trainLink = (game: string, theme: string): Link => {
  const kind = ['predict', 'bet', 'pass'].find(each => theme.startsWith(each))
  if (kind !== undefined) return linkTo('/puzzle/drill/:kind', { kind })
  const puzzles = PUZZLES[game]?.[theme]
  return puzzles === undefined
    ? linkTo('/puzzle/pile/:theme', { theme })
    : linkTo('/puzzle/theme/:game/:theme', { game, theme: puzzles })
}

/** Maximum number of themes shown. */
const SHOWN = 8

const points = (share: number): string =>
  new Intl.NumberFormat(language.value, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(100 * share)

const Bar = ({ cost, most }: { cost: ThemeCost; most: number }) => {
  const say = words('puzzles')
  const { theme, mean, from, to, trend } = cost
  const name = (say.themes as { readonly [theme: string]: string })[theme] ?? theme
  const width = (share: number): string => `${(100 * share) / most}%`
  return (
    <li>
      <span class="cost-name">{name}</span>
      <span class="cost-figures">
        <b>{points(mean)}</b>
        <span class="quiet-text small">
          {say.costs.interval(points(from), points(to))}
          {trend === null ? '' : ` · ${trend < 0 ? say.costs.better : trend > 0 ? say.costs.worse : say.costs.same}`}
        </span>
      </span>
      <span class="cost-bar" aria-hidden="true">
        <i style={{ width: width(mean) }} />
        <u style={{ left: width(from), width: width(to - from) }} />
      </span>
    </li>
  )
}

/** The cost of the reader's mistakes in a game, by theme: `#/costs`, `#/costs/herzlos`. */
export const CostsScreen = ({ route }: ScreenProps<'costs'>) => {
  const say = words('puzzles')
  const game = route.pattern === '/costs' ? firstGame() : route.params.game
  const statistics = useSignal<Statistics | null>(null)
  useEffect(() => {
    const read = async (): Promise<void> => {
      statistics.value = await readDeviceStatistics()
    }
    void read().then(reviewFinished).then(read)
  }, [])
  const now = statistics.value
  if (now === null) return <main class="plain" aria-busy="true" />
  const { games, themes } = costsOf(entriesOf(now), game)
  const [costliest] = themes
  const most = Math.max(0.01, ...themes.slice(0, SHOWN).map(({ to }) => to))
  return (
    <>
      <WoodBar heading={say.costs.title} back={previousScreen()} />
      <main class="plain costs">
        <GameTabs game={game} onChoose={id => goTo(linkTo('/costs/:game', { game: id }), true)} />
        {costliest === undefined ? (
          <section class="paper-panel">
            <p>{games === 0 ? say.costs.empty : say.costs.flawless}</p>
            <p class="acts">
              <a class="button" href={linkTo('/play/:game', { game })}>
                {words('core').home.playNow}
              </a>
            </p>
          </section>
        ) : (
          <section class="paper-panel">
            <p>{say.costs.about(games)}</p>
            <ol>
              {themes.slice(0, SHOWN).map(cost => (
                <Bar key={cost.theme} cost={cost} most={most} />
              ))}
            </ol>
            <p class="acts">
              <a class="button" href={trainLink(game, costliest.theme)}>
                {say.costs.train((say.themes as { readonly [theme: string]: string })[costliest.theme] ?? '')}
              </a>
            </p>
          </section>
        )}
      </main>
    </>
  )
}
