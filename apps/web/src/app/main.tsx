import { render } from 'preact'
import '../ui/style/tokens.css'
import '../ui/style/base.css'
import { installOffline } from '../base/install.ts'
import { followAddress, route } from '../base/route.ts'
import { keepSettings } from '../base/settings.ts'
import { followLanguage } from '../base/speech.ts'
import { setFinalAction } from '../board/finalaction.tsx'
import { followKeys } from '../ui/keyboard.ts'
import { followBack } from '../ui/overlay.ts'
import { keepTitle } from '../ui/title.ts'
import { App } from './app.tsx'
import { screenOf } from './screens.ts'

setFinalAction(async () => (await import('../features/scorepad/paper/resultpicture.tsx')).ResultPicture)
keepSettings()
followAddress()
followBack()
followKeys()
// The screen loads in parallel with its texts. A failed load is repeated there and shown.
const first = route.peek()
if (first !== undefined) {
  screenOf(first)
    .load({ route: first })
    .catch(() => {})
}
await followLanguage(['core'])
keepTitle()
const app = document.getElementById('app')!
app.replaceChildren()
render(<App />, app)
void installOffline()
