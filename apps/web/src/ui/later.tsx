import type { SectionName } from '@halfpint/i18n'
import { useSignal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { learnWords } from '../base/speech.ts'

interface LaterProps<Props> {
  readonly words?: readonly SectionName[]
  readonly load: () => Promise<ComponentType<Props>>
  /** Properties of the part. */
  readonly with: Props
}

/**
 * A part of a screen that is loaded when it is first shown. If several parts alternate in one place, each needs a
 * `key`. Otherwise one part would receive the properties of another.
 */
export const Later = <Props extends object>({ words = [], load, with: given }: LaterProps<Props>) => {
  const part = useSignal<{ readonly View: ComponentType<Props> } | null>(null)
  useEffect(() => {
    void Promise.all([load(), learnWords(words)]).then(([View]) => {
      part.value = { View }
    })
  }, [])
  const Part = part.value?.View
  return Part === undefined ? null : <Part {...given} />
}
