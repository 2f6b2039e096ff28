import { listed } from '@halfpint/i18n'
import './home.css'
import '../../ui/ways.css'
import { EVERY_GAME } from '@halfpint/i18n'
import { useSignal } from '@preact/signals'
import { Fragment } from 'preact'
import { goTo } from '../../base/route.ts'
import { linkTo } from '../../base/routes.ts'
import { recall } from '../../base/settings.ts'
import { language, words } from '../../base/speech.ts'
import { gameName, PAGE_GAMES } from '../../board/index.ts'
import type { PageGame } from '../../board/pagegame.ts'
import { freshSeat } from '../../session/server/keys.ts'
import { isWaiting, lastBots } from '../../session/worker/saved.ts'
import { Portrait } from '../../ui/faces/portrait.tsx'
import { botName, CHARACTERS } from '../../ui/faces/regulars.ts'
import { Icon } from '../../ui/icon.tsx'
import { Later } from '../../ui/later.tsx'

/** One game: who waits at the table, and one tap to play. */
const GameCard = ({ game: { id, name, about, company, Fan }, onChange }: { game: PageGame; onChange: () => void }) => {
  const { home } = words('core')
  const last = lastBots(id)
  const bots = last.length === 0 ? company : last
  const waiting = isWaiting(id)
  const anew = linkTo('/play/:game', { game: id, new: '1' })
  const names = listed(language.value, bots.map(botName))
  return (
    <section class="game paper">
      <div>
        <div class="fan" aria-hidden="true">
          <Fan />
        </div>
        <h2>{name()}</h2>
        <p>{about()}</p>
      </div>
      <div class="company">
        <span class="faces">
          {bots.map((bot, at) => (
            <Portrait key={at} bot={bot} />
          ))}
        </span>
        <span>{home.against(names)}</span>
      </div>
      <div class="acts">
        {waiting ? (
          <Fragment>
            <a class="button" href={linkTo('/play/:game', { game: id })}>
              {home.goOn}
            </a>
            <a class="button on-paper" href={anew}>
              {home.newGame}
            </a>
          </Fragment>
        ) : (
          <a class="button" href={anew} aria-label={home.playNowAt(name())}>
            {home.playNow}
          </a>
        )}
        <button type="button" class="button on-paper" onClick={onChange}>
          {home.change}
        </button>
      </div>
    </section>
  )
}

/** The way back to a table with friends, first of all. */
const KeptSeat = () => {
  const { home } = words('core')
  const kept = freshSeat(Date.now())
  if (kept === undefined) return null
  return (
    <a class="kept-chair paper" href={linkTo('/table/:table', { table: kept.table })}>
      <b>{home.kept}</b>
      <span>{home.keptAbout(gameName(kept.game))}</span>
    </a>
  )
}

/** The first page: one tap to a game, and every other way to play. */
export const HomeScreen = () => {
  const { home, characters } = words('core')
  const changing = useSignal<string | null>(null)
  const close = (): void => {
    changing.value = null
  }
  const ways = [
    { to: linkTo('/table'), name: home.friends, about: home.friendsAbout },
    { to: linkTo('/tables'), name: home.openTables, about: home.openTablesAbout },
    { to: linkTo('/pad'), name: home.pad, about: home.padAbout },
    { to: linkTo('/day'), name: home.day, about: home.dayAbout },
    { to: linkTo('/puzzles'), name: home.puzzles, about: home.puzzlesAbout },
    { to: linkTo('/challenge'), name: home.challenge, about: home.challengeAbout },
    { to: linkTo('/learn'), name: home.learn, about: home.learnAbout },
    { to: linkTo('/pass'), name: home.passAndPlay, about: home.passAndPlayAbout },
    { to: linkTo('/book'), name: home.book, about: home.bookAbout },
    { to: linkTo('/replay'), name: home.replay, about: home.replayAbout },
  ]
  return (
    <main class="home">
      <header>
        <img class="sign" src="./icon.svg" alt="" />
        <h1 tabIndex={-1}>Half-Pint</h1>
        <a class="icon-button" href={linkTo('/settings')} aria-label={home.settings}>
          <Icon name="gear" />
        </a>
        <p>{home.tagline}</p>
      </header>
      <KeptSeat />
      {recall('book') === true && (
        <Later words={['daily']} load={async () => (await import('./news.tsx')).TaskNews} with={{}} />
      )}
      <div class="games">
        {[...PAGE_GAMES.values()].map(game => (
          <GameCard key={game.id} game={game} onChange={() => (changing.value = game.id)} />
        ))}
      </div>
      <nav aria-label={home.moreWays}>
        <ul class="ways">
          {ways.map(way => (
            <li key={way.to}>
              <a href={way.to}>
                <b>{way.name}</b>
                <span>{way.about}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <h2>{home.regulars}</h2>
      <ul class="regulars">
        {CHARACTERS.map(who => (
          <li key={who}>
            <Portrait bot={who} />
            <span>
              <b>{characters[who].name}</b> {characters[who].about}
            </span>
          </li>
        ))}
      </ul>
      <p class="quiet-text">{home.promise}</p>
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
