import { words } from '../../base/speech.ts'
import type { Script } from '../../session/script.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'

/** How long each step is shown during automatic playback, in milliseconds. */
const PACE = 900

/** Buttons for single steps in both directions, and for automatic playback. */
export const Steps = ({ script }: { script: Script }) => {
  const say = words('replay')
  const { isRunning, last } = script
  const now = script.step.value
  const button = (label: string, sign: IconName, next: number, off: boolean) => (
    <button type="button" class="step" aria-label={label} title={label} disabled={off} onClick={() => script.to(next)}>
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
        aria-label={isRunning.value ? say.pause : say.play}
        title={isRunning.value ? say.pause : say.play}
        onClick={() => {
          if (isRunning.value) return script.stop()
          if (now >= last) script.to(0)
          script.run(() => PACE)
        }}
      >
        <Icon name={isRunning.value ? 'pause' : 'run'} />
      </button>
      {button(say.next, 'next', now + 1, now === last)}
      {button(say.last, 'last', last, now === last)}
    </div>
  )
}
