import { linkTo } from '../../base/routes.ts'
import { recall } from '../../base/settings.ts'
import { words } from '../../base/speech.ts'
import { Icon } from '../../ui/icon.tsx'
import { Later } from '../../ui/later.tsx'

/** Playing with real cards: the last pad that is open, and a new one. */
export const RealCards = () => {
  const { home } = words('core')
  const fresh = (
    <a class="button outline" href={linkTo('/pad/new')}>
      {home.newPad}
    </a>
  )
  return (
    <section class="real-cards paper-panel">
      <div class="head">
        <div>
          <h2>
            <a href={linkTo('/pad')}>{home.cards}</a>
          </h2>
          {recall('pads') !== true && <p class="side-note">{home.cardsAbout}</p>}
        </div>
        <Icon name="pencil" />
      </div>
      {recall('pads') === true ? (
        <Later words={['pad']} load={async () => (await import('./lastpad.tsx')).LastPad} with={{ children: fresh }} />
      ) : (
        <div class="acts">{fresh}</div>
      )}
    </section>
  )
}
