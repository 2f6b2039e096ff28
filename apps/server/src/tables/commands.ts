import { type Result, refuse, type Viewer } from '@halfpint/core'
import type { Command } from '@halfpint/table'
import type { LiveTable } from './livetable.ts'
import type { TableRegistry } from './registry.ts'
import { isQueued, queuedSeatAt } from './seat.ts'
import { keyOf } from './token.ts'

/** Commands that start a game. A draining server refuses them. */
const STARTS_GAME: ReadonlySet<Command['type']> = new Set(['start', 'rematch'])

type Accepted = { readonly version: number }

/** A command of a client. */
interface SentCommand {
  readonly viewer: Viewer
  /** The token that the client sent, if any. */
  readonly token: string | undefined
  /** The SHA-256 of the seat's secret. The table refuses the command if the seat changed hands meanwhile. */
  readonly key: string | null
  readonly id: string
  readonly command: Command
}

/** Cancels the reservation of a spectator, or removes them from the queue. Returns `null` if the token has neither. */
const leaveQueue = async ({ host }: LiveTable, token: string): Promise<Result<Accepted> | null> => {
  const seat = queuedSeatAt(host, token) ?? null
  return seat === null && !isQueued(host, token)
    ? null
    : host.run('spectator', null, { type: 'leave-queue', seat }, keyOf(token))
}

/** Runs a command, from HTTP or WebSocket. `chatRate` 0 disables the chat limit. */
export const runCommand = async (
  registry: TableRegistry,
  live: LiveTable,
  { viewer, token, key, id, command }: SentCommand,
  chatRate: number,
): Promise<Result<Accepted>> => {
  if (viewer === 'spectator' && command.type === 'leave' && token !== undefined) {
    const left = await leaveQueue(live, token)
    if (left !== null) return left
  }
  if (registry.isDraining() && STARTS_GAME.has(command.type)) return refuse('server-draining')
  const isChat = command.type === 'say' || command.type === 'react'
  if (chatRate > 0 && viewer !== 'spectator' && isChat && !live.mayChat(viewer)) return refuse('too-many-requests')
  return live.host.run(viewer, id, command, key ?? undefined)
}
