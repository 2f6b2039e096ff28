import type { Seat } from '@halfpint/core'
import { finishedTrick, leadingPlay, nearestSet, predictionPoints, scoringOf } from '@halfpint/half-pint'
import { capital, listed } from '@halfpint/i18n'
import { language, problemIn, words } from '../../base/speech.ts'
import type { Place } from '../../session/place.ts'
import { useSpokenChoice } from '../frame/frame.tsx'
import { fastForward, isFastForward } from '../table/fastforward.ts'
import type { Controller } from './controller.ts'
import { setText } from './setname.ts'
import { type WonText, wonText } from './won.ts'

interface BarProps {
  readonly controller: Controller
  readonly place: Place
  readonly nameOf: (seat: Seat) => string
}

interface Said {
  readonly head?: string
  readonly text: string
}

/** Describes the chosen cards and their effect, or why they are no set. */
const prospectText = (
  { prospect: { value: prospect }, plays, chosen }: Controller,
  nameOf: BarProps['nameOf'],
): Said | undefined => {
  const say = words('half-pint-heroes')
  if (prospect === null) return undefined
  if (prospect.kind === 'no-set') {
    const { code } = prospect.problem
    if (code === 'not-a-set') {
      const nearest = nearestSet(plays.value, chosen.value)
      if (nearest === undefined) return { text: say.notASet }
      const { sets } = words('core').games['half-pint-heroes']
      return { text: say.moreFor(nearest.missing, sets[nearest.set]) }
    }
    if (code === 'too-many-cards') return { text: say.tooMany }
    return { text: code === 'group-in-row' ? say.groupInRow : problemIn(prospect.problem) }
  }
  const { play, effect, leader } = prospect
  const deed = {
    opens: say.opensTrick,
    leads: say.leadsNow,
    takes: say.takes,
    behind: say.behind(leader === undefined ? '' : nameOf(leader.seat)),
  }[effect]
  const row = play.row.length === 0 ? '' : `${say.withRow(play.row.length)} · `
  return { head: capital(setText(play)), text: row + deed }
}

const Line = ({ said, strong = '' }: { said: Said; strong?: string }) => (
  <div class={`say ${strong}`}>
    {said.head === undefined ? null : <b>{said.head}</b>}
    <span>{said.text}</span>
  </div>
)

/** Reads what the chosen cards would do to those who listen. */
const Spoken = ({ said }: { said: Said | undefined }) => {
  const parts = said === undefined ? [] : [said.head ?? '', ...said.text.split(' · ')].filter(part => part !== '')
  useSpokenChoice(parts.length === 0 ? undefined : `${parts.join(', ').replace(/\.$/, '')}.`)
  return null
}

/** Skips the rest of the round for a player without cards, while others still have some. */
const PlayOut = ({ place, controller }: Pick<BarProps, 'place' | 'controller'>) => {
  const view = place.view.value
  const isOver = controller.game.value?.hands.every(hand => hand.length === 0)
  if (view === null || !place.canSkip || isOver || isFastForward(view)) return null
  return (
    <button
      type="button"
      class="button quiet"
      onClick={() => {
        fastForward(view)
        place.playback.hurry()
      }}
    >
      {words('half-pint-heroes').playOut}
    </button>
  )
}

/** Names the winner of a complete trick. */
const trickWon = ({ game, me }: Controller, nameOf: BarProps['nameOf']): WonText | undefined => {
  const view = game.value
  const plays = view === null ? undefined : finishedTrick(view)
  return view === null || plays === undefined ? undefined : wonText(plays, view.options, me.value, nameOf)
}

/** The same over the row, in large letters where the trick is the player's. The bar says it to screen readers. */
export const TrickWord = ({ controller, nameOf }: Pick<BarProps, 'controller' | 'nameOf'>) => {
  const say = words('half-pint-heroes').won
  const won = trickWon(controller, nameOf)
  const view = controller.game.value
  const plays = view === null ? undefined : finishedTrick(view)
  if (view === null || won === undefined || plays === undefined) return null
  const winner = leadingPlay(plays, view.options)?.seat
  if (winner !== controller.me.value) {
    return (
      <p class="word" aria-hidden="true">
        <b>{won.head}</b>
        <span>{won.text}</span>
      </p>
    )
  }
  const count = view.tricks.filter(trick => trick.winner === winner).length + (view.trick.length > 0 ? 1 : 0)
  const predicted = view.predictions[winner]
  const isExcess = typeof predicted === 'number' && count > predicted
  return (
    <p class={`word mine ${isExcess ? 'bad' : ''}`} aria-hidden="true">
      <b>{isExcess ? say.tooMany : say.yours}</b>
      <span>{isExcess ? say.tooManyText(predicted, count) : won.text}</span>
    </p>
  )
}

