/** One part of the rules: a heading, short paragraphs, and a line under each figure that is drawn with it. */
export interface Lesson {
  readonly heading: string
  readonly text: readonly string[]
  readonly figures?: { readonly [figure: string]: string }
}

/** A piece of advice for better play. */
export interface Tip {
  readonly heading: string
  readonly text: string
}

/** How a game is taught: lessons and tips in their order, and the hints of the guided round. */
export interface LessonsWords {
  readonly summary: string
  readonly guidedHint: string
  readonly lessons: { readonly [lesson: string]: Lesson }
  readonly advice: { readonly [tip: string]: Tip }
  readonly hints: { readonly [hint: string]: string }
}
