/** The sign of the play that wins as things stand. */
export const CROWN = '♛'

/** What a view of any game tells of its tricks. */
interface Tricks<Play> {
  readonly trick: readonly Play[]
  readonly tricks: readonly { readonly plays: readonly Play[] }[]
}

/** The trick that is of interest: the one under way, or the one just finished. */
export const shownPlays = <Play>({ trick, tricks }: Tricks<Play>): { plays: readonly Play[]; finished: boolean } => {
  const last = tricks.at(-1)
  if (trick.length > 0 || last === undefined) return { plays: trick, finished: false }
  return { plays: last.plays, finished: true }
}
