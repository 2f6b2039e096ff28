import '../game/game.css'
import { type Card, SCORING_CARDS, scoreTaken } from '@halfpint/herzlos'
import { type HerzlosPad, type HerzlosRound, sumOfRound } from '@halfpint/scorepad'
import { useSignal } from '@preact/signals'
import { words } from '../../../base/speech.ts'
import { HerzlosPrint, herzlosClass, herzlosLabel } from '../../../board/herzlos/card.tsx'
import { PlayerSymbol } from '../../../ui/faces/symbol.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { signed } from '../../../ui/signed.ts'
import { sameCell } from '../cell.ts'
import type { PadEditor } from '../game/padeditor.ts'
import { SeatKeys } from '../game/seatkeys.tsx'
import { symbolAt } from '../symbol.ts'
import { type HerzlosCell, herzlosOrder } from './entryorder.ts'

const rowOf = (editor: PadEditor): HerzlosRound => (editor.pad.value as HerzlosPad).rounds[editor.round.value]!

/** Z6: the points of the cards entered so far, by seat. */
const cardPoints = (pad: HerzlosPad, round: number): readonly number[] => {
  const { cards } = pad.rounds[round]!
  return cards === null ? pad.players.map(() => 0) : scoreTaken(pad.options, cards).points
}

/** The row of the current round: the points of each player so far. */
export const HerzlosEntry = ({ editor }: { editor?: PadEditor }) =>
  editor === undefined ? null : <Entry editor={editor} />

const Entry = ({ editor }: { editor: PadEditor }) => {
  const { paper } = words('pad')
  const pad = editor.pad.value as HerzlosPad
  const row = rowOf(editor)
  const active = editor.cell.value
  const soFar = cardPoints(pad, editor.round.value)
  const byCards = active === null ? row.cards !== null : active.what === 'cards'
  return (
    <tr class="entry">
      <th scope="row">{editor.round.value + 1}</th>
      {pad.players.map((name, seat) => {
        const cell: HerzlosCell = { what: byCards ? 'cards' : 'points', seat }
        const points = row.points[seat] ?? (row.cards === null ? null : (soFar[seat] ?? null))
        const told = points === null ? null : signed(points)
        const here = sameCell(cell, active)
        return (
          <td key={seat}>
            <button
              type="button"
              class={`entry-cell ${told === null ? 'blank' : ''} ${here ? 'here' : ''}`}
              aria-current={here ? 'true' : undefined}
              aria-label={`${paper.entry.points(name)} ${told ?? paper.blank}`}
              onClick={() => editor.choose(cell)}
            >
              {told ?? '·'}
            </button>
          </td>
        )
      })}
    </tr>
  )
}

/** Z6: the fifteen cards with points; a tap gives one to the selected player, or takes it back. */
const CardKeys = ({ editor, cell }: { editor: PadEditor; cell: Extract<HerzlosCell, { seat: number }> }) => {
  const { paper } = words('pad')
  const pad = editor.pad.value as HerzlosPad
  const { cards } = rowOf(editor)
  const round = editor.round.value
  const ownerOf = (card: Card): number => cards?.findIndex(pile => pile.includes(card)) ?? -1
  const free = SCORING_CARDS.filter(card => ownerOf(card) < 0)
  const give = (card: Card): void => {
    editor.write({ edit: 'card', round, card, seat: ownerOf(card) === cell.seat ? null : cell.seat })
  }
  return (
    <>
      <div class="scoring-cards">
        {SCORING_CARDS.map(card => {
          const owner = ownerOf(card)
          const name = owner < 0 ? paper.nobody : pad.players[owner]!
          return (
            <button
              key={card}
              type="button"
              class={herzlosClass(card, undefined, owner < 0 ? '' : 'given')}
              aria-label={`${herzlosLabel(card)}: ${name}`}
              aria-pressed={owner === cell.seat}
              onClick={() => give(card)}
            >
              <HerzlosPrint card={card} />
              {owner >= 0 && <PlayerSymbol symbol={symbolAt(pad, owner)} />}
            </button>
          )
        })}
      </div>
      {free.length > 0 && (
        <button type="button" class="button quiet wide" onClick={() => free.forEach(give)}>
          {paper.restTo(pad.players[cell.seat]!)}
        </button>
      )}
    </>
  )
}

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]

