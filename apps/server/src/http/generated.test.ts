import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { transformSync } from 'esbuild'
import { expect, test } from 'vitest'
import { generateTypes } from '../test/generate.ts'
import { ask, serve } from '../test/serve.ts'

const ROOT = join(import.meta.dirname, '../../../..')

/** A client of the generated types alone: it follows the events and plays the first legal action. */
const CLIENT = `
import type { Command, Event, LegalAnswer, SeatAnswer, SetupRequest, StreamMessage, TableView } from './types.ts'

// @ts-expect-error: there is no such command
export const wrong: Command = { type: 'fly' }

export const play = async (url: string, setup: SetupRequest): Promise<{ view: TableView; played: string[]; winners: number[] }> => {
  const post = async (path: string, body: unknown, token?: string): Promise<unknown> =>
    (await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: 'Bearer ' + token }) },
      body: JSON.stringify(body),
    })).json()
  const { table, token } = (await post('/api/tables', { setup, name: 'Gen' })) as SeatAnswer
  const headers = { authorization: 'Bearer ' + token }
  let count = 0
  const send = (command: Command): Promise<unknown> => post('/api/tables/' + table + '/commands', { id: 'g-' + ++count, command }, token)
  let view: TableView | undefined
  const played: string[] = []
  let winners: number[] = []

  const fold = (event: Event): void => {
    if (view === undefined) return
    switch (event.type) {
      case 'bot-seated':
        view.seats[event.seat] = { kind: 'bot', bot: event.bot, name: event.name, free: false }
        return
      case 'started':
        view.phase = 'playing'
        return
      case 'game': {
        const inGame = event.event
        if (inGame === null) return
        if (inGame.type === 'played') played.push(...('card' in inGame ? [inGame.card] : inGame.hand))
        if (inGame.type === 'game-ended') {
          winners = inGame.result.winners
          view.phase = 'over'
        }
      }
    }
  }

  const act = async (event: Event | undefined): Promise<void> => {
    if (event?.type === 'connected') await send({ type: 'start', fill: 'random' })
    if (event?.type === 'pledged') await send({ type: 'share', share: '0123456789abcdef'.repeat(4) })
    const { turn, legal } = (await (await fetch(url + '/api/tables/' + table + '/legal', { headers })).json()) as LegalAnswer
    const [action] = legal
    if (turn && action !== undefined) await send({ type: 'act', action })
  }

  const stream = await fetch(url + '/api/tables/' + table + '/events', { headers })
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) throw new Error('the stream ended')
    const lines = (rest + value).split('\\n')
    rest = lines.pop() as string
    for (const line of lines) {
      if (!line.startsWith('data: ')) continue
      const message = JSON.parse(line.slice(6)) as StreamMessage
      if (message.type === 'bye') throw new Error('sent away')
      if (message.type === 'view') view = message.view
      else fold(message.event)
      if (view !== undefined && view.phase === 'over') {
        await reader.cancel()
        return { view, played, winners }
      }
      if (message.type === 'view' || message.more !== true) await act(message.type === 'event' ? message.event : undefined)
    }
  }
}
`

test('a client of generated types follows a stream and plays a whole game, type-checked', async () => {
  const service = await serve()
  const folder = join(ROOT, 'node_modules/.cache', `halfpint-client-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  const { json } = await ask(`${service.url}/api/openapi.json`)
  const { components } = json as unknown as { components: { schemas: Record<string, unknown> } }
  writeFileSync(join(folder, 'types.ts'), generateTypes(components.schemas))
  writeFileSync(join(folder, 'client.ts'), CLIENT)
  const options = {
    strict: true,
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'preserve',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
    noEmit: true,
    types: [],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: ['client.ts'] }))
  // A compiler error fails the test with its message.
  execFileSync('npx', ['tsc', '-p', folder], { cwd: ROOT, stdio: 'pipe' })
  writeFileSync(join(folder, 'client.mjs'), transformSync(CLIENT, { loader: 'ts', format: 'esm' }).code)
  const { play } = (await import(pathToFileURL(join(folder, 'client.mjs')).href)) as {
    play(
      url: string,
      setup: object,
    ): Promise<{ view: { seats: { kind: string }[] }; played: string[]; winners: number[] }>
  }
  for (const game of ['half-pint-heroes', 'herzlos']) {
    const { view, played, winners } = await play(service.url, { game, seats: 3, options: { rounds: 1 } })
    expect(view.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot'])
    expect(played.length).toBeGreaterThan(2)
    expect(winners.length).toBeGreaterThan(0)
  }
  rmSync(folder, { recursive: true, force: true })
  await service.stop()
})
