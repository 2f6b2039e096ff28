import './statistics.css'
import '../../board/deals.css'
import { entriesOf, type Statistics } from '@halfpint/statistics'
import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { linkTo, type ScreenProps } from '../../base/routes.ts'
import { language, words } from '../../base/speech.ts'
import { GameTabs } from '../../board/gametabs.tsx'
import { firstGame, gameName } from '../../board/index.ts'
import { gatherGames } from '../../session/statistics/gather.ts'
import { readDeviceStatistics } from '../../session/statistics/store.ts'
import type { Figures } from '../../session/worker/figures.ts'
import { openWorker } from '../../session/worker/openworker.ts'
import { WoodBar } from '../../ui/woodbar.tsx'
import { Numbers, PredictionGlasses, RatingLadder } from './charts.tsx'
import { FigureTables } from './figures.tsx'
import { KeepCopy } from './keepcopy.tsx'
import { Moving } from './moving.tsx'
import { Balances, Ratings } from './rating.tsx'
import { Recovering } from './recovering.tsx'

const hitsOf = ({ figures }: Figures, group: string, of?: string): { hits: number; times: number } =>
  figures
    .filter(figure => figure.group === group && (of === undefined || figure.of === of))
    .reduce((sum, { hits, times }) => ({ hits: sum.hits + hits, times: sum.times + times }), { hits: 0, times: 0 })

/** The numbers at the top: games, wins, predictions met and daily deals. */
const numbersOf = (figures: Figures, game: string): readonly (readonly [string, string])[] => {
  const { charts } = words('statistics')
  const [games, days, predicted] = [
    hitsOf(figures, 'games', game),
    hitsOf(figures, 'days', game),
    hitsOf(figures, 'predicted'),
  ]
  const percent = new Intl.NumberFormat(language.value, { style: 'percent', maximumFractionDigits: 0 })
  const isPredicted = game === firstGame() && predicted.times > 0
  return [
    [String(games.times), charts.games],
    [String(games.hits), charts.won],
    ...(isPredicted ? [[percent.format(predicted.hits / predicted.times), charts.met] as const] : []),
    [String(days.times), charts.days],
  ]
}

/** The statistics: `#/book`, and `#/book/join/CODE` for the second of two devices. */
export const StatisticsScreen = ({ route }: ScreenProps<'book'>) => {
  const say = words('statistics')
  const statistics = useSignal<Statistics | null>(null)
  const counted = useSignal<Figures | null>(null)
  const note = useSignal('')
  const game = useSignal(firstGame())
  const worker = useMemo(openWorker, [])
  useEffect(() => worker.close, [])
  const show = async (now: Statistics): Promise<void> => {
    counted.value = await worker.figures.count(entriesOf(now))
    statistics.value = now
  }
  const isRecovering = route.pattern !== '/book'
  useEffect(() => {
    if (!isRecovering) void gatherGames().then(readDeviceStatistics).then(show)
  }, [isRecovering])
  const tell = (said: string): void => {
    note.value = said
  }
  if (isRecovering) {
    return (
      <Recovering scanned={route.pattern === '/book/copy/:key' ? route.params.key : undefined} onRecovered={tell} />
    )
  }
  const [now, figures] = [statistics.value, counted.value]
  if (now === null || figures === null) return <main class="plain" aria-busy="true" />
  return (
    <>
      <WoodBar heading={say.title} />
      <main class="plain book">
        <p>{now.entries.size === 0 ? say.empty : say.intro}</p>
        {now.entries.size > 0 && <p class="quiet-text small">{say.entries(now.entries.size)}</p>}
        <div class="charts">
          <GameTabs game={game.value} onChoose={id => (game.value = id)} />
          {now.entries.size > 0 && <Numbers numbers={numbersOf(figures, game.value)} />}
          {game.value === firstGame() && <PredictionGlasses figures={figures.figures} />}
          <RatingLadder game={game.value} rating={figures.ratings.find(rating => rating.game === game.value)} />
        </div>
        {now.entries.size === 0 && (
          <div class="acts">
            <a class="button" href={linkTo('/play/:game', { game: game.value })}>
              {words('core').home.playAt(gameName(game.value))}
            </a>
            <a href={linkTo('/book/copy')}>{say.copy.recover}</a>
          </div>
        )}
        <Ratings statistics={now} ratings={figures.ratings} />
        <Balances statistics={now} balances={figures.balances} />
        <FigureTables statistics={now} figures={figures.figures} trends={figures.trends} />
        <KeepCopy />
        <Moving
          statistics={now}
          note={note.value}
          onChange={(after, said) => {
            tell(said)
            void show(after)
          }}
        />
      </main>
    </>
  )
}