/** A small number pad. Most points are negative, so the minus sign is set by default. */
const PointKeys = ({ editor, cell }: { editor: PadEditor; cell: Extract<HerzlosCell, { seat: number }> }) => {
  const { paper } = words('pad')
  const pad = editor.pad.value as HerzlosPad
  const { points, march } = rowOf(editor)
  const draft = useSignal({ seat: -1, digits: '', minus: true })
  const now = draft.value.seat === cell.seat ? draft.value : { seat: cell.seat, digits: '', minus: true }
  const value = Number(now.digits) * (now.minus && Number(now.digits) > 0 ? -1 : 1)
  const expected = sumOfRound(pad.options, pad.players.length, march)
  const told = points.reduce<number>((sum, each, seat) => sum + (seat === cell.seat ? 0 : (each ?? 0)), 0)
  const isLast = points.every((each, seat) => seat === cell.seat || each !== null)
  const shown = now.digits === '' ? points[cell.seat] : value
  const enter = (entered: number): void => {
    draft.value = { seat: -1, digits: '', minus: true }
    editor.tap(entered)
  }
  return (
    <>
      <output class="digits-typed">
        {shown == null ? '·' : signed(shown)} <span>{paper.sumSoFar(signed(told + value), signed(expected))}</span>
      </output>
      <div class="pad-key digits">
        {DIGITS.map(digit => (
          <button
            key={digit}
            type="button"
            onClick={() => {
              draft.value = { ...now, digits: `${now.digits}${digit}`.replace(/^0+(?=\d)/, '').slice(0, 4) }
            }}
          >
            {digit}
          </button>
        ))}
        <button type="button" aria-label={paper.minus} onClick={() => (draft.value = { ...now, minus: !now.minus })}>
          ±
        </button>
        <button
          type="button"
          aria-label={paper.back}
          onClick={() => (draft.value = { ...now, digits: now.digits.slice(0, -1) })}
        >
          <Icon name="back" />
        </button>
      </div>
      <div class="pad-pair">
        {isLast && now.digits === '' ? (
          <button type="button" class="button quiet" onClick={() => enter(expected - told)}>
            {paper.rest(signed(expected - told))}
          </button>
        ) : (
          <button type="button" class="button quiet" disabled={now.digits === ''} onClick={() => enter(value)}>
            {paper.enter}
          </button>
        )}
      </div>
    </>
  )
}

/** The keys of a Herzlos pad: cards, points, or players after the march button. */
export const HerzlosKeys = ({ editor }: { editor: PadEditor }) => {
  const { paper } = words('pad')
  const pad = editor.pad.value as HerzlosPad
  const cell = editor.cell.value as HerzlosCell | null
  if (cell === null) return <p class="pad-ask">{editor.correcting.value === null ? paper.whole : paper.mendWhole}</p>
  const isPoints = cell.what === 'points'
  const other: HerzlosCell | null = 'seat' in cell ? { what: isPoints ? 'cards' : 'points', seat: cell.seat } : null
  return (
    <>
      <p class="pad-ask" id="pad-ask">
        <b>{herzlosOrder.ask(pad, cell)}</b>
        {other !== null && (
          <button type="button" class="link" onClick={() => editor.choose(other)}>
            {isPoints ? paper.byCards : paper.byPoints}
          </button>
        )}
      </p>
      {cell.what === 'cards' && <CardKeys editor={editor} cell={cell} />}
      {cell.what === 'points' && <PointKeys editor={editor} cell={cell} />}
      {(cell.what === 'marcher' || cell.what === 'jack') && (
        <SeatKeys pad={pad} seats={pad.players.map((_, seat) => seat)} written={null} onTap={editor.tap} />
      )}
    </>
  )
}
