import { type ActionEstimate, contrastTo, type Verdict } from '@halfpint/bots'
import type { Json } from '@halfpint/core'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { words } from '../../base/speech.ts'
import { becauseText } from '../../board/because.ts'
import { type GameSteps, nameIn, roundAt } from '../../session/record/gamesteps.ts'
import type { ReplayParts } from '../../session/record/parts.ts'
import { openWorker } from '../../session/worker/openworker.ts'
import { Sheet } from '../../ui/sheet.tsx'

/** The action that led to a step, if the player had a choice. */
export const choiceAt = (gameSteps: GameSteps, parts: ReplayParts, step: number) => {
  const before = gameSteps.states[step - 1]
  const event = gameSteps.events[step - 1]
  if (before === undefined || event === undefined) return undefined
  const command = parts.commandOf(event, before)
  if (command === undefined) return undefined
  const view = gameSteps.played.game.view(before, command.seat)
  return gameSteps.played.game.legal(view).length > 1 ? { ...command, view } : undefined
}

interface WhyProps {
  readonly gameSteps: GameSteps
  readonly parts: ReplayParts
  readonly step: number
  readonly onClose: () => void
}

/** Explains an action, or names a better one: the champion's estimate from the view of that seat. */
export const Why = ({ gameSteps, parts, step, onClose }: WhyProps) => {
  const { why } = words('replay')
  const verdict = useSignal<Verdict<Json> | null>(null)
  const choice = choiceAt(gameSteps, parts, step)
  const { game } = gameSteps.played
  useEffect(() => {
    if (choice === undefined) return
    const { reviews, close } = openWorker()
    void reviews.judgeAction(game.id, choice.view, choice.action).then(found => {
      verdict.value = found ?? null
    })
    return close
  }, [])
  if (choice === undefined) return null
  const names = gameSteps.players.map((_, seat) => nameIn(gameSteps, seat, roundAt(gameSteps, step)))
  const { Action } = parts
  return (
    <Sheet heading={why.heading(names[choice.seat]!)} onClose={onClose}>
      <p>
        <Action action={choice.action} players={names} />
      </p>
      {verdict.value === null ? (
        <p role="status">{why.thinking}</p>
      ) : (
        <Opinion verdict={verdict.value} parts={parts} names={names} />
      )}
    </Sheet>
  )
}

interface OpinionProps {
  readonly verdict: Verdict<Json>
  readonly parts: ReplayParts
  readonly names: readonly string[]
}

/** The champion's opinion of a choice, compared with the best one, or with one that is worse. */
const Opinion = ({ verdict: { best, chosen, loss, ranked }, parts, names }: OpinionProps) => {
  const { why } = words('replay')
  const because = (action: ActionEstimate<Json>, other: ActionEstimate<Json>): string =>
    becauseText(action, other, (one, two) => parts.clause(one, two, names))
  if (loss > 0) {
    return (
      <>
        <p>{why.better}</p>
        <p>
          <parts.Action action={best.action} players={names} />
        </p>
        <p>{because(best, chosen)}</p>
      </>
    )
  }
  const other = contrastTo(chosen, ranked)
  return (
    <>
      <p>{why.best}</p>
      {other !== undefined && <p>{because(chosen, other)}</p>}
    </>
  )
}
