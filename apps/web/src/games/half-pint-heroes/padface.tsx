import '../../pad/list.css'
import type { DrinkingRule } from '@halfpint/half-pint'
import { comingGunFight, type HeroesPad, type HeroesRound, type ScoredHeroes } from '@halfpint/scorepad'
import { useSignal } from '@preact/signals'
import type { PadFace } from '../../pad/face.ts'
import { words } from '../../shell/speech.ts'
import { DrinkingSheet } from './drinking.tsx'
import { HeroesEntry } from './padentry.tsx'
import { HeroesKeys } from './padkeys.tsx'
import { HeroesNews, LastDrinks } from './padnews.tsx'
import { type HeroesCell, heroesPencil } from './padpencil.ts'
import { HeroesReasons } from './padreasons.tsx'

const rulesIn = (options: object): readonly DrinkingRule[] =>
  (options as { readonly drinking?: readonly DrinkingRule[] }).drinking ?? []

/** The drinking rules of a new pad. */
const Options: PadFace['Options'] = ({ options, onChange }) => {
  const { setup } = words('pad')
  const open = useSignal(false)
  const rules = rulesIn(options)
  return (
    <>
      <button type="button" class="button quiet between" onClick={() => (open.value = true)}>
        <span>{setup.drinking}</span>
        <span>{rules.length === 0 ? setup.drinkingOff : setup.drinkingOn(rules.length)}</span>
      </button>
      {open.value && (
        <DrinkingSheet
          rules={rules}
          onChange={drinking => onChange({ ...options, drinking })}
          onClose={() => (open.value = false)}
        />
      )}
    </>
  )
}

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
  bonus: ({ result, overruled }) => (result !== null && 'bonus' in result ? { points: result.bonus, overruled } : null),
  Reasons: HeroesReasons,
  alarm: (scored, round) =>
    scored.rounds[round]?.duelists.length && comingGunFight(scored).length > 0 ? words('pad').news.gunFight : null,
  News: HeroesNews,
  Last: LastDrinks,
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
