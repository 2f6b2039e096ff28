import type { Seat, Seen } from '@halfpint/core'
import { BRAWL_TRICKS, GUN_FIGHT_RUN, type SeatLook, type State } from '@halfpint/half-pint'
import type { TableView } from '@halfpint/table'
import type { ComponentChildren } from 'preact'
import { settings } from '../../base/settings.ts'
import { words } from '../../base/speech.ts'
import { calledIn, chipColour, SeatFace, seatName } from '../../ui/seatface.tsx'
import { wide } from '../../ui/wide.ts'
import type { Area } from '../table/layout.ts'
import { Cap, Mat } from '../table/mat.tsx'
import { collectedOf } from '../table/moves.ts'
import { Fan } from './fan.tsx'
import { Glasses } from './glasses.tsx'
import { ShapeMark } from './shapes.tsx'

/** From this number of marks in a row on, they are shown. */
const RUN_SEEN = GUN_FIGHT_RUN - 2

/** A player's bottle cap with their face; `index` counts the caps on one mat. */
export const SeatCap = ({ view, seat, index = 0 }: { view: TableView; seat: Seat; index?: number }) => (
  <Cap colour={chipColour(view.seats[seat])} owner={seat} index={index}>
    <SeatFace seatState={view.seats[seat]} />
  </Cap>
)

/** The caps of the players who bet against this one; on phones more than two become one cap with their number. */
const Caps = ({ owners, view }: { owners: readonly Seat[]; view: TableView }) =>
  owners.length === 0 ? null : (
    <span class="caps" style={{ '--bets': String(owners.length) }}>
      {owners.length > 2 && !wide.value ? (
        <Cap colour="var(--danger)">
          <b>{owners.length}</b>
        </Cap>
      ) : (
        owners.map((owner, index) => <SeatCap key={owner} view={view} seat={owner} index={index} />)
      )}
    </span>
  )

/** A warning on the mat: a glove before a brawl, a sheriff's star in a gun fight or shortly before one. */
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

/** In place of a play: a face-down prediction, a cap to bet with, or the dots of a thinking player. */
const Waiting = ({ look, phase, view }: { look: SeatLook; phase: State['phase']; view: TableView }) => {
  if (phase === 'play') return look.turn ? <span class="thinking" /> : null
  if (!look.chosen) return null
  return phase === 'bet' ? <SeatCap view={view} seat={look.seat} /> : <i class="back facedown" />
}

/** A bot with a character says something after one of this many tricks. */
const QUIP_EVERY = 3

/** The mood of a bot with a character after a trick or a round. */
const moodOf = (view: TableView, game: Seen<State>, look: SeatLook): 'glad' | 'cross' | '' => {
  if (!settings.value.quips || view.seats[look.seat]?.kind !== 'bot') return ''
  if (game.phase === 'deal') return game.results.at(-1)?.marks[look.seat] === 'X' ? 'glad' : 'cross'
  if (game.phase !== 'play' || game.trick.length > 0 || game.tricks.at(-1)?.winner !== look.seat) return ''
  return typeof look.prediction === 'number' && look.won > look.prediction ? 'cross' : 'glad'
}

/** The remark of such a bot after winning a trick: at its first trick too many, and once a round after another one. */
const quipOf = (view: TableView, game: Seen<State>, look: SeatLook): string | undefined => {
  const seatState = view.seats[look.seat]
  const mood = game.phase === 'play' ? moodOf(view, game, look) : ''
  const quip = seatState?.kind === 'bot' ? words('table').quips[seatState.bot] : undefined
  if (mood === '') return undefined
  if (mood === 'cross') return look.won - 1 === look.prediction ? quip?.spills : undefined
  const mayTalk = ({ winner }: { readonly winner: Seat }, at: number): boolean =>
    winner === look.seat && (game.round + at + 1 + look.seat) % QUIP_EVERY === 0
  return game.tricks.findIndex(mayTalk) === game.tricks.length - 1 ? quip?.wins : undefined
}

const Quip = ({ text }: { text: string }) => (
  <span class="quip" aria-hidden="true">
    {text}
  </span>
)

/** The rotation of a played set, by seat, in degrees. */
const TILTS = [-3, 2, -2, 3, -1, 2, -2]

interface SeatProps {
  readonly view: TableView
  readonly game: Seen<State>
  readonly look: SeatLook
  readonly area: Area
  /** In place of a set: what the reader chooses from. */
  readonly children?: ComponentChildren
}

/** The text of a seat for screen readers. */
const seatSummary = (view: TableView, look: SeatLook): string =>
  words('half-pint-heroes').seat({
    name: calledIn(view, look.seat),
    held: look.held,
    won: look.won,
    prediction: typeof look.prediction === 'number' ? look.prediction : null,
    streak: look.streak,
    run: look.run,
    chips: look.chips.map(owner => seatName(view.seats[owner])),
    score: look.score,
  })

/** The content of a seat: mat, name, glasses, and the played set. */
export const SeatInside = ({ view, game, look, area, children }: SeatProps) => {
  const { seat } = look
  const quip = quipOf(view, game, look)
  const collected = collectedOf(game)
  const laid = look.play ?? collected?.plays.find(play => play.seat === seat)
  const name = calledIn(view, seat)
  return (
    <>
      <div class="player">
        <Mat
          face={<SeatFace seatState={view.seats[seat]} />}
          held={area === 'm' && view.viewer !== 'spectator' ? null : look.held}
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
      </div>
      <span class="unseen">{seatSummary(view, look)}</span>
      <div class="place">
        {laid === undefined ? null : (
          <Fan
            key={laid.hand.join()}
            play={laid}
            leads={look.leads || collected?.winner === seat}
            collected={look.play === undefined}
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

/** The classes of a seat: its turn, its part in a gun fight, its mood. */
export const seatClass = (view: TableView, game: Seen<State>, look: SeatLook): string =>
  `seat ${moodOf(view, game, look)} ${look.turn ? 'turn' : ''} ${look.duelist ? 'duelist' : ''}`
