import { isFields, type Json } from '@halfpint/core'

const cell = (value: Json | undefined): string => {
  const text =
    value === null || value === undefined
      ? ''
      : Array.isArray(value)
        ? value.join(' ')
        : isFields(value)
          ? JSON.stringify(value)
          : String(value)
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A line of comma-separated values. */
export const csvLine = (values: readonly (Json | undefined)[]): string => `${values.map(cell).join(',')}\n`

/** The named values of a round, the same in every round of a game. */
type Round = { readonly [key: string]: Json }

/** Values of all seats that a row shows for one seat. */
const SINGULAR: ReadonlyMap<string, string> = new Map([
  ['predictions', 'prediction'],
  ['bets', 'bet'],
  ['scores', 'score'],
  ['marks', 'mark'],
])

/** The headings of `gameRows`. */
export const gameHeading = (rounds: readonly Json[]): string =>
  csvLine([
    'game',
    'round',
    'seat',
    'player',
    ...Object.keys((rounds[0] ?? {}) as Round).map(key => SINGULAR.get(key) ?? key),
    'won',
  ])

/**
 * A game as rows, one for each round and seat: the values of this round for this seat, and whether the seat won the
 * game.
 */
export const gameRows = (
  number: number,
  players: readonly string[],
  rounds: readonly Json[],
  winners: readonly number[],
): string =>
  rounds
    .flatMap((round, at) =>
      players.map((player, seat) =>
        csvLine([
          number,
          at,
          seat,
          player,
          ...Object.values(round as Round).map(value =>
            Array.isArray(value) && value.length === players.length ? value[seat] : value,
          ),
          winners.includes(seat) ? 1 : 0,
        ]),
      ),
    )
    .join('')
