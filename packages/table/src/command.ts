// Types only: the page must not load the schemas.
import type { Command } from './wire/commands.ts'

export type { Command, PlayerCommand } from './wire/commands.ts'

/** A command of this type. */
export type CommandOf<Type extends Command['type']> = Extract<Command, { type: Type }>
