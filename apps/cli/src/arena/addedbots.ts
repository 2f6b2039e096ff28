import { type AddedBot, type AddedBots, type Experiment, type OpenHandsBot, programIn } from '@halfpint/bots'
import type { Budget } from '@halfpint/core'
import { type Fault, type Program, programOf } from './program.ts'

/** A bot that an arena offers besides levels, characters and programs. */
export interface OfferedBot {
  /** The default budget. */
  readonly budget: Budget
  load(): AddedBot | OpenHandsBot | Promise<AddedBot | OpenHandsBot>
}

/** Finds an offered bot by its name and game. The command offers none; the lab offers its reference bots. */
export type FindBot = (bot: string, game: string) => OfferedBot | undefined

/** The programs and offered bots of an experiment. */
export interface ExperimentBots {
  readonly added: AddedBots
  /** Programs that were asked and never gave a valid answer. */
  silent(): readonly string[]
  /** Ends the programs. */
  close(): void
}

/** Loads the offered bots and prepares the programs of an experiment; `onFault` is called when a program loses a decision. */
export const loadBots = async (
  { bots, game }: Pick<Experiment, 'bots' | 'game'>,
  find: FindBot | undefined,
  onFault: (bot: string, fault: Fault) => void,
): Promise<ExperimentBots> => {
  const offered = new Map<string, AddedBot | OpenHandsBot>()
  const programs = new Map<string, Program>()
  for (const { bot } of bots) {
    const command = programIn(bot)
    if (command !== undefined)
      programs.set(
        bot,
        programOf(command, game, fault => onFault(bot, fault)),
      )
    const found = command === undefined ? find?.(bot, game) : undefined
    if (found !== undefined) offered.set(bot, await found.load())
  }
  return {
    added: bot => programs.get(bot)?.choose ?? offered.get(bot),
    silent: () => [...programs].flatMap(([bot, program]) => (program.neverAnswered() ? [bot] : [])),
    close() {
      for (const program of programs.values()) program.close()
    },
  }
}
