import './frame.css'
import { type BySeat, everySeat, type Position, type Seat, type Seen } from '@halfpint/core'
import type { TableView } from '@halfpint/table'
import { useSignal } from '@preact/signals'
import type { ComponentChildren, ComponentType, RefObject } from 'preact'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { hasHints, set, settings } from '../../base/settings.ts'
import { words } from '../../base/speech.ts'
import type { BoardProps } from '../../session/board.ts'
import { paceFactor } from '../../session/pace.ts'
import { useRoundSheet } from '../../session/roundsheet.ts'
import { announce } from '../../ui/announcer.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Later } from '../../ui/later.tsx'
import { calledIn } from '../../ui/seatface.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { desktop, laptop, ultrawide, wide } from '../../ui/wide.ts'
import { WoodBar } from '../../ui/woodbar.tsx'
import { CHOICE_DELAY, durationStyle, SCORE, STYLE_DURATIONS } from '../durations.ts'
import { layoutFor, type Middle } from '../table/layout.ts'
import { finishAll, type Moves, mayMove, timed, useMoves } from '../table/moves.ts'
import type { Standing } from './standings.tsx'

/** The part of a state that the frame uses. */
export type FrameState = Seen<Position> & {
  readonly phase: string
  /** The current round, from 0. */
  readonly round: number
  readonly options: { readonly rounds: number }
  /** The finished tricks of this round, in a game with tricks. */
  readonly tricks?: readonly unknown[]
  /** The rounds that are scored. */
  readonly results: readonly unknown[]
}

/** The props of the end of a round. */
export interface RoundEndProps<State> {
  readonly view: TableView
  /** The state that is still on the table: the round with its tricks. */
  readonly table: State
  /** More below the pad. */
  readonly more?: ComponentChildren
  readonly onGo: () => void
}

/** The props of the sheet with the last trick. */
export interface LastTrickProps<State> {
  readonly state: State
  readonly nameOf: (seat: Seat) => string
  readonly onClose: () => void
}

/** The parts of a game's board that the frame fetches when they are first shown. */
export interface FrameParts<State> {
  readonly Pad: () => Promise<ComponentType<{ readonly view: TableView }>>
  readonly Final: () => Promise<ComponentType<BoardProps>>
  readonly RoundEnd: () => Promise<ComponentType<RoundEndProps<State>>>
  readonly LastTrick?: () => Promise<ComponentType<LastTrickProps<State>>>
  /** How the table moves from one state to the next. */
  readonly moves?: () => Promise<Moves<State>>
}

/** An event of a round that is shown over the whole table before the sheet of the round opens. */
export interface Moment {
  /** How long the table, with the moment on it, is shown, in milliseconds. */
  readonly duration: number
  /** Draws it; without it only the table is shown. */
  readonly show?: (onDone: () => void) => ComponentChildren
}

/** A sheet of the game's own with a button in the header. */
interface GameSheet {
  readonly label: string
  readonly icon: 'sets'
  readonly content: () => ComponentChildren
}

/** An action as a clause of a sentence that names another one too. */
export type Clause<Action> = (action: Action, other: Action, players: BySeat<string>) => string

/** Names actions in a hint, and takes the chosen one. */
interface AdviceOffer<Action> {
  readonly label: (action: Action) => string
  /** Fetches what names an action in a sentence about two. */
  readonly clauses: () => Promise<Clause<Action>>
  readonly choose: (action: Action) => void
}

interface FrameProps<State extends FrameState, Action> extends BoardProps {
  /** The class of the board. */
  readonly name: string
  /** A row of cards by default. */
  readonly middle?: Middle
  /** The number of cards in the row. */
  readonly cards?: number
  readonly view: TableView
  /** The state as it is shown; a scored round stays on the table until the next is dealt. */
  readonly state: State
  /** The state as it is, without that delay. */
  readonly current: State | null
  /** The task of the reader, or `null`. */
  readonly task: string | null
  /** Whether cards are still on their way into the hand. */
  readonly isDealing?: boolean
  /** Whether a complete trick is on the table. */
  readonly isFull?: boolean
  readonly parts: FrameParts<State>
  readonly sheets?: readonly GameSheet[]
  /** Present while advice can be asked for. */
  readonly advice?: AdviceOffer<Action> | null
  /** The moment of the round that was just scored. */
  readonly momentOf?: (current: State) => Moment | null
  readonly table: RefObject<HTMLElement | null>
  /** The word for a trick in this game. */
  readonly labels: { readonly lastTrick: string; readonly trickNumber: (trick: number) => string }
  /** The points of all players, shown to spectators. */
  readonly standings?: { readonly standings: readonly Standing[]; readonly written: (points: number) => string }
  /** Durations that the game's style sheets use. */
  readonly durations?: { readonly [name: string]: number }
  /** Everything on the table. */
  readonly children: ComponentChildren
}

