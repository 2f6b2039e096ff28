import type { Problem } from '@halfpint/core'
import type { Setup, TableView, Wish } from '@halfpint/table'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { botName } from '../faces/regulars.ts'
import { gameName } from '../games/index.ts'
import { Switch } from '../parts/field.tsx'
import { Icon } from '../parts/icon.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { WoodBar } from '../parts/woodbar.tsx'
import { announce } from '../shell/announcer.tsx'
import { makeRoute } from '../shell/route.ts'
import { set, settings } from '../shell/settings.ts'
import { words } from '../shell/speech.ts'
import { Alert } from './alert.tsx'
import { Bench, freeRegulars } from './bench.tsx'
import { Bubbles } from './bubbles.tsx'
import { CallSwitch } from './callswitch.tsx'
import { Chat } from './chat.tsx'
import { Invite } from './invite.tsx'
import { tellLobby } from './news.ts'
import { People, Rail } from './people.tsx'
import type { Session } from './session.ts'
import { rememberSetup } from './setup.ts'
import { SetupForm } from './setupform.tsx'
import { Signs } from './signs.tsx'
import { Tally } from './tally.tsx'
import { RenameSheet } from './you.tsx'

/** What is agreed, in one line. */
export const agreedIn = ({ setup }: TableView): string => {
  const { lobby } = words('online')
  const rounds = lobby.rules(Number(setup.options.rounds ?? 0))
  return `${rounds} · ${setup.clock === null ? lobby.noClock : lobby.withClock}`
}

const takenChairs = (view: TableView): number =>
  view.chairs.reduce((most, chair, seat) => (chair.kind === 'person' ? seat + 1 : most), 0)

/** Sets the table up anew, between two matches. */
export const SetupSheet = ({ view, wish, onClose }: SetupSheetProps) => {
  const { create, over } = words('online')
  const setup = useSignal<Setup>(view.setup)
  return (
    <Sheet heading={over.lobby} onClose={onClose}>
      <SetupForm setup={setup.value} taken={takenChairs(view)} onChange={next => (setup.value = next)} />
      <div class="sheet-acts">
        <button
          type="button"
          class="button"
          onClick={() => {
            rememberSetup(setup.value)
            wish({ type: 'set-up', setup: setup.value })
            onClose()
          }}
        >
          {create.save}
        </button>
      </div>
    </Sheet>
  )
}

interface SetupSheetProps {
  readonly view: TableView
  readonly wish: (wish: Wish) => void
  readonly onClose: () => void
}

interface LobbyProps {
  readonly session: Session
  readonly onLeave: () => void
  /** From the rail: the way to a chair. */
  readonly onDoor: () => void
  /** What has just happened to the game that was here. */
  readonly notice: string | null
}

/** The table before the first deal: who is here, how friends find it, and the host's start. */
export const Lobby = ({ session, onLeave, onDoor, notice }: LobbyProps) => {
  const { lobby, create, chat, people, door } = words('online')
  const problem = useSignal<Problem | null>(null)
  const busy = useSignal(false)
  const open = useSignal<'setup' | 'people' | 'you' | null>(null)
  useEffect(() => {
    let heard: Parameters<typeof tellLobby>[0] = []
    return session.hear((...fact) => {
      if (heard.length === 0)
        queueMicrotask(() => {
          for (const sentence of tellLobby(heard)) announce(sentence)
          heard = []
        })
      heard = [...heard, fact]
    })
  }, [session])
  const view = session.live.value
  if (view === null) return null
  const isHost = view.viewer !== 'rail' && view.viewer === view.host
  const own = view.viewer
  const free = view.chairs.filter(chair => chair.kind === 'open').length
  const isAlone = view.chairs.filter(chair => chair.kind === 'person').length < 2
  const game = gameName(view.setup.game)
  const wish = async (what: Wish): Promise<boolean> => {
    const done = await session.wish(what)
    problem.value = done.ok ? null : done.problem
    return done.ok
  }
  const start = async (): Promise<void> => {
    busy.value = true
    const bots = [...freeRegulars(view)]
    for (const [seat, chair] of view.chairs.entries()) {
      const bot = bots.shift() ?? 'regular'
      if (chair.kind === 'open' && !(await wish({ type: 'seat-bot', seat, bot, name: botName(bot) }))) break
    }
    await wish({ type: 'start' })
    busy.value = false
  }
  return (
    <>
      <WoodBar heading={game}>
        <span class="push" />
        <a
          class="icon-button"
          href={makeRoute('screen', [view.id])}
          aria-label={people.screen}
          title={people.screenHint}
        >
          <Icon name="screen" />
        </a>
      </WoodBar>
      <Signs session={session} />
      <Bubbles session={session} />
      <main class="lobby online">
        <section class="seating panel" aria-label={people.heading}>
          {notice !== null && <p class="waiting">{notice}</p>}
          <div class="seat-title">
            <h2>{lobby.heading}</h2>
            <p class="quiet-text">{agreedIn(view)}</p>
            {isHost && (
              <button type="button" class="button quiet" onClick={() => (open.value = 'setup')}>
                {create.change}
              </button>
            )}
          </div>
          <Bench
            view={view}
            {...(isHost ? { wish: each => void wish(each) } : {})}
            {...(isHost || own === 'rail' ? {} : { onSit: other => void wish({ type: 'swap', seat: own, other }) })}
            onRename={() => (open.value = 'you')}
          />
          <Rail view={view} />
          <Tally view={view} />
          {view.viewer !== 'rail' && (
            <>
              <Switch
                caption={words('core').settings.sound}
                on={settings.value.sound}
                onTurn={sound => set({ sound })}
              />
              <CallSwitch />
            </>
          )}
          <Alert problem={problem.value} />
          <div class="ways-on">
            {isHost ? (
              <>
                {free > 0 && <p class="quiet-text">{lobby.missing(free)}</p>}
                <button
                  type="button"
                  class={`button ${isAlone && free > 0 ? 'quiet' : ''}`}
                  disabled={busy.value}
                  onClick={() => void start()}
                >
                  {free === 0 ? lobby.start : lobby.startWith(free)}
                </button>
              </>
            ) : view.viewer === 'rail' ? (
              <>
                <p class="quiet-text">{lobby.watching}</p>
                {free > 0 && (
                  <button type="button" class="button" onClick={onDoor}>
                    {door.sitDown}
                  </button>
                )}
              </>
            ) : (
              <p class="waiting">{lobby.waiting}</p>
            )}
          </div>
        </section>
        <Invite table={view.id} game={game} />
        <section class="panel" aria-label={chat.heading}>
          <Chat session={session} />
          {view.viewer !== 'rail' && (
            <button type="button" class="button quiet" onClick={() => (open.value = 'people')}>
              {people.heading} …
            </button>
          )}
        </section>
      </main>
      {open.value === 'setup' && (
        <SetupSheet view={view} wish={each => void wish(each)} onClose={() => (open.value = null)} />
      )}
      {open.value === 'you' && (
        <RenameSheet view={view} wish={each => void wish(each)} onClose={() => (open.value = null)} />
      )}
      {open.value === 'people' && (
        <Sheet heading={people.heading} onClose={() => (open.value = null)}>
          <People session={session} wish={each => void wish(each)} onLeave={onLeave} onDoor={onDoor} />
        </Sheet>
      )}
    </>
  )
}
