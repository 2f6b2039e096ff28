import type { NumberedEvent, TableView } from '@halfpint/table'
import type { ComponentChildren, ComponentType } from 'preact'
import type { Link } from '../base/routes.ts'
import type { Sound } from '../ui/cue.ts'
import type { Place } from './place.ts'
import type { Timing } from './playback.ts'

/** The surroundings of a board: its location, its links and its menu. */
export interface Surroundings {
  readonly kind: 'local' | 'online'
  /** The heading; the number of the round by default. */
  readonly heading?: string
  /** Target of the arrow in the header. */
  readonly back: Link
  /** Link to the replay of the finished game; `null` if there is none. */
  readonly replay: string | null
  readonly review: string | null
  /** Starts a new game at another table; only in this browser. */
  readonly newGame?: () => void
  /** More buttons for the header: chat, people. */
  readonly head?: ComponentChildren
  /** More entries for the menu. */
  readonly menu?: ComponentChildren
  /** More content below the pad of a finished round. */
  readonly round?: ComponentChildren
  /** More content for the result of a match. */
  readonly final?: ComponentChildren
}

/** Properties of every board. */
export interface BoardProps {
  readonly place: Place
  readonly around: Surroundings
}

/** How one game is shown and announced: the same in this browser, online and on a television. */
export interface Board {
  readonly timing: Timing
  /** The sentence that announces an event; `undefined` for none. */
  readonly tell: (told: NumberedEvent, before: TableView, after: TableView) => string | undefined
  /** The sound of an event, if its type alone does not determine it. */
  readonly sound?: (told: NumberedEvent, before: TableView, after: TableView) => Sound | undefined
  readonly View: ComponentType<BoardProps>
}
