import './calls.css'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { problemIn, words } from '../../../base/speech.ts'
import { AppleInstall } from '../../../ui/appleinstall.tsx'
import { Switch } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { Session } from '../session.ts'
import {
  closeCalls,
  type Failure,
  isCalledAt,
  obstacle,
  renewCalls,
  STEPS,
  type Step,
  testCalls,
  turnOff,
  turnOn,
} from './push.ts'

/** Keeps the calls to a table current while its page is open, and closes those that are shown while it is visible. */
export const useCalls = (table: string, token: string | null): void => {
  useEffect(() => {
    if (token !== null) void renewCalls(table, token).catch(() => {})
    const look = (): void => {
      if (!document.hidden) void closeCalls(table).catch(() => {})
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [table, token])
}

const Reason = ({ failure: { step, problem, status } }: { failure: Failure }) => {
  const { calls } = words('online')
  const text =
    step === 'permission'
      ? calls.blocked
      : step === 'shown'
        ? calls.notShown
        : problem === undefined
          ? calls.refused(status ?? null)
          : problemIn(problem)
  return <p role="alert">{text}</p>
}

/** The switch with which a player is called at this table, and a test of every step. */
export const CallSwitch = ({ session }: { session: Session }) => {
  const { calls } = words('online')
  const { table, key } = session
  const on = useSignal(isCalledAt(table))
  const failure = useSignal<Failure | null>(null)
  const done = useSignal<readonly Step[] | null>(null)
  const isBusy = useSignal(false)
  if (key === null || key.seat === null) return null
  const { token } = key
  const hindered = obstacle()
  if (hindered !== null) {
    return (
      <div class="calls">
        <p class="quiet-text">{calls[hindered]}</p>
        {hindered === 'install' && <AppleInstall />}
      </div>
    )
  }
  const isUnheard = done.value?.at(-1) === 'service' && !isBusy.value && failure.value === null
  const run = async (act: () => Promise<Failure | null>): Promise<void> => {
    if (isBusy.value) return
    isBusy.value = true
    failure.value = null
    failure.value = await act().catch((): Failure => ({ step: 'subscription', problem: { code: 'no-push-service' } }))
    on.value = isCalledAt(table)
    isBusy.value = false
  }
  const turn = (wanted: boolean): void => {
    on.value = wanted
    done.value = null
    void run(async () => {
      if (wanted) return turnOn(table, token)
      await turnOff(table, token)
      return null
    })
  }
  const test = (): void => {
    done.value = []
    void run(() => testCalls(table, token, step => (done.value = [...(done.value ?? []), step])))
  }
  return (
    <div class="calls">
      <Switch caption={calls.caption} on={on.value} onTurn={turn} />
      <p class="quiet-text small">{calls.about}</p>
      {on.value && (
        <button type="button" class="button quiet" disabled={isBusy.value} onClick={test}>
          {calls.test}
        </button>
      )}
      {done.value !== null && (
        <ol class="call-steps" aria-live="polite">
          {STEPS.slice(0, done.value.length).map(step => (
            <li key={step}>
              <Icon name="check" />
              {calls.steps[step]}
            </li>
          ))}
          {isUnheard && <li>{calls.unheard}</li>}
          {isBusy.value && <li class="waiting">{calls.testing}</li>}
        </ol>
      )}
      {failure.value !== null && <Reason failure={failure.value} />}
    </div>
  )
}
