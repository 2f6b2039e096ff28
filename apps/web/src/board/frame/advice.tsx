import type { Json, Position, Seen } from '@halfpint/core'
import './advice.css'
import { type ActionEstimate, contrastTo, exactOf, type Judgement } from '@halfpint/bots'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { language, words } from '../../base/speech.ts'
import { openWorker } from '../../session/worker/openworker.ts'
import { announce } from '../../ui/announcer.tsx'
import { Icon } from '../../ui/icon.tsx'
import { becauseText } from '../because.ts'
import type { Clause } from './frame.tsx'

interface AdviceProps<Action> {
  readonly game: string
  /** The reader's view; the champion gets nothing else. */
  readonly view: Seen<Position>
  /** An action in words. */
  readonly label: (action: Action) => string
  readonly clauses: () => Promise<Clause<Action>>
  readonly players: readonly string[]
  readonly onChoose: (action: Action) => void
  readonly onClose: () => void
}

interface LineProps<Action> {
  readonly estimate: ActionEstimate<Action>
  readonly best: boolean
  readonly props: AdviceProps<Action>
}

const Line = <Action,>({ estimate, best, props }: LineProps<Action>) => {
  const { advice } = words('table')
  const percent = new Intl.NumberFormat(language.value, { style: 'percent' })
  const exact = exactOf(estimate)
  const more =
    exact !== undefined
      ? advice.exact(percent.format(exact))
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

/** The champion's hint over the table: the best action, one reason, and more figures on request. It leaves the hand free. */
export const Advice = <Action,>(props: AdviceProps<Action>) => {
  const { advice } = words('table')
  const judged = useSignal<Judgement<Action> | null>(null)
  const clause = useSignal<{ readonly of: Clause<Action> } | null>(null)
  const isLong = useSignal(false)
  const ranked = judged.value?.ranked ?? []
  const [best] = ranked
  const other = best === undefined ? undefined : contrastTo(best, ranked)
  const clauseOf = clause.value?.of
  const sentence =
    best === undefined || other === undefined || clauseOf === undefined
      ? null
      : becauseText(best, other, (action, beside) => clauseOf(action, beside, props.players))
  useEffect(() => {
    // A separate worker: the game continues while the champion thinks.
    const { reviews, close } = openWorker()
    void props.clauses().then(of => {
      clause.value = { of }
    })
    void reviews.judge(props.game, props.view).then(found => {
      judged.value = (found as Judgement<Json> | undefined as Judgement<Action> | undefined) ?? null
    })
    return close
  }, [])
  useEffect(() => {
    if (sentence !== null) announce(sentence)
  }, [sentence])
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') props.onClose()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return (
    <aside class="hint" aria-label={advice.heading}>
      <header>
        <b>{advice.heading}</b>
        <button type="button" class="icon-button" aria-label={words('core').shell.close} onClick={props.onClose}>
          <Icon name="close" />
        </button>
      </header>
      {judged.value === null ? (
        <p role="status">{advice.thinking}</p>
      ) : (
        <>
          {sentence !== null && <p>{sentence}</p>}
          <ol class="advice">
            {(isLong.value ? ranked : ranked.slice(0, 1)).map((estimate, at) => (
              <Line key={props.label(estimate.action)} estimate={estimate} best={at === 0} props={props} />
            ))}
          </ol>
          {isLong.value ? (
            <p class="quiet-text small">{advice.worlds(judged.value.worlds.toLocaleString(language.value))}</p>
          ) : (
            ranked.length > 1 && (
              <button type="button" class="link" onClick={() => (isLong.value = true)}>
                {advice.more}
              </button>
            )
          )}
        </>
      )}
    </aside>
  )
}
