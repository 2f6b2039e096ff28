import type { Json } from '@halfpint/core'
import type { OptionText, SectionName } from '@halfpint/i18n'
import type { ComponentType } from 'preact'
import type { Board } from '../session/board.ts'
import type { ReplayParts } from '../session/record/parts.ts'
import type { CoachMark } from './coachmark.ts'

/** Props of a field for an option of the rules. */
export interface OptionFieldProps {
  readonly options: { readonly [name: string]: Json }
  readonly onChoose: (name: string, value: Json) => void
}

/** Props of a field for agreements besides the rules. */
export interface CustomsProps {
  readonly chosen: readonly string[]
  /** Without it the agreements are only shown. */
  readonly onChange?: (customs: readonly string[]) => void
}

/** Everything that the page needs of a game. The parts that the first view does not show are loaded on demand. */
export interface PageGame {
  readonly id: string
  readonly name: () => string
  /** One line about the game. */
  readonly about: () => string
  /** The game in one or two short sentences. */
  readonly pitch: () => string
  readonly players: readonly [least: number, most: number]
  /** How long a match takes. */
  readonly minutes: number
  /** The tips of the first game, in order. */
  readonly marks: () => readonly CoachMark[]
  /** The bots at the first table. */
  readonly company: readonly string[]
  /** A picture of the game: some cards, and what they are about. */
  readonly Art: ComponentType
  /** One of its cards, large and small. */
  readonly Card: ComponentType<{ readonly card: string }>
  readonly Mini: ComponentType<{ readonly card: string }>
  /** Its typical card. */
  readonly Emblem: ComponentType
  /** The text sections of its table. */
  readonly words: readonly SectionName[]
  readonly board: () => Promise<Board>
  /** Texts of its options. */
  readonly options: () => { readonly [option: string]: OptionText }
  /** A field for options that are not a simple choice. */
  readonly optionField?: () => Promise<ComponentType<OptionFieldProps>>
  /** A field for agreements besides the rules. */
  readonly customs?: () => Promise<ComponentType<CustomsProps>>
  readonly replay: () => Promise<ReplayParts>
}
