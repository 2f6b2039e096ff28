import type { NumberedEvent, TableView } from '@halfpint/table'
import type { ComponentChildren, ComponentType } from 'preact'
import type { Link } from '../base/routes.ts'
import type { Sound } from '../ui/cue.ts'
import type { Place } from './place.ts'
import type { Timing } from './playback.ts'

/** What is around a table: where it stands, and the ways out of it. */
export interface Surroundings {
  readonly kind: 'local' | 'online'
  /** Where the arrow in the head bar leads. */
  readonly back: Link
  /** Where the finished game can be watched again; `null` where it cannot. */
  readonly replay: string | null
  readonly review: string | null
  /** Begins a game at another table; only in this browser. */
  readonly newGame?: () => void
  /** More for the head bar: chat, who is here. */
  readonly head?: ComponentChildren
  /** More for the menu. */
  readonly menu?: ComponentChildren
  /** More below the pad of a finished round. */
  readonly round?: ComponentChildren
  /** More for the result: what else can be done when a match is over. */
  readonly final?: ComponentChildren
}

/** What every board is given. */
export interface BoardProps {
  readonly place: Place
  readonly around: Surroundings
}

/** How one game is shown and told: the same in this browser, online and on a pub's screen. */
export interface Board {
  readonly timing: Timing
  /** What happened, in a sentence for those who listen. */
  readonly tell: (told: NumberedEvent, before: TableView, after: TableView) => string | undefined
  /** What a fact sounds like, where its kind alone does not say it. */
  readonly sound?: (told: NumberedEvent, before: TableView, after: TableView) => Sound | undefined
  readonly View: ComponentType<BoardProps>
}
