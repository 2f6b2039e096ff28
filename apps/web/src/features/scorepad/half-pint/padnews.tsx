import '../../../board/half-pint/moments/drinks.css'
import '../game/game.css'
import type { Seat } from '@halfpint/core'
import { markRun } from '@halfpint/half-pint'
import { comingGunFight, type HalfPintPad, type ScoredHalfPint } from '@halfpint/scorepad'
import { words } from '../../../base/speech.ts'
import { DrinkLine } from '../../../board/half-pint/moments/drinkline.tsx'

const namesOf = (pad: HalfPintPad, seats: readonly Seat[]): string => seats.map(seat => pad.players[seat]).join(', ')

/** Players with a run that may become a gun fight. */
const runs = (pad: HalfPintPad, scored: ScoredHalfPint): string[] => {
  const rows = scored.rounds.flatMap(({ done }) => (done === null ? [] : [done]))
  const each = pad.players.map((_, seat) => markRun(rows, seat))
  const longest = Math.max(...each)
  if (longest < 3 || longest >= 5) return []
  return [words('pad').news.run(namesOf(pad, [each.indexOf(longest)]), longest)]
}

interface NewsProps {
  readonly pad: HalfPintPad
  readonly scored: ScoredHalfPint
  readonly round: number
  readonly standing: readonly string[]
}

/** News between two rounds: a gun fight, drinks, a brawl, a run. */
export const HalfPintNews = ({ pad, scored, round, standing }: NewsProps) => {
  const { news, drinking } = words('pad')
  const duelists = comingGunFight(scored)
  const row = scored.rounds[round]
  const before = scored.rounds[round - 1]
  // The drinks of the last round are hidden once the next one is being entered.
  const isBegun = pad.rounds[round]?.predictions.some(prediction => prediction !== null) ?? false
  const drinks = row?.done?.drinks ?? (isBegun ? [] : (before?.done?.drinks ?? []))
  const brawl = before?.done?.played.brawl ?? null
  return (
    <>
      {duelists.length > 0 && (
        <p class="gun-fight">
          <b>{news.gunFight}</b> {news.gunFightAbout(namesOf(pad, duelists))}
        </p>
      )}
      {(row?.drinksAtReveal?.length ?? 0) > 0 && row?.done === null && (
        <p class="drinks">
          <b>{drinking.reveal}</b>
        </p>
      )}
      <DrinkLine players={pad.players} drinks={drinks} />
      {duelists.length === 0 && drinks.length === 0 && (
        <p>
          {[
            ...(brawl === null ? [] : [news.brawl(namesOf(pad, [brawl]))]),
            ...standing,
            ...(standing.length === 0 ? [] : runs(pad, scored)),
          ].join(' ')}
        </p>
      )}
    </>
  )
}

/** The players who drink after the last round. */
export const LastDrinks = ({ pad, scored, round }: Omit<NewsProps, 'standing'>) => (
  <DrinkLine players={pad.players} drinks={scored.rounds[round]?.done?.drinks ?? []} />
)
