// Daily deals and challenges are replayed and compared with bots in the worker.
import { type Json, ok, type Result } from '@halfpint/core'
import {
  type Challenge,
  type ChampionVerdict,
  claimOf,
  dailyGame,
  decodeReply,
  encodeFresh,
  encodeGame,
  encodeReply,
  type FieldBot,
  type FixedGame,
  fieldBots,
  type LinkContent,
  type PlayedGame,
  type PlayedRound,
  type Playthrough,
  playthroughOf,
  pointsOf,
  type Reply,
  type ResultClaim,
  readLink,
  replay,
  roundsPlayed,
  verdictsOf,
} from '@halfpint/daily'
import { dealEntry, type StatisticsEntry } from '@halfpint/statistics'

/** Actions of the player's seat, and the points of all seats. */
export interface FixedSummary {
  readonly points: readonly number[]
  readonly rounds: readonly PlayedRound[]
}

/** The part of the worker for games that are the same for everyone. */
export const fixedGames = {
  daily: (day: string, game: string): FixedGame => dailyGame(day, game),
  /** Parses a link and, if there is one, the reply after it. */
  async read(
    link: string,
    letters: string | undefined,
  ): Promise<Result<LinkContent & { readonly reply: Reply | null }>> {
    const found = readLink(link)
    if (!found.ok) return found
    if (letters === undefined) return ok({ ...found.value, reply: null })
    const reply = await decodeReply(link, found.value.fixed, letters)
    return reply.ok ? ok({ ...found.value, reply: reply.value }) : reply
  },
  /** A finished game as a link. */
  link: (played: PlayedGame): Result<string> => encodeGame(played),
  /** New deals as a link. */
  freshLink: (challenge: Challenge, seed: number): Result<string> => encodeFresh(challenge, seed),
  /** The player's result as text to append to the link. */
  reply: (link: string, name: string, played: Playthrough): Result<string> => encodeReply(link, name, played),
  /** Plays a game with these choices. */
  replay: (fixed: FixedGame, choices: readonly number[]): Promise<Result<Playthrough>> => replay(fixed, choices),
  /** The outcome of a game, from its events. */
  played: (fixed: FixedGame, events: readonly Json[]): Playthrough => playthroughOf(fixed, events),
  claim: (fixed: FixedGame, played: Playthrough): ResultClaim => claimOf(fixed, played),
  entry: (fixed: FixedGame, played: Playthrough, about: StatisticsEntry): StatisticsEntry =>
    dealEntry(fixed, played, about),
  summary: (fixed: FixedGame, log: readonly Json[]): FixedSummary => ({
    points: pointsOf(fixed, { log }),
    rounds: roundsPlayed(fixed, { log }),
  }),
  /** Results of bots in the player's seat, from one index of the field to another. */
  field: (fixed: FixedGame, from: number, to: number): Promise<readonly FieldBot[]> => fieldBots(fixed, from, to),
  /** The champion's choice at each decision. */
  verdicts: (fixed: FixedGame, log: readonly Json[]): readonly (ChampionVerdict | null)[] => verdictsOf(fixed, { log }),
}
