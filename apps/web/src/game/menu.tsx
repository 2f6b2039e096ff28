import './around.css'
import { Switch } from '../parts/field.tsx'
import { Icon } from '../parts/icon.tsx'
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

/** Sounds on and off, in the head bar where there is room; always in the menu. */
export const SoundButton = () => {
  const { sound } = settings.value
  const label = words('core').settings.sound
  return (
    <button
      type="button"
      class="icon-button sound-button"
      aria-label={label}
      aria-pressed={sound}
      title={label}
      onClick={() => set({ sound: !sound })}
    >
      <Icon name={sound ? 'loud' : 'mute'} />
    </button>
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
