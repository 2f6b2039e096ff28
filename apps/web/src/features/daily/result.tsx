import './daily.css'
import '../../ui/surfaces.css'
import { must } from '@halfpint/core'
import {
  type ChampionVerdict,
  compare,
  costliestDecision,
  type FieldBot,
  type FixedGame,
  isAsGood,
  type Playthrough,
  rankIn,
  sharedOf,
} from '@halfpint/daily'
import { findGame, nameOf } from '@halfpint/table'
import { useSignal } from '@preact/signals'
import type { ComponentChild } from 'preact'
import { useEffect } from 'preact/hooks'
import { copyText } from '../../base/copy.ts'
import { language, words } from '../../base/speech.ts'
import { sentenceFor } from '../../board/because.ts'
import { gameName, PAGE_GAMES } from '../../board/index.ts'
import { Glass } from '../../board/table/glass.tsx'
import { barsOf, keepRank } from '../../session/dayranks.ts'
import type { ReplayParts } from '../../session/record/parts.ts'
import { seatsOf } from '../../session/seats.ts'
import type { FixedSummary } from '../../session/worker/fixedgames.ts'
import type { PageWorker } from '../../session/worker/openworker.ts'
import { tenths } from '../../ui/signed.ts'
import { takeFocus } from '../../ui/taskfocus.ts'
import { Dots } from './dots.tsx'

interface DailyResultProps {
  readonly day: string
  readonly fixed: FixedGame
  readonly played: Playthrough
  /** The bots in the reader's seat that have played so far. */
  readonly field: readonly FieldBot[]
  /** Whether all bots have finished. */
  readonly whole: boolean
  readonly worker: PageWorker
  readonly parts: ReplayParts
  /** Days in a row with a daily deal. */
  readonly streak: number
}

interface ChampionProps {
  /** Why the champion's choice is better, in a sentence. */
  readonly why: (play: string, verdict: ChampionVerdict) => string | null
  readonly verdicts: readonly (ChampionVerdict | null)[]
  readonly plays: readonly string[]
  readonly show: (play: string) => ComponentChild
}

const percent = (share: number): string =>
  new Intl.NumberFormat(language.value, { style: 'percent', maximumFractionDigits: 0 }).format(share)

const ChampionSays = ({ verdict, show }: { verdict: ChampionVerdict | null; show: ChampionProps['show'] }) => {
  const say = words('daily').result
  if (verdict === null) return null
  if (isAsGood(verdict)) return <p class="quiet-text small">{say.asGood}</p>
  return (
    <p class="small">
      {say.champion}: {show(verdict.best)} <span class="quiet-text">+{percent(verdict.loss)}</span>
    </p>
  )
}

/** The decision that cost most, and what the champion would have done there. */
const Costliest = ({ verdicts, plays, show, why }: ChampionProps) => {
  const say = words('daily').result
  const at = costliestDecision(verdicts)
  const verdict = verdicts[at]
  if (verdict == null) return <p>{say.faultless}</p>
  return (
    <div class="costliest">
      <p>{why(plays[at]!, verdict)}</p>
      <p class="quiet-text small">{say.costliest(at + 1, String(Math.round(100 * verdict.loss)))}</p>
      <dl>
        <dt>{words('core').shell.you}</dt>
        <dd>{show(plays[at]!)}</dd>
        <dt>{say.champion}</dt>
        <dd>{show(verdict.best)}</dd>
      </dl>
    </div>
  )
}

