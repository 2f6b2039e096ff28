import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { must, seeded } from '@halfpint/core'
import { openStore } from '@halfpint/store'
import { findGame, type Question } from '@halfpint/table'
import { expect, test } from 'vitest'
import { SERVER } from '../test/process.ts'
import { ask, serve } from '../test/serve.ts'
import { openBotWorkers } from './botworkers.ts'

const program = pathToFileURL(join(dirname(SERVER), 'botworker.js'))

const question = (bot: string): Question => {
  const game = must(findGame('herzlos'))
  let state = must(game.open(must(game.options.read({})), 4))
  for (const event of game.chance(state, seeded('deal'))) state = game.evolve(state, event)
  const view = game.view(state, 1)
  return { game: 'herzlos', bot, seat: 1, view, legal: game.legal(view), seed: 'tea' }
}

test('strong bots think in threads and quick ones in the main thread; both return legal actions', async () => {
  const workers = openBotWorkers(program, 2)
  const bots = ['champion', 'expert', 'oda', 'regular', 'novice', 'random']
  const choices = await Promise.all(bots.map(bot => workers.ask(question(bot))))
  const { length } = question('random').legal
  for (const choice of choices) expect(choice >= 0 && choice < length).toBe(true)
  await workers.close()
})

test('a question is answered in the main thread if the bot thread cannot start', async () => {
  const workers = openBotWorkers(new URL('./no-such-file.js', import.meta.url), 1)
  expect(await workers.ask(question('expert'))).toBeGreaterThanOrEqual(0)
  await workers.close()
})

test('waiting questions are answered when the threads are closed', async () => {
  const workers = openBotWorkers(program, 1)
  const waiting = Array.from({ length: 40 }, (_, at) => workers.ask(question('champion'), `owner ${at}`))
  await workers.close()
  expect(await Promise.all(waiting)).toHaveLength(40)
})

test('a table of people and a champion is answered while the champion thinks', async () => {
  const service = await serve({ botThreads: 1 }, must(await openStore('memory:')), Date.now, program)
  const setup = { game: 'herzlos', seats: 3, options: { rounds: 1 } }
  const { json } = await ask(`${service.url}/api/tables`, 'POST', { setup, name: 'Ann' })
  const { table, token } = json as unknown as { table: string; token: string }
  const send = (id: string, what: object) =>
    ask(`${service.url}/api/tables/${table}/commands`, 'POST', { id, command: what }, token)
  await send('1', { type: 'start', fill: 'champion' })
  for (let asked = 0; asked < 5; asked++) expect((await fetch(`${service.url}/healthz`)).status).toBe(200)
  const { json: view } = await ask(`${service.url}/api/tables/${table}`)
  expect(view.phase).toBe('playing')
  await service.stop()
})
