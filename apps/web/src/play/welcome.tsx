import './welcome.css'
import { useSignal } from '@preact/signals'
import { Sheet } from '../parts/sheet.tsx'
import { makeRoute } from '../shell/route.ts'
import { recall, remember } from '../shell/settings.ts'
import { words } from '../shell/speech.ts'

const isTold = (game: string): game is 'half-pint-heroes' | 'herzlos' =>
  game === 'half-pint-heroes' || game === 'herzlos'

/** The game in a few sentences, for somebody who sits down to it for the first time on this device. */
export const Welcome = ({ game }: { game: string }) => {
  const { welcome } = words('table')
  const met = useSignal(recall(`met.${game}`) === true)
  if (met.value || !isTold(game)) return null
  const go = (): void => {
    remember(`met.${game}`, true)
    met.value = true
  }
  return (
    <Sheet heading={welcome.heading} onClose={go}>
      <ol class="welcome">
        {words(game).welcome.map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
      <p class="quiet-text">{welcome.help}</p>
      <div class="sheet-acts">
        <button type="button" class="button" onClick={go}>
          {welcome.play}
        </button>
        <a class="button quiet" href={makeRoute('learn', [game, 'round'])} onClick={go}>
          {welcome.guided}
        </a>
      </div>
    </Sheet>
  )
}