interface HeadButtonProps {
  readonly label: string
  readonly icon: 'sets' | 'pad' | 'menu' | 'bulb' | 'trick'
  readonly onClick: () => void
}

const HeadButton = ({ label, icon, onClick }: HeadButtonProps) => (
  <button type="button" class="icon-button" aria-label={label} title={label} onClick={onClick}>
    <Icon name={icon} />
  </button>
)

/** Turns sounds on and off, in the header if it fits; always in the menu. */
const SoundButton = () => {
  const { sound } = settings.value
  const label = words('core').settings.sound
  return (
    <button
      type="button"
      class="icon-button sound-button"
      aria-label={label}
      aria-pressed={sound}
      title={label}
      onClick={() => set({ sound: !sound })}
    >
      <Icon name={sound ? 'loud' : 'mute'} />
    </button>
  )
}

/** How long the points of a round stay in sight, one player after another; nothing moves without motion. */
export const scoreDuration = (points: BySeat<unknown>): number =>
  mayMove() ? SCORE.step * points.length + SCORE.note : 0

/** Returns a function that ends the moment while it lasts, else `null`. A moment without a key does not last. */
const useMoment = (key: string | null, duration: number): (() => void) | null => {
  const seen = useSignal<string | null>(null)
  const lasts = key !== null && duration > 0 && seen.value !== key && paceFactor() > 0
  const end = (): void => {
    seen.value = key
  }
  useEffect(() => {
    if (!lasts) return
    const timer = setTimeout(end, duration)
    return () => clearTimeout(timer)
  }, [lasts])
  return lasts ? end : null
}

/**
 * The board of every game: header, table, final, and the sheets for the end of a round, the last trick, the pad, advice
 * and the menu. A game passes its state and puts its own parts on the table; it decides nothing about what is around.
 */
