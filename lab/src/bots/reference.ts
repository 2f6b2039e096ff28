import { type AddedBot, DEFAULT_BUDGETS, type OpenHandsBot, rosterOf } from '@halfpint/bots'
import type { Choose } from '@halfpint/bots/internal/evaluation.ts'
import { thinker as halfPintThinker, withoutImpossiblePredictions } from '@halfpint/bots/internal/half-pint/levels.ts'
import { thinker as herzlosThinker } from '@halfpint/bots/internal/herzlos/levels.ts'
import { CHAMPION, type Parts as HerzlosParts } from '@halfpint/bots/internal/herzlos/parts.ts'
import { type Json, must, type Position, type Random, type Seat } from '@halfpint/core'
import type { OfferedBot } from 'halfpint/src/arena/addedbots.ts'
import { actionValueHalfPint } from './half-pint/actionvalue.ts'
import { openHandsHalfPint } from './half-pint/openhands.ts'
import { sampleHalfPint } from './half-pint/sampled.ts'
import { WITHOUT_PART } from './half-pint/withoutpart.ts'
import { actionValueHerzlos } from './herzlos/actionvalue.ts'
import { openHandsHerzlos } from './herzlos/openhands.ts'
import { sampleHerzlos } from './herzlos/sampled.ts'
import type { OpenHandsPlayer } from './openhands.ts'
import { pimcUct, soIsmcts } from './treesearch.ts'

/** Published searches. They are frozen, so that bots can be compared with them permanently. */
export const SEARCHES = ['so-ismcts', 'pimc-uct'] as const

// Methods, so that the lab bots of both games fit into one record.
interface LabMethods<S extends Position, A> {
  openHands(...args: Parameters<OpenHandsPlayer<S, A>>): A
  /**
   * Probability of winning the match after this action, with the hands as they really are. The rest of the round is
   * played out by regulars, which do not see the hands. It is that of the seat that acts, or of `whose`.
   */
  actionValue(state: S, seat: Seat, action: A, random: Random, whose?: Seat): number
}

/** Bots and measurements that the lab adds to one game. */
interface LabBots<S extends Position, A> extends LabMethods<S, A> {
  /** The champion without one of its parts, by part. */
  readonly withoutPart: { readonly [part: string]: Choose<S, A> }
  readonly searches: { readonly [name in (typeof SEARCHES)[number]]: Choose<S, A> }
}

/** The same of a game whose types are not known here. */
export type AnyLabBots = LabBots<Position, Json>

const HERZLOS_WITHOUT_PART: { readonly [part: string]: HerzlosParts } = {
  match: { ...CHAMPION, aim: 'points' },
  playouts: { ...CHAMPION, playout: 'heuristic' },
  shapes: { ...CHAMPION, others: 'even' },
  passing: { ...CHAMPION, passes: 'heuristic' },
}

const mapped = <T, R>(record: { readonly [key: string]: T }, change: (value: T) => R): { readonly [key: string]: R } =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))

const LAB_BOTS = {
  'half-pint-heroes': {
    withoutPart: mapped(WITHOUT_PART, parts => withoutImpossiblePredictions(halfPintThinker(parts))),
    searches: { 'so-ismcts': soIsmcts(sampleHalfPint), 'pimc-uct': pimcUct(sampleHalfPint) },
    openHands: openHandsHalfPint,
    actionValue: actionValueHalfPint,
  },
  herzlos: {
    withoutPart: mapped(HERZLOS_WITHOUT_PART, herzlosThinker),
    searches: { 'so-ismcts': soIsmcts(sampleHerzlos), 'pimc-uct': pimcUct(sampleHerzlos) },
    openHands: openHandsHerzlos,
    actionValue: actionValueHerzlos,
  },
}

/** The games that the lab knows. */
export const LAB_GAMES: readonly string[] = Object.keys(LAB_BOTS)

/** The lab bots of this game; `undefined` for a game that the lab does not know. */
export const labBotsOf = (game: string): AnyLabBots | undefined => {
  const all: { readonly [game: string]: AnyLabBots } = LAB_BOTS
  return Object.hasOwn(all, game) ? all[game] : undefined
}

type Bots = typeof import('../../reference/bots.d.ts')
type ReleasedBot = NonNullable<NonNullable<Bots['bots'][string]>[string]>

/** Champions and experts of released versions, each with the rules it was written for; loaded when one plays. */
const VERSIONS: { readonly [version: string]: () => Promise<Bots> } = {
  '0.1.0': () => import('../../reference/0.1.0.js'),
  '0.2.0': () => import('../../reference/0.2.0.js'),
}

/** A bot that sees all hands: in every phase, or a champion that sees them in one phase. */
const openHandsBot = (game: string, { openHands }: AnyLabBots, phase: string | undefined): OpenHandsBot => {
  const { game: rules, levels } = must(rosterOf(game))
  return {
    foresee: (state, seat, legal, thinkOptions) =>
      phase === undefined || phase === (state as Position & { readonly phase: string }).phase
        ? openHands(state, seat, legal, thinkOptions)
        : levels.champion(rules.view(state, seat), legal, thinkOptions),
  }
}

/** Adapts a bot of a released version, which reads the style under its old name, `temper`. */
const adapted =
  (bot: ReleasedBot): AddedBot =>
  (view, legal, thinkOptions) =>
    bot(view, legal, { ...thinkOptions, temper: thinkOptions.style })

const botsOf = (game: string, lab: AnyLabBots): ReadonlyMap<string, OfferedBot> => {
  const bots = new Map<string, OfferedBot>()
  for (const [version, load] of Object.entries(VERSIONS)) {
    for (const level of ['champion', 'expert'] as const) {
      bots.set(`${level}-${version}`, {
        budget: DEFAULT_BUDGETS[level],
        load: async () => adapted((await load()).bots[game]?.[level] as ReleasedBot),
      })
    }
  }
  const budget = DEFAULT_BUDGETS.champion
  for (const name of SEARCHES) bots.set(name, { budget, load: () => lab.searches[name] })
  for (const phase of [undefined, 'predict', 'bet', 'pass', 'play']) {
    const name = phase === undefined ? 'open-hands' : `open-hands:${phase}`
    bots.set(name, { budget, load: () => openHandsBot(game, lab, phase) })
  }
  for (const [part, choose] of Object.entries(lab.withoutPart)) {
    bots.set(`champion-without:${part}`, { budget, load: () => choose })
  }
  return bots
}

const REFERENCE_BOTS: { readonly [game: string]: ReadonlyMap<string, OfferedBot> } = Object.fromEntries(
  Object.entries(LAB_BOTS).map(([game, lab]) => [game, botsOf(game, lab as AnyLabBots)]),
)

/** The names of the reference bots of a game. */
export const referenceBotNames = (game: string): readonly string[] => [...(REFERENCE_BOTS[game]?.keys() ?? [])]

/** Finds a reference bot by its name; `undefined` if this game has none of this name. */
export const referenceBotOf = (bot: string, game: string): OfferedBot | undefined => REFERENCE_BOTS[game]?.get(bot)
