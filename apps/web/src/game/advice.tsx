import type { Position, Seen } from '@halfpint/core'
import './advice.css'
import type { Counsel, Outlook } from '@halfpint/bots'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { openWorker } from '../local/workerclient.ts'
import { Sheet } from '../parts/sheet.tsx'
import { language, words } from '../shell/speech.ts'
import { becauseText } from './because.ts'

/** How long the champion counts for an advice. */
const PATIENCE = 1500

/** How many of the best actions are shown. */
const SHOWN = 6

interface AdviceProps<Action> {
  readonly game: string
  /** What the reader may know: the champion is told no more. */
  readonly view: Seen<Position>
  /** An action in words. */
  readonly say: (action: Action) => string
  readonly onTake: (action: Action) => void
  readonly onClose: () => void
}

const Line = <Action,>({ outlook, best, props }: LineProps<Action>) => {
  const { advice } = words('table')
  const percent = new Intl.NumberFormat(language.value, { style: 'percent' })
  const more =
    outlook.exact !== undefined
      ? advice.exact(percent.format(outlook.exact))
      : outlook.miss !== undefined
        ? advice.miss(percent.format(outlook.miss))
        : undefined
  return (
    <li class={best ? 'best' : ''}>
      <button
        type="button"
        onClick={() => {
          props.onTake(outlook.action)
          props.onClose()
        }}
      >
        <b>{props.say(outlook.action)}</b>
        <span>
          {advice.win(percent.format(outlook.win))}
          {more === undefined ? '' : ` · ${more}`}
        </span>
        <i style={{ width: `${Math.round(100 * outlook.win)}%` }} />
      </button>
    </li>
  )
}

interface LineProps<Action> {
  readonly outlook: Outlook<Action>
  readonly best: boolean
  readonly props: AdviceProps<Action>
}

/** What the champion would expect of every choice, from what the reader may know. */
export const Advice = <Action,>(props: AdviceProps<Action>) => {
  const { advice } = words('table')
  const counsel = useSignal<Counsel<Action> | null>(null)
  useEffect(() => {
    // A worker of its own: the game goes on while the champion counts.
    const worker = openWorker()
    const { subscription } = worker.subscribe(message => {
      if (message.kind === 'advice') counsel.value = message.advice as Counsel<Action>
    })
    void worker.ask({ kind: 'advise', game: props.game, view: props.view, milliseconds: PATIENCE, subscription })
    return worker.close
  }, [])
  const best = [...(counsel.value?.outlooks ?? [])].sort((a, b) => b.win - a.win).slice(0, SHOWN)
  return (
    <Sheet heading={advice.heading} onClose={props.onClose}>
      {counsel.value === null ? (
        <p role="status">{advice.thinking}</p>
      ) : (
        <>
          <ol class="advice">
            {best.map((outlook, at) => (
              <Line key={props.say(outlook.action)} outlook={outlook} best={at === 0} props={props} />
            ))}
          </ol>
          {best[0] !== undefined && best[1] !== undefined && <p>{becauseText(advice.because, best[0], best[1])}</p>}
          <p class="quiet-text">{advice.worlds(counsel.value.worlds.toLocaleString(language.value))}</p>
        </>
      )}
    </Sheet>
  )
}
