import { styleText } from 'node:util'

const STYLES = {
  red: ['redBright'],
  yellow: ['yellow'],
  green: ['green'],
  blue: ['blueBright'],
  /** Black on a dark ground would vanish: it is the colour without a colour. */
  black: ['bold'],
  /** What matters now. */
  strong: ['bold'],
  /** What has happened, or cannot be done. */
  quiet: ['dim'],
  good: ['greenBright'],
  bad: ['redBright'],
  heading: ['cyan'],
} as const

/** What a piece of text stands for; colour comes on top of signs and letters, never alone. */
export type Style = keyof typeof STYLES

/** Gives a text its colour, or leaves it as it is. */
export type Paint = (style: Style, text: string) => string

/** No colours at all: for pipes, for NO_COLOR and for tests. */
export const plain: Paint = (_, text) => text

/** The colours of the terminal's own palette. */
export const colourful: Paint = (style, text) =>
  text === '' ? '' : styleText([...STYLES[style]], text, { validateStream: false })

/** Whether colours are wanted: on a terminal that has them, unless NO_COLOR says otherwise. */
export const wantsColour = (
  output: { readonly isTTY?: boolean; hasColors?(): boolean },
  environment: { readonly [name: string]: string | undefined },
): boolean => output.isTTY === true && !environment.NO_COLOR && (output.hasColors?.() ?? true)
