import { must, type Random } from '@halfpint/core'
import { openStore } from '@halfpint/store'
import { gameOf } from '@halfpint/table'
import type { TargetTable } from './invalidrequests.ts'
import { serve } from './serve.ts'
import { gather } from './testtable.ts'

/** A server with two tables in the middle of a game, for invalid requests. */
export const openTargetServer = async (random: Random) => {
  const store = must(await openStore('memory:'))
  const service = await serve({}, store)
  const setup = { game: 'herzlos', seats: 3, grace: 86_400_000, options: { rounds: 1 } }
  const [company, other] = [
    await gather(() => service.url, setup, random, { plays: false }),
    await gather(() => service.url, setup, random, { plays: false }),
  ]
  const [ann, ben, cem] = company.players
  await ann?.send({ type: 'start' })
  for (const player of company.players) await player.send({ type: 'share', share: 'ab'.repeat(32) })
  const view = await ann?.until(({ match }) => match?.pledge?.dealt === true)
  // Everybody passes cards; then one player is to play and the others wait.
  for (const player of [ann, ben, cem]) {
    const own = player?.view()
    const legal = own?.match ? gameOf(own).legal(own.match.state) : []
    if (legal[0] !== undefined) await player?.send({ type: 'act', action: legal[0] })
  }
  const ready = await ann?.until(
    ({ match, version }) => version > Number(view?.version) && match?.since.filter(s => s !== null).length === 1,
  )
  const waiting = ready?.match?.since.flatMap((since, seat) => (since === null ? [seat] : [])) ?? []
  const victim: TargetTable = {
    table: company.table,
    tokens: waiting.map(seat => company.players[seat]?.token as string),
    foreign: other.players.map(({ token }) => token),
    waiting: waiting.map((_, at) => at),
  }
  // Waits until nobody connects or disconnects any more.
  await new Promise(resolve => setTimeout(resolve, 50))
  return {
    service,
    victim,
    /** The token of the host. */
    host: ann?.token,
    logs: async () => [await store.read(company.table), await store.read(other.table)],
    async close(): Promise<void> {
      company.leave()
      other.leave()
      await service.stop()
    },
  }
}
