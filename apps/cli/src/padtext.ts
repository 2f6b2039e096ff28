import type { BySeat, Problem, Seat } from '@halfpint/core'
import { comingGunFight, type Overrule, type Pad, type Scored } from '@halfpint/scorepad'
import { printable, problemText } from '@halfpint/words'
import { drawGrid, type PadRow } from './play/grid.ts'
import type { Paint } from './play/paint.ts'
import type { Terminal } from './terminal.ts'

/** Where on a pad a problem lies, for people: rounds counted from one, players by name. */
export const placeText = (problem: Problem, players: BySeat<string> | undefined, terminal: Terminal): string => {
  const { round, seat } = problem
  const named = typeof seat === 'number' ? (players?.[seat] ?? `#${seat + 1}`) : undefined
  return terminal.words.pad.place({
    round: typeof round === 'number' ? round + 1 : undefined,
    name: named === undefined ? undefined : printable(named),
  })
}

/** A number with its mark, and a star where the table settled it otherwise. */
const cell = (text: string, mark: string, overruled: boolean): string =>
  `${text}${overruled ? '*' : ' '}${mark === '' ? ' ' : mark}`

const isOverruled = (list: readonly Overrule[], seat: Seat): boolean => list.some(each => each.seat === seat)

const roundRows = (scored: Scored, terminal: Terminal): PadRow[] => {
  const { marks } = terminal.words.games['half-pint-heroes']
  const cellsOf = (scores: BySeat<number>, signs: BySeat<keyof typeof marks>, overruled: readonly Overrule[]) =>
    scores.map((score, seat) => cell(String(score), marks[signs[seat] ?? ''], isOverruled(overruled, seat)))
  const label = (number: number): string => String(number + 1).padStart(3)
  if (scored.pad === 'herzlos') {
    return scored.rounds.flatMap(({ done }, number) =>
      done === null ? [] : [{ label: label(number), cells: cellsOf(done.points, [], done.overruled) }],
    )
  }
  return scored.rounds.flatMap(({ done }, number) =>
    done === null ? [] : [{ label: label(number), cells: cellsOf(done.scores, done.marks, done.overruled) }],
  )
}

const sumRows = (scored: Scored, terminal: Terminal): PadRow[] => {
  const { table, games } = terminal.words
  const sums = (
    label: string,
    points: BySeat<number>,
    strong: boolean,
    overruled: readonly Overrule[] = [],
  ): PadRow => ({
    label,
    cells: points.map((each, seat) => cell(String(each), '', isOverruled(overruled, seat))),
    strong,
  })
  const { result, totals } = scored
  if (result === null) return [sums(table.soFar, totals, true)]
  if (!('bonus' in result) || scored.pad === 'herzlos') return [sums(table.total, totals, true)]
  return [
    sums(games['half-pint-heroes'].labels.bonus, result.bonus, false, scored.overruled),
    sums(table.total, totals, true),
  ]
}

const verdict = (scored: Scored, names: (seats: readonly Seat[]) => string, terminal: Terminal): string[] => {
  const { pad } = terminal.words
  if (scored.result !== null) {
    const winners = names(scored.result.winners)
    switch (scored.result.ending) {
      case 'gun-fight':
        return [pad.wonByGunFight(winners)]
      case 'march':
        return [pad.wonByMarch(winners)]
      case 'final-scoring':
        return [pad.won(winners)]
    }
  }
  const duelists = scored.pad === 'herzlos' ? [] : comingGunFight(scored)
  return duelists.length === 0 ? [] : [pad.gunFight(names(duelists))]
}

/** Who drank in which round and by which rules. */
const drinkLines = (scored: Scored, players: BySeat<string>, terminal: Terminal): string[] => {
  if (scored.pad === 'herzlos') return []
  const drinkers = scored.rounds.flatMap(({ done, drinksAtReveal }, round) => {
    const named = (done?.drinks ?? []).map(({ seat, rules }) => `${players[seat]} ${rules.join(' ')}`)
    const all = [...((drinksAtReveal ?? []).length > 0 ? ['D8'] : []), ...named]
    return all.length === 0 ? [] : [`${round + 1}: ${all.join(', ')}`]
  })
  return drinkers.length === 0 ? [] : [terminal.words.pad.drinks(drinkers.join('; '))]
}

const warningLines = (scored: Scored, players: BySeat<string>, terminal: Terminal): string[] =>
  scored.rounds.flatMap(({ warnings }, round) =>
    warnings.map(warning => {
      const place = placeText({ ...warning, round }, players, terminal)
      return `! ${place}: ${problemText(warning, terminal.language)}`
    }),
  )

/** A scored pad as people read it. */
export const padText = (pad: Pad, scored: Scored, terminal: Terminal): string => {
  const players = pad.players.map(printable)
  const paint: Paint = (style, text) =>
    style === 'strong' ? terminal.paint('bold', text) : style === 'quiet' ? terminal.paint('dim', text) : text
  const names = (seats: readonly Seat[]): string => seats.map(seat => players[seat]).join(', ')
  const rounds = roundRows(scored, terminal)
  // Names leave the columns of star and mark free, as the sums do.
  const heads = players.map(name => `${name}  `)
  const grid = drawGrid({ names: heads, rounds, sums: sumRows(scored, terminal) }, paint, process.stdout.columns ?? 100)
  const starred = rounds.some(({ cells }) => cells.some(text => text.includes('*')))
  const below = [
    ...(starred ? [terminal.words.pad.overruled] : []),
    ...drinkLines(scored, players, terminal),
    ...verdict(scored, names, terminal),
  ]
  const lines = [terminal.paint('bold', terminal.words.games[pad.pad].name), ...grid, ...below]
  return `${[...lines, ...warningLines(scored, players, terminal)].map(line => `${line.trimEnd()}\n`).join('')}\n`
}
