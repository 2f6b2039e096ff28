/** The symbol of the play that is winning. */
export const CROWN = '♛'

/** The tricks in a view of any game. */
interface Tricks<Play> {
  readonly trick: readonly Play[]
  readonly tricks: readonly { readonly plays: readonly Play[] }[]
}

/** The trick to show: the one in progress, or the one just finished. */
export const shownPlays = <Play>({ trick, tricks }: Tricks<Play>): { plays: readonly Play[]; finished: boolean } => {
  const last = tricks.at(-1)
  if (trick.length > 0 || last === undefined) return { plays: trick, finished: false }
  return { plays: last.plays, finished: true }
}
