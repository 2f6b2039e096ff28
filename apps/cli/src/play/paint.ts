import { styleText } from 'node:util'

const STYLES = {
  red: ['redBright'],
  yellow: ['yellow'],
  green: ['green'],
  blue: ['blueBright'],
  /** Black text would be invisible on a dark background, so it gets no colour. */
  black: ['bold'],
  /** Important now. */
  strong: ['bold'],
  /** Past, or impossible. */
  quiet: ['dim'],
  good: ['greenBright'],
  bad: ['redBright'],
  heading: ['cyan'],
} as const

/** The meaning of a piece of text. Colour is added to symbols and letters and never the only sign. */
export type Style = keyof typeof STYLES

/** Colours a text, or returns it unchanged. */
export type Paint = (style: Style, text: string) => string

/** No colours: for pipes, NO_COLOR and tests. */
export const plain: Paint = (_, text) => text

/** The colours of the terminal's palette. */
export const colourful: Paint = (style, text) =>
  text === '' ? '' : styleText([...STYLES[style]], text, { validateStream: false })

/** Whether to use colours: on a terminal that has them, unless NO_COLOR forbids it. */
export const wantsColour = (
  output: { readonly isTTY?: boolean; hasColors?(): boolean },
  environment: { readonly [name: string]: string | undefined },
): boolean => output.isTTY === true && !environment.NO_COLOR && (output.hasColors?.() ?? true)
