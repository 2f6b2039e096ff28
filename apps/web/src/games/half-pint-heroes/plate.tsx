import './plate.css'
import type { BySeat, Seat } from '@halfpint/core'
import { BRAWL_TRICKS, GUN_FIGHT_RUN, type Options } from '@halfpint/half-pint'
import type { Chair } from '@halfpint/table'
import { ChairFace, chairName, chipColour } from '../../game/chair.tsx'
import { Icon } from '../../parts/icon.tsx'
import { words } from '../../shell/speech.ts'
import { MiniCard } from './card.tsx'
import type { SeatLook } from './seat.ts'
import { playText } from './setname.ts'
import { ShapeMark } from './shapes.tsx'

interface PlateProps {
  readonly look: SeatLook
  readonly chairs: BySeat<Chair>
  readonly options: Options
  /** How the reader's own plate is called; others by their name. */
  readonly name?: string
  readonly target?: boolean
  /** Where a chip can be laid: what happens then. */
  readonly onBet?: (() => void) | undefined
}

/** Three pips towards a brawl. */
const Pips = ({ streak }: { streak: number }) => (
  <span class="pips">
    {Array.from({ length: BRAWL_TRICKS }, (_, at) => (
      <i key={at} class={at < streak ? 'on' : ''} />
    ))}
  </span>
)

/** The betting chips that lie against somebody; many are one chip with their number. */
const Chips = ({ owners, chairs }: { owners: readonly Seat[]; chairs: BySeat<Chair> }) => (
  <span class="chips">
    {owners.length > 2 ? (
      <i class="chip many">{owners.length}</i>
    ) : (
      owners.map(owner => (
        <i key={owner} class="chip" style={{ background: chipColour(chairs[owner]) }}>
          <ChairFace chair={chairs[owner]} />
        </i>
      ))
    )}
  </span>
)

/** The set that this seat has laid to the trick under way. */
const LaidSet = ({ look, options }: Pick<PlateProps, 'look' | 'options'>) => {
  const { play } = look
  if (play === undefined) return <span class="laid none" />
  return (
    <span class={`laid ${look.leads ? 'leads' : ''}`} key={play.hand.join()}>
      <span class="minis">
        {play.hand.map(card => (
          <MiniCard key={card} card={card} fromRow={false} />
        ))}
        {play.row.map(card => (
          <MiniCard key={card} card={card} fromRow />
        ))}
      </span>
      <span class="set">
        {look.leads ? <Icon name="crown" /> : <em>{look.order}</em>}
        {playText(play, options)}
      </span>
    </span>
  )
}

/** The choice is made. */
const Done = () => (
  <span class="done">
    <Icon name="check" />
  </span>
)

/** How many tricks of those predicted. */
const Tally = ({ look }: { look: SeatLook }) => {
  const say = words('half-pint-heroes')
  if (look.prediction === null || look.prediction === '?') {
    return <span class="tally">{look.chosen ? <Done /> : look.turn ? <span class="dots">…</span> : null}</span>
  }
  const met = look.won === look.prediction
  return (
    <span class={`tally ${met ? 'met' : look.won > look.prediction ? 'over' : ''}`}>
      <b>{look.won}</b> {say.of} <b>{look.prediction}</b>
      {look.chosen ? <Done /> : null}
    </span>
  )
}

/** One player's plate: who, how many cards, tricks of prediction, brawl pips, marks, chips, and the set laid. */
export const Plate = ({ look, chairs, options, name, target, onBet }: PlateProps) => {
  const say = words('half-pint-heroes')
  const chair = chairs[look.seat]
  const called = name ?? chairName(chair)
  const summary = say.seat({
    name: called,
    held: look.held,
    won: look.won,
    prediction: typeof look.prediction === 'number' ? look.prediction : null,
    streak: look.streak,
    run: look.run,
    chips: look.chips.map(owner => chairName(chairs[owner])),
  })
  const away = chair?.kind === 'person' && chair.absentSince !== null
  const content = (
    <>
      <span class="who" aria-hidden="true">
        <ChairFace chair={chair} />
        <b class="name">{called}</b>
        <span class="held">
          <i />
          {look.held}
        </span>
      </span>
      <span class="state" aria-hidden="true">
        <Tally look={look} />
        {look.duelist ? (
          <span class="run danger">
            <ShapeMark shape="blue" />
          </span>
        ) : look.run >= 2 ? (
          <span class={`run ${look.run >= GUN_FIGHT_RUN - 1 ? 'danger' : ''}`}>
            <Icon name="close" />
            {look.run}
          </span>
        ) : null}
        {look.chips.length > 0 ? <Chips owners={look.chips} chairs={chairs} /> : null}
        <Pips streak={look.streak} />
      </span>
      <span class="unseen">{summary}</span>
      <LaidSet look={look} options={options} />
    </>
  )
  const kind = `plate ${look.turn ? 'turn' : ''} ${target === true ? 'target' : ''} ${away ? 'away' : ''} ${look.leads ? 'leading' : ''} ${look.took ? 'took' : ''}`
  if (onBet === undefined) return <div class={kind}>{content}</div>
  return (
    <button
      type="button"
      class={kind}
      aria-pressed={target === true}
      aria-label={say.betHere(called, typeof look.prediction === 'number' ? look.prediction : 0)}
      onClick={onBet}
    >
      {content}
    </button>
  )
}
