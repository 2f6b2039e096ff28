import type { LessonsWords } from '@halfpint/i18n'
import type { ComponentType } from 'preact'

/** A reference that a game has beside its rules. */
interface Reference {
  readonly name: string
  readonly heading: () => string
  readonly hint: () => string
  readonly View: ComponentType
}

/** What is taught of a game. */
export interface Lessons {
  /** Lessons and tips in the order of the catalogue. */
  readonly words: () => LessonsWords
  readonly Figure: ComponentType<{ readonly name: string }>
  readonly reference?: Reference
  /** The guided round; it comes with the table of the game. */
  readonly round: () => Promise<ComponentType>
}
