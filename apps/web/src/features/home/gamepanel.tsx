import { listed } from '@halfpint/i18n'
import { linkTo } from '../../base/routes.ts'
import { language, words } from '../../base/speech.ts'
import type { PageGame } from '../../board/pagegame.ts'
import { isWaiting, lastBots } from '../../session/worker/saved.ts'
import { Portrait } from '../../ui/faces/portrait.tsx'
import { botName } from '../../ui/faces/regulars.ts'
import { Icon } from '../../ui/icon.tsx'

interface GamePanelProps {
  readonly game: PageGame
  /** Whether the reader is new: then the panel also offers the lesson, and its button is the main one. */
  readonly isFirst: boolean
  readonly onChange: () => void
}

/** One game on its towel: a short description, and one tap to play. */
export const GamePanel = ({ game, isFirst, onChange }: GamePanelProps) => {
  const { id, name, pitch, company, players, minutes, Art } = game
  const { home } = words('core')
  const last = lastBots(id)
  const bots = last.length === 0 ? company : last
  const isNew = isWaiting(id)
  return (
    <section class={`game towel-panel ${isFirst ? 'first' : 'brief'}`} data-game={id}>
      <div class="text">
        <h3>{name()}</h3>
        <p class="lead">{pitch()}</p>
      </div>
      <button
        type="button"
        class="company"
        aria-label={`${home.change}: ${name()}, ${home.against(listed(language.value, bots.map(botName)))}`}
        onClick={onChange}
      >
        <span class="face-row">
          {bots.slice(0, 3).map((bot, at) => (
            <Portrait key={at} bot={bot} />
          ))}
        </span>
        <span>
          {home.players(...players)}
          {isFirst && `, ${home.minutes(minutes)}`}
        </span>
        <Icon name="sliders" />
      </button>
      <Art />
      <div class="acts">
        <a
          class={`button ${isFirst ? '' : 'outline'}`}
          href={linkTo('/play/:game', { game: id, new: '1' })}
          aria-label={isNew ? home.newGameAt(name()) : home.playAt(name())}
        >
          {isNew ? home.newGame : home.play}
        </a>
        {isFirst && (
          <a class="button outline" href={linkTo('/learn/:game/round', { game: id })}>
            <span>
              {home.learn}
              <small>{home.learnTime}</small>
            </span>
          </a>
        )}
      </div>
    </section>
  )
}
