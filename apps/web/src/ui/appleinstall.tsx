import './appleinstall.css'
import { words } from '../base/speech.ts'
import { Icon } from './icon.tsx'

/** How to put the page among the apps of an iPhone or iPad, in two drawn steps. */
export const AppleInstall = () => {
  const { settings: say } = words('core')
  return (
    <>
      <ol class="apple-install" aria-label={say.apple}>
        <li>
          <span class="sign">
            <Icon name="share" />
          </span>
          {say.appleShare}
        </li>
        <li>
          <span class="sign">
            <Icon name="add" />
          </span>
          {say.appleAdd}
        </li>
      </ol>
      <p class="quiet-text small">{say.appleWhy}</p>
    </>
  )
}
