import './tally.css'
import type { TableView } from '@halfpint/table'
import { words } from '../../../base/speech.ts'

/** The results of one person over all finished games of the table. */
interface Standing {
  readonly name: string
  readonly played: number
  readonly won: number
}

/** Everybody who finished a game at this table, the most successful first. */
export const standingsOf = ({ tally }: Pick<TableView, 'tally'>): readonly Standing[] => {
  const standings = new Map<string, Standing>()
  for (const { players, winners } of tally) {
    for (const [seat, name] of players.entries()) {
      const { played, won } = standings.get(name) ?? { played: 0, won: 0 }
      standings.set(name, { name, played: played + 1, won: won + (winners.includes(seat) ? 1 : 0) })
    }
  }
  return [...standings.values()].sort((a, b) => b.won - a.won || a.played - b.played)
}

/** The games of an evening at this table: wins by person. */
export const Tally = ({ view }: { view: TableView }) => {
  const { tally } = words('online')
  const standings = standingsOf(view)
  if (standings.length === 0) return null
  return (
    <table class="tally paper">
      <caption>{tally.heading(view.tally.length)}</caption>
      <thead>
        <tr>
          <th scope="col">{words('table').player}</th>
          <th scope="col">{tally.won}</th>
          <th scope="col">{tally.played}</th>
        </tr>
      </thead>
      <tbody>
        {standings.map(({ name, won, played }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{won}</td>
            <td>{played}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