/** The reader's result by decision, and the buttons to share it. */
export const DailyResult = ({ day, fixed, played, field, whole, worker, parts, streak }: DailyResultProps) => {
  const say = words('daily').result
  const summary = useSignal<FixedSummary | null>(null)
  const copied = useSignal(false)
  const verdicts = useSignal<readonly (ChampionVerdict | null)[] | null>(null)
  useEffect(() => {
    void worker.fixedGames.summary(fixed, played.log).then(found => {
      summary.value = found
    })
  }, [played])
  useEffect(() => {
    if (!whole) return
    void worker.fixedGames.verdicts(fixed, played.log).then(found => {
      verdicts.value = found
    })
  }, [played, whole])
  useEffect(() => {
    if (!whole || summary.value === null) return
    const own = summary.value.points[fixed.seat]!
    keepRank({ day, game: fixed.game, ...rankIn(field, own), ...barsOf(field, own) })
  }, [whole, summary.value])
  const cards = useSignal<{ readonly row: readonly string[]; readonly hand: readonly string[] } | null>(null)
  useEffect(() => {
    void worker.todayCards.cards(fixed).then(found => {
      cards.value = found
    })
  }, [fixed])
  const now = summary.value
  if (now === null) return null
  const Mini = PAGE_GAMES.get(fixed.game)?.Mini
  const points = now.points[fixed.seat]!
  const plays = now.rounds.flatMap(round => round.plays)
  const game = must(findGame(fixed.game))
  const players = seatsOf(fixed).map(nameOf)
  const standing = rankIn(field, points)
  // The squares and the list show the same verdicts.
  const judged = whole ? verdicts.value : null
  const text =
    judged === null
      ? ''
      : say.text({
          day,
          game: gameName(fixed.game),
          points,
          worse: standing.worse,
          field: field.length,
          signs: sharedOf(day, field, points, plays, judged).signs,
        })
  const compared = compare(field, plays)
  // From here on no bot had made the same choices; this is said once.
  const alone = compared.findIndex(({ others }) => others.length === 0)
  const { Action } = parts
  const show = (play: string) => <Action action={must(game.actions.parse(play))} players={players} />
  const why = (play: string, { best, reason }: ChampionVerdict): string | null => {
    if (reason === undefined) return null
    const chosen = must(game.actions.parse(play))
    const better = must(game.actions.parse(best))
    return sentenceFor(reason, [parts.clause(better, chosen, players), parts.clause(chosen, better, players)])
  }
  const copy = async (): Promise<void> => {
    copied.value = await copyText(text)
  }
  return (
    <>
      <section class="day-outcome towel-panel" data-game={fixed.game}>
        <h2 tabIndex={-1} ref={takeFocus}>
          {say.points(points)}
        </h2>
        <p class="side-note">{say.standing(standing)}</p>
        <span class="day-streak">
          <Glass kind="full" />
          {streak > 1 ? streak : ''}
        </span>
        {cards.value !== null && Mini !== undefined && (
          <div class="day-cards">
            {cards.value.row.length > 0 && (
              <span>
                <span class="minis">
                  {cards.value.row.map(card => (
                    <Mini key={card} card={card} />
                  ))}
                </span>
                <span class="side-note">{words('daily').today.row}</span>
              </span>
            )}
            <span>
              <span class="minis">
                {cards.value.hand.map(card => (
                  <Mini key={card} card={card} />
                ))}
              </span>
              <span class="side-note">{words('daily').today.hand}</span>
            </span>
          </div>
        )}
      </section>
      <section class="note-panel">
        <h3>{words('daily').today.place(standing.better + 1, field.length + 1)}</h3>
        <Dots field={field} points={points} label={say.standing(standing)} />
        <p role="status">{judged === null ? say.counting : ''}</p>
      </section>
      {judged !== null && (
        <section class="note-panel">
          <pre class="share">{text}</pre>
          <p class="quiet-text small">{say.signs}</p>
          <div class="acts">
            <button type="button" class="button" onClick={() => void copy()}>
              {say.share}
            </button>
            <span role="status">{copied.value ? say.copied : ''}</span>
          </div>
          <Costliest verdicts={judged} plays={plays} show={show} why={why} />
          <h3>{say.decisions}</h3>
          <p class="quiet-text small">{say.decisionsHint}</p>
          <ol class="day-decisions">
            {compared.map(({ play, others }, at) => (
              <li key={at}>
                <ul>
                  {others.some(other => other.play === play) ? null : (
                    <li class="mine">
                      {show(play)} <b>{say.you}</b>{' '}
                      {at === alone ? <span class="quiet-text small">{say.nobody}</span> : null}
                    </li>
                  )}
                  {others
                    .filter((other, rank) => rank < 5 || other.play === play)
                    .map(other => (
                      <li key={other.play} class={other.play === play ? 'mine' : ''}>
                        {show(other.play)} {other.play === play && <b>{say.you}</b>}{' '}
                        <span class="quiet-text small">{say.bots(other.bots, tenths(other.points))}</span>
                      </li>
                    ))}
                </ul>
                <ChampionSays verdict={judged[at] ?? null} show={show} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  )
}
