import { bySeat, type Json, type Result, refuse, type Seat } from '@halfpint/core'
import { OPTION_RULES } from '@halfpint/herzlos'
import type { HeroesPad, HerzlosPad, Pad } from './pad.ts'
import { readPad } from './read.ts'
import { scorePad } from './score.ts'

type Cell = string | number | null

/** A cell as spreadsheets read it; a quote before what they would take for a formula. */
const cellText = (cell: Cell): string => {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const safe = /^[=+\-@\t]/.test(cell) ? `'${cell}` : cell
  return /[",;\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The cells of a CSV text, with commas or semicolons, as spreadsheets write them. */
const cellsOf = (text: string): string[][] => {
  const separator = /^\uFEFF?[^\n,]*;/.test(text) ? ';' : ','
  const rows: string[][] = [[]]
  let cell = ''
  let quoted = false
  const endCell = (): void => {
    rows.at(-1)?.push(cell.replace(/^'(?=[=+\-@\t])/, ''))
    cell = ''
  }
  const source = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  for (let at = 0; at < source.length; at++) {
    const sign = source[at] as string
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (source[at + 1] === '"') cell += source[at++]
      else quoted = false
    } else if (sign === '"' && cell === '') quoted = true
    else if (sign === separator) endCell()
    else if (sign === '\n') {
      endCell()
      rows.push([])
    } else cell += sign
  }
  endCell()
  return rows.filter(row => row.some(filled => filled !== ''))
}

const HEROES_COLUMNS = ['prediction', 'bet', 'tricks', 'points', 'mark'] as const

/** Who is bet against, by name; by place where two have the same name. */
const seatText = (players: readonly string[], seat: Seat | null): Cell => {
  if (seat === null) return null
  const name = players[seat] as string
  return players.indexOf(name) === players.lastIndexOf(name) ? name : `#${seat + 1}`
}

const seatOf = (players: readonly string[], text: string | undefined): Json => {
  if (text === undefined || text === '') return null
  const named = players.indexOf(text)
  if (named >= 0) return named
  return /^#\d+$/.test(text) ? Number(text.slice(1)) - 1 : text
}

const heroesRows = (pad: HeroesPad): Cell[][] => {
  const scored = scorePad(pad)
  const { players, options } = pad
  const head = ['round', 'hand size', 'brawl', ...players.flatMap(name => HEROES_COLUMNS.map(key => `${name}: ${key}`))]
  const rows = pad.rounds.map((round, number): Cell[] => {
    const done = scored.pad === 'herzlos' ? null : (scored.rounds[number]?.done ?? null)
    const cells = players.flatMap((_, seat): Cell[] => [
      round.predictions[seat] ?? null,
      seatText(players, round.bets[seat] ?? null),
      round.tricks[seat] ?? null,
      done?.scores[seat] ?? null,
      done?.marks[seat] ?? null,
    ])
    return [number + 1, round.handSize, seatText(players, round.brawl), ...cells]
  })
  const { rounds, startSeat, drinking } = options
  const first: Cell[] = [pad.pad, 'rounds', rounds, 'startSeat', startSeat, 'drinking', drinking.join(' ')]
  return [first, head, ...rows, ['total', null, null, ...scored.totals.flatMap(sum => [null, null, null, sum, null])]]
}

const herzlosRows = (pad: HerzlosPad): Cell[][] => {
  const scored = scorePad(pad)
  const { hearts, ...others } = pad.options
  const rows = pad.rounds.map((round, number): Cell[] => {
    const done = scored.pad === 'herzlos' ? (scored.rounds[number]?.done ?? null) : null
    return [number + 1, seatText(pad.players, done?.march ?? round.march), ...(done?.points ?? round.points)]
  })
  return [
    [pad.pad, ...Object.entries(others).flat(), 'hearts', hearts.join(' ')],
    ['round', 'march', ...pad.players],
    ...rows,
    ['total', null, ...scored.totals],
  ]
}

/** A pad as a table for spreadsheets; `readCsv` reads it back, also after the numbers were changed there. */
export const writeCsv = (pad: Pad): string =>
  (pad.pad === 'herzlos' ? herzlosRows(pad) : heroesRows(pad)).map(row => `${row.map(cellText).join(',')}\r\n`).join('')

/** A number where there is one; anything else goes on as it is, for `readPad` to name. */
const numberOf = (text: string | undefined): Json => {
  if (text === undefined || text === '') return null
  return /^-?\d+$/.test(text.trim()) ? Number(text) : text
}

const valueAfter = (row: readonly string[], key: string): string | undefined => {
  const at = row.indexOf(key, 1)
  return at < 0 ? undefined : row[at + 1]
}

/** An option of the first line; nothing where it is not told, so that it is the usual one. */
const optionOf = (row: readonly string[], key: string): { readonly [key: string]: Json } => {
  const value = numberOf(valueAfter(row, key))
  return value === null ? {} : { [key]: value }
}

const listOf = (text: string | undefined): string[] => (text ?? '').split(' ').filter(word => word !== '')

const heroesJson = (first: string[], head: string[], rows: string[][]): Json => {
  const width = HEROES_COLUMNS.length
  const names = head.filter((_, at) => at >= 3 && (at - 3) % width === 0).map(text => text.replace(/: [^:]*$/, ''))
  const entries = (row: string[], column: number) => names.map((_, seat) => row[3 + width * seat + column])
  const options = {
    ...optionOf(first, 'rounds'),
    ...optionOf(first, 'startSeat'),
    drinking: listOf(valueAfter(first, 'drinking')),
  }
  const rounds = rows.map(row => {
    const points = entries(row, 3).map(numberOf)
    const finished = !points.includes(null)
    return {
      handSize: numberOf(row[1]),
      brawl: seatOf(names, row[2]),
      predictions: entries(row, 0).map(numberOf),
      bets: entries(row, 1).map(text => seatOf(names, text)),
      tricks: entries(row, 2).map(numberOf),
      // What differs from the rules was settled otherwise; what does not is no overrule.
      ...(finished ? { overruled: { scores: points, marks: entries(row, 4).map(mark => mark ?? '') } } : {}),
    }
  })
  return { pad: 'half-pint-heroes', players: names, options, rounds }
}

/** The options of Herzlos that are one word. */
const OTHERS = Object.keys(OPTION_RULES).filter(name => name !== 'hearts')

const herzlosJson = (first: string[], head: string[], rows: string[][]): Json => {
  const players = head.slice(2)
  const hearts = listOf(valueAfter(first, 'hearts')).map(numberOf)
  return {
    pad: 'herzlos',
    players,
    options: {
      ...Object.assign({}, ...OTHERS.map(name => optionOf(first, name))),
      ...(hearts.length > 0 ? { hearts } : {}),
    },
    rounds: rows.map(row => ({
      march: seatOf(players, row[1]),
      points: bySeat(players.length, seat => numberOf(row[2 + seat])),
    })),
  }
}

/** Takes away the overrules that only repeat the rules. */
const withoutEchoes = (pad: Pad): Pad => {
  if (pad.pad === 'herzlos') return pad
  const scored = scorePad(pad)
  const rounds = pad.rounds.map((round, number) => {
    const done = scored.pad === 'herzlos' ? null : (scored.rounds[number]?.done ?? null)
    const kept = <T>(what: 'scores' | 'marks', list: readonly (T | null)[]): (T | null)[] =>
      list.map((entry, seat) => (done?.overruled.some(each => each.what === what && each.seat === seat) ? entry : null))
    const { scores, marks } = round.overruled
    return { ...round, overruled: { scores: kept('scores', scores), marks: kept('marks', marks) } }
  })
  return { ...pad, rounds }
}

/** A pad from a table that `writeCsv` wrote. */
export const readCsv = (text: string): Result<Pad> => {
  const [first, head, ...rest] = cellsOf(text)
  if (first === undefined || head === undefined || head[0] !== 'round') return refuse('not-a-pad-table')
  const rows = rest.filter(row => /^\d+$/.test(row[0] ?? ''))
  const read = readPad(
    first[0] === 'herzlos'
      ? herzlosJson(first, head, rows)
      : { ...(heroesJson(first, head, rows) as object), pad: first[0] },
  )
  if (!read.ok) return read
  return { ok: true, value: withoutEchoes(read.value) }
}
