import { Switch } from '../parts/field.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { makeRoute } from '../shell/route.ts'
import { set, settings } from '../shell/settings.ts'
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
        <Switch caption={words('core').settings.sound} on={settings.value.sound} onTurn={sound => set({ sound })} />
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
