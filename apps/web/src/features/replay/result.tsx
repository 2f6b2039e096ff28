import { listed } from '@halfpint/i18n'
import '../../board/replay.css'
import type { AnyGame, BySeat, Position } from '@halfpint/core'
import { language, words } from '../../base/speech.ts'
import { Icon } from '../../ui/icon.tsx'

interface Scored extends Position {
  readonly result: { readonly winners: readonly number[]; readonly totals?: BySeat<number> } | null
}

/** The result, one line for each round: on a phone, ten rounds side by side would hide the last ones. */
export const ReplayResult = ({ game, state, players }: { game: AnyGame; state: Position; players: BySeat<string> }) => {
  const say = words('replay')
  const { result } = state as Scored
  const rounds = game.points(state)
  const totals = result?.totals ?? players.map((_, seat) => rounds.reduce((sum, line) => sum + (line[seat] ?? 0), 0))
  const winners = result?.winners ?? []
  const names = winners.map(seat => players[seat]!)
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
