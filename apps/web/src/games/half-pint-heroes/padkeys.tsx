import '../../pad/keys.css'
import { everySeat, type Seat } from '@halfpint/core'
import type { HeroesPad, HeroesRound } from '@halfpint/scorepad'
import { PlayerSymbol } from '../../faces/symbol.tsx'
import type { Desk } from '../../pad/desk.ts'
import { SeatKeys } from '../../pad/seatkeys.tsx'
import { symbolAt } from '../../pad/symbol.ts'
import { words } from '../../shell/speech.ts'
import { type HeroesCell, heroesPencil } from './padpencil.ts'

const writtenAt = (pad: HeroesPad, round: number, cell: HeroesCell): number | null => {
  const row = pad.rounds[round] as HeroesRound
  switch (cell.what) {
    case 'hand-size':
      return row.handSize
    case 'prediction':
      return row.predictions[cell.seat] ?? null
    case 'tricks':
      return row.tricks[cell.seat] ?? null
    case 'bet':
      return row.bets[cell.seat] ?? null
    default:
      return null
  }
}

/** A key for each number, in one row under the thumb. */
const NumberKeys = ({ desk, cell, written }: { desk: Desk; cell: HeroesCell; written: number | null }) => (
  <div class="pad-key numbers">
    {heroesPencil.keys(desk.pad.value as HeroesPad, desk.round.value, cell).map(number => (
      <button key={number} type="button" aria-pressed={number === written} onClick={() => desk.tap(number)}>
        {number}
      </button>
    ))}
  </div>
)

/** H21: who wins more than these without a brawl is rare; the entry itself takes any number. */
const WON = [1, 2, 3, 4]

/** So many tricks for a seat; the same number once more takes them back. */
export const toggleTricks = (desk: Desk, seat: Seat, tricks: number): void => {
  const round = desk.round.value
  const row = desk.pad.value.rounds[round] as HeroesRound
  desk.write({ edit: 'tricks', round, seat, value: row.tricks[seat] === tricks ? null : tricks })
}

/** The tricks of all seats, each under its column: one tap for everybody who won any. */
const WonKeys = ({ desk }: { desk: Desk }) => {
  const { paper } = words('pad')
  const pad = desk.pad.value
  const { tricks, predictions } = pad.rounds[desk.round.value] as HeroesRound
  return (
    <div class="pad-key won" style={{ '--seats': pad.players.length }}>
      {pad.players.map((name, seat) => (
        <div key={seat}>
          <PlayerSymbol symbol={symbolAt(pad, seat)} />
          {WON.map(number => (
            <button
              key={number}
              type="button"
              class={number === predictions[seat] ? 'predicted' : ''}
              aria-label={`${paper.entry.tricks(name)} ${number}`}
              aria-pressed={number === tricks[seat]}
              onClick={() => toggleTricks(desk, seat, number)}
            >
              {number}
            </button>
          ))}
        </div>
      ))}
    </div>
  )
}

/** The keys for the entry under the pencil. */
export const HeroesKeys = ({ desk }: { desk: Desk }) => {
  const { paper } = words('pad')
  const pad = desk.pad.value as HeroesPad
  const cell = desk.cell.value as HeroesCell | null
  if (cell === null) return <p class="pad-ask">{desk.mending.value === null ? paper.whole : paper.mendWhole}</p>
  const written = writtenAt(pad, desk.round.value, cell)
  const seats = everySeat(pad.players.length)
  const own = cell.what === 'bet' ? cell.seat : -1
  const byNumber = heroesPencil.keys(pad, desk.round.value, cell).length > 0
  const predictions = (pad.rounds[desk.round.value] as HeroesRound).predictions.filter(entry => entry !== null)
  const sum = predictions.reduce((all, each) => all + each, 0)
  return (
    <>
      <p class="pad-ask" id="pad-ask">
        <b>{heroesPencil.ask(pad, cell)}</b>
        {cell.what === 'prediction' && predictions.length > 0 && <span>{paper.predicted(sum)}</span>}
      </p>
      {cell.what === 'won' ? (
        <WonKeys desk={desk} />
      ) : byNumber ? (
        <NumberKeys desk={desk} cell={cell} written={written} />
      ) : (
        <SeatKeys
          pad={pad}
          seats={seats.filter(seat => seat !== own)}
          written={written}
          onTap={desk.tap}
          {...(cell.what === 'bet' && seats.length === 2 ? { none: paper.nobody } : {})}
        />
      )}
    </>
  )
}
