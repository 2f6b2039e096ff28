import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { transformSync } from 'esbuild'
import { expect, test } from 'vitest'
import { generateTypes } from './test/generate.ts'
import { ask, serve } from './test/serve.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** A client that knows nothing but the generated types: it folds what it hears and plays the first legal action. */
const CLIENT = `
import type { Fact, LegalAnswer, SeatAnswer, SetupWish, StreamMessage, TableView, Wish } from './types.ts'

// @ts-expect-error: there is no such wish
export const wrong: Wish = { type: 'fly' }

export const play = async (url: string, setup: SetupWish): Promise<{ view: TableView; played: string[]; winners: number[] }> => {
  const post = async (path: string, body: unknown, token?: string): Promise<unknown> =>
    (await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: 'Bearer ' + token }) },
      body: JSON.stringify(body),
    })).json()
  const { table, token } = (await post('/api/tables', { setup, name: 'Gen' })) as SeatAnswer
  const headers = { authorization: 'Bearer ' + token, accept: 'application/x-ndjson' }
  let count = 0
  const wish = (wish: Wish): Promise<unknown> => post('/api/tables/' + table + '/wishes', { id: 'g-' + ++count, wish }, token)
  let view: TableView | undefined
  const played: string[] = []
  let winners: number[] = []

  const fold = (fact: Fact): void => {
    if (view === undefined) return
    switch (fact.type) {
      case 'bot-sat':
        view.chairs[fact.seat] = { kind: 'bot', bot: fact.bot, name: fact.name, free: false }
        return
      case 'started':
        view.phase = 'playing'
        return
      case 'game': {
        const event = fact.event
        if (event === null) return
        if (event.type === 'played') played.push(...('card' in event ? [event.card] : event.hand))
        if (event.type === 'game-ended') {
          winners = event.result.winners
          view.phase = 'over'
        }
      }
    }
  }

  const act = async (fact: Fact | undefined): Promise<void> => {
    if (fact?.type === 'came') await wish({ type: 'start', fill: 'random' })
    if (fact?.type === 'pledged') await wish({ type: 'share', share: '0123456789abcdef'.repeat(4) })
    const { turn, legal } = (await (await fetch(url + '/api/tables/' + table + '/legal', { headers })).json()) as LegalAnswer
    const [action] = legal
    if (turn && action !== undefined) await wish({ type: 'act', action })
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
      if (line === '') continue
      const message = JSON.parse(line) as StreamMessage
      if (message.type === 'bye') throw new Error('sent away')
      if (message.type === 'view') view = message.view
      else fold(message.fact)
      if (view !== undefined && view.phase === 'over') {
        await reader.cancel()
        return { view, played, winners }
      }
      if (message.type === 'view' || message.more !== true) await act(message.type === 'fact' ? message.fact : undefined)
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
  // Refused by the compiler is refused by the test: what it says is in the error.
  execFileSync('npx', ['tsc', '-p', folder], { cwd: ROOT, stdio: 'pipe' })
  writeFileSync(join(folder, 'client.mjs'), transformSync(CLIENT, { loader: 'ts', format: 'esm' }).code)
  const { play } = (await import(pathToFileURL(join(folder, 'client.mjs')).href)) as {
    play(
      url: string,
      setup: object,
    ): Promise<{ view: { chairs: { kind: string }[] }; played: string[]; winners: number[] }>
  }
  for (const game of ['half-pint-heroes', 'herzlos']) {
    const { view, played, winners } = await play(service.url, { game, seats: 3, options: { rounds: 1 } })
    expect(view.chairs.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot'])
    expect(played.length).toBeGreaterThan(2)
    expect(winners.length).toBeGreaterThan(0)
  }
  rmSync(folder, { recursive: true, force: true })
  await service.stop()
})
