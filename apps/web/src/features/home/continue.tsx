import { linkTo } from '../../base/routes.ts'
import { settings } from '../../base/settings.ts'
import { words } from '../../base/speech.ts'
import { PAGE_GAMES } from '../../board/index.ts'
import type { PageGame } from '../../board/pagegame.ts'
import { type Progress, progressOf } from '../../session/progress.ts'
import { isWaiting, lastBots } from '../../session/worker/saved.ts'
import { Portrait } from '../../ui/faces/portrait.tsx'
import { PlayerSymbol, symbolOf } from '../../ui/faces/symbol.tsx'
import { Icon } from '../../ui/icon.tsx'

/** The games in progress in this browser. */
const waitingGames = (): readonly PageGame[] => [...PAGE_GAMES.values()].filter(({ id }) => isWaiting(id))

/** A small picture of the table: the players and the cards in the middle. */
const TinyTable = ({ game, cards }: { game: PageGame; cards: readonly string[] }) => {
  const { id, company, Mini } = game
  const last = lastBots(id)
  return (
    <span class="tiny" aria-hidden="true">
      <span class="others">
        {(last.length === 0 ? company : last).slice(0, 4).map((bot, at) => (
          <Portrait key={at} bot={bot} />
        ))}
      </span>
      <span class="cloth" data-game={id}>
        {cards.slice(0, 4).map(card => (
          <Mini key={card} card={card} />
        ))}
      </span>
      <PlayerSymbol symbol={symbolOf(settings.value.symbol)} />
    </span>
  )
}

const sentence = ({ round, rounds, totals }: Progress): string => {
  const { progress } = words('core').home
  const [own = 0, ...others] = totals
  const most = Math.max(...others)
  const place = own > most ? progress.lead(own) : progress.behind(own, most)
  return round === 1 ? progress.round(round, rounds) : `${progress.round(round, rounds)} ${place}`
}

/** A link to each game in progress. */
export const Continue = () => {
  const { home } = words('core')
  return (
    <>
      {waitingGames().map(game => {
        const progress = progressOf(game.id)
        return (
          <a key={game.id} class="resume dark-panel row-link" href={linkTo('/play/:game', { game: game.id })}>
            <TinyTable game={game} cards={progress?.cards ?? []} />
            <span class="grow">
              <b>{home.goOn}</b>
              <span class="side-note">
                {game.name()}. {progress !== undefined && sentence(progress)}
              </span>
            </span>
            <Icon name="next" />
          </a>
        )
      })}
    </>
  )
}
