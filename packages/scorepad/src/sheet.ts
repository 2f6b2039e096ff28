import { isFields, type Json, ok, type Result, refuse, type Seat } from '@halfpint/core'
import type { DrinkingRule, Mark } from '@halfpint/half-pint'
import type { Card } from '@halfpint/herzlos'
import type { HeroesPad, HeroesRound, HerzlosPad, HerzlosRound, Pad } from './pad.ts'
import { blankHeroesRound, blankHerzlosRound, replaced } from './pad.ts'
import { readPad } from './read.ts'
import { scorePad } from './score.ts'
import { writePad } from './write.ts'

type InRound = { readonly round: number }
type AtSeat = InRound & { readonly seat: Seat }

/** One stroke of the pencil. `null` rubs an entry out, or gives an overruled number back to the rules. */
export type Edit =
  | ({ readonly edit: 'prediction' | 'tricks' | 'bet' | 'score' | 'points'; readonly value: number | null } & AtSeat)
  | ({ readonly edit: 'mark'; readonly value: Mark | null } & AtSeat)
  | ({ readonly edit: 'hand-size'; readonly value: number | null } & InRound)
  | ({ readonly edit: 'brawl'; readonly seat: Seat | null } & InRound)
  /** Z8: the marcher, or nobody any more, with the points that follow; cards that were told are forgotten. */
  | ({ readonly edit: 'march'; readonly seat: Seat | null; readonly points: readonly (number | null)[] } & InRound)
  | ({ readonly edit: 'card'; readonly card: Card; readonly seat: Seat | null } & InRound)
  /** The tricks of all seats in one stroke: with the zeros of those who won nothing. */
  | ({ readonly edit: 'fill'; readonly tricks: readonly (number | null)[] } & InRound)
  | { readonly edit: 'bonus'; readonly seat: Seat; readonly value: number | null }
  | { readonly edit: 'add-round' }
  | ({ readonly edit: 'remove-round' } & InRound)
  | { readonly edit: 'rename'; readonly seat: Seat; readonly name: string }
  | { readonly edit: 'drinking'; readonly rules: readonly DrinkingRule[] }
  | { readonly edit: 'rounds'; readonly value: number }

/** A pad with everything that was done to it, so that anything can be undone. */
export interface Sheet {
  readonly base: Pad
  readonly edits: readonly Edit[]
  /** What was undone and can be done again, the next one last. */
  readonly undone: readonly Edit[]
  readonly pad: Pad
}

/** A sheet on which nothing was changed yet. */
export const openSheet = (pad: Pad): Sheet => ({ base: pad, edits: [], undone: [], pad })

const changeHeroesRound = (round: HeroesRound, edit: Edit): HeroesRound => {
  const { overruled } = round
  switch (edit.edit) {
    case 'prediction':
      return { ...round, predictions: replaced(round.predictions, edit.seat, edit.value) }
    case 'tricks':
      return { ...round, tricks: replaced(round.tricks, edit.seat, edit.value) }
    case 'bet':
      return { ...round, bets: replaced(round.bets, edit.seat, edit.value) }
    case 'score':
      return { ...round, overruled: { ...overruled, scores: replaced(overruled.scores, edit.seat, edit.value) } }
    case 'mark':
      return { ...round, overruled: { ...overruled, marks: replaced(overruled.marks, edit.seat, edit.value) } }
    case 'hand-size':
      return { ...round, handSize: edit.value }
    case 'brawl':
      return { ...round, brawl: edit.seat }
    case 'fill':
      return { ...round, tricks: edit.tricks }
    default:
      return round
  }
}

const changeHerzlosRound = (round: HerzlosRound, edit: Edit): HerzlosRound => {
  const seats = round.points.length
  switch (edit.edit) {
    case 'points':
      return { ...round, points: replaced(round.points, edit.seat, edit.value) }
    case 'march':
      return { points: edit.points, march: edit.seat, cards: null }
    case 'card': {
      const piles = round.cards ?? Array.from({ length: seats }, () => [])
      const without = piles.map(pile => pile.filter(card => card !== edit.card))
      const cards = without.map((pile, seat) => (seat === edit.seat ? [...pile, edit.card] : pile))
      return { ...round, cards: cards.some(pile => pile.length > 0) ? cards : null }
    }
    default:
      return round
  }
}

const changeRounds = <P extends Pad>(pad: P, edit: Edit, blank: P['rounds'][number]): P => {
  if (edit.edit === 'add-round') return { ...pad, rounds: [...pad.rounds, blank] }
  if (!('round' in edit)) return pad
  if (edit.edit === 'remove-round') return { ...pad, rounds: pad.rounds.filter((_, at) => at !== edit.round) }
  return pad
}

