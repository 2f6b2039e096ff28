import type { Seat } from '@halfpint/core'
import type { HeroesPad, HeroesRound, ScoredHeroes } from '@halfpint/scorepad'
import { PlayerSymbol } from '../faces/symbol.tsx'
import { words } from '../shell/speech.ts'
import { type Cell, sameCell } from './cursor.ts'
import type { Desk } from './desk.ts'
import { MarkSign } from './marksign.tsx'
import { symbolAt } from './paper.tsx'

type What = 'prediction' | 'bet' | 'tricks'

/** What stands in a cell, for eyes and for ears. */
const content = (pad: HeroesPad, row: HeroesRound, what: What, seat: Seat) => {
  const { paper } = words('pad')
  if (what === 'bet') {
    const bet = row.bets[seat] ?? null
    if (bet === null) return { show: '·', say: paper.blank, blank: true }
    return { show: <PlayerSymbol symbol={symbolAt(pad, bet)} />, say: pad.players[bet] as string, blank: false }
  }
  const number = (what === 'prediction' ? row.predictions : row.tricks)[seat] ?? null
  if (number !== null) return { show: String(number), say: String(number), blank: false }
  return { show: '·', say: paper.blank, blank: true }
}

/** The three rows of the round under the pencil, and what they come to. */
export const HeroesEntry = ({ desk }: { desk: Desk }) => {
  const { paper } = words('pad')
  const pad = desk.pad.value as HeroesPad
  const round = desk.round.value
  const row = pad.rounds[round] as HeroesRound
  const scored = (desk.scored.value as unknown as ScoredHeroes).rounds[round]
  const active = desk.cell.value
  const entry = (what: What, label: string) => (
    <tr class="entry" key={what}>
      <th scope="row">{label}</th>
      {pad.players.map((name, seat) => {
        const cell: Cell = { what, seat }
        const { show, say, blank } = content(pad, row, what, seat)
        const here = sameCell(cell, active)
        const idle = row.brawl !== null && what !== 'prediction' && !(what === 'tricks' && row.brawl === seat)
        return (
          <td key={seat}>
            <button
              type="button"
              class={`entry-cell ${blank ? 'blank' : ''} ${here ? 'here' : ''} ${idle ? 'idle' : ''}`}
              aria-current={here ? 'true' : undefined}
              aria-label={`${paper.entry[what](name)} ${say}`}
              onClick={() => desk.choose(cell)}
            >
              {show}
            </button>
          </td>
        )
      })}
    </tr>
  )
  const done = scored?.done ?? null
  return (
    <>
      {entry('prediction', paper.says)}
      {entry('bet', paper.bets)}
      {entry('tricks', paper.won)}
      <tr class="entry gets">
        <th scope="row">
          {round + 1}
          <span class="unseen"> {paper.gets}</span>
        </th>
        {pad.players.map((_, seat) => (
          <td key={seat}>
            {done === null ? (
              ''
            ) : (
              <>
                {done.scores[seat]}
                <MarkSign mark={done.marks[seat] ?? ''} />
              </>
            )}
          </td>
        ))}
      </tr>
    </>
  )
}
