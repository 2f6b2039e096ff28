import { effect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { settings } from '../../../base/settings.ts'
import { language } from '../../../base/speech.ts'
import type { Place } from '../../../session/place.ts'

/** Maximum number of sentences that wait to be spoken; a voice further behind skips them. */
const MOST_WAITING = 3

/** Speaks the events of a screen without a reader while its sound is on. */
export const useVoice = (place: Place | null): void => {
  useEffect(() => {
    const voice = typeof speechSynthesis === 'undefined' ? undefined : speechSynthesis
    if (place === null || voice === undefined) return undefined
    let waiting = 0
    let last = place.log.peek().at(-1)
    const stop = effect(() => {
      const sentence = place.log.value.at(-1)
      if (sentence === undefined || sentence === last) return
      last = sentence
      if (!settings.peek().sound || waiting >= MOST_WAITING) return
      const spoken = new SpeechSynthesisUtterance(sentence)
      spoken.lang = language.peek()
      spoken.onend = spoken.onerror = () => {
        waiting--
      }
      waiting++
      voice.speak(spoken)
    })
    return () => {
      stop()
      voice.cancel()
    }
  }, [place])
}
