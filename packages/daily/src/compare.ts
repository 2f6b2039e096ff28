import type { FieldBot } from './fieldbots.ts'
import type { PlayedRound } from './rounds.ts'
import type { Verdict } from './verdict.ts'

/** So many deals at least, and so many times what chance makes of them, before they say anything. */
const [ENOUGH, CLEAR] = [8, 2.3]

/** Whether the rounds of two people differ by more than chance would make them. */
export const isTelling = (mine: readonly PlayedRound[], theirs: readonly PlayedRound[]): boolean => {
  const apart = mine.slice(0, theirs.length).map(({ points }, at) => points - (theirs[at]?.points ?? 0))
  if (apart.length < ENOUGH) return false
  const mean = apart.reduce((sum, each) => sum + each, 0) / apart.length
  const spread = Math.sqrt(apart.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (apart.length - 1))
  return Math.abs(mean) > (CLEAR * spread) / Math.sqrt(apart.length)
}

/** The place of the decision that cost most; -1 if none cost anything. */
export const costliest = (verdicts: readonly (Verdict | null)[]): number =>
  verdicts.reduce((worst, verdict, at) => ((verdict?.loss ?? 0) > (verdicts[worst]?.loss ?? 0) ? at : worst), -1)

/** Where a result stands in a field. */
export interface Standing {
  readonly better: number
  readonly equal: number
  readonly worse: number
}

/** How many bots did better, the same and worse. */
export const standingIn = (field: readonly FieldBot[], points: number): Standing => ({
  better: field.filter(bot => bot.points > points).length,
  equal: field.filter(bot => bot.points === points).length,
  worse: field.filter(bot => bot.points < points).length,
})

/** One decision beside those of the field: the choices of the bots that had chosen the same before. */
export interface Comparison {
  readonly play: string
  readonly others: readonly { readonly play: string; readonly bots: number; readonly points: number }[]
}

/** Decision by decision, as long as somebody of the field came the same way. */
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
