import { useSignal, useSignalEffect } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { route } from '../base/route.ts'
import { linkTo, type Route } from '../base/routes.ts'
import { learnWords, words } from '../base/speech.ts'
import { Announcer, clearAnnouncements } from '../ui/announcer.tsx'
import { keysOpen } from '../ui/keyboard.ts'
import { Later } from '../ui/later.tsx'
import { changePage } from '../ui/pagechange.ts'
import { nameScreen } from '../ui/title.ts'
import { screenOf } from './screens.ts'

/** The current screen with its loaded code and texts, or the error that prevented loading. */
type Shown = { readonly View: ComponentType<{ route: Route }>; readonly route: Route } | 'lost' | 'unreachable'

/** The page: one screen at a time. The previous one stays until the next is loaded. */
export const App = () => {
  const shown = useSignal<Shown | undefined>(undefined)
  useSignalEffect(() => {
    const here = route.value
    if (here === undefined) {
      shown.value = 'lost'
      return
    }
    const wanted = screenOf(here)
    const present = shown.peek()
    // A screen receives its own routes only, not the one that leads away from it.
    if (typeof present === 'object' && present.route.screen === here.screen) {
      shown.value = { ...present, route: here }
      return
    }
    Promise.all([wanted.load({ route: here }), learnWords(wanted.words)]).then(
      ([View]) => {
        const now = route.peek()
        if (now?.screen !== here.screen) return
        clearAnnouncements()
        const show = (): void => {
          shown.value = { View, route: now }
        }
        if (present === undefined) show()
        else changePage(show)
      },
      () => {
        shown.value = 'unreachable'
      },
    )
  })
  const now = shown.value
  const place = typeof now === 'object' ? [now.route.screen, ...now.route.path].join('/') : now
  useEffect(() => {
    // A new screen starts at its heading, for eyes and for screen readers.
    scrollTo(0, 0)
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    nameScreen()
  }, [place])
  return (
    <>
      {now === undefined ? null : typeof now === 'string' ? <Lost why={now} /> : <now.View route={now.route} />}
      {keysOpen.value && (
        <Later words={['table']} load={async () => (await import('../ui/keysheet.tsx')).KeySheet} with={{}} />
      )}
      <Announcer />
    </>
  )
}

const Lost = ({ why }: { why: 'lost' | 'unreachable' }) => {
  const { shell } = words('core')
  return (
    <main class="plain">
      <h1 tabIndex={-1}>{shell[why].heading}</h1>
      <p>{shell[why].text}</p>
      <p>
        <a class="button" href={linkTo('/')}>
          {shell.home}
        </a>
      </p>
    </main>
  )
}
