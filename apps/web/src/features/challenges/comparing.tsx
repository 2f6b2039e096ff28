import { must } from '@halfpint/core'
import { type FixedGame, isSignificant, type Playthrough } from '@halfpint/daily'
import { findGame, nameOf } from '@halfpint/table'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { words } from '../../base/speech.ts'
import type { ReplayParts } from '../../session/record/parts.ts'
import { seatsOf } from '../../session/seats.ts'
import type { FixedSummary } from '../../session/worker/fixedgames.ts'
import type { PageWorker } from '../../session/worker/openworker.ts'
import { tenths } from '../../ui/signed.ts'

/** Another player of the same deals. */
export interface Rival {
  readonly name: string
  readonly log: Playthrough['log']
}

interface ComparingProps {
  readonly fixed: FixedGame
  readonly played: Playthrough
  readonly rivals: readonly Rival[]
  readonly worker: PageWorker
  readonly parts: ReplayParts
}

interface AgainstProps extends Pick<ComparingProps, 'fixed' | 'parts'> {
  readonly name: string
  readonly mine: FixedSummary
  readonly theirs: FixedSummary
}

/** Two people side by side, round by round and decision by decision. */
const Against = ({ name, mine, theirs, fixed, parts: { Action } }: AgainstProps) => {
  const say = words('challenges')
  const game = must(findGame(fixed.game))
  const players = seatsOf(fixed).map(nameOf)
  const play = (text: string | undefined) =>
    text === undefined ? '–' : <Action action={must(game.actions.parse(text))} players={players} />
  const of = (summary: FixedSummary): number => summary.points[fixed.seat]!
  const written = (round: FixedSummary['rounds'][number] | undefined): string =>
    round === undefined ? '–' : tenths(round.points)
  const rounds = mine.rounds.length > theirs.rounds.length ? mine.rounds : theirs.rounds
  return (
    <section class="comparing">
      <h2>{say.both({ mine: of(mine), theirs: of(theirs), name })}</h2>
      <p class="quiet-text">{isSignificant(mine.rounds, theirs.rounds) ? say.telling : say.tooFew}</p>
      {rounds.map((_, round) => {
        const [own, other] = [mine.rounds[round], theirs.rounds[round]]
        const decisions = Math.max(own?.plays.length ?? 0, other?.plays.length ?? 0)
        return (
          <details key={round} open={rounds.length === 1}>
            <summary>{say.round({ round: round + 1, mine: written(own), theirs: written(other) })}</summary>
            <table>
              <thead>
                <tr>
                  <th scope="col">{words('core').shell.you}</th>
                  <th scope="col">{name}</th>
                </tr>
              </thead>
              <tbody>
                {Array.from({ length: decisions }, (__, at) => (
                  <tr key={at} class={own?.plays[at] === other?.plays[at] ? '' : 'apart'}>
                    <td>{play(own?.plays[at])}</td>
                    <td>{play(other?.plays[at])}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        )
      })}
    </section>
  )
}

/** The reader compared with everybody else who has played the same deals. */
export const Comparing = ({ fixed, played, rivals, worker, parts }: ComparingProps) => {
  const all = useSignal<readonly FixedSummary[]>([])
  useEffect(() => {
    void Promise.all([played, ...rivals].map(({ log }) => worker.fixedGames.summary(fixed, log))).then(found => {
      all.value = found
    })
  }, [played, rivals])
  const [mine, ...others] = all.value
  if (mine === undefined) return null
  return (
    <>
      {rivals.length === 0 && <h2>{words('daily').result.points(mine.points[fixed.seat]!)}</h2>}
      {others.map((theirs, at) => (
        <Against key={at} name={rivals[at]?.name ?? ''} mine={mine} theirs={theirs} fixed={fixed} parts={parts} />
      ))}
    </>
  )
}
