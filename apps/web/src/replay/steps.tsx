import { type Signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Icon, type IconName } from '../parts/icon.tsx'
import { words } from '../shell/speech.ts'
import { clampStep, type Reel } from './reel.ts'

/** How long a step is looked at while the replay runs by itself, in milliseconds. */
const PACE = 900

/** The buttons that lead through a game, forwards and back, and let it run. */
export const Steps = ({ reel, step }: { reel: Reel; step: Signal<number> }) => {
  const say = words('replay')
  const running = useSignal(false)
  const last = reel.states.length - 1
  const now = step.value
  const to = (next: number): void => {
    step.value = clampStep(reel, next)
  }
  useEffect(() => {
    if (!running.value) return
    if (now >= last) {
      running.value = false
      return
    }
    const timer = setTimeout(() => to(now + 1), PACE)
    return () => clearTimeout(timer)
  }, [running.value, now])
  const button = (label: string, sign: IconName, next: number, off: boolean) => (
    <button
      type="button"
      class="step"
      aria-label={label}
      title={label}
      disabled={off}
      onClick={() => {
        running.value = false
        to(next)
      }}
    >
      <Icon name={sign} />
    </button>
  )
  return (
    <div class="steps">
      {button(say.first, 'first', 0, now === 0)}
      {button(say.previous, 'back', now - 1, now === 0)}
      <button
        type="button"
        class="step run"
        aria-label={running.value ? say.pause : say.play}
        title={running.value ? say.pause : say.play}
        onClick={() => {
          if (now >= last) to(0)
          running.value = !running.value
        }}
      >
        <Icon name={running.value ? 'pause' : 'run'} />
      </button>
      {button(say.next, 'next', now + 1, now === last)}
      {button(say.last, 'last', last, now === last)}
    </div>
  )
}
