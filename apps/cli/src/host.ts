import type { Character } from '@halfpint/bots'
import { ok, type Result } from '@halfpint/core'
import { halfPint } from '@halfpint/half-pint'
import { herzlos } from '@halfpint/herzlos'
import { distinctNames } from '@halfpint/table'
import type { Words } from '@halfpint/words'
import { type Guest, readGuests, seatGuests, USUAL_COMPANY } from './company.ts'
import { openMind, tableBot } from './mind.ts'
import type { PlaySettings } from './play/play.ts'
import { startWorker } from './worker.ts'

/** Who was asked to the table. */
export interface Host {
  /** How many sit down, the player included; `undefined` as long as it is open. */
  readonly players: number | undefined
  readonly bots: NonNullable<PlaySettings['bots']>
  readonly names: readonly string[]
  /** Sends everybody home. */
  close(): void
}

/** A regular is called by name; a level borrows one. */
const nameOf = ({ bot }: Guest, place: number, { bots, table }: Words): string => {
  const characters: { readonly [who: string]: { readonly name: string } | undefined } = bots.characters
  return characters[bot as Character]?.name ?? (table.names[place] as string)
}

/** Asks the bots to the table that were named, or the usual company. */
export const readHost = (
  wish: { readonly bots?: string; readonly budget?: string },
  players: number | undefined,
  words: Words,
): Result<Host> => {
  const guests = readGuests(wish.bots ?? USUAL_COMPANY.join(','), wish.budget)
  if (!guests.ok) return guests
  const named = guests.value.length
  const open = wish.bots === undefined || named === 1
  const seated = open ? ok(guests.value) : seatGuests(guests.value, (players ?? named + 1) - 1)
  if (!seated.ok) return seated
  const company = words.table.names.map(
    (_, place) => seated.value[named === 1 ? 0 : place] ?? seated.value[0],
  ) as Guest[]
  const mind = openMind(startWorker)
  const guestAt = (seat: number): Guest => company[seat - 1] as Guest
  return ok({
    players: open ? players : named + 1,
    bots: {
      halfPint: tableBot(halfPint.id, guestAt, mind),
      herzlos: tableBot(herzlos.id, guestAt, mind),
    },
    names: distinctNames(company.map((guest, place) => nameOf(guest, place, words))),
    close: mind.close,
  })
}
