import type { Json, Position, Seen } from '@halfpint/core'
import './advice.css'
import type { ActionEstimate, BotAdvice } from '@halfpint/bots'
import { useSignal } from '@preact/signals'
import { proxy } from 'comlink'
import { useEffect } from 'preact/hooks'
import { language, words } from '../../base/speech.ts'
import { openWorker } from '../../session/worker/openworker.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { becauseText } from '../because.ts'
import { ADVICE } from '../durations.ts'

/** Number of actions shown, best first. */
const SHOWN = 6

interface AdviceProps<Action> {
  readonly game: string
  /** The reader's view; the advising bot gets nothing else. */
  readonly view: Seen<Position>
  /** An action in words. */
  readonly label: (action: Action) => string
  readonly onChoose: (action: Action) => void
  readonly onClose: () => void
}

const Line = <Action,>({ estimate, best, props }: LineProps<Action>) => {
  const { advice } = words('table')
  const percent = new Intl.NumberFormat(language.value, { style: 'percent' })
  const more =
    estimate.exact !== undefined
      ? advice.exact(percent.format(estimate.exact))
      : estimate.miss !== undefined
        ? advice.miss(percent.format(estimate.miss))
        : undefined
  return (
    <li class={best ? 'best' : ''}>
      <button
        type="button"
        onClick={() => {
          props.onChoose(estimate.action)
          props.onClose()
        }}
      >
        <b>{props.label(estimate.action)}</b>
        <span>
          {advice.win(percent.format(estimate.win))}
          {more === undefined ? '' : ` · ${more}`}
        </span>
        <i style={{ width: `${Math.round(100 * estimate.win)}%` }} />
      </button>
    </li>
  )
}

interface LineProps<Action> {
  readonly estimate: ActionEstimate<Action>
  readonly best: boolean
  readonly props: AdviceProps<Action>
}

/** The expected result of each action, from the reader's view. */
export const Advice = <Action,>(props: AdviceProps<Action>) => {
  const { advice } = words('table')
  const counsel = useSignal<BotAdvice<Action> | null>(null)
  useEffect(() => {
    // A separate worker: the game continues while the bot thinks.
    const { tables, close } = openWorker()
    const hear = (found: BotAdvice<Json>): void => {
      counsel.value = found as BotAdvice<Action>
    }
    void tables.advise(props.game, props.view, ADVICE, proxy(hear))
    return close
  }, [])
  const best = [...(counsel.value?.estimates ?? [])].sort((a, b) => b.win - a.win).slice(0, SHOWN)
  return (
    <Sheet heading={advice.heading} onClose={props.onClose}>
      {counsel.value === null ? (
        <p role="status">{advice.thinking}</p>
      ) : (
        <>
          <ol class="advice">
            {best.map((estimate, at) => (
              <Line key={props.label(estimate.action)} estimate={estimate} best={at === 0} props={props} />
            ))}
          </ol>
          {best[0] !== undefined && best[1] !== undefined && <p>{becauseText(advice.because, best[0], best[1])}</p>}
          <p class="quiet-text">{advice.worlds(counsel.value.worlds.toLocaleString(language.value))}</p>
        </>
      )}
    </Sheet>
  )
}
