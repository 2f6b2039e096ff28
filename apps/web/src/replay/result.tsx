import { listed } from '@halfpint/words'
import './replay.css'
import type { BySeat, Position } from '@halfpint/core'
import { Icon } from '../parts/icon.tsx'
import { language, words } from '../shell/speech.ts'

interface Scored extends Position {
  readonly results: readonly { readonly scores?: BySeat<number>; readonly points?: BySeat<number> }[]
  readonly result: { readonly winners: readonly number[]; readonly totals?: BySeat<number> } | null
}

/** What the game came to, a line for each round as on a pad: on a phone, ten rounds side by side hid the last ones. */
export const ReplayResult = ({ state, players }: { state: Position; players: BySeat<string> }) => {
  const say = words('replay')
  const { results, result } = state as Scored
  const rounds = results.map(({ scores, points }) => scores ?? points ?? [])
  const totals = result?.totals ?? players.map((_, seat) => rounds.reduce((sum, line) => sum + (line[seat] ?? 0), 0))
  const winners = result?.winners ?? []
  const names = winners.map(seat => players[seat] as string)
  const won = (seat: number): string => (winners.includes(seat) ? 'won' : '')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than a phone must be scrolled by keyboard too
    <section class="replay-result paper" aria-label={say.events.result} tabIndex={0}>
      <h2>{say.events.result}</h2>
      {winners.length > 0 && (
        <p class="winner">
          <Icon name="crown" />
          {listed(language.value, names)}
        </p>
      )}
      <table>
        <thead>
          <tr>
            <th scope="col">{say.round}</th>
            {players.map((name, seat) => (
              <th key={seat} scope="col" class={won(seat)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[totals, ...rounds].map((line, at) => (
            <tr key={at}>
              <th scope="row">{at === 0 ? say.total : at}</th>
              {line.map((each, seat) => (
                <td key={seat} class={won(seat)}>
                  {each}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
