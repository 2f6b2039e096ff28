import '../ui/surfaces.css'
import { words } from '../base/speech.ts'
import { PAGE_GAMES } from './index.ts'

/** The games as tabs. */
export const GameTabs = ({ game, onChoose }: { game: string; onChoose: (game: string) => void }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend and a frame
  <div class="tabs" role="group" aria-label={words('core').shell.game}>
    {[...PAGE_GAMES.values()].map(({ id, name }) => (
      <button key={id} type="button" aria-pressed={id === game} data-game={id} onClick={() => onChoose(id)}>
        {name()}
      </button>
    ))}
  </div>
)
