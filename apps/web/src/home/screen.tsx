import './home.css'
import type { ComponentChildren } from 'preact'
import { CardFace } from '../cards/card.tsx'
import { HerzlosFace } from '../cards/herzloscard.tsx'
import { Icon } from '../parts/icon.tsx'
import { makeRoute } from '../shell/route.ts'
import { words } from '../shell/speech.ts'

const GAMES = ['half-pint-heroes', 'herzlos'] as const

const FANS: { readonly [game in (typeof GAMES)[number]]: ComponentChildren } = {
  'half-pint-heroes': (
    <>
      <CardFace card="r12" />
      <CardFace card="y7" />
      <CardFace card="b9" />
    </>
  ),
  herzlos: (
    <>
      <HerzlosFace card="hA" />
      <HerzlosFace card="fQ" />
      <HerzlosFace card="dJ" />
    </>
  ),
}

/** The first page: one tap to a game, and every other way to play. */
export const HomeScreen = () => {
  const { home, games } = words('core')
  const ways = [
    { to: makeRoute('table'), name: home.friends, about: home.friendsAbout },
    { to: makeRoute('tables'), name: home.openTables, about: home.openTablesAbout },
    { to: makeRoute('pad'), name: home.pad, about: home.padAbout },
    { to: makeRoute('learn'), name: home.learn, about: home.learnAbout },
    { to: makeRoute('pass'), name: home.passAndPlay, about: home.passAndPlayAbout },
    { to: makeRoute('replay'), name: home.replay, about: home.replayAbout },
  ]
  return (
    <main class="home">
      <header>
        <img class="sign" src="./icon.svg" alt="" />
        <h1 tabIndex={-1}>Half-Pint</h1>
        <a class="icon-button" href={makeRoute('settings')} aria-label={home.settings}>
          <Icon name="gear" />
        </a>
        <p>{home.tagline}</p>
      </header>
      <div class="games">
        {GAMES.map(game => (
          <section key={game} class="game paper">
            <h2>{games[game]}</h2>
            <p class="about">{home.about[game]}</p>
            <div class="fan" aria-hidden="true">
              {FANS[game]}
            </div>
            <div class="acts">
              <a class="button" href={makeRoute('play', [game])} aria-label={home.playNowAt(games[game])}>
                {home.playNow}
              </a>
            </div>
          </section>
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
      <p class="quiet-text">{home.promise}</p>
    </main>
  )
}