export const BoardFrame = <State extends FrameState, Action>(props: FrameProps<State, Action>) => {
  const { place, around, view, state, current, parts, middle = 'row' } = props
  const every = words('table')
  const open = useSignal<'pad' | 'menu' | 'advice' | 'last-trick' | number | null>(null)
  const sheet = useRoundSheet(place)
  const isScored = place.playback.paused.value !== null && current !== null && current.results.length > 0
  const moment = (isScored && props.momentOf?.(current)) || null
  const endMoment = useMoment(isScored ? String(current.results.length) : null, timed(moment?.duration ?? 0))
  useMoves(props.table, state, parts.moves)
  useKeptFocus(props.table)
  const grids = useMemo(() => layoutFor(state.seats - 1, middle, props.cards), [state.seats, middle, props.cards])
  const nameOf = (seat: Seat): string => calledIn(view, seat)
  const close = (): void => {
    open.value = null
  }
  const isCrowd = state.seats > 5
  // A table for six or seven needs the width itself, except on large screens.
  const hasColumn = wide.value && (isCrowd ? desktop.value : laptop.value)
  const over = current?.phase === 'over' && !sheet.open
  const { rounds } = state.options
  // While its sheet is open, the scored round is the current one.
  const round = sheet.open ? state.results.length : state.round + 1
  const tricks = state.phase === 'play' ? state.tricks : undefined
  const asked = place.busy.value || props.isDealing ? '' : sheet.open ? 'next' : over ? 'over' : (props.task ?? '')
  const own = typeof open.value === 'number' ? props.sheets?.[open.value] : undefined
  return (
    <div
      class={`${props.name} tabletop ${over ? 'over' : ''}`}
      data-phase={state.phase}
      data-task={asked}
      data-busy={place.busy.value}
      style={durationStyle({ ...STYLE_DURATIONS, ...props.durations })}
    >
      <WoodBar
        heading={
          around.heading ??
          (over ? every.final.heading : round > rounds ? every.extraRound : every.round(round, rounds))
        }
        back={around.back}
      >
        {tricks !== undefined && <span class="trick-number">{props.labels.trickNumber(tricks.length + 1)}</span>}
        <span class="push" />
        {around.head}
        {hasHints(settings.value) && around.kind === 'local' && props.advice != null && (
          <HeadButton label={every.advice.ask} icon="bulb" onClick={() => (open.value = 'advice')} />
        )}
        {parts.LastTrick !== undefined && tricks !== undefined && tricks.length > 0 && (
          <HeadButton label={props.labels.lastTrick} icon="trick" onClick={() => (open.value = 'last-trick')} />
        )}
        {props.sheets?.map(({ label, icon }, at) => (
          <HeadButton key={icon} label={label} icon={icon} onClick={() => (open.value = at)} />
        ))}
        <HeadButton label={every.pad.heading} icon="pad" onClick={() => (open.value = 'pad')} />
        <SoundButton />
        <HeadButton label={every.menu.open} icon="menu" onClick={() => (open.value = 'menu')} />
      </WoodBar>
      {over ? (
        <Later key="final" load={parts.Final} with={{ place, around }} />
      ) : (
        <main
          ref={props.table}
          tabIndex={-1}
          class={`places ${view.viewer === 'spectator' ? 'spectator' : ''}`}
          data-others={state.seats - 1}
          data-middle={middle}
          data-crowd={isCrowd}
          data-column={hasColumn}
          data-log={hasColumn && ultrawide.value}
          data-phase={state.phase}
          data-full={props.isFull === true}
          style={grids}
          onPointerDown={({ target, currentTarget }) => {
            // A tap on the table itself ends what is being shown.
            if ((target as Element).closest('button, a, .laid') !== null) return
            finishAll(currentTarget)
            endMoment?.()
            place.playback.hurry()
          }}
        >
          {props.children}
          {hasColumn && (
            <Later
              key="column"
              load={async () => (await import('./sidecolumn.tsx')).SideColumn}
              with={{
                place,
                view,
                Pad: parts.Pad,
                standings:
                  view.viewer === 'spectator' && props.standings !== undefined ? (
                    <Later
                      key="standings"
                      load={async () => (await import('./standings.tsx')).Standings}
                      with={{ view, rounds: state.results.length, ...props.standings }}
                    />
                  ) : null,
              }}
            />
          )}
        </main>
      )}
      {endMoment !== null && moment?.show?.(endMoment)}
      {sheet.open && endMoment === null && (
        <Later key="round" load={parts.RoundEnd} with={{ view, table: state, more: around.round, onGo: sheet.close }} />
      )}
      {open.value === 'last-trick' && parts.LastTrick !== undefined && (
        <Later key="last-trick" load={parts.LastTrick} with={{ state, nameOf, onClose: close }} />
      )}
      {open.value === 'pad' && (
        <Sheet heading={every.pad.heading} onClose={close}>
          <Later load={parts.Pad} with={{ view }} />
          {wide.value && !hasColumn && (
            <Later load={async () => (await import('./sidecolumn.tsx')).Log} with={{ place }} />
          )}
        </Sheet>
      )}
      {own !== undefined && (
        <Sheet heading={own.label} onClose={close}>
          {own.content()}
        </Sheet>
      )}
      {open.value === 'advice' && props.advice != null && (
        <Later
          key="advice"
          load={async () => (await import('./advice.tsx')).Advice<Action>}
          with={{
            game: view.setup.game,
            view: state,
            label: props.advice.label,
            clauses: props.advice.clauses,
            players: everySeat(state.seats).map(nameOf),
            onChoose: props.advice.choose,
            onClose: close,
          }}
        />
      )}
      {open.value === 'menu' && (
        <Later
          key="menu"
          load={async () => (await import('./menu.tsx')).TableMenu}
          with={{ around, over, onClose: close }}
        />
      )}
    </div>
  )
}

/** Keeps the keyboard focus on the table when the focused control is disabled or removed. */
const useKeptFocus = (table: RefObject<HTMLElement | null>): void => {
  const hadFocus = useRef(false)
  useEffect(() => {
    const { activeElement: active, body } = document
    const isLost = active === null || active === body || active.matches(':disabled')
    if (isLost && hadFocus.current) table.current?.focus({ preventScroll: true })
    hadFocus.current = table.current?.contains(document.activeElement) === true
  })
}

/** Announces the sentence about the chosen cards, as the bar shows it, whenever it changes. */
export const useSpokenChoice = (sentence: string | undefined): void => {
  useEffect(() => {
    if (sentence === undefined) return
    // Cards that are chosen quickly one after another are announced once.
    const timer = setTimeout(() => announce(sentence), CHOICE_DELAY)
    return () => clearTimeout(timer)
  }, [sentence])
}

/** Calls `ask` once for each question that the game asks the reader, however often others choose meanwhile. */
export const useQuestion = (question: string | null, ask: () => void): void => {
  const last = useRef<string | null>(null)
  useEffect(() => {
    if (question === null || question === last.current) return
    last.current = question
    ask()
  }, [question])
}
