import type { Problem } from '@halfpint/core'
import type { PlayerCommand } from '@halfpint/table'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { isHeard } from '../../../base/mute.ts'
import { linkTo } from '../../../base/routes.ts'
import { words } from '../../../base/speech.ts'
import { useAttention } from '../../../board/attention.ts'
import { FinalAction } from '../../../board/finalaction.tsx'
import { gameName } from '../../../board/index.ts'
import type { Surroundings } from '../../../session/board.ts'
import { linkToReplay, linkToReview, type Source } from '../../../session/record/source.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { Alert } from '../alert.tsx'
import { FairAlarm, FairSign } from '../fairness/fairsign.tsx'
import { Invite } from '../lobby/invite.tsx'
import { QueueLine } from '../lobby/queue.tsx'
import { SetupSheet } from '../lobby/setupsheet.tsx'
import { StartButton, useStartDue } from '../lobby/start.tsx'
import { Tally } from '../lobby/tally.tsx'
import type { Session } from '../session.ts'
import { Bubbles } from '../talk/bubbles.tsx'
import { Chat } from '../talk/chat.tsx'
import { People } from '../talk/people.tsx'
import { Countdown, RunningTime } from './countdown.tsx'
import { downloadRecord } from './download.ts'
import { PauseFaces, useCommonPause } from './pause.tsx'
import { useSeating, useTimely } from './seating.ts'
import { Signs } from './signs.tsx'

/** Number of chat lines since the chat was last open. */
const useUnread = (session: Session, isOpen: boolean): number => {
  const unread = useSignal(0)
  useEffect(() => {
    unread.value = 0
    if (isOpen) return undefined
    return session.hear(({ event }, _, after) => {
      if (event.type === 'said' && event.seat !== after.viewer && isHeard(after, event.seat)) unread.value++
    })
  }, [session, isOpen])
  return unread.value
}

/** Buttons after the end of a match, besides the rematch. */
const AfterMatch = ({ session, onSetup }: { session: Session; onSetup: () => void }) => {
  const { over, people } = words('online')
  const isStartDue = useStartDue(session)
  const problem = useSignal<Problem | null>(null)
  const view = session.live.value
  const match = view?.match
  if (view === null || match == null) return null
  return (
    <>
      {view.viewer !== 'spectator' && isStartDue && (
        <div class="start-now">
          <p role="status">{over.anyoneStarts}</p>
          <StartButton session={session} onDone={found => (problem.value = found)} />
        </div>
      )}
      <Alert problem={problem.value} />
      {view.viewer !== 'spectator' && view.viewer === view.host && (
        <button type="button" class="button quiet" title={over.lobbyAsk} onClick={onSetup}>
          {over.lobby}
        </button>
      )}
      <button type="button" class="button quiet" onClick={() => void downloadRecord(view.id, match.number)}>
        {people.download}
      </button>
      <FinalAction view={view} />
      <FairSign session={session} />
      <QueueLine view={view} />
      {view.tally.length > 1 && <Tally view={view} />}
    </>
  )
}

interface PlayingProps {
  readonly session: Session
  readonly onLeave: () => void
  /** Asks for a seat; for spectators. */
  readonly onDoor: () => void
}

/** A match at an online table: the board of the game, with chat and people. */
export const Playing = ({ session, onLeave, onDoor }: PlayingProps) => {
  const { chat, invite, line } = words('online')
  const open = useSignal<'talk' | 'setup' | null>(null)
  const problem = useSignal<Problem | null>(null)
  const unread = useUnread(session, open.value === 'talk')
  const view = session.live.value
  const seating = useSeating(session, view?.setup.game ?? '')
  useCommonPause(session, seating)
  useTimely(session, seating)
  useAttention(seating?.place ?? null)
  if (view === null || seating === null) {
    return (
      <main class="plain" aria-busy="true">
        <p class="quiet-text">{line.joining}</p>
      </main>
    )
  }
  const send = (what: PlayerCommand): void => {
    void session.send(what).then(done => {
      problem.value = done.ok ? null : done.problem
    })
  }
  const close = (): void => {
    open.value = null
  }
  const label = unread === 0 ? chat.open : chat.unread(unread)
  const record: Source = { kind: 'online', table: session.table, match: view.match?.number ?? 1 }
  const around: Surroundings = {
    kind: 'online',
    back: linkTo('/'),
    replay: view.phase === 'over' ? linkToReplay(record) : null,
    review: view.phase === 'over' && view.viewer !== 'spectator' ? linkToReview(record) : null,
    head: (
      <>
        <Countdown session={session} ofOthers />
        <button
          type="button"
          class="icon-button talk-button"
          aria-label={label}
          title={label}
          onClick={() => (open.value = 'talk')}
        >
          <Icon name="chat" />
          {unread > 0 && <i aria-hidden="true">{unread > 9 ? '9+' : unread}</i>}
        </button>
      </>
    ),
    round: (
      <>
        <PauseFaces session={session} />
        <RunningTime session={session} />
        <FairSign session={session} />
      </>
    ),
    final: <AfterMatch session={session} onSetup={() => (open.value = 'setup')} />,
  }
  const { View } = seating.board
  return (
    <>
      <View place={seating.place} around={around} />
      <Signs session={session} missed={seating.missed.value} />
      <Bubbles session={session} />
      <FairAlarm session={session} />
      {open.value === 'talk' && (
        <Sheet heading={chat.open} onClose={close}>
          <Chat session={session} onReacted={close} />
          <Alert problem={problem.value} />
          <People session={session} send={send} onLeave={onLeave} onDoor={onDoor} />
          <details class="invite-more">
            <summary>{invite.heading}</summary>
            <Invite table={view.id} game={gameName(view.setup.game)} />
          </details>
        </Sheet>
      )}
      {open.value === 'setup' && <SetupSheet view={view} send={send} onClose={close} />}
    </>
  )
}
