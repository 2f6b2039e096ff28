// `npm run dev [-- --port 8080 --host 0.0.0.0]`: the page and the server on one port. A change reloads the page or restarts the
// server. Other settings of the server come from its environment variables.
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { root, setUp } from './setup.mjs'

const fail = message => {
  console.error(`half-pint: ${message}`)
  process.exit(1)
}

const readArgs = () => {
  try {
    const options = { port: { type: 'string' }, host: { type: 'string', default: '127.0.0.1' } }
    const { port = process.env.PORT || '8080', host } = parseArgs({ options }).values
    if (!/^\d+$/.test(port) || Number(port) < 1 || Number(port) > 65_535) fail(`"${port}" is not a port.`)
    return { port: Number(port), host }
  } catch (error) {
    return fail(error.message)
  }
}

/** Listens for a moment. Returns the port, or `null` if another program uses it. */
const tryPort = (port, host) =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', error => (error.code === 'EADDRINUSE' ? resolve(null) : reject(error)))
    probe.listen(port, host, () => {
      const found = probe.address().port
      probe.close(() => resolve(found))
    })
  })

const { port, host } = readArgs()
await setUp()
const isFree = await tryPort(port, host).catch(error => fail(`cannot listen on ${host}:${port}: ${error.message}`))
if (isFree === null) fail(`port ${port} is in use. Choose another one: npm run dev -- --port ${port + 1}`)
const serverPort = await tryPort(0, '127.0.0.1')

const [{ context }, { PROGRAMS }, { createServer: createPage }] = await Promise.all([
  import('esbuild'),
  import('./bundle.mjs'),
  import('vite'),
])

// A separate folder: a build for `npm start` or a test must not restart this server.
const outdir = join(root, 'node_modules/.cache/dev')
const data = process.env.DATA || process.env.DATABASE_URL ? [] : ['--data', join(root, 'data/dev')]
let server
let isStopping = false

const stopServer = () =>
  new Promise(resolve => {
    if (server === undefined || server.exitCode !== null || server.signalCode !== null) return resolve()
    server.once('close', resolve)
    server.kill('SIGTERM')
  })

const startServer = () => {
  const args = [join(outdir, 'server.js'), '--port', String(serverPort), '--host', '127.0.0.1', ...data]
  // Detached, so that Ctrl-C stops it once, through this process. The channel stops it if this process is killed.
  server = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit', 'ipc'], detached: true })
}

const restart = {
  name: 'restart',
  setup: ({ onEnd }) =>
    onEnd(async ({ errors }) => {
      if (errors.length > 0 || isStopping) return
      const isFirst = server === undefined
      await stopServer()
      if (isStopping) return
      startServer()
      if (!isFirst) console.log('half-pint: server restarted')
    }),
}

const bundle = await context({ ...PROGRAMS.server, outdir, plugins: [restart] })
const page = await createPage({
  root: join(root, 'apps/web'),
  clearScreen: false,
  server: {
    port,
    host,
    strictPort: true,
    proxy: {
      '^/(api|privacy|healthz|readyz|metrics)\\b': { target: `http://127.0.0.1:${serverPort}`, ws: true },
    },
  },
})

const stop = async () => {
  if (isStopping) return
  isStopping = true
  await Promise.all([bundle.dispose(), page.close(), stopServer()])
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)

/** Whether the server answers within half a minute. If not, it has printed the reason. */
const isServing = async () => {
  for (let tries = 0; tries < 300 && !isStopping; tries++) {
    const answer = await fetch(`http://127.0.0.1:${serverPort}/healthz`).catch(() => null)
    if (answer?.ok) return true
    await pause(100)
  }
  return false
}

await bundle.watch()
if (!(await isServing()) && !isStopping) console.error('half-pint: the server does not answer; only the page is served')
await page.listen()
page.printUrls()
