import { type ActionEstimate, exactOf, type ReviewedDecision, type SeatReview } from '@halfpint/bots'
import type { Json } from '@halfpint/core'
import { goTo } from '../../base/route.ts'
import { linkTo } from '../../base/routes.ts'
import { settings } from '../../base/settings.ts'
import { language, words } from '../../base/speech.ts'
import { becauseText } from '../../board/because.ts'
import { botsIn } from '../../session/record/bots.ts'
import type { ReplayParts } from '../../session/record/parts.ts'
import type { Played } from '../../session/record/played.ts'
import { createRetry } from '../../session/record/retry.ts'
import { formatSource, linkToReplay, type Source } from '../../session/record/source.ts'
import { tenths } from '../../ui/signed.ts'
import { Curve } from './curve.tsx'

/** A share as percentage points, without a sign. */
const points = (share: number): string =>
  new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 }).format(100 * share)

const percent = (share: number): string =>
  new Intl.NumberFormat(language.value, { style: 'percent', maximumFractionDigits: 1 }).format(share)

const Chances = ({ outlook }: { outlook: ActionEstimate<Json> }) => {
  const { reasons } = words('replay').review
  const { win, points, miss } = outlook
  const exact = exactOf(outlook)
  const said = [
    reasons.win(percent(win)),
    ...(exact === undefined ? [] : [reasons.exact(percent(exact))]),
    ...(miss === undefined ? [] : [reasons.miss(percent(miss))]),
    ...(miss === undefined ? [reasons.points(tenths(points, 'exceptZero'))] : []),
  ]
  return <span class="quiet-text">{said.join(' · ')}</span>
}

interface DecisionProps {
  readonly decision: ReviewedDecision<Json>
  readonly played: Played
  readonly parts: ReplayParts
  readonly source: Source
}

/** One costly decision: the choice, a better one, and links to the position. */
const Decision = ({ decision, played, parts, source }: DecisionProps) => {
  const say = words('replay').review
  const { players } = played.replay
  const { round, trick, seat, at, chosen, best, loss } = decision
  const tryAgain = async (): Promise<void> => {
    const { name, symbol } = settings.peek()
    const called = name.trim() === '' ? words('core').shell.you : name
    const bots = await botsIn(source, players)
    const table = await createRetry({ played, at, seat, parts, bots }, { id: 'local-0', name: called, symbol })
    goTo(linkTo('/try/:game/:table', { game: played.game.id, table, from: formatSource(source) }))
  }
  return (
    <li class="decision paper">
      <b>{say.cost({ round: round + 1, trick: trick === null ? undefined : trick + 1, loss: points(loss) })}</b>
      <p>{becauseText(best, chosen, (action, other) => parts.clause(action, other, players))}</p>
      <dl>
        <div>
          <dt>{say.chose}</dt>
          <dd>
            <parts.Action action={chosen.action} players={players} />
            <Chances outlook={chosen} />
          </dd>
        </div>
        <div class="better">
          <dt>{say.better}</dt>
          <dd>
            <parts.Action action={best.action} players={players} />
            <Chances outlook={best} />
          </dd>
        </div>
      </dl>
      <div class="acts">
        <a class="button on-paper" href={linkToReplay(source, { at: `${at}`, from: `${seat}` })}>
          {say.show}
        </a>
        <button type="button" class="button on-paper" onClick={() => void tryAgain()} title={say.tryAgainHint}>
          {say.tryAgain}
        </button>
      </div>
    </li>
  )
}

interface VerdictProps {
  readonly seat: SeatReview<Json>
  /** The decisions of this seat. */
  readonly decisions: readonly ReviewedDecision<Json>[]
  readonly played: Played
  readonly parts: ReplayParts
  readonly source: Source
  /** Whether the reader was on that seat. */
  readonly mine: boolean
}

/** The review of the decisions of one seat. */
export const Verdict = ({ seat, decisions, played, parts, source, mine }: VerdictProps) => {
  const say = words('replay').review
  return (
    <section class="verdict">
      <h2>{mine ? words('core').shell.you : seat.name}</h2>
      <dl class="review-figures">
        <div>
          <dt>
            {say.accuracy}
            <span class="quiet-text small">{say.accuracyHint}</span>
          </dt>
          <dd>{seat.accuracy === null ? say.nothingAtStake : Math.round(seat.accuracy)}</dd>
        </div>
        <div>
          <dt>{say.agreed}</dt>
          <dd>{say.ofAll(seat.agreed, seat.decisions)}</dd>
        </div>
        <div>
          <dt>
            {say.luck}
            <span class="quiet-text small">{say.luckHint}</span>
          </dt>
          <dd>{tenths(seat.luck, 'exceptZero')}</dd>
        </div>
      </dl>
      <Curve decisions={decisions} worst={seat.worst} percent={percent} />
      {seat.worst.length === 0 ? (
        <p>{say.flawless}</p>
      ) : (
        <>
          <h3>{mine ? say.costliestMine : say.costliest(seat.name)}</h3>
          <ol class="decisions">
            {seat.worst.map(decision => (
              <Decision key={decision.at} decision={decision} played={played} parts={parts} source={source} />
            ))}
          </ol>
        </>
      )}
      <p class="acts">
        {mine && (
          <a class="button quiet" href={linkTo('/costs/:game', { game: played.game.id })}>
            {say.costs}
          </a>
        )}
        <a class="button quiet" href={linkTo('/learn/:game', { game: played.game.id, part: 'tips' })}>
          {say.tips}
        </a>
      </p>
    </section>
  )
}
