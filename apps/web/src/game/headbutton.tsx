import './around.css'
import { Icon } from '../parts/icon.tsx'
import { set, settings } from '../shell/settings.ts'
import { words } from '../shell/speech.ts'

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

/** The menu of the table, fetched when it is first opened. */
export const loadMenu = async () => (await import('./tablemenu.tsx')).TableMenu
