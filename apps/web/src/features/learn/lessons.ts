import type { LessonsWords } from '@halfpint/i18n'
import type { ComponentType } from 'preact'

/** A reference page of a game besides its rules. */
interface Reference {
  readonly name: string
  readonly heading: () => string
  readonly hint: () => string
  readonly View: ComponentType
}

/** The lessons of a game. */
export interface Lessons {
  /** Lessons and tips in the order of the catalogue. */
  readonly words: () => LessonsWords
  readonly Figure: ComponentType<{ readonly name: string }>
  readonly reference?: Reference
  /** The guided round; loaded with the table of the game. */
  readonly round: () => Promise<ComponentType>
}
