import { render } from 'preact'
import './style/tokens.css'
import './style/base.css'
import { installOffline } from './offline/install.ts'
import { App } from './shell/app.tsx'
import { followBack } from './shell/overlay.ts'
import { followAddress, route } from './shell/route.ts'
import { screenOf } from './shell/screens.ts'
import { keepSettings } from './shell/settings.ts'
import { followLanguage } from './shell/speech.ts'
import { keepTitle } from './shell/title.ts'

keepSettings()
followAddress()
followBack()
// The screen comes beside its words; what fails here is asked for again, and told.
screenOf(route.value)
  ?.load(route.value)
  .catch(() => {})
await followLanguage(['core'])
keepTitle()
const app = document.getElementById('app') as HTMLElement
app.replaceChildren()
render(<App />, app)
void installOffline()
