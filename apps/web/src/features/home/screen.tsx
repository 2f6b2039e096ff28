import './home.css'
import '../../ui/surfaces.css'
import { EVERY_GAME } from '@halfpint/i18n'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { isApple, isInstalled } from '../../base/install.ts'
import { goTo } from '../../base/route.ts'
import { linkTo } from '../../base/routes.ts'
import { recall } from '../../base/settings.ts'
import { words } from '../../base/speech.ts'
import { PAGE_GAMES } from '../../board/index.ts'
import type { HomeStatistics } from '../../session/home.ts'
import { Later } from '../../ui/later.tsx'
import { Continue } from './continue.tsx'
import { Friends } from './friends.tsx'
import { GamePanel } from './gamepanel.tsx'
import { RealCards } from './realcards.tsx'
import { Regulars } from './regulars.tsx'
import { You } from './you.tsx'

/** The hint to install the page is shown after this number of games, puzzles and daily deals. */
const HINT_AFTER = 3

const loadToday = async () => (await import('./today.tsx')).Today

/** The first page: an introduction for newcomers, and the news of the day for everybody else. */
export const HomeScreen = () => {
  const { home } = words('core')
  // Statistics are written at the end of the first game, puzzle or daily deal.
  const isFirst = recall('book') !== true
  const statistics = useSignal<HomeStatistics | null>(null)
  const needsHint = isApple() && !isInstalled() && recall('install-hint') !== true
  const changing = useSignal<string | null>(null)
  useEffect(() => {
    if (isFirst) return
    void Promise.all([import('../../session/home.ts'), import('../../base/today.ts')]).then(
      async ([{ readHomeStatistics }, { today }]) => {
        statistics.value = await readHomeStatistics(today())
        const { reviewFinished } = await import('../../session/statistics/selfreview.ts')
        void reviewFinished()
      },
    )
  }, [])
  const close = (): void => {
    changing.value = null
  }
  return (
    <main class={`home room ${isFirst ? 'newcomer' : 'known'}`}>
      <header>
        <img class="sign" src="./icon.svg" alt="" />
        <h1 tabIndex={-1}>Half-Pint</h1>
        <p class="on-wood">
          {isFirst && (
            <>
              <b>{home.tagline}</b> {home.promise}
            </>
          )}
        </p>
        <You isFirst={isFirst} games={statistics.value?.games ?? 0} />
      </header>
      <div class="home-places">
        <div class="resumes">
          <Continue />
        </div>
        {!isFirst && (
          <section class="today">
            <Later words={['daily', 'puzzles', 'challenges']} load={loadToday} with={{ statistics }} />
          </section>
        )}
        <section class="games">
          {!isFirst && (
            <div class="section-head">
              <h2>{home.playHeading}</h2>
            </div>
          )}
          {isFirst && <h2 class="unseen">{home.playHeading}</h2>}
          <div>
            {[...PAGE_GAMES.values()].map(game => (
              <GamePanel
                key={game.id}
                game={game}
                isFirst={isFirst}
                onChange={() => {
                  changing.value = game.id
                }}
              />
            ))}
          </div>
        </section>
        {needsHint && (statistics.value?.entries ?? 0) >= HINT_AFTER && (
          <Later load={async () => (await import('./installhint.tsx')).InstallHint} with={{}} />
        )}
        <Friends />
        <RealCards />
      </div>
      {isFirst && (
        <a class="recover-link" href={linkTo('/book/copy')}>
          {home.recover}
        </a>
      )}
      <Regulars statistics={statistics.value} />
      {changing.value === null ? null : (
        <Later
          key={changing.value}
          words={['setup', ...EVERY_GAME]}
          load={async () => (await import('../../board/setupsheet.tsx')).SetupSheet}
          with={{
            game: changing.value,
            onClose: close,
            onStart: () => goTo(linkTo('/play/:game', { game: changing.value!, new: '1' })),
          }}
        />
      )}
    </main>
  )
}
