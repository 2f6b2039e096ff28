import './online.css'
import type { Problem } from '@halfpint/core'
import type { TableView } from '@halfpint/table'
import { effect, useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { goTo } from '../../base/route.ts'
import { linkTo, type RouteParams, type ScreenProps } from '../../base/routes.ts'
import { problemIn, words } from '../../base/speech.ts'
import { PAGE_GAMES } from '../../board/index.ts'
import type { SeatKey } from '../../session/server/httptransport.ts'
import { forgetSeat, keepSeat, seatAt } from '../../session/server/keys.ts'
import { announce } from '../../ui/announcer.tsx'
import { WoodBar } from '../../ui/woodbar.tsx'
import { useCalls } from './calls/calls.tsx'
import { turnOff } from './calls/push.ts'
import { Playing } from './game/playing.tsx'
import { CreateTable } from './lobby/create.tsx'
import { Lobby } from './lobby/lobby.tsx'
import { VisitorPage } from './lobby/visitorpage.tsx'
import { openSession, type Session } from './session.ts'
import { OperatorMessage } from './talk/operatormessage.tsx'

interface SessionOptions {
  readonly key: SeatKey | null
  /** Whether the reader has not decided yet to sit down or to watch. */
  readonly isVisitor: boolean
  /** Increased for each new session. */
  readonly attempt: number
  /** Called when somebody else has the seat of this key. */
  readonly lost: () => void
  /** Called when the device waits for another seat, or for none. */
  readonly waitAgain?: () => void
}

/** A session that lasts as long as the screen. */
export const useSession = (
  table: string,
  { key, isVisitor, attempt, lost, waitAgain = () => {} }: SessionOptions,
): Session | null => {
  const session = useSignal<Session | null>(null)
  const last = useRef<TableView | null>(null)
  useEffect(() => {
    // After a swap the last session already saw the table from the new seat; keep showing it.
    const known = last.current?.viewer === key?.seat ? last.current : null
    const opened = openSession(table, key, isVisitor, known)
    session.value = opened
    const stops = [
      effect(() => {
        const end = opened.over.value
        if (end === null || key === null) return
        if (end.problem === null || end.problem.code === 'unknown-token') lost()
      }),
      opened.hear(({ event }, { viewer }) => {
        if (viewer !== 'spectator' || key === null) return
        const isOver =
          event.type === 'unreserved' ? event.seat === key.seat : event.type === 'unqueued' && key.seat === null
        // The server knows whether this device waits, has a seat, or was removed.
        if (isOver) waitAgain()
      }),
    ]
    return () => {
      for (const stop of stops) stop()
      last.current = opened.live.peek()
      opened.close()
      session.value = null
    }
  }, [table, key, isVisitor, attempt])
  return session.value
}

/** A table that cannot be opened: a dead link, or a page without a server. */
export const Dead = ({ problem, onAgain }: { problem: Problem; onAgain: () => void }) => {
  const { line, list, create } = words('online')
  const { shell } = words('core')
  const isDead = problem.code === 'unknown-table' || problem.code === 'bad-request'
  return (
    <>
      <WoodBar heading={isDead ? line.dead : problem.code === 'server-gone' ? line.unreachable : create.heading} />
      <main class="plain online">
        <p role="alert">{problemIn(isDead ? { code: 'unknown-table' } : problem)}</p>
        <div class="ways-on">
          {!isDead && (
            <button type="button" class="button" onClick={onAgain}>
              {line.again}
            </button>
          )}
          <a class={`button ${isDead ? '' : 'quiet'}`} href={linkTo('/table')}>
            {list.lay}
          </a>
          <a class="button quiet" href={linkTo('/')}>
            {shell.home}
          </a>
        </div>
      </main>
    </>
  )
}

/** Shown while the table is loading or the server does not answer. */
export const Joining = ({ session }: { session: Session | null }) => {
  const { line, problems } = words('online')
  const isAway = session?.state.value === 'away'
  return (
    <>
      <WoodBar heading={isAway ? line.unreachable : line.joining} />
      <main class="plain online" aria-busy="true">
        <p class="quiet-text" role="status">
          {isAway ? String(problems['server-gone']) : ''}
        </p>
      </main>
    </>
  )
}

interface AtTableProps {
  readonly table: string
  readonly watch: boolean
  /** Takes over a seat from another device. */
  readonly brought: SeatKey | null
}

const AtTable = ({ table, watch, brought }: AtTableProps) => {
  const key = useSignal<SeatKey | null>(brought ?? seatAt(table) ?? null)
  const lost = useSignal(false)
  const attempt = useSignal(0)
  const leaving = useRef(false)
  const ended = useSignal(false)
  const session = useSession(table, {
    key: key.value,
    isVisitor: key.value === null && !watch,
    attempt: attempt.value,
    lost: () => {
      if (leaving.current) return
      forgetSeat(table)
      lost.value = true
      key.value = null
    },
    waitAgain: () => {
      const own = key.peek()
      const game = session?.live.peek()?.setup.game
      if (leaving.current || own === null || game === undefined) return
      key.value = { seat: null, token: own.token }
      keepSeat({ ...key.value, table, game, at: Date.now() })
      attempt.value++
    },
  })
  useEffect(
    () =>
      session?.hear(({ event }) => {
        if (event.type === 'match-ended') announce(words('online').news.ended)
        if (event.type === 'match-ended' || event.type === 'started') ended.value = event.type === 'match-ended'
      }),
    [session],
  )
  const game = session?.live.value?.setup.game
  useEffect(() => {
    if (brought === null || game === undefined) return
    // The seat belongs to this device now; remove the secret from the address.
    keepSeat({ ...brought, table, game, at: Date.now() })
    goTo(linkTo('/table/:table', { table }), true)
  }, [game])
  useEffect(() => {
    const kept = seatAt(table)
    if (game !== undefined && kept !== undefined) keepSeat({ ...kept, game, at: Date.now() })
    // Load the board while people sit down, so that it is there for the first deal.
    if (game !== undefined) void PAGE_GAMES.get(game)?.board()
  }, [game])
  useCalls(table, key.value?.seat == null ? null : key.value.token)
  const viewer = session?.live.value?.viewer ?? 'spectator'
  useEffect(() => {
    const own = key.peek()
    if (own === null || game === undefined || viewer === 'spectator' || viewer === own.seat) return
    // Two players changed seats: the token is the same, the seat is another.
    keepSeat({ seat: viewer, token: own.token, table, game, at: Date.now() })
    key.value = { seat: viewer, token: own.token }
    announce(words('online').news.youMoved(viewer + 1))
  }, [viewer, game])
  const end = session?.over.value?.problem ?? null
  if (end !== null && end.code !== 'unknown-token') {
    return <Dead problem={end} onAgain={() => attempt.value++} />
  }
  const view = session?.live.value ?? null
  if (session === null || view === null) return <Joining session={session} />
  const leave = async (): Promise<void> => {
    leaving.current = true
    if (key.value !== null) void turnOff(table, key.value.token).catch(() => {})
    // If the server does not answer, forget the seat here; a bot will substitute there.
    await Promise.race([session.send({ type: 'leave' }), new Promise(resolve => setTimeout(resolve, 3_000))])
    forgetSeat(table)
    goTo(linkTo('/'))
  }
  const isWaiting = view.viewer === 'spectator' && key.value !== null
  if (view.viewer === 'spectator' && !watch && !isWaiting) {
    return (
      <VisitorPage
        session={session}
        lost={lost.value}
        onWatch={() => goTo(linkTo('/table/:table', { table, watch: 'yes' }), true)}
        onSat={sat => {
          lost.value = false
          key.value = sat
        }}
      />
    )
  }
  const given = { session, onLeave: () => void leave(), onDoor: () => goTo(linkTo('/table/:table', { table }), true) }
  if (view.match !== null) return <Playing {...given} />
  return <Lobby {...given} notice={ended.value ? words('online').news.ended : null} />
}

/** The seat in a link from another device. */
const broughtBy = ({ seat, key }: RouteParams<'/table/:table'>): SeatKey | null =>
  key === undefined || seat === undefined || !/^\d$/.test(seat) ? null : { seat: Number(seat), token: key }

/** Online tables: `#/table` creates one, `#/table/:table` opens it. */
export const TableScreen = ({ route }: ScreenProps<'table'>) => {
  if (route.pattern === '/table')
    return <CreateTable listed={route.params.listed !== undefined} group={route.params.group} />
  const { table, watch } = route.params
  return (
    <>
      <OperatorMessage />
      <AtTable key={table} table={table} watch={watch !== undefined} brought={broughtBy(route.params)} />
    </>
  )
}
