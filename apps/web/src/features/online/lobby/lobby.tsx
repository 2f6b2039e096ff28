import type { Problem } from '@halfpint/core'
import type { PlayerCommand } from '@halfpint/table'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { linkTo } from '../../../base/routes.ts'
import { set, settings } from '../../../base/settings.ts'
import { words } from '../../../base/speech.ts'
import { gameName } from '../../../board/index.ts'
import { announce } from '../../../ui/announcer.tsx'
import { Switch } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { WoodBar } from '../../../ui/woodbar.tsx'
import { Alert } from '../alert.tsx'
import { CallSwitch } from '../calls/calls.tsx'
import { tellLobby } from '../game/news.ts'
import { Signs } from '../game/signs.tsx'
import type { Session } from '../session.ts'
import { Bubbles } from '../talk/bubbles.tsx'
import { Chat } from '../talk/chat.tsx'
import { People, Spectators } from '../talk/people.tsx'
import { Invite } from './invite.tsx'
import { QueueLine } from './queue.tsx'
import { RulesSlip } from './rules.tsx'
import { SeatList } from './seatlist.tsx'
import { StartButton, useStartDue } from './start.tsx'
import { Tally } from './tally.tsx'
import { RenameSheet } from './you.tsx'

interface LobbyProps {
  readonly session: Session
  readonly onLeave: () => void
  /** Asks for a seat; for spectators. */
  readonly onDoor: () => void
  /** A note about the end of the previous match. */
  readonly notice: string | null
}

/** The table before the first deal: the people, the invitation, and the host's start button. */
export const Lobby = ({ session, onLeave, onDoor, notice }: LobbyProps) => {
  const { lobby, chat, people, door } = words('online')
  const problem = useSignal<Problem | null>(null)
  const isStartDue = useStartDue(session)
  const open = useSignal<'people' | 'you' | null>(null)
  useEffect(() => {
    let heard: Parameters<typeof tellLobby>[0] = []
    return session.hear((...event) => {
      if (heard.length === 0)
        queueMicrotask(() => {
          for (const sentence of tellLobby(heard)) announce(sentence)
          heard = []
        })
      heard = [...heard, event]
    })
  }, [session])
  const view = session.live.value
  if (view === null) return null
  const isHost = view.viewer !== 'spectator' && view.viewer === view.host
  const own = view.viewer
  const free = view.seats.filter(seatState => seatState.kind === 'open').length
  const isAlone = view.seats.filter(seatState => seatState.kind === 'person').length < 2
  const game = gameName(view.setup.game)
  const showProblem = (found: Problem | null): void => {
    problem.value = found
  }
  const send = async (what: PlayerCommand): Promise<void> => {
    const done = await session.send(what)
    showProblem(done.ok ? null : done.problem)
  }
  return (
    <>
      <WoodBar heading={game}>
        <span class="push" />
        <a
          class="icon-button"
          href={linkTo('/screen/:table', { table: view.id })}
          aria-label={people.screen}
          title={people.screenHint}
        >
          <Icon name="screen" />
        </a>
      </WoodBar>
      <Signs session={session} />
      <Bubbles session={session} />
      <main class="lobby online">
        <Invite table={view.id} game={game} />
        <section class="seating" aria-label={people.heading}>
          {notice !== null && <p class="waiting">{notice}</p>}
          <SeatList
            view={view}
            {...(isHost ? { send: each => void send(each) } : {})}
            {...(isHost || own === 'spectator'
              ? {}
              : { onSit: other => void send({ type: 'swap-seats', seat: own, other }) })}
            onRename={() => (open.value = 'you')}
          />
          <QueueLine view={view} />
          <Spectators view={view} />
          <RulesSlip view={view} {...(isHost ? { send: each => void send(each) } : {})} />
          <Tally view={view} />
          {view.viewer !== 'spectator' && (
            <a class="button quiet" href={linkTo('/group', { table: view.id })}>
              {lobby.group}
            </a>
          )}
          {view.viewer !== 'spectator' && (
            <div class="panel">
              <Switch
                caption={words('core').settings.sound}
                on={settings.value.sound}
                onTurn={sound => set({ sound })}
              />
              <CallSwitch session={session} />
            </div>
          )}
        </section>
        <section class="panel" aria-label={chat.heading}>
          <Chat session={session} />
          {view.viewer !== 'spectator' && (
            <button type="button" class="button quiet" onClick={() => (open.value = 'people')}>
              {people.heading} …
            </button>
          )}
        </section>
        <footer class="lobby-foot">
          <Alert problem={problem.value} />
          {isHost ? (
            <>
              <p>
                <b>{free === 0 ? lobby.allHere : lobby.missing(free)}</b>
                {free > 0 && <span>{free === 1 ? lobby.oneFree : lobby.moreFree}</span>}
              </p>
              <StartButton session={session} quiet={isAlone && free > 0} onDone={showProblem} />
            </>
          ) : view.viewer === 'spectator' ? (
            <>
              <p>{lobby.watching}</p>
              {free > 0 && (
                <button type="button" class="button" onClick={onDoor}>
                  {door.sitDown}
                </button>
              )}
            </>
          ) : (
            <>
              <p class="waiting" role="status">
                {isStartDue ? lobby.anyoneStarts : lobby.waiting}
              </p>
              {isStartDue && <StartButton session={session} onDone={showProblem} />}
            </>
          )}
        </footer>
      </main>
      {open.value === 'you' && (
        <RenameSheet view={view} send={each => void send(each)} onClose={() => (open.value = null)} />
      )}
      {open.value === 'people' && (
        <Sheet heading={people.heading} onClose={() => (open.value = null)}>
          <People session={session} send={each => void send(each)} onLeave={onLeave} onDoor={onDoor} />
        </Sheet>
      )}
    </>
  )
}
