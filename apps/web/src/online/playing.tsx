import type { Problem } from '@halfpint/core'
import type { Wish } from '@halfpint/table'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { BOARDS, type Board, type Surroundings } from '../game/board.ts'
import { type Place, takePlace } from '../game/place.ts'
import { Icon } from '../parts/icon.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { announce } from '../shell/announcer.tsx'
import { hex } from '../shell/chance.ts'
import { makeRoute } from '../shell/route.ts'
import { learnWords, problemIn, words } from '../shell/speech.ts'
import { waitByClock } from '../shell/wait.ts'
import { Bubbles } from './bubbles.tsx'
import { Chat } from './chat.tsx'
import { Countdown } from './countdown.tsx'
import { downloadRecord } from './download.ts'
import { FairAlarm, FairSign } from './fairsign.tsx'
import { LineState } from './linestate.tsx'
import { SetupSheet } from './lobby.tsx'
import { isHeard } from './mute.ts'
import { tellCompany } from './news.ts'
import { People } from './people.tsx'
import type { Session } from './session.ts'

/** A board and the place from which it is seen. */
export interface Sitting {
  readonly board: Board
  readonly place: Place
}

/** Fetches the board of the session's game and takes a place at it; `null` until it is there. */
export const useSitting = (session: Session, game: string): Sitting | null => {
  const sitting = useSignal<Sitting | null>(null)
  useEffect(() => {
    let gone = false
    const source = BOARDS[game]
    const sit = async (): Promise<void> => {
      if (source === undefined) return
      const [board] = await Promise.all([source.load(), learnWords(source.words)])
      if (gone) return
      const place = takePlace(session.tap, {
        script: board.script,
        wait: waitByClock,
        share: () => hex(32),
        tell: (told, before, after) => board.tell(told, before, after) ?? tellCompany(told, before, after),
        announce,
      })
      sitting.value = { board, place }
    }
    void sit()
    return () => {
      gone = true
      sitting.value?.place.close()
      sitting.value = null
    }
  }, [session, game])
  return sitting.value
}

/** How many lines were said since the talk was last looked at. */
const useUnread = (session: Session, isOpen: boolean): number => {
  const unread = useSignal(0)
  useEffect(() => {
    unread.value = 0
    if (isOpen) return undefined
    return session.hear(({ fact }, _, after) => {
      if (fact.type === 'said' && fact.seat !== after.viewer && isHeard(after, fact.seat)) unread.value++
    })
  }, [session, isOpen])
  return unread.value
}

/** While the clock runs, the pad of a finished round does not stay for ever. */
const useHurry = (session: Session, place: Place | undefined, after: number | null): void => {
  const held = place?.stage.held.value ?? null
  const isTimed = session.live.value?.setup.clock != null
  const wait = after ?? (isTimed ? 12_000 : null)
  useEffect(() => {
    if (held === null || wait === null) return undefined
    return waitByClock(wait, () => place?.stage.goOn())
  }, [held, wait])
}

/** What can be done when a match is over, besides another one. */
const AfterMatch = ({ session, onSetup }: { session: Session; onSetup: () => void }) => {
  const { over, people } = words('online')
  const view = session.live.value
  const match = view?.match
  if (view === null || match == null) return null
  return (
    <>
      {view.viewer !== 'rail' && view.viewer === view.host && (
        <button type="button" class="button quiet" title={over.lobbyAsk} onClick={onSetup}>
          {over.lobby}
        </button>
      )}
      <button type="button" class="button quiet" onClick={() => void downloadRecord(view.id, match.number)}>
        {people.download}
      </button>
      <FairSign session={session} />
    </>
  )
}

interface PlayingProps {
  readonly session: Session
  readonly onLeave: () => void
}

/** A match at an online table: the same board as everywhere, and the people around it. */
export const Playing = ({ session, onLeave }: PlayingProps) => {
  const { chat, line } = words('online')
  const open = useSignal<'talk' | 'setup' | null>(null)
  const problem = useSignal<Problem | null>(null)
  const unread = useUnread(session, open.value === 'talk')
  const view = session.live.value
  const sitting = useSitting(session, view?.setup.game ?? '')
  useHurry(session, sitting?.place, null)
  if (view === null || sitting === null) {
    return (
      <main class="plain" aria-busy="true">
        <p class="quiet-text">{line.joining}</p>
      </main>
    )
  }
  const wish = (what: Wish): void => {
    void session.wish(what).then(done => {
      problem.value = done.ok ? null : done.problem
    })
  }
  const close = (): void => {
    open.value = null
  }
  const label = unread === 0 ? chat.open : chat.unread(unread)
  const replay = makeRoute('replay', ['online', session.table, String(view.match?.number ?? 1)])
  const around: Surroundings = {
    kind: 'online',
    back: '#/',
    replay: view.phase === 'over' ? replay : null,
    review: null,
    head: (
      <>
        <Countdown session={session} />
        <button
          type="button"
          class="icon-button talk"
          aria-label={label}
          title={label}
          onClick={() => (open.value = 'talk')}
        >
          <Icon name="chat" />
          {unread > 0 && <i aria-hidden="true">{unread > 9 ? '9+' : unread}</i>}
        </button>
      </>
    ),
    round: <FairSign session={session} />,
    final: <AfterMatch session={session} onSetup={() => (open.value = 'setup')} />,
  }
  const { View } = sitting.board
  return (
    <>
      <View place={sitting.place} around={around} />
      <LineState session={session} />
      <Bubbles session={session} />
      <FairAlarm session={session} />
      {open.value === 'talk' && (
        <Sheet heading={chat.open} onClose={close}>
          <Chat session={session} />
          {problem.value !== null && (
            <p class="alert" role="alert">
              {problemIn(problem.value)}
            </p>
          )}
          <People session={session} wish={wish} onLeave={onLeave} />
        </Sheet>
      )}
      {open.value === 'setup' && <SetupSheet view={view} wish={wish} onClose={close} />}
    </>
  )
}

/** A match that goes on by itself, for a screen that nobody touches. */
export const useUntouched = (session: Session, sitting: Sitting | null): void =>
  useHurry(session, sitting?.place, 10_000)
