import { must, readOptions } from '@halfpint/core'
import { type DrinkingRule, halfPint, SCORING_OPTION_RULES } from '@halfpint/half-pint'
import { comingGunFight, type HalfPintPad, type ScoredHalfPint } from '@halfpint/scorepad'
import { stateOf } from '@halfpint/table'
import { words } from '../../../base/speech.ts'
import { DrinkingChoice, DrinkingSheet } from '../../../board/half-pint/drinking.tsx'
import { peopleAt } from '../frompeople.ts'
import type { PadInterface } from '../padinterface.ts'
import { type HalfPintCell, halfPintOrder } from './entryorder.ts'
import { HalfPintEntry } from './padentry.tsx'
import { HalfPintKeys } from './padkeys.tsx'
import { HalfPintNews, LastDrinks } from './padnews.tsx'
import { HalfPintReasons } from './padreasons.tsx'

const rulesIn = (options: object): readonly DrinkingRule[] =>
  (options as { readonly drinking?: readonly DrinkingRule[] }).drinking ?? []

/** The drinking rules of a new pad. */
const Options: PadInterface['Options'] = ({ options, onChange }) => (
  <DrinkingChoice chosen={rulesIn(options)} onChange={drinking => onChange({ ...options, drinking })} />
)

/** The pad of Half-Pint Heroes. */
export const padInterface: PadInterface<HalfPintPad, ScoredHalfPint, HalfPintCell> = {
  order: halfPintOrder,
  rarity: {
    isOn: (pad, round) => (pad.rounds[round]?.brawl ?? null) !== null,
    label: on => (on ? words('pad').paper.noBrawl : words('pad').paper.brawl),
    press: (pad, round) =>
      pad.rounds[round]!.brawl === null
        ? { cell: { what: 'brawler' } }
        : { edit: { edit: 'brawl', round, seat: null } },
  },
  rounds: ['10', '8', '6', '5', '3'],
  hasStarter: true,
  Options,
  Entry: HalfPintEntry,
  showsEntry: true,
  Keys: HalfPintKeys,
  starter: (scored, round) => scored.rounds[round]?.start ?? null,
  row: (scored, round) => {
    const done = scored.rounds[round]?.done ?? null
    return { scores: done?.scores ?? null, marks: done?.marks ?? null, overruled: done?.overrides ?? [] }
  },
  written: String,
  bonus: ({ result, overrides }) =>
    result !== null && 'bonus' in result ? { points: result.bonus, overruled: overrides } : null,
  Reasons: HalfPintReasons,
  alarm: (scored, round) =>
    scored.rounds[round]?.duelists.length && comingGunFight(scored).length > 0 ? words('pad').news.gunFight : null,
  News: HalfPintNews,
  Last: LastDrinks,
  fromTable: view => {
    const state = stateOf(halfPint, view)
    if (state === null) return null
    const none = view.seats.map(() => null)
    return {
      pad: 'half-pint-heroes',
      ...peopleAt(view),
      options: { ...must(readOptions(SCORING_OPTION_RULES, state.options)), drinking: [] },
      rounds: state.results.map(({ predictions, bets, tricks, brawl }) => ({
        handSize: null,
        predictions,
        bets: bets.map(bet => (bet === 'none' ? null : bet)),
        tricks,
        brawl,
        overrides: { scores: none, marks: none },
      })),
      overrides: { bonus: none },
    }
  },
  extra: {
    label: () => words('pad').menu.drinking,
    View: ({ editor, onClose }) => (
      <DrinkingSheet
        rules={rulesIn(editor.pad.value.options)}
        onChange={rules => editor.write({ edit: 'drinking', rules })}
        onClose={onClose}
      />
    ),
  },
  facts: player => {
    const { insight } = words('pad')
    return [
      [insight.met, [player.met, player.predictions]],
      [insight.bets, [player.betsWon, player.bets]],
      [insight.over, player.over],
      [insight.under, player.under],
      [insight.streak, player.streak],
      [insight.gunFights, player.gunFights],
      [insight.brawls, player.brawls],
    ]
  },
}
