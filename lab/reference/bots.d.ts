/** Options of one decision in this version. */
interface Means {
  readonly random: { next(): number }
  readonly budget: { readonly milliseconds: number } | { readonly iterations: number }
  readonly now: () => number
  readonly temper: { readonly brawl: number; readonly boast: number; readonly risk: number }
}

/** By game and level (`champion`, `expert`): chooses one of the legal actions from what a seat may know. */
export declare const bots: {
  readonly [game: string]: {
    readonly [level: string]: <Action>(view: object, legal: readonly Action[], means: Means) => Action
  }
}
