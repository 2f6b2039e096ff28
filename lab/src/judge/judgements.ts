import { contrastTo, exactOf, judge, judgeAction, NO_STYLE, reasonFor, review, rosterOf } from '@halfpint/bots'
import { below, type Json, must, type Position, pick, playOut, type Random, seeded } from '@halfpint/core'
import type { Action as HalfPintAction } from '@halfpint/half-pint'
import type { Action as HerzlosAction } from '@halfpint/herzlos'
import {
  halfPintClause,
  herzlosClause,
  LANGUAGES,
  type Language,
  reasonText,
  type Words,
  wordsIn,
} from '@halfpint/i18n'

/** Findings in some decisions of random games. */
export interface JudgementReport {
  readonly decisions: number
  /** Decisions where hint and review differ, with what differs. */
  readonly disagreements: readonly string[]
  /** Sentences that contradict their figures or each other, or that read badly. */
  readonly faults: readonly string[]
  /** Some sentences of each language. */
  readonly examples: { readonly [L in Language]: readonly string[] }
}

/** An action as a clause, in words of a language. */
const clauseOf = (
  gameId: string,
  action: Json,
  beside: Json,
  players: readonly string[],
  { bots, games }: Words,
  language: Language,
): string => {
  const { when } = bots.because
  return gameId === 'herzlos'
    ? herzlosClause(action as HerzlosAction, { when, named: games.herzlos.named, language })
    : halfPintClause(action as HalfPintAction, beside as HalfPintAction, players, {
        when,
        named: games['half-pint-heroes'].named,
        language,
      })
}

/** Words that no sentence may contain, and figures of nothing. */
const FORBIDDEN = [
  /otherwise/i,
  /sonst/i,
  /иначе/i,
  /%/,
  /NaN|undefined|null|Infinity/,
  /\b0 (of|von|из)\b/,
  /\bin 0\b/,
]

/** Every number in a sentence is a number of deals in a hundred, unless the sentence is about points. */
const sharesIn = (sentence: string): number[] =>
  [...sentence.matchAll(/(?:in|в) (\d+)(?: (?:of|von|раскладах?|раскладе|случаях|случае)|\b)/g)].map(([, digits]) =>
    Number(digits),
  )

/**
 * Judges decisions of random games as the hint, the replay and the review do, and reads the sentences about them. The
 * games are played by a mix of random and novice bots, so that good and bad decisions are met.
 */
export const checkJudgements = (
  gameId: string,
  wanted: number,
  seed: string,
  budget?: { readonly iterations: number },
): JudgementReport => {
  const roster = must(rosterOf(gameId))
  const { game, levels } = roster
  const limit = budget === undefined ? {} : { budget }
  const disagreements: string[] = []
  const faults: string[] = []
  const examples: { [L in Language]: string[] } = { en: [], de: [], ru: [] }
  let decisions = 0
  for (let table = 0; decisions < wanted; table++) {
    const random: Random = seeded(`${seed} ${table}`)
    const { min, max } = game.seats
    const seats = Math.max(3, min) + below(random, max - Math.max(3, min) + 1)
    const opened = must(game.open(must(game.options.read({ rounds: 2 })), seats))
    const think = { random, budget: { iterations: 20 }, now: () => 0, style: NO_STYLE }
    const { state, log } = playOut(game, opened, random, (before, seat) => {
      const view = game.view(before, seat)
      const legal = game.legal(view)
      return below(random, 3) === 0 ? pick(random, legal) : levels.novice(view, legal, think)
    })
    const players = Array.from({ length: seats }, (_, seat) => `Player ${seat}`)
    const steps = review(roster, { players, log, state }, { seats: [0], ...limit })
    let step = steps.next()
    while (!step.done) step = steps.next()
    const states: Position[] = [opened]
    for (const event of log) states.push(game.evolve(states.at(-1)!, event))
    for (const { at, seat, best, chosen, loss } of step.value.decisions) {
      if (decisions >= wanted) break
      decisions++
      const place = `${gameId} ${seed} ${table}, event ${at}`
      const view = game.view(states[at]!, seat)
      // As at the table: before the others have chosen, and read from stored data.
      const copy = JSON.parse(JSON.stringify(view)) as typeof view
      const hint = judge({ roster, view: copy, ...limit })
      const why = judgeAction({ roster, view: copy, ...limit }, chosen.action)
      if (JSON.stringify(hint?.ranked[0]) !== JSON.stringify(best)) disagreements.push(`${place}: hint`)
      if (JSON.stringify([why?.best, why?.chosen, why?.loss]) !== JSON.stringify([best, chosen, loss])) {
        disagreements.push(`${place}: why`)
      }
      const listed = hint?.ranked.find(({ action }) => game.compare(action, chosen.action) === 0)
      if (listed !== undefined && listed.win !== chosen.win) disagreements.push(`${place}: figures of the choice`)
      if (hint === undefined) continue
      const other = contrastTo(best, hint.ranked)
      const pairs = [
        ...(loss > 0 ? [[best, chosen] as const] : []),
        ...(other === undefined ? [] : [[best, other] as const]),
      ]
      for (const [better, worse] of pairs) {
        const reason = reasonFor(better, worse)
        if (reason.name === 'exact' && (exactOf(better) === undefined || exactOf(worse) === undefined)) {
          faults.push(`${place}: exactness beside a brawl`)
        }
        if (loss > 0 && worse === chosen && reason.name === 'alike')
          faults.push(`${place}: a costly choice is called alike`)
        if (reason.name !== 'alike' && Math.round(100 * reason.own) === Math.round(100 * reason.other)) {
          faults.push(`${place}: the same figure twice`)
        }
        for (const language of LANGUAGES) {
          const words = wordsIn(language)
          const clause = (action: Json, beside: Json): string =>
            clauseOf(gameId, action, beside, players, words, language)
          const clauses = [clause(better.action, worse.action), clause(worse.action, better.action)] as const
          const sentence = reasonText(words.bots.because, reason, clauses, points => points.toFixed(1))
          for (const name of clauses) {
            if (!sentence.toLowerCase().includes(name.toLowerCase()))
              faults.push(`${place}: does not name both: ${sentence}`)
          }
          if (clauses[0] === clauses[1]) faults.push(`${place}: names one action twice: ${sentence}`)
          if (FORBIDDEN.some(word => word.test(sentence))) faults.push(`${place}: ${sentence}`)
          if (!/^[A-ZÄÖÜА-ЯЁ]/.test(sentence) || !sentence.endsWith('.')) faults.push(`${place}: ${sentence}`)
          if (sharesIn(sentence).some(share => share > 100)) faults.push(`${place}: ${sentence}`)
          if (examples[language].length < 60 && below(random, 4) === 0) examples[language].push(sentence)
        }
      }
    }
  }
  return { decisions, disagreements, faults, examples }
}
