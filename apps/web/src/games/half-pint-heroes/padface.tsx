import { type DrinkingRule, halfPint } from '@halfpint/half-pint'
import { comingGunFight, type HeroesPad, type HeroesRound, type ScoredHeroes } from '@halfpint/scorepad'
import { stateOf } from '@halfpint/table'
import type { PadFace } from '../../pad/face.ts'
import { peopleAt } from '../../pad/frompeople.ts'
import { words } from '../../shell/speech.ts'
import { DrinkingChoice, DrinkingSheet } from './drinking.tsx'
import { HeroesEntry } from './padentry.tsx'
import { HeroesKeys } from './padkeys.tsx'
import { HeroesNews, LastDrinks } from './padnews.tsx'
import { type HeroesCell, heroesPencil } from './padpencil.ts'
import { HeroesReasons } from './padreasons.tsx'

const rulesIn = (options: object): readonly DrinkingRule[] =>
  (options as { readonly drinking?: readonly DrinkingRule[] }).drinking ?? []

/** The drinking rules of a new pad. */
const Options: PadFace['Options'] = ({ options, onChange }) => (
  <DrinkingChoice chosen={rulesIn(options)} onChange={drinking => onChange({ ...options, drinking })} />
)

/** How the pad of Half-Pint Heroes is written and read. */
export const padFace: PadFace<HeroesPad, ScoredHeroes, HeroesCell> = {
  pencil: heroesPencil,
  rarity: {
    isOn: (pad, round) => (pad.rounds[round]?.brawl ?? null) !== null,
    label: on => (on ? words('pad').paper.noBrawl : words('pad').paper.brawl),
    press: (pad, round) =>
      (pad.rounds[round] as HeroesRound).brawl === null
        ? { cell: { what: 'brawler' } }
        : { edit: { edit: 'brawl', round, seat: null } },
  },
  rounds: ['10', '8', '6', '5', '3'],
  hasStarter: true,
  Options,
  Entry: HeroesEntry,
  showsEntry: true,
  Keys: HeroesKeys,
  starter: (scored, round) => scored.rounds[round]?.start ?? null,
  row: (scored, round) => {
    const done = scored.rounds[round]?.done ?? null
    return { scores: done?.scores ?? null, marks: done?.marks ?? null, overruled: done?.overruled ?? [] }
  },
  written: String,
  bonus: ({ result, overruled }) => (result !== null && 'bonus' in result ? { points: result.bonus, overruled } : null),
  Reasons: HeroesReasons,
  alarm: (scored, round) =>
    scored.rounds[round]?.duelists.length && comingGunFight(scored).length > 0 ? words('pad').news.gunFight : null,
  News: HeroesNews,
  Last: LastDrinks,
  fromTable: view => {
    const state = stateOf(halfPint, view)
    if (state === null) return null
    const none = view.chairs.map(() => null)
    const { rounds, startSeat } = state.options
    return {
      pad: 'half-pint-heroes',
      ...peopleAt(view),
      options: { rounds, startSeat, drinking: [] },
      rounds: state.results.map(({ predictions, bets, tricks, brawl }) => ({
        handSize: null,
        predictions,
        bets: bets.map(bet => (bet === 'none' ? null : bet)),
        tricks,
        brawl,
        overruled: { scores: none, marks: none },
      })),
      overruled: { bonus: none },
    }
  },
  extra: {
    label: () => words('pad').menu.drinking,
    View: ({ desk, onClose }) => (
      <DrinkingSheet
        rules={rulesIn(desk.pad.value.options)}
        onChange={rules => desk.write({ edit: 'drinking', rules })}
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
