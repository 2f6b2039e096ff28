import type { Character } from '@halfpint/bots'
import { goTo } from '../../base/route.ts'
import { linkTo } from '../../base/routes.ts'
import { words } from '../../base/speech.ts'
import { gameName, PAGE_GAMES } from '../../board/index.ts'
import { lastCommand, rememberCommand } from '../../board/tablesetup.ts'
import type { Versus } from '../../session/home.ts'
import { Portrait } from '../../ui/faces/portrait.tsx'
import { LEVEL_OF } from '../../ui/faces/regulars.ts'
import { Sheet } from '../../ui/sheet.tsx'

interface RegularSheetProps {
  readonly who: Character
  readonly versus: Versus | undefined
  readonly onClose: () => void
}

/** Starts a game with this bot at the table; the other seats stay as they were. */
const playWith = (game: string, who: Character): void => {
  const command = lastCommand(game)
  const bots = command.bots.includes(who) ? command.bots : [who, ...command.bots.slice(1)]
  rememberCommand(game, { ...command, bots })
  goTo(linkTo('/play/:game', { game, new: '1' }))
}

/** A regular, with two ways to play against them. */
export const RegularSheet = ({ who, versus, onClose }: RegularSheetProps) => {
  const { home, characters, levels } = words('core')
  const { name, about } = characters[who]
  return (
    <Sheet heading={name} onClose={onClose}>
      <div class="regular-card">
        <span class="coaster">
          <Portrait bot={who} />
        </span>
        <p>
          <b>{levels[LEVEL_OF[who]]}</b>
          <br />
          {name} {about}.
          <br />
          {versus !== undefined && <span class="quiet-text">{home.record(versus.won, versus.lost)}</span>}
        </p>
      </div>
      <div class="sheet-acts">
        {[...PAGE_GAMES.keys()].map((game, at) => (
          <button
            key={game}
            type="button"
            class={`button ${at === 0 ? '' : 'quiet'}`}
            onClick={() => playWith(game, who)}
          >
            {gameName(game)}
          </button>
        ))}
      </div>
    </Sheet>
  )
}
