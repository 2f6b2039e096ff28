import '../game/signs.css'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { words } from '../../../base/speech.ts'
import { ask } from '../../../session/server/api.ts'
import { announce } from '../../../ui/announcer.tsx'

/** How often the server is asked whether whoever runs it has a word for everybody. */
const EVERY = 30_000

/** The word of whoever runs the server, such as that it will be updated; whoever has read it puts it away. */
export const HostWord = () => {
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
