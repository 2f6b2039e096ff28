import { useSignal } from '@preact/signals'
import { linkTo } from '../../base/routes.ts'
import { settings } from '../../base/settings.ts'
import { words } from '../../base/speech.ts'
import { PlayerSymbol, symbolOf } from '../../ui/faces/symbol.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Later } from '../../ui/later.tsx'

/** The player's own symbol, which opens the pages about the player; on the first visit only the settings. */
export const You = ({ isFirst, games }: { isFirst: boolean; games: number }) => {
  const { home, shell } = words('core')
  const open = useSignal(false)
  if (isFirst) {
    return (
      <a class="icon-button" href={linkTo('/settings')} aria-label={home.settings}>
        <Icon name="sliders" />
      </a>
    )
  }
  const { name, symbol } = settings.value
  return (
    <>
      <button type="button" class="yourself" aria-label={home.yours} onClick={() => (open.value = true)}>
        <b>{name === '' ? shell.you : name}</b>
        <span class="coaster">
          <PlayerSymbol symbol={symbolOf(symbol)} />
        </span>
      </button>
      {open.value && (
        <Later
          load={async () => (await import('./yoursheet.tsx')).YourSheet}
          with={{ games, onClose: () => (open.value = false) }}
        />
      )}
    </>
  )
}
