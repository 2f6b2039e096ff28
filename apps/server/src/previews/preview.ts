// Title, text and picture that chat apps show below a shared link. Everything here is visible to anyone who opens the link as a spectator.
import type { Json } from '@halfpint/core'
import { readChallenge } from '@halfpint/daily'
import { type Language, listed, printable, wordsIn } from '@halfpint/i18n'
import { findGame, nameOf, type TableView } from '@halfpint/table'

/** Title, description and picture of a shared link. */
export interface Preview {
  readonly title: string
  readonly description: string
  /** The game of the picture. */
  readonly game: string
}

/** The game of the picture where a link belongs to no game. */
const USUAL_GAME = 'half-pint-heroes'

const gameName = (language: Language, game: string): string => wordsIn(language).games[game]?.name ?? 'Half-Pint'

/** A link that is about no table and no game. */
export const homePreview = (language: Language): Preview => {
  const { home, about } = wordsIn(language).previews
  return { title: `Half-Pint: ${home}`, description: about, game: USUAL_GAME }
}

/** A short code. It is not looked up: nobody may try codes here. */
export const codePreview = (language: Language): Preview => {
  const { join, joinAbout } = wordsIn(language).previews
  return { title: `Half-Pint: ${join}`, description: joinAbout, game: USUAL_GAME }
}

export const padPreview = (language: Language): Preview => {
  const { pad, padAbout } = wordsIn(language).previews
  return { title: `Half-Pint: ${pad}`, description: padAbout, game: USUAL_GAME }
}

export const dayPreview = (language: Language, game: string): Preview => {
  const { day, dayAbout } = wordsIn(language).previews
  return { title: `${day}: ${gameName(language, game)}`, description: dayAbout, game }
}

/** The challenger and the deals of a challenge, but neither its cards nor its result. */
export const challengePreview = (language: Language, link: string): Preview => {
  const read = readChallenge(link)
  if (!read.ok) return homePreview(language)
  const { challenge, somebody, deals } = wordsIn(language).previews
  const { name, game, options } = read.value
  const description = deals(Number(options.rounds))
  return { title: challenge(printable(name) || somebody, gameName(language, game)), description, game }
}

const titleOf = (language: Language, game: string, names: readonly string[]): string =>
  `${gameName(language, game)}: ${listed(language, names)}`

const pointsText = (points: number): string => String(points).replace('-', '−')

/** The round of a game in progress, and the points of the finished rounds, which everybody at the table sees. */
const progressOf = (language: Language, { setup, match }: TableView): string => {
  const found = findGame(setup.game)
  if (match === null || !found.ok) return ''
  const scored = found.value.points(match.state as never)
  const rounds = Number((setup.options as { readonly rounds?: Json }).rounds)
  const round = wordsIn(language).previews.round({ round: Math.min(scored.length + 1, rounds), rounds })
  if (scored.length === 0) return `${round}.`
  const totals = match.players.map(
    (name, seat) => `${name} ${pointsText(scored.reduce((sum, points) => sum + (points[seat] ?? 0), 0))}`,
  )
  return `${round}: ${totals.join(', ')}.`
}

const winnersOf = (language: Language, { players, winners }: TableView['tally'][number]): string =>
  wordsIn(language).previews.won(
    listed(
      language,
      winners.map(seat => players[seat] ?? ''),
    ),
  )

/** A table: its players, and the round of the game. `table` is the view of a spectator. */
export const tablePreview = (language: Language, table: TableView): Preview => {
  const { gathering } = wordsIn(language).previews
  const { setup, seats, phase, tally } = table
  const taken = seats.filter(({ kind }) => kind !== 'open')
  const last = tally.at(-1)
  const description =
    phase === 'playing'
      ? progressOf(language, table)
      : phase === 'over' && last !== undefined
        ? winnersOf(language, last)
        : gathering({ taken: taken.length, seats: setup.seats })
  return { title: titleOf(language, setup.game, taken.map(nameOf)), description, game: setup.game }
}

/** The replay of a finished game; of the last one if no number is given. */
export const replayPreview = (language: Language, { tally }: TableView, match?: number): Preview | undefined => {
  const played = match === undefined ? tally.at(-1) : tally.find(each => each.match === match)
  if (played === undefined) return undefined
  const { watch } = wordsIn(language).previews
  return {
    title: titleOf(language, played.game, played.players),
    description: `${winnersOf(language, played)} ${watch}`,
    game: played.game,
  }
}

/** A table that is gone. */
export const closedPreview = (language: Language): Preview => ({
  ...homePreview(language),
  description: wordsIn(language).previews.closed,
})
