import type { Json } from '@halfpint/core'
import type { OptionText, SectionName } from '@halfpint/words'
import type { ComponentType } from 'preact'
import type { Board } from '../game/board.ts'
import type { Lessons } from '../learn/lessons.ts'
import type { PadFace } from '../pad/face.ts'
import type { ReplayParts } from '../replay/parts.ts'

/** What a field of the rules is given. */
export interface OptionFieldProps {
  readonly options: { readonly [name: string]: Json }
  readonly onChoose: (name: string, value: Json) => void
}

/** What a field for what is agreed besides the rules is given. */
export interface CustomsProps {
  readonly chosen: readonly string[]
  readonly onChange: (customs: readonly string[]) => void
}

/** All that the page needs of a game. What the first view shows is at hand; the rest is fetched when it is wanted. */
export interface PageGame {
  readonly id: string
  readonly name: () => string
  /** What it is about, in a line. */
  readonly about: () => string
  /** The game in a few sentences, for who sits down to it for the first time. */
  readonly welcome: () => readonly string[]
  /** Who sits at the first table against bots. */
  readonly company: readonly string[]
  /** Three of its cards. */
  readonly Fan: ComponentType
  /** The card by which it is known. */
  readonly Emblem: ComponentType
  /** What its table says. */
  readonly words: readonly SectionName[]
  readonly board: () => Promise<Board>
  /** What the options of its rules are called. */
  readonly options: () => { readonly [option: string]: OptionText }
  /** A field for what is no plain choice. */
  readonly optionField?: () => Promise<ComponentType<OptionFieldProps>>
  /** A field for what people may agree on besides the rules; a game without has none. */
  readonly customs?: () => Promise<ComponentType<CustomsProps>>
  readonly replay: () => Promise<ReplayParts>
  /** How its pad for real cards is shown; a game without has none. */
  readonly pad?: () => Promise<PadFace>
  /** How it is taught; a game without is not in Learn. */
  readonly lessons?: () => Promise<Lessons>
}
