import '../../table/table.css'
import './heroes.css'
import type { Seat, Seen } from '@halfpint/core'
import { type Action, halfPint, type SeatLook, type State, seatsOf, warningsOf } from '@halfpint/half-pint'
import { stateOf, type TableView } from '@halfpint/table'
import { useComputed, useSignal, useSignalEffect } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { useAsked } from '../../game/asked.ts'
import type { Board, BoardProps } from '../../game/board.ts'
import { calledIn, isReader } from '../../game/chair.tsx'
import { HeadButton, loadMenu, SoundButton } from '../../game/headbutton.tsx'
import { AWARD, useLinger } from '../../game/linger.ts'
import { useRoundSheet } from '../../game/roundsheet.ts'
import { Later } from '../../parts/later.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { useSpread } from '../../parts/soon.tsx'
import { focusTask } from '../../parts/taskfocus.ts'
import { WoodBar } from '../../parts/woodbar.tsx'
import { announce } from '../../shell/announcer.tsx'
import { cue } from '../../shell/cue.ts'
import { settings } from '../../shell/settings.ts'
import { words } from '../../shell/speech.ts'
import { gridsFor, placesAround } from '../../table/areas.ts'
import { Beside } from '../../table/beside.tsx'
import { finishAll, mayMove, timed, useMoves } from '../../table/moves.ts'
import { Bar, TrickWon } from './bar.tsx'
import { type Controller, control } from './controller.ts'
import { Hand, Sort } from './hand.tsx'
import { Offers } from './offers.tsx'
import { Own } from './own.tsx'
import { Row } from './row.tsx'
import { SeatInside, seatClass } from './seatview.tsx'
import { actionText, soundOfTrick, tell } from './telling.ts'
import { Threads } from './threads.tsx'
import { heroesTiming, TALLY } from './timing.ts'

/** How many cards are dealt into the hand with one frame. */
const DEALT_AT_ONCE = 3

type Open = 'sets' | 'pad' | 'menu' | 'advice' | 'last' | null

/** Everybody else around the table; from the rail everybody. */
const Seats = ({ view, game, me }: { view: TableView; game: Seen<State>; me: Seat | null }) => {
  const looks = seatsOf(game)
  return (
    <ul class="seats" aria-label={words('table').players}>
      {placesAround(game.seats, me).map(({ seat, at }) => {
        const look = looks[seat] as SeatLook
        return (
          <li key={seat} class={seatClass(view, game, look)} data-at={at} data-seat={seat} style={{ gridArea: at }}>
            <SeatInside view={view} game={game} look={look} at={at} />
          </li>
        )
      })}
    </ul>
  )
}

const loadMoves = async () => (await import('./motion.ts')).heroesMoves

const loadPad = async () => (await import('./pad.tsx')).ScorePad

interface WarningProps {
  readonly controller: Controller
  readonly nameOf: (seat: Seat) => string
  readonly reader: (seat: Seat) => boolean
}

/** Warnings that everybody should hear in time: a brawl or a gun fight is near. */
const Warning = ({ controller, nameOf, reader }: WarningProps) => {
  const say = words('half-pint-heroes')
  const game = controller.game.value
  const [warning] = game === null ? [] : warningsOf(game)
  if (warning === undefined) return null
  const { key, facts } = warning
  const text =
    key === 'brawlLooms'
      ? say.alarm.brawl(reader(facts.seat) ? null : nameOf(facts.seat))
      : (key === 'gunFight' ? say.alarm.duel : say.alarm.near)(facts.seats.map(nameOf).join(', '))
  return <p class="warning">{text}</p>
}

/** How long a brawl and a gun fight are looked at before their round is counted, in milliseconds. */
const LONG = { brawl: 1900, duel: 2100 } as const

/**
 * What is looked at before the sheet of a round opens: its brawl (H21), or what everybody gets and then the gun fight
 * that this leads to (H30); a tap ends it.
 */
const useRoundEnd = (place: BoardProps['place'], state: Seen<State> | null) => {
  const result = place.playback.paused.value === null ? undefined : state?.results.at(-1)
  const brawl = result?.brawl ?? null
  const tally = result !== undefined && mayMove() ? TALLY.step * result.scores.length + AWARD : 0
  const duelists = brawl === null && result !== undefined && state?.phase !== 'over' ? (state?.gunFight ?? []) : []
  const drama = brawl !== null ? LONG.brawl : tally + (duelists.length > 0 ? LONG.duel : 0)
  const end = useLinger(result === undefined ? null : String(state?.results.length), timed(drama))
  return { end, brawl, duelists, after: timed(tally) }
}

