import type { AddressInfo } from 'node:net'
import type { Store } from '@halfpint/store'
import { memoryStore } from '@halfpint/store'
import { pino } from 'pino'
import { openFrame } from '../frame.ts'
import { openMetrics } from '../metrics.ts'
import { servePage } from '../page.ts'
import { USUAL } from '../settings.ts'
import { addPads } from './pads.ts'

/** A server that shows pads and the page, and nothing else: for tests. */
export const openStand = async (options: { store?: Store; page?: string; port?: number } = {}) => {
  const metrics = openMetrics(() => 0)
  const settings = { ...USUAL, rate: 0 }
  const app = openFrame(settings, metrics, pino({ level: 'silent' }))
  addPads(app, { store: options.store ?? memoryStore(), metrics, rate: 0, now: Date.now })
  if (options.page !== undefined) await servePage(app, options.page)
  await app.listen({ port: options.port ?? 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return { port, url: `http://127.0.0.1:${port}`, close: () => app.close() }
}

// Run by itself, it serves the page in the folder that is named, and says where.
if (process.argv[1] === import.meta.filename) {
  const { url } = await openStand(process.argv[2] === undefined ? {} : { page: process.argv[2] })
  process.stdout.write(`${url}/\n`)
}
