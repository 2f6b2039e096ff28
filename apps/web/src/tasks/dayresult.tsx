import { must } from '@halfpint/core'
import { findGame, nameOf } from '@halfpint/table'
import { type Course, compare, costliest, type Ghost, sharedOf, type Task, type Verdict } from '@halfpint/tasks'
import { useSignal } from '@preact/signals'
import type { ComponentChild } from 'preact'
import { useEffect } from 'preact/hooks'
import { gameName } from '../games/index.ts'
import { copyText } from '../online/copy.ts'
import { tenths } from '../parts/signed.ts'
import type { ReplayParts } from '../replay/parts.ts'
import { language, words } from '../shell/speech.ts'
import { taskChairs } from './taskchairs.ts'
import type { TaskClient, TaskSummary } from './taskclient.ts'

interface DayResultProps {
  readonly day: string
  readonly task: Task
  readonly course: Course
  /** The bots in the reader's seat that have played so far. */
  readonly field: readonly Ghost[]
  /** Whether all of them have. */
  readonly whole: boolean
  readonly client: TaskClient
  readonly parts: ReplayParts
}

interface ChampionProps {
  readonly verdicts: readonly (Verdict | null)[]
  readonly plays: readonly string[]
  readonly show: (play: string) => ComponentChild
}

const percent = (share: number): string =>
  new Intl.NumberFormat(language.value, { style: 'percent', maximumFractionDigits: 0 }).format(share)

const ChampionSays = ({ verdict, show }: { verdict: Verdict | null; show: ChampionProps['show'] }) => {
  const say = words('tasks').result
  if (verdict === null) return null
  if (verdict.loss === 0) return <p class="quiet-text small">{say.asGood}</p>
  return (
    <p class="small">
      {say.champion}: {show(verdict.best)} <span class="quiet-text">+{percent(verdict.loss)}</span>
    </p>
  )
}

/** The decision that cost most, and what the champion would have done there. */
const Costliest = ({ verdicts, plays, show }: ChampionProps) => {
  const say = words('tasks').result
  const at = costliest(verdicts)
  const verdict = verdicts[at]
  if (verdict == null) return <p>{say.faultless}</p>
  return (
    <div class="costliest">
      <p>{say.costliest(at + 1, percent(verdict.loss))}</p>
      <dl>
        <dt>{words('core').shell.you}</dt>
        <dd>{show(plays[at] as string)}</dd>
        <dt>{say.champion}</dt>
        <dd>{show(verdict.best)}</dd>
      </dl>
    </div>
  )
}

/** Where the reader stands, decision by decision, and what there is to share. */
export const DayResult = ({ day, task, course, field, whole, client, parts: { Action } }: DayResultProps) => {
  const say = words('tasks').result
  const summary = useSignal<TaskSummary | null>(null)
  const copied = useSignal(false)
  const verdicts = useSignal<readonly (Verdict | null)[]>([])
  useEffect(() => {
    void client.summary(task, course.log).then(found => {
      if (found.ok) summary.value = found.value
    })
  }, [course])
  useEffect(() => {
    if (!whole) return
    void client.verdicts(task, course.log).then(found => {
      if (found.ok) verdicts.value = found.value
    })
  }, [course, whole])
  const now = summary.value
  if (now === null) return null
  const points = now.points[task.seat] as number
  const plays = now.rounds.flatMap(round => round.plays)
  const shared = sharedOf(day, field, points, plays)
  const game = must(findGame(task.game))
  const players = taskChairs(task).map(nameOf)
  const text = say.text({
    day,
    game: gameName(task.game),
    points,
    worse: shared.standing.worse,
    field: field.length,
    signs: shared.signs,
  })
  const compared = compare(field, plays)
  // From here on nobody had come the same way, which is said once.
  const alone = compared.findIndex(({ others }) => others.length === 0)
  const show = (play: string) => <Action action={must(game.actions.parse(play))} players={players} />
  const copy = async (): Promise<void> => {
    copied.value = await copyText(text)
  }
  return (
    <section>
      <h2>{say.points(points)}</h2>
      <p>{say.standing(shared.standing)}</p>
      <p role="status">{whole ? '' : say.counting}</p>
      {whole && (
        <div>
          <pre class="share">{text}</pre>
          <p class="quiet-text small">{say.signs}</p>
          <div class="acts">
            <button type="button" class="button" onClick={() => void copy()}>
              {say.share}
            </button>
            <span role="status">{copied.value ? say.copied : ''}</span>
          </div>
          {verdicts.value.length > 0 && <Costliest verdicts={verdicts.value} plays={plays} show={show} />}
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
                        <span class="quiet-text small">{say.bots(other.ghosts, tenths(other.points))}</span>
                      </li>
                    ))}
                </ul>
                <ChampionSays verdict={verdicts.value[at] ?? null} show={show} />
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  )
}
