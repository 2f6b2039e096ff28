import { ok, type Result, refuse, type Seat, type Viewer } from '@halfpint/core'
import type { Host } from '@halfpint/table'
import type { House } from './house.ts'
import type { Place } from './place.ts'
import { keyOf, readBearer, sameKey } from './token.ts'

/** The seat that a token opens at this table. Every key is looked at, so the time tells nothing. */
export const seatAt = (host: Host, token: string): Seat | undefined => {
  const key = keyOf(token)
  let found: Seat | undefined
  for (const [seat, other] of host.table().keys.entries()) if (other !== null && sameKey(key, other)) found = seat
  return found
}

/** Who asks at which table. */
export interface Asker<Who> {
  readonly place: Place
  readonly who: Who
}

/** The table and the seat of a request that must come from a seat; a table that is not there and a seat that is not yours answer alike. */
export const findSeat = async (
  house: House,
  table: string,
  authorization: string | undefined,
): Promise<Result<Asker<Seat>>> => {
  if (authorization === undefined) return refuse('missing-token')
  const token = readBearer(authorization)
  const place = token === undefined ? undefined : await house.find(table)
  const who = place === undefined || token === undefined ? undefined : seatAt(place.host, token)
  return place === undefined || who === undefined ? refuse('unknown-token') : ok({ place, who })
}

/** The table and the viewer of a request: the seat whose token is sent, or the rail if none is. */
export const findViewer = async (
  house: House,
  table: string,
  authorization: string | undefined,
): Promise<Result<Asker<Viewer>>> => {
  if (authorization !== undefined) return findSeat(house, table, authorization)
  const place = await house.find(table)
  return place === undefined ? refuse('unknown-table') : ok({ place, who: 'rail' })
}