const HeroesTable = ({ place, around: surroundings }: BoardProps) => {
  const say = words('half-pint-heroes')
  const every = words('table')
  const controller = useMemo(() => control(place), [place])
  useEffect(() => controller.close, [controller])
  const open = useSignal<Open>(null)
  const sheet = useRoundSheet(place)
  const placed = useSpread(controller.hand.value.length, DEALT_AT_ONCE)
  const dealing = useComputed(() => placed.value < controller.hand.value.length)
  useSignalEffect(() => {
    if (controller.task.value !== null) requestAnimationFrame(focusTask)
  })
  const view = place.view.value
  const game = controller.game.value
  const task = controller.task.value
  useAsked(task === null ? null : `${game?.round} ${task} ${game?.tricks.length}`, () => {
    // Where all choose at the same time nobody waits for the reader alone: the question is enough.
    if (task === 'play') cue('turn')
    announce(task === 'play' ? every.yourTurn : task === 'predict' ? say.askPrediction : say.askBet)
  })
  const table = useRef<HTMLElement>(null)
  useMoves(table, game, loadMoves)
  const grids = useMemo(() => gridsFor((game?.seats ?? 1) - 1), [game?.seats])
  const state = view === null ? null : stateOf(halfPint, view)
  const ending = useRoundEnd(place, state)
  if (view === null || game === null) return <main class="plain" aria-busy="true" />
  const nameOf = (seat: Seat): string => calledIn(view, seat)
  const close = (): void => {
    open.value = null
  }
  const over = state?.phase === 'over' && !sheet.open
  // What the table asks of the reader now; empty while a wish is on its way and while cards are dealt.
  const asked = place.busy.value || dealing.value ? '' : sheet.open ? 'next' : over ? 'over' : (task ?? '')
  const rounds = game.options.rounds
  const me = controller.me.value
  // While its sheet lies open, the round is still the one that was played.
  const number = sheet.open ? game.results.length : game.round + 1
  const heading = number > rounds ? every.extraRound : every.round(number, rounds)
  return (
    <div
      class={`heroes tabletop ${over ? 'over' : ''}`}
      data-phase={game.phase}
      data-task={asked}
      data-busy={place.busy.value}
      data-duel={game.gunFight.length > 0}
    >
      <WoodBar heading={over ? every.final.heading : heading} back={surroundings.back}>
        {game.phase === 'play' && <span class="trick-number">{every.trickNumber(game.tricks.length + 1)}</span>}
        <span class="push" />
        {surroundings.head}
        {settings.value.advice && surroundings.kind === 'local' && task !== null && (
          <HeadButton label={every.advice.ask} icon="bulb" onClick={() => (open.value = 'advice')} />
        )}
        {game.phase === 'play' && game.tricks.length > 0 && (
          <HeadButton label={every.lastTrick} icon="trick" onClick={() => (open.value = 'last')} />
        )}
        <HeadButton label={say.setCard.heading} icon="sets" onClick={() => (open.value = 'sets')} />
        <HeadButton label={every.pad.heading} icon="pad" onClick={() => (open.value = 'pad')} />
        <SoundButton />
        <HeadButton label={every.menu.open} icon="menu" onClick={() => (open.value = 'menu')} />
      </WoodBar>
      {over ? (
        <Later
          key="final"
          load={async () => (await import('./final.tsx')).Final}
          with={{ place, around: surroundings }}
        />
      ) : (
        <main
          ref={table}
          class={`places ${me === null ? 'rail' : ''}`}
          data-others={game.seats - 1}
          data-crowd={game.seats > 5}
          style={grids}
          onPointerDown={({ target, currentTarget }) => {
            // A tap on the wood hurries whatever is being shown.
            if ((target as Element).closest('button, a, .laid') !== null) return
            finishAll(currentTarget)
            ending.end?.()
            place.playback.hurry()
          }}
        >
          <Seats view={view} game={game} me={me} />
          <Row controller={controller}>
            <Warning controller={controller} nameOf={nameOf} reader={seat => isReader(view, seat)} />
            <TrickWon controller={controller} nameOf={nameOf} />
            {game.phase === 'bet' && view.setup.customs?.includes('D8') && (
              <Later
                words={['pad']}
                load={async () => (await import('./tabledrinks.tsx')).RevealDrinks}
                with={{ view }}
              />
            )}
          </Row>
          <Own view={view} controller={controller} />
          <Offers controller={controller} />
          <Sort controller={controller} />
          <Hand controller={controller} placed={placed} />
          <Bar place={place} controller={controller} nameOf={nameOf} />
          <Beside place={place}>
            <Later load={loadPad} with={{ view }} />
          </Beside>
          <Threads of={table} controller={controller} />
        </main>
      )}
      {ending.end === null || ending.brawl === null ? null : (
        <Later
          key="brawl"
          load={async () => (await import('./brawl.tsx')).Brawl}
          with={{ chair: view.chairs[ending.brawl], onDone: ending.end }}
        />
      )}
      {ending.end === null || ending.duelists.length === 0 ? null : (
        <Later
          key="duel"
          load={async () => (await import('./duel.tsx')).Duel}
          with={{ duelists: ending.duelists.map(seat => view.chairs[seat]), after: ending.after, onDone: ending.end }}
        />
      )}
      {sheet.open && ending.end === null && (
        <Later
          key="round"
          load={async () => (await import('./roundend.tsx')).RoundEnd}
          with={{ view, more: surroundings.round, onGo: sheet.close }}
        />
      )}
      {open.value === 'sets' && (
        <Sheet heading={say.setCard.heading} onClose={close}>
          <p class="quiet-text">{say.setCard.order}</p>
          <Later
            words={['half-pint-heroes/learn']}
            load={async () => (await import('./setscard.tsx')).ReferenceCard}
            with={{}}
          />
        </Sheet>
      )}
      {open.value === 'last' && (
        <Later
          key="last"
          load={async () => (await import('./lasttrick.tsx')).LastTrick}
          with={{ game, nameOf, onClose: close }}
        />
      )}
      {open.value === 'pad' && (
        <Sheet heading={every.pad.heading} onClose={close}>
          <Later load={loadPad} with={{ view }} />
        </Sheet>
      )}
      {open.value === 'advice' && (
        <Later
          key="advice"
          load={async () => (await import('../../game/advice.tsx')).Advice<Action>}
          with={{
            game: view.setup.game,
            view: game,
            say: action => actionText(action, game, nameOf),
            onTake: action => controller.take(action),
            onClose: close,
          }}
        />
      )}
      {open.value === 'menu' && <Later key="menu" load={loadMenu} with={{ around: surroundings, onClose: close }} />}
    </div>
  )
}

/** The board of Half-Pint Heroes. */
export const heroesBoard: Board = {
  timing: heroesTiming,
  tell,
  sound: soundOfTrick,
  View: HeroesTable,
}
