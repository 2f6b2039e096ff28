import { effect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { settings } from '../../../base/settings.ts'
import { language } from '../../../base/speech.ts'
import type { Place } from '../../../session/place.ts'

/** So many sentences may wait to be spoken; a voice that is further behind is silent until it is needed again. */
const MOST_WAITING = 3

/** Lets a screen that everybody looks at say what happens, while its sound is on. */
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
