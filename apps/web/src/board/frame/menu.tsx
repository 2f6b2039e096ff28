import { useSignal } from '@preact/signals'
import { linkTo } from '../../base/routes.ts'
import { hasHints, set, settings } from '../../base/settings.ts'
import { words } from '../../base/speech.ts'
import type { Surroundings } from '../../session/board.ts'
import { Switch } from '../../ui/field.tsx'
import { keysOpen } from '../../ui/keyboard.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { takeFocus } from '../../ui/taskfocus.ts'

interface TableMenuProps {
  readonly around: Surroundings
  /** Whether the match is over, so that a new game discards nothing. */
  readonly over: boolean
  readonly onClose: () => void
}

/** The menu of a table: rules, settings, new game, home page. */
export const TableMenu = ({ around, over, onClose }: TableMenuProps) => {
  const { menu } = words('table')
  const { settings: say } = words('core')
  const now = settings.value
  const { newGame } = around
  const asking = useSignal(false)
  if (asking.value) {
    return (
      <Sheet key="ask" heading={menu.newGame} onClose={onClose}>
        <p>{menu.dropGame}</p>
        <div class="sheet-acts">
          <button type="button" class="button" onClick={onClose} ref={takeFocus}>
            {menu.playOn}
          </button>
          <button type="button" class="button quiet" onClick={newGame}>
            {menu.newGame}
          </button>
        </div>
      </Sheet>
    )
  }
  return (
    <Sheet key="menu" heading={menu.open} onClose={onClose}>
      <nav class="menu">
        <a class="button quiet" href={linkTo('/learn')}>
          {menu.rules}
        </a>
        <a class="button quiet" href={linkTo('/settings')}>
          {menu.settings}
        </a>
        <Switch caption={say.sound} on={now.sound} onTurn={sound => set({ sound })} />
        {around.kind === 'local' ? (
          <>
            <Switch caption={say.advice} on={hasHints(now)} onTurn={advice => set({ advice })} />
            <Switch caption={say.quips} on={now.quips} onTurn={quips => set({ quips })} />
          </>
        ) : (
          <Switch caption={say.chatMuted} on={now.chatMuted} onTurn={chatMuted => set({ chatMuted })} />
        )}
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            onClose()
            keysOpen.value = true
          }}
        >
          {words('table').keys.heading}
        </button>
        {around.menu}
        {newGame === undefined ? null : (
          <button
            type="button"
            class="button quiet"
            onClick={() => {
              if (over) newGame()
              else asking.value = true
            }}
          >
            {menu.newGame}
          </button>
        )}
        <a class="button quiet" href={around.back}>
          {menu.leave}
        </a>
        {around.kind === 'local' && !over ? <p class="quiet-text">{menu.kept}</p> : null}
      </nav>
    </Sheet>
  )
}
