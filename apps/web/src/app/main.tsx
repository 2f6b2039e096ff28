import { render } from 'preact'
import '../ui/style/tokens.css'
import '../ui/style/base.css'
import { installOffline } from '../base/install.ts'
import { followAddress, route } from '../base/route.ts'
import { keepSettings, recall } from '../base/settings.ts'
import { followLanguage } from '../base/speech.ts'
import { setFinalAction } from '../board/finalaction.tsx'
import { followKeys } from '../ui/keyboard.ts'
import { followBack } from '../ui/overlay.ts'
import { keepTitle } from '../ui/title.ts'
import { App } from './app.tsx'
import { screenOf } from './screens.ts'

/** Milliseconds after which the first view is certainly shown. */
const SETTLED = 2_000

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
// Only a device with a copy on the server loads the code for it, after the first view.
if (recall('copy') != null) setTimeout(async () => (await import('../session/copy/keeper.ts')).keepCopy(), SETTLED)
