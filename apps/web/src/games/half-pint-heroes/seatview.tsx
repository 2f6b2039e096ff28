import type { Seat, Seen } from '@halfpint/core'
import { BRAWL_TRICKS, GUN_FIGHT_RUN, type SeatLook, type State } from '@halfpint/half-pint'
import type { TableView } from '@halfpint/table'
import type { ComponentChildren } from 'preact'
import { ChairFace, calledIn, chairName, chipColour } from '../../game/chair.tsx'
import { settings } from '../../shell/settings.ts'
import { words } from '../../shell/speech.ts'
import type { At } from '../../table/areas.ts'
import { Cap, Mat } from '../../table/mat.tsx'
import { sweptOf } from '../../table/moves.ts'
import { Fan } from './fan.tsx'
import { Glasses } from './glasses.tsx'
import { ShapeMark } from './shapes.tsx'

/** From this many marks in a row on, everybody should see them. */
const RUN_SEEN = GUN_FIGHT_RUN - 2

/** The bottle cap of somebody, with their face; beside the how-manieth of those to choose from it lies, if among them. */
export const ChairCap = ({ view, seat, at }: { view: TableView; seat: Seat; at?: number }) => (
  <Cap colour={chipColour(view.chairs[seat])} owner={seat} at={at}>
    <ChairFace chair={view.chairs[seat]} />
  </Cap>
)

/** The bottle caps of those who bet against somebody; more than fit are one cap with their number. */
const Caps = ({ owners, view }: { owners: readonly Seat[]; view: TableView }) =>
  owners.length === 0 ? null : (
    <span class="caps">
      {owners.length > 2 ? (
        <Cap colour="var(--danger)">
          <b>{owners.length}</b>
        </Cap>
      ) : (
        owners.map(owner => <ChairCap key={owner} view={view} seat={owner} />)
      )}
    </span>
  )

/** What threatens: a glove before a brawl, a sheriff's star in a gun fight or shortly before one. */
const Threat = ({ look }: { look: SeatLook }) => {
  if (look.streak === BRAWL_TRICKS - 1) {
    return (
      <span class="glove">
        <ShapeMark shape="red" />
        <b>{look.streak}</b>
      </span>
    )
  }
  return look.duelist || look.run >= RUN_SEEN ? (
    <span class={`glove star ${look.duelist ? 'drawn' : ''}`}>
      <ShapeMark shape="blue" />
      <b>{look.run}</b>
    </span>
  ) : null
}

/** What lies before a player when nothing was laid: a prediction face down, a cap to be laid, or the dots of thinking. */
const Waiting = ({ look, phase, view }: { look: SeatLook; phase: State['phase']; view: TableView }) => {
  if (phase === 'play') return look.turn ? <span class="thinking" /> : null
  if (!look.chosen) return null
  return phase === 'bet' ? <ChairCap view={view} seat={look.seat} /> : <i class="back facedown" />
}

/** Every so many tricks a regular who wins one says a word. */
const SELDOM = 3

/** How a regular takes what has just happened: a trick won, or one too many; what the round came to. */
const moodOf = (view: TableView, game: Seen<State>, look: SeatLook): 'glad' | 'cross' | '' => {
  if (!settings.value.quips || view.chairs[look.seat]?.kind !== 'bot') return ''
  if (game.phase === 'deal') return game.results.at(-1)?.marks[look.seat] === 'X' ? 'glad' : 'cross'
  if (game.phase !== 'play' || game.trick.length > 0 || game.tricks.at(-1)?.winner !== look.seat) return ''
  return typeof look.prediction === 'number' && look.won > look.prediction ? 'cross' : 'glad'
}

/** What a regular says right after winning a trick: always if it was one too many, else now and then. */
const quipOf = (view: TableView, game: Seen<State>, look: SeatLook): string | undefined => {
  const chair = view.chairs[look.seat]
  const mood = game.phase === 'play' ? moodOf(view, game, look) : ''
  const quip = chair?.kind === 'bot' ? words('table').quips[chair.bot] : undefined
  if (mood !== 'glad') return mood === '' ? undefined : quip?.spills
  return (game.round + game.tricks.length + look.seat) % SELDOM === 0 ? quip?.wins : undefined
}

const Quip = ({ text }: { text: string }) => (
  <span class="quip" aria-hidden="true">
    {text}
  </span>
)

/** A laid set never lies quite straight; always the same way at the same seat. */
const TILTS = [-3, 2, -2, 3, -1, 2, -2]

interface SeatProps {
  readonly view: TableView
  readonly game: Seen<State>
  readonly look: SeatLook
  readonly at: At
  /** What lies in the place instead of a set: the reader's own choices. */
  readonly children?: ComponentChildren
}

/** What is told of a seat to those who listen. */
const seatSummary = (view: TableView, look: SeatLook): string =>
  words('half-pint-heroes').seat({
    name: calledIn(view, look.seat),
    held: look.held,
    won: look.won,
    prediction: typeof look.prediction === 'number' ? look.prediction : null,
    streak: look.streak,
    run: look.run,
    chips: look.chips.map(owner => chairName(view.chairs[owner])),
    score: look.score,
  })

/** The inside of a seat: the mat with all that hangs on it, the name and the glasses, and before it what was laid. */
export const SeatInside = ({ view, game, look, at, children }: SeatProps) => {
  const { seat } = look
  const quip = quipOf(view, game, look)
  const swept = sweptOf(game)
  const laid = look.play ?? swept?.plays.find(play => play.seat === seat)
  const name = calledIn(view, seat)
  return (
    <>
      <Mat
        face={<ChairFace chair={view.chairs[seat]} />}
        held={at === 'm' && view.viewer !== 'rail' ? null : look.held}
        won={look.won}
        streak={look.streak}
        score={look.score === null ? null : String(look.score)}
      >
        <Threat look={look} />
        <Caps owners={look.chips} view={view} />
      </Mat>
      <span class="who" aria-hidden="true">
        <b class="name" style={{ '--letters': String(name.length) }}>
          {name}
        </b>
        {typeof look.prediction === 'number' ? <Glasses won={look.won} predicted={look.prediction} /> : null}
      </span>
      <span class="unseen">{seatSummary(view, look)}</span>
      <div class="place">
        {laid === undefined ? null : (
          <Fan
            key={laid.hand.join()}
            play={laid}
            leads={look.leads || swept?.winner === seat}
            gone={look.play === undefined}
            tilt={TILTS[seat] ?? 0}
          />
        )}
        {look.play === undefined
          ? (children ??
            (quip === undefined ? <Waiting look={look} phase={game.phase} view={view} /> : <Quip text={quip} />))
          : null}
      </div>
    </>
  )
}

/** The classes of a seat: whose turn it is, who draws in a gun fight, how somebody takes it. */
export const seatClass = (view: TableView, game: Seen<State>, look: SeatLook): string =>
  `seat ${moodOf(view, game, look)} ${look.turn ? 'turn' : ''} ${look.duelist ? 'duelist' : ''}`
