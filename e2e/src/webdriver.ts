import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** One browser window under WebDriver, the protocol of WebKit's driver. */
export interface WebDriverSession {
  /** Sends a command to the session. */
  ask(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown>
  /** Runs a function's source in the page with these arguments; awaits promises. */
  run(source: string, args: readonly unknown[]): Promise<unknown>
  /** Presses these keys one after another. */
  type(keys: readonly string[]): Promise<void>
  /** Clicks at this point, in pixels from the middle of an element. */
  point(spot: { readonly x: number; readonly y: number; readonly origin: object }): Promise<void>
  close(): Promise<void>
}

const KEYS: { readonly [key: string]: string } = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}

/** The name of a key in the protocol. */
export const keyOf = (key: string): string => KEYS[key] ?? key

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}

/** Starts a separate driver, because each drives only one window, and opens the window with a fresh profile. */
export const openSession = async (program: string, options: object): Promise<WebDriverSession> => {
  const port = await freePort()
  const driver = spawn(program, [`--port=${port}`], { stdio: 'ignore' })
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    })
    const { value } = (await answer.json()) as { value: unknown }
    if (answer.ok) return value
    const { error, message } = value as { error: string; message: string }
    throw new Error(`${error}: ${message}`)
  }
  for (let tries = 0; ; tries++) {
    const ready = await send('GET', '/status').catch(() => undefined)
    if (ready !== undefined) break
    if (tries > 300 || driver.exitCode !== null) throw new Error(`${program} does not answer`)
    await pause(50)
  }
  const capabilities = { alwaysMatch: { timeouts: { script: 60_000, pageLoad: 60_000 }, ...options } }
  const { sessionId } = (await send('POST', '/session', { capabilities })) as { sessionId: string }
  const ask: WebDriverSession['ask'] = (method, path, body) => send(method, `/session/${sessionId}${path}`, body)
  const act = async (source: object): Promise<void> => void (await ask('POST', '/actions', { actions: [source] }))
  return {
    ask,
    type: keys =>
      act({
        type: 'key',
        id: 'keys',
        actions: keys.flatMap(value => ['keyDown', 'keyUp'].map(type => ({ type, value }))),
      }),
    point: spot =>
      act({
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', ...spot },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    run: (source, args) => ask('POST', '/execute/sync', { script: `return (${source}).apply(null, arguments)`, args }),
    async close() {
      await ask('DELETE', '').catch(() => {})
      await stop(driver)
    },
  }
}
