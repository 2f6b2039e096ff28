import './around.css'
import { Icon } from '../parts/icon.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { makeRoute } from '../shell/route.ts'
import { words } from '../shell/speech.ts'
import type { Surroundings } from './board.ts'

/** The ways out of a table: rules, settings, a new game, the door. */
export const TableMenu = ({ around, onClose }: { around: Surroundings; onClose: () => void }) => {
  const { menu } = words('table')
  return (
    <Sheet heading={menu.open} onClose={onClose}>
      <nav class="menu">
        <a class="button quiet" href={makeRoute('learn')}>
          {menu.rules}
        </a>
        <a class="button quiet" href={makeRoute('settings')}>
          {menu.settings}
        </a>
        {around.menu}
        {around.newGame === undefined ? null : (
          <button type="button" class="button quiet" onClick={around.newGame}>
            {menu.newGame}
          </button>
        )}
        <a class="button quiet" href={around.back}>
          {menu.leave}
        </a>
        {around.kind === 'local' ? <p class="quiet-text">{menu.kept}</p> : null}
      </nav>
    </Sheet>
  )
}

/** A button in the head bar of a table. */
export const HeadButton = ({ label, icon, onClick }: HeadButtonProps) => (
  <button type="button" class="icon-button" aria-label={label} title={label} onClick={onClick}>
    <Icon name={icon} />
  </button>
)

interface HeadButtonProps {
  readonly label: string
  readonly icon: 'sets' | 'pad' | 'menu' | 'bulb' | 'trick'
  readonly onClick: () => void
}
