import '../online.css'
import './television.css'
import { countFreeSeats, type TableView } from '@halfpint/table'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { linkTo, type ScreenProps } from '../../../base/routes.ts'
import { words } from '../../../base/speech.ts'
import { gameName } from '../../../board/index.ts'
import { spacedCode, tableUrl, typedAddress } from '../../../session/server/address.ts'
import { codeOf } from '../../../session/server/codes.ts'
import { useAwake } from '../../../ui/awake.ts'
import { Icon } from '../../../ui/icon.tsx'
import { QrCode } from '../../../ui/qr.tsx'
import { WoodBar } from '../../../ui/woodbar.tsx'
import { FairAlarm } from '../fairness/fairsign.tsx'
import { PauseFaces, useCommonPause } from '../game/pause.tsx'
import { useSeating, useUntouched } from '../game/seating.ts'
import { Signs } from '../game/signs.tsx'
import { QueueLine } from '../lobby/queue.tsx'
import { RulesSlip } from '../lobby/rules.tsx'
import { SeatList } from '../lobby/seatlist.tsx'
import { Tally } from '../lobby/tally.tsx'
import { Dead, Joining, useSession } from '../screen.tsx'
import type { Session } from '../session.ts'
import { Bubbles } from '../talk/bubbles.tsx'
import { useVoice } from './voice.ts'

/** Width and height in which boards are drawn on a television, in CSS pixels before enlarging. */
const CANVAS = { width: 1280, height: 760 } as const

/** The factor by which a television enlarges the board. */
const useZoom = (): number => {
  // Other engines than Chromium enlarge twice the calculated factor; it fills the screen anyway.
  const most = CSS.supports('-webkit-app-region', 'none') ? 4 : 1
  const measure = (): number =>
    Math.min(most, Math.max(1, Math.min(innerWidth / CANVAS.width, innerHeight / CANVAS.height)))
  const zoom = useSignal(measure())
  useEffect(() => {
    const follow = (): void => {
      zoom.value = measure()
    }
    addEventListener('resize', follow)
    return () => removeEventListener('resize', follow)
  }, [])
  return zoom.value
}

const FullScreen = () => {
  const { pub } = words('online')
  if (!document.fullscreenEnabled) return null
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={pub.fullscreen}
      title={pub.fullscreen}
      onClick={() => void document.documentElement.requestFullscreen().catch(() => {})}
    >
      <Icon name="screen" />
    </button>
  )
}

const Gathering = ({ session }: { session: Session }) => {
  const { pub } = words('online')
  const view = session.live.value
  if (view === null) return null
  const code = codeOf({ kind: 'table', id: view.id }).value
  return (
    <>
      <WoodBar heading={gameName(view.setup.game)} back={linkTo('/table/:table', { table: view.id })}>
        <span class="push" />
        <FullScreen />
      </WoodBar>
      <main class="pub-gathering online">
        <section>
          <h2>{pub.gathering}</h2>
          <RulesSlip view={view} />
          <SeatList view={view} />
          <QueueLine view={view} />
          <Tally view={view} />
          <p class="quiet-text">{pub.waiting}</p>
        </section>
        <figure>
          <QrCode text={tableUrl(view.id)} />
          <figcaption>
            {code === null ? <b>{pub.join}</b> : <b class="code-letters">{spacedCode(code)}</b>} {pub.typeCode}
            <span class="pub-address">{(code === null ? null : typedAddress(code)) ?? tableUrl(view.id)}</span>
          </figcaption>
        </figure>
      </main>
    </>
  )
}

/** While several players choose at the same time: the number of those who have chosen. */
const ChosenCount = ({ view }: { view: TableView }) => {
  const { match } = view
  if (match === null || view.phase !== 'playing') return null
  const made = match.choices?.made.length ?? 0
  const all = made + match.since.filter(since => since !== null).length
  return all < 2 ? null : <span class="pub-chosen">{words('online').pub.chosen(made, all)}</span>
}

const Match = ({ session }: { session: Session }) => {
  const { pub } = words('online')
  const view = session.live.value
  const seating = useSeating(session, view?.setup.game ?? '')
  useUntouched(session, seating)
  useCommonPause(session, seating)
  useVoice(seating?.place ?? null)
  if (view === null || seating === null) return <main class="plain" aria-busy="true" />
  const { View } = seating.board
  const code = codeOf({ kind: 'table', id: view.id }).value
  return (
    <>
      <View
        place={seating.place}
        around={{
          kind: 'online',
          back: linkTo('/table/:table', { table: view.id }),
          replay: null,
          review: null,
          head: (
            <>
              <ChosenCount view={seating.place.view.value ?? view} />
              <FullScreen />
            </>
          ),
          round: <PauseFaces session={session} />,
          final: view.tally.length > 1 ? <Tally view={view} /> : null,
        }}
      />
      <aside class="pub-code" aria-label={pub.join}>
        <QrCode text={tableUrl(view.id)} />
        <p class="pub-join">{countFreeSeats(view) > 0 ? pub.join : pub.full}</p>
        {code === null ? null : <b>{spacedCode(code)}</b>}
        <p class="pub-hint">{pub.typeCode}</p>
      </aside>
    </>
  )
}

/** The television screen: table and pad enlarged, no hands, and the code for phones. */
export const TelevisionScreen = ({ route }: ScreenProps<'screen'>) => {
  const { table } = route.params
  const attempt = useSignal(0)
  const session = useSession(table, { key: null, isVisitor: false, attempt: attempt.value, lost: () => {} })
  useAwake()
  const zoom = useZoom()
  const problem = session?.over.value?.problem ?? null
  if (problem !== null) return <Dead problem={problem} onAgain={() => attempt.value++} />
  if (session === null || session.live.value === null) return <Joining session={session} />
  return (
    <div class="pub" style={{ zoom, '--zoom': String(zoom) }}>
      {session.live.value.match === null ? <Gathering session={session} /> : <Match session={session} />}
      <Signs session={session} />
      <Bubbles session={session} />
      <FairAlarm session={session} />
    </div>
  )
}