const changeHeroes = (pad: HeroesPad, edit: Edit): HeroesPad => {
  if (edit.edit === 'bonus')
    return { ...pad, overruled: { bonus: replaced(pad.overruled.bonus, edit.seat, edit.value) } }
  if (edit.edit === 'drinking') return { ...pad, options: { ...pad.options, drinking: edit.rules } }
  if (edit.edit === 'rounds') return { ...pad, options: { ...pad.options, rounds: edit.value } }
  const changed = changeRounds(pad, edit, blankHeroesRound(pad.players.length))
  if (changed !== pad || !('round' in edit)) return changed
  return { ...pad, rounds: pad.rounds.map((round, at) => (at === edit.round ? changeHeroesRound(round, edit) : round)) }
}

const changeHerzlos = (pad: HerzlosPad, edit: Edit): HerzlosPad => {
  if (edit.edit === 'rounds') return { ...pad, options: { ...pad.options, rounds: edit.value } }
  const changed = changeRounds(pad, edit, blankHerzlosRound(pad.players.length))
  if (changed !== pad || !('round' in edit)) return changed
  return {
    ...pad,
    rounds: pad.rounds.map((round, at) => (at === edit.round ? changeHerzlosRound(round, edit) : round)),
  }
}

const change = (pad: Pad, edit: Edit): Pad => {
  if (edit.edit === 'rename') return { ...pad, players: replaced(pad.players, edit.seat, edit.name) }
  return pad.pad === 'herzlos' ? changeHerzlos(pad, edit) : changeHeroes(pad, edit)
}

/** Why an edit has no place on this pad. */
const misplaced = (pad: Pad, edit: Edit): Result<void> => {
  const seats = pad.players.length
  if ('round' in edit && pad.rounds[edit.round] === undefined) return refuse('no-such-round', { round: edit.round })
  if ('seat' in edit && edit.seat !== null && pad.players[edit.seat] === undefined) {
    return refuse('no-such-seat', { seat: edit.seat, seats })
  }
  if (edit.edit === 'add-round' && scorePad(pad).result !== null) return refuse('round-after-end')
  return ok(undefined)
}

/** The sheet with one more stroke, everything after it scored anew; or why the pad would make no sense. */
export const edited = (sheet: Sheet, edit: Edit): Result<Sheet> => {
  const placed = misplaced(sheet.pad, edit)
  if (!placed.ok) return placed
  const read = readPad(writePad(change(sheet.pad, edit)))
  if (!read.ok) return read
  return ok({ base: sheet.base, edits: [...sheet.edits, edit], undone: [], pad: read.value })
}

const folded = (base: Pad, edits: readonly Edit[]): Pad => edits.reduce(change, base)

/** The sheet without its latest stroke; the same sheet if there is none. */
export const undo = (sheet: Sheet): Sheet => {
  const last = sheet.edits.at(-1)
  if (last === undefined) return sheet
  const edits = sheet.edits.slice(0, -1)
  return { base: sheet.base, edits, undone: [...sheet.undone, last], pad: folded(sheet.base, edits) }
}

/** The sheet with the stroke that was undone last; the same sheet if there is none. */
export const redo = (sheet: Sheet): Sheet => {
  const next = sheet.undone.at(-1)
  if (next === undefined) return sheet
  const edits = [...sheet.edits, next]
  return { base: sheet.base, edits, undone: sheet.undone.slice(0, -1), pad: folded(sheet.base, edits) }
}

/** A sheet as it is kept; the inverse of `readSheet`. */
export const writeSheet = ({ base, edits, undone }: Sheet): Json => ({
  base: writePad(base),
  edits: edits,
  undone: undone,
})

/** The strokes up to the first that this version does not take. */
const taken = (base: Pad, edits: readonly Edit[]): Sheet => {
  let sheet = openSheet(base)
  for (const edit of edits) {
    const next = edited(sheet, edit)
    if (!next.ok) break
    sheet = next.value
  }
  return sheet
}

/** A sheet as it was kept. Strokes that this version does not know end it: what came before them is there. */
export const readSheet = (json: unknown): Result<Sheet> => {
  const kept = isFields(json) ? json : {}
  const base = readPad(kept.base)
  if (!base.ok) return base
  const strokes = (list: unknown): readonly Edit[] =>
    Array.isArray(list) && list.every(isFields) ? (list as Edit[]) : []
  const [edits, undone] = [strokes(kept.edits), strokes(kept.undone)]
  // A long evening is read at once; only if it makes no sense is it gone through stroke by stroke.
  const read = readPad(writePad(folded(base.value, edits)))
  if (read.ok) return ok({ base: base.value, edits, undone, pad: read.value })
  return ok({ ...taken(base.value, edits), undone: [] })
}
