import './welcome.css'
import { useSignal } from '@preact/signals'
import { linkTo } from '../base/routes.ts'
import { recall, remember } from '../base/settings.ts'
import { words } from '../base/speech.ts'
import { Sheet } from '../ui/sheet.tsx'
import { takeFocus } from '../ui/taskfocus.ts'
import { PAGE_GAMES } from './index.ts'

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
        <a class="button quiet" href={linkTo('/learn/:game/round', { game })} onClick={go}>
          {welcome.guided}
        </a>
      </div>
    </Sheet>
  )
}
