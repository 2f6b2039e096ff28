import './game.css'
import type { Seat } from '@halfpint/core'
import { type Drink, markRun } from '@halfpint/half-pint'
import { comingGunFight, leaders, type Pad, roundsDone, type Scored } from '@halfpint/scorepad'
import { words } from '../shell/speech.ts'

const namesOf = (pad: Pad, seats: readonly Seat[]): string => seats.map(seat => pad.players[seat]).join(', ')

/** Who drinks, and why, in one glance. */
export const DrinkLine = ({ pad, drinks }: { pad: Pad; drinks: readonly Drink[] }) => {
  const { drinking } = words('pad')
  if (drinks.length === 0) return null
  const reasonOf = ({ rules }: Drink): string => rules.map(rule => drinking.reasons[rule]).join(', ')
  const [first] = drinks
  const alike =
    drinks.length === pad.players.length && drinks.every(drink => reasonOf(drink) === reasonOf(first as Drink))
  return (
    <p class="drinks">
      <b>{alike ? drinking.all : drinking.who}</b>
      {alike ? (
        <span>{reasonOf(first as Drink)}</span>
      ) : (
        drinks.map(drink => (
          <span key={drink.seat}>
            <b>{pad.players[drink.seat]}</b> {reasonOf(drink)}
          </span>
        ))
      )}
    </p>
  )
}

/** By how much the first leads, and who has a run that may become a gun fight. */
const standing = (pad: Pad, scored: Scored): string[] => {
  const { news } = words('pad')
  if (roundsDone(scored) === 0) return []
  const first = leaders(scored.totals)
  const second = Math.max(...scored.totals.filter((_, seat) => !first.includes(seat)))
  const best = scored.totals[first[0] as Seat] as number
  const lines = [
    first.length === 1 ? news.leads(namesOf(pad, first), best - second) : news.leads(namesOf(pad, first), 0),
  ]
  if (scored.pad === 'herzlos') return lines
  const rows = scored.rounds.flatMap(({ done }) => (done === null ? [] : [done]))
  const runs = pad.players.map((_, seat) => markRun(rows, seat))
  const longest = Math.max(...runs)
  if (longest >= 3 && longest < 5) lines.push(news.run(namesOf(pad, [runs.indexOf(longest)]), longest))
  return lines
}

/** What the table should hear between two rounds. It stands above the keys and stops nobody. */
export const News = ({ pad, scored, round }: { pad: Pad; scored: Scored; round: number }) => {
  const { news, drinking } = words('pad')
  const duelists = scored.pad === 'herzlos' ? [] : comingGunFight(scored)
  const row = scored.pad === 'herzlos' ? undefined : scored.rounds[round]
  const before = scored.pad === 'herzlos' ? undefined : scored.rounds[round - 1]
  const drinks = row?.done?.drinks ?? before?.done?.drinks ?? []
  const brawl = before?.done?.played.brawl ?? null
  const lines = standing(pad, scored)
  return (
    <div class="pad-news" role="status">
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
      <DrinkLine pad={pad} drinks={drinks} />
      {duelists.length === 0 && drinks.length === 0 && (
        <p>{[...(brawl === null ? [] : [news.brawl(namesOf(pad, [brawl]))]), ...lines].join(' ')}</p>
      )}
    </div>
  )
}
