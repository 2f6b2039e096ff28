import '../game/signs.css'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { words } from '../../../base/speech.ts'
import { ask } from '../../../session/server/api.ts'
import { announce } from '../../../ui/announcer.tsx'

/** Interval between two requests for the operator's message, in milliseconds. */
const EVERY = 30_000

/** A message of the operator, for example about an update; the reader can dismiss it. */
export const OperatorMessage = () => {
  const word = useSignal<string | null>(null)
  const read = useSignal<string | null>(null)
  useEffect(() => {
    const ending = new AbortController()
    const look = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return
      const answer = await ask<{ message: string | null }>('message', { signal: ending.signal })
      if (!answer.ok || answer.value.message === word.peek()) return
      word.value = answer.value.message
      if (word.value !== null) announce(word.value)
    }
    void look()
    const timer = setInterval(() => void look(), EVERY)
    return () => {
      clearInterval(timer)
      ending.abort()
    }
  }, [])
  if (word.value === null || word.value === read.value) return null
  return (
    <p class="host-word">
      <span>{word.value}</span>
      <button
        type="button"
        class="button quiet"
        onClick={() => {
          read.value = word.value
        }}
      >
        {words('core').shell.close}
      </button>
    </p>
  )
}
