import type { BotAdvice } from '@halfpint/bots'
import type { Json } from '@halfpint/core'
import { useSignal } from '@preact/signals'
import { proxy } from 'comlink'
import { useEffect } from 'preact/hooks'
import { words } from '../../base/speech.ts'
import { becauseText } from '../../board/because.ts'
import { type GameSteps, nameIn, roundAt } from '../../session/record/gamesteps.ts'
import type { ReplayParts } from '../../session/record/parts.ts'
import { openWorker } from '../../session/worker/openworker.ts'
import { Sheet } from '../../ui/sheet.tsx'

/** Processor time for the champion's estimate, in milliseconds. */
const PATIENCE = 1500

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
  const { why, review } = words('replay')
  const counsel = useSignal<BotAdvice<Json> | null>(null)
  const choice = choiceAt(gameSteps, parts, step)
  const { game } = gameSteps.played
  useEffect(() => {
    if (choice === undefined) return
    const { tables, close } = openWorker()
    const hear = (found: BotAdvice<Json>): void => {
      counsel.value = found
    }
    void tables.advise(game.id, choice.view, PATIENCE, proxy(hear))
    return close
  }, [])
  if (choice === undefined) return null
  const names = gameSteps.players.map((_, seat) => nameIn(gameSteps, seat, roundAt(gameSteps, step)))
  const ranked = [...(counsel.value?.estimates ?? [])].sort((a, b) => b.win - a.win)
  const [best, next] = ranked
  const chosen = ranked.find(({ action }) => game.compare(action, choice.action) === 0)
  // H9: impossible predictions, such as a 6 with three cards, are in no advice.
  const rather = best !== undefined && (chosen === undefined || best.win - chosen.win >= 0.005)
  const { Action } = parts
  return (
    <Sheet heading={why.heading(names[choice.seat]!)} onClose={onClose}>
      <p>
        <Action action={choice.action} players={names} />
      </p>
      {best === undefined || next === undefined ? (
        <p role="status">{why.thinking}</p>
      ) : rather ? (
        <>
          <p>{why.better}</p>
          <p>
            <Action action={best.action} players={names} />
          </p>
          <p>{becauseText(review.because, best, chosen ?? next)}</p>
        </>
      ) : (
        <>
          <p>{why.best}</p>
          <p>{becauseText(review.because, chosen ?? best, chosen === best ? next : best)}</p>
        </>
      )}
    </Sheet>
  )
}