const PlayBar = (props: BarProps) => {
  const { controller, place, nameOf } = props
  const say = words('half-pint-heroes')
  const prospect = controller.prospect.value
  const mine = controller.task.value === 'play'
  const view = controller.game.value
  // The reader's own turn may not be shown yet; do not say then that they are thinking.
  const asked =
    mine || (view !== null && view.toPlay === controller.me.value)
      ? { head: view?.trick.length === 0 ? words('table').askLead : words('table').askPlay, text: say.nothingChosen }
      : { head: waitingFor(props), text: controller.me.value === null ? '' : say.waitTurn }
  const full = trickWon(controller, nameOf)
  const out = !mine && controller.hand.value.length === 0
  const said = full ?? prospectText(controller, nameOf) ?? (out ? { ...asked, text: '' } : asked)
  const ready = mine && prospect?.kind === 'set' && !place.busy.value
  return (
    <>
      <Spoken said={full === undefined ? prospectText(controller, nameOf) : undefined} />
      <Line said={said} strong={full !== undefined ? 'strong won' : prospect?.kind === 'set' ? 'strong' : ''} />
      {controller.me.value === null ? null : out ? (
        <PlayOut place={place} controller={controller} />
      ) : (
        <button
          type="button"
          class="button"
          disabled={!ready}
          onClick={() => {
            if (prospect?.kind === 'set') controller.act(prospect.action)
          }}
        >
          {say.play}
        </button>
      )}
    </>
  )
}

/** Names the players who have not chosen yet. */
const waitingText = (choices: readonly unknown[], { nameOf }: BarProps): string => {
  const names = choices.flatMap((choice, seat) => (choice === null ? [nameOf(seat)] : []))
  return names.length === 0 ? '' : words('table').waitingFor(listed(language.value, names))
}

/** A choice that nobody else has seen, with a button to change it. */
const ChosenBar = ({ controller, said }: { controller: Controller; said: Said }) => (
  <>
    <Line said={said} strong="strong" />
    {controller.isChangeable.value && (
      <button type="button" class="button quiet" onClick={controller.takeBack}>
        {words('table').takeBack}
      </button>
    )}
  </>
)

const PredictBar = (props: BarProps) => {
  const { controller, place } = props
  const say = words('half-pint-heroes')
  const view = controller.game.value
  const seat = controller.me.value
  const { prediction } = controller
  if (view === null) return null
  const waiting = waitingText(view.predictions, props)
  if (seat === null) return <Line said={{ head: say.exactly.ask, text: waiting }} />
  const made = view.predictions[seat]
  if (typeof made === 'number')
    return <ChosenBar controller={controller} said={{ head: say.predicted(made), text: waiting }} />
  const number = prediction.value
  const scoring = scoringOf(view.options)
  const cards = view.hands[seat]?.length ?? 0
  const worth =
    number === null
      ? say.predictNothing
      : number > cards
        ? say.overHand(cards)
        : say.exactly.worth(scoring.trick * number, predictionPoints(scoring, number, view.seats))
  return (
    <>
      <Spoken said={number === null ? undefined : { head: say.exactly.tricks(number), text: worth }} />
      <Line
        said={{ head: number === null ? say.exactly.ask : say.exactly.tricks(number), text: worth }}
        strong={number === null ? '' : 'strong'}
      />
      <button
        type="button"
        class="button"
        disabled={number === null || controller.task.value !== 'predict' || place.busy.value}
        onClick={() => {
          if (number !== null) controller.act({ type: 'predict', prediction: number })
        }}
      >
        {number === null ? say.predictAny : say.predict(number)}
      </button>
    </>
  )
}

const BetBar = (props: BarProps) => {
  const { controller, place, nameOf } = props
  const say = words('half-pint-heroes')
  const view = controller.game.value
  const seat = controller.me.value
  const target = controller.target.value
  if (view === null) return null
  const waiting = waitingText(view.bets, props)
  if (seat === null) return <Line said={{ head: say.askBet, text: waiting }} />
  if (view.bets[seat] !== null)
    return <ChosenBar controller={controller} said={{ head: say.betPlaced, text: waiting }} />
  const { bet } = scoringOf(view.options)
  const two = view.seats === 2
  const idle = controller.task.value !== 'bet' || place.busy.value
  return (
    <>
      <Spoken said={target === null ? undefined : { head: say.bet(nameOf(target)), text: say.betWorth(bet) }} />
      <Line
        said={{
          head: target === null ? say.askBet : say.bet(nameOf(target)),
          text: two ? say.askBetTwo(nameOf(1 - seat), bet) : target === null ? say.betNothing : say.betWorth(bet),
        }}
      />
      {two && target === null ? (
        <button
          type="button"
          class="button quiet"
          disabled={idle}
          onClick={() => controller.act({ type: 'bet', on: null })}
        >
          {say.noBet}
        </button>
      ) : (
        <button
          type="button"
          class="button"
          disabled={idle || target === null}
          onClick={() => {
            if (target !== null) controller.act({ type: 'bet', on: target })
          }}
        >
          {say.betAny}
        </button>
      )}
    </>
  )
}

/** Names the player for whom the table waits. */
const waitingFor = ({ controller: { game }, place, nameOf }: BarProps): string => {
  const view = game.value
  if (view === null || view.phase !== 'play') return ''
  const seatState = place.view.value?.seats[view.toPlay]
  const isAway = seatState?.kind === 'person' && seatState.absentSince !== null && seatState.substitute === null
  return words('table')[isAway ? 'waitingFor' : 'thinking'](nameOf(view.toPlay))
}

/** The prompt and the button. */
export const Bar = (props: BarProps) => {
  const { controller, place } = props
  const problem = place.problem.value
  const phase = controller.game.value?.phase
  return (
    <section class="bar">
      {problem === null ? null : (
        <p class="problem" role="alert">
          {problemIn(problem)}
        </p>
      )}
      {phase === 'predict' ? (
        <PredictBar {...props} />
      ) : phase === 'bet' ? (
        <BetBar {...props} />
      ) : phase === 'play' ? (
        <PlayBar {...props} />
      ) : (
        <div class="say" />
      )}
    </section>
  )
}
