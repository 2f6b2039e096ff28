import { listed } from '@halfpint/words'
import './replay.css'
import type { BySeat, Position } from '@halfpint/core'
import { Icon } from '../parts/icon.tsx'
import { language, words } from '../shell/speech.ts'

interface Scored extends Position {
  readonly results: readonly { readonly scores?: BySeat<number>; readonly points?: BySeat<number> }[]
  readonly result: { readonly winners: readonly number[]; readonly totals?: BySeat<number> } | null
}

/** What the game came to, round by round. */
export const ReplayResult = ({ state, players }: { state: Position; players: BySeat<string> }) => {
  const say = words('replay')
  const { results, result } = state as Scored
  const points = (round: Scored['results'][number]): BySeat<number> => round.scores ?? round.points ?? []
  const sums = players.map((_, seat) => results.reduce((sum, round) => sum + (points(round)[seat] ?? 0), 0))
  const totals = result?.totals ?? sums
  const winners = (result?.winners ?? []).map(seat => players[seat] as string)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than a phone must be scrolled by keyboard too
    <section class="replay-result paper" aria-label={say.events.result} tabIndex={0}>
      <h2>{say.events.result}</h2>
      {winners.length > 0 && (
        <p class="winner">
          <Icon name="crown" />
          {listed(language.value, winners)}
        </p>
      )}
      <table>
        <thead>
          <tr>
            <th scope="col">{say.player}</th>
            {results.map((_, round) => (
              <th key={round} scope="col">
                {round + 1}
              </th>
            ))}
            <th scope="col">{say.total}</th>
          </tr>
        </thead>
        <tbody>
          {players.map((name, seat) => (
            <tr key={seat} class={result?.winners.includes(seat) ? 'won' : ''}>
              <th scope="row">{name}</th>
              {results.map((round, at) => (
                <td key={at}>{points(round)[seat]}</td>
              ))}
              <td>
                <b>{totals[seat]}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
