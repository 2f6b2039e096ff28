import './welcome.css'
import { useSignal } from '@preact/signals'
import { PAGE_GAMES } from '../games/index.ts'
import { Sheet } from '../parts/sheet.tsx'
import { makeRoute } from '../shell/route.ts'
import { recall, remember } from '../shell/settings.ts'
import { words } from '../shell/speech.ts'

/** What most people press next has the focus, rather than the cross above. */
const takeFocus = (button: HTMLElement | null): void => button?.focus({ preventScroll: true })

/** The game in a few sentences, for somebody who sits down to it for the first time on this device. */
export const Welcome = ({ game }: { game: string }) => {
  const { welcome } = words('table')
  const met = useSignal(recall(`met.${game}`) === true)
  const told = PAGE_GAMES.get(game)?.welcome() ?? []
  if (met.value || told.length === 0) return null
  const go = (): void => {
    remember(`met.${game}`, true)
    met.value = true
  }
  return (
    <Sheet heading={welcome.heading} onClose={go}>
      <ol class="welcome">
        {told.map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
      <p class="quiet-text">{welcome.help}</p>
      <div class="sheet-acts">
        <button type="button" class="button" onClick={go} ref={takeFocus}>
          {welcome.play}
        </button>
        <a class="button quiet" href={makeRoute('learn', [game, 'round'])} onClick={go}>
          {welcome.guided}
        </a>
      </div>
    </Sheet>
  )
}
