import './online.css'
import './pub.css'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Icon } from '../parts/icon.tsx'
import { WoodBar } from '../parts/woodbar.tsx'
import { makeRoute } from '../shell/route.ts'
import type { ScreenProps } from '../shell/screens.ts'
import { words } from '../shell/speech.ts'
import { linkTo } from './address.ts'
import { Bench } from './bench.tsx'
import { Bubbles } from './bubbles.tsx'
import { FairSign } from './fairsign.tsx'
import { LineState } from './linestate.tsx'
import { agreedIn } from './lobby.tsx'
import { useSitting, useUntouched } from './playing.tsx'
import { QrCode } from './qr.tsx'
import { Dead, Joining, useSession } from './screen.tsx'
import type { Session } from './session.ts'

/** A television must not fall asleep in the middle of a trick. */
const useAwake = (): void => {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    const hold = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return
      lock = await navigator.wakeLock?.request('screen').catch(() => undefined)
    }
    void hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      document.removeEventListener('visibilitychange', hold)
      void lock?.release()
    }
  }, [])
}

const Gathering = ({ session }: { session: Session }) => {
  const { pub } = words('online')
  const { games } = words('core')
  const view = session.live.value
  if (view === null) return null
  return (
    <>
      <WoodBar
        heading={games[view.setup.game as keyof typeof games] ?? view.setup.game}
        back={makeRoute('table', [view.id])}
      />
      <main class="pub-gathering online">
        <section>
          <h2>{pub.gathering}</h2>
          <p class="quiet-text">{agreedIn(view)}</p>
          <Bench view={view} />
          <p class="quiet-text">{pub.waiting}</p>
        </section>
        <figure>
          <QrCode text={linkTo(view.id)} />
          <figcaption>
            <b>{pub.join}</b> {pub.joinHint}
          </figcaption>
        </figure>
      </main>
    </>
  )
}

const Match = ({ session }: { session: Session }) => {
  const { pub } = words('online')
  const view = session.live.value
  const sitting = useSitting(session, view?.setup.game ?? '')
  useUntouched(session, sitting)
  if (view === null || sitting === null) return <main class="plain" aria-busy="true" />
  const { View } = sitting.board
  const isFree = view.chairs.some(chair => chair.kind === 'bot' && chair.free)
  return (
    <>
      <View
        place={sitting.place}
        around={{ kind: 'online', back: makeRoute('table', [view.id]), replay: null, review: null }}
      />
      <aside class="pub-code" aria-label={pub.join}>
        <QrCode text={linkTo(view.id)} />
        <p>{isFree ? pub.join : pub.full}</p>
      </aside>
    </>
  )
}

/** The pub's screen: table and pad in large, no hands, and the code with which phones join. */
export const PubScreen = ({ route }: ScreenProps) => {
  const { pub } = words('online')
  const [table = ''] = route.path
  const attempt = useSignal(0)
  const session = useSession(table, null, () => {}, attempt.value)
  useAwake()
  const problem = session?.over.value?.problem ?? null
  if (problem !== null) return <Dead problem={problem} onAgain={() => attempt.value++} />
  if (session === null || session.live.value === null) return <Joining session={session} />
  return (
    <div class="pub">
      {session.live.value.match === null ? <Gathering session={session} /> : <Match session={session} />}
      <LineState session={session} />
      <Bubbles session={session} />
      <FairSign session={session} />
      {document.fullscreenEnabled && (
        <button
          type="button"
          class="icon-button pub-full"
          aria-label={pub.fullscreen}
          title={pub.fullscreen}
          onClick={() => void document.documentElement.requestFullscreen().catch(() => {})}
        >
          <Icon name="screen" />
        </button>
      )}
    </div>
  )
}
