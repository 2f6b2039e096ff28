import type { FieldBot } from './fieldbots.ts'
import type { PlayedRound } from './rounds.ts'
import type { ChampionVerdict } from './verdict.ts'

/** The minimum number of deals, and the number of standard errors, for a clear difference. */
const [MIN_DEALS, CLEAR_ERRORS] = [8, 2.3]

/** Whether the rounds of two players differ by more than chance explains. */
export const isSignificant = (mine: readonly PlayedRound[], theirs: readonly PlayedRound[]): boolean => {
  const apart = mine.slice(0, theirs.length).map(({ points }, at) => points - (theirs[at]?.points ?? 0))
  if (apart.length < MIN_DEALS) return false
  const mean = apart.reduce((sum, each) => sum + each, 0) / apart.length
  const spread = Math.sqrt(apart.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (apart.length - 1))
  return Math.abs(mean) > (CLEAR_ERRORS * spread) / Math.sqrt(apart.length)
}

/** The index of the decision that cost most; -1 if none cost anything. */
export const costliestDecision = (verdicts: readonly (ChampionVerdict | null)[]): number =>
  verdicts.reduce((worst, verdict, at) => ((verdict?.loss ?? 0) > (verdicts[worst]?.loss ?? 0) ? at : worst), -1)

/** The rank of a result in a field of bots. */
export interface FieldRank {
  readonly better: number
  readonly equal: number
  readonly worse: number
}

/** The number of bots that did better, the same and worse. */
export const rankIn = (field: readonly FieldBot[], points: number): FieldRank => ({
  better: field.filter(bot => bot.points > points).length,
  equal: field.filter(bot => bot.points === points).length,
  worse: field.filter(bot => bot.points < points).length,
})

/** One decision compared with the bots of the field that had made the same choices before. */
export interface Comparison {
  readonly play: string
  readonly others: readonly { readonly play: string; readonly bots: number; readonly points: number }[]
}

/** Compares each decision with the bots that made the same choices before it. */
export const compare = (field: readonly FieldBot[], plays: readonly string[]): readonly Comparison[] =>
  plays.map((play, at) => {
    const same = field.filter(bot => bot.plays.slice(0, at).join('\n') === plays.slice(0, at).join('\n'))
    const choices = [...new Set(same.flatMap(bot => bot.plays[at] ?? []))]
    const others = choices.map(choice => {
      const who = same.filter(bot => bot.plays[at] === choice)
      return {
        play: choice,
        bots: who.length,
        points: who.reduce((sum, bot) => sum + bot.points, 0) / who.length,
      }
    })
    return { play, others: others.toSorted((a, b) => b.bots - a.bots || (a.play < b.play ? -1 : 1)) }
  })
