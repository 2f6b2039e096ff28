import type { Command } from 'commander'
import type { FindBot } from './arena/addedbots.ts'
import type { Terminal } from './terminal.ts'

/** Helpers for the functions that add commands. */
export interface CommandLine {
  readonly program: Command
  readonly terminal: Terminal
  /** The ids of the games in a usage line. */
  readonly games: string
  /** The bots and rules options of all games, for the end of a command's help. */
  readonly rules: string
  /** The rules options of one game. */
  rulesOf(gameId: string): string
  describe(
    command: Command,
    help: { about: string; examples: readonly { what: string; type: string }[] },
    end?: string,
  ): Command
  collect(value: string, earlier: readonly string[]): string[]
  end(code: number): void
  /** Bots that the caller adds to the arena. */
  readonly findBot: FindBot | undefined
}
