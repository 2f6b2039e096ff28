// `npm run image`: runs the steps of deploy/Dockerfile in an empty folder, and then the server as in a container: as an
// unprivileged user, without write access outside its volume, with its own health check, stopped by SIGTERM. `--quick`
// uses the packages of this clone where the file installs them.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { readStages, runStages } from './dockerfile.mjs'
import { root } from './setup.mjs'

/** Maximum size of the installed server. */
const MOST_BYTES = 40e6

const quick = process.argv.includes('--quick')

/** Tracked and new files: the content of `COPY . .`, because .dockerignore excludes the files that git ignores. */
const context = to => {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  for (const file of new Set(listed.toString().split('\0').filter(Boolean))) {
    if (!existsSync(join(root, file))) continue
    mkdirSync(dirname(join(to, file)), { recursive: true })
    cpSync(join(root, file), join(to, file))
  }
  if (quick && !existsSync(join(to, 'node_modules'))) symlinkSync(join(root, 'node_modules'), join(to, 'node_modules'))
}

const bring = (base, to) => {
  if (!base.startsWith('node:')) return
  mkdirSync(join(to, 'usr/local/bin'), { recursive: true })
  cpSync(process.execPath, join(to, 'usr/local/bin/node'))
}

const bytesIn = folder =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)

const freePort = () =>
  new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

const must = (what, is) => {
  if (!is) throw new Error(`check failed: ${what}`)
  console.log(`  ${what}`)
}

/** A command of the image: its arguments, with paths relative to the image's root. */
const wordsIn = (image, json) => JSON.parse(json).map(word => (word.startsWith('/') ? join(image.root, word) : word))

const tryImage = async image => {
  const { settings } = image
  const volume = join(image.root, settings.VOLUME)
  const [uid, gid] = settings.USER.split(':').map(Number)
  // Only root can switch the user; other users are already unprivileged.
  const who = process.getuid?.() === 0 ? { uid, gid } : {}
  if ('uid' in who) execFileSync('chown', ['-R', settings.USER, volume])
  else execFileSync('chmod', ['-R', 'a-w', image.root])
  chmodSync(volume, 0o755)
  const port = await freePort()
  const env = { PORT: String(port), DATA: volume, NODE_ENV: image.env.NODE_ENV }
  const [health, ...healthWords] = wordsIn(image, /CMD (\[.*)$/.exec(settings.HEALTHCHECK)[1])
  const isHealthy = () => spawnSync(health, healthWords, { env, ...who, timeout: 5000 }).status === 0
  const start = async () => {
    const [program, ...words] = wordsIn(image, settings.ENTRYPOINT)
    const server = spawn(program, words, { env, cwd: image.root, stdio: ['ignore', 'ignore', 'inherit'], ...who })
    const ended = new Promise(resolve => server.on('exit', resolve))
    for (let tries = 0; !isHealthy(); tries++) {
      if (tries > 50 || server.exitCode !== null) throw new Error('the server does not start')
      await new Promise(resolve => setTimeout(resolve, 200))
    }
    return async () => {
      server.kill(settings.STOPSIGNAL)
      return ended
    }
  }
  const address = `http://127.0.0.1:${port}`
  const stop = await start()
  must('its health check is content', true)
  must('it serves the page', (await (await fetch(address)).text()).includes('<title>Half-Pint'))
  const opened = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ setup: { game: 'herzlos', seats: 3 }, name: 'Ann' }),
  })
  const { table } = await opened.json()
  must('a table is opened', opened.status === 201)
  must('it ends well when it is told to stop', (await stop()) === 0)
  must('its health check complains when it is gone', !isHealthy())
  const stopAgain = await start()
  must('the table is there after a new start', (await fetch(`${address}/api/tables/${table}`)).status === 200)
  await stopAgain()
}

const place = mkdtempSync(join(tmpdir(), 'halfpint-image-'))
chmodSync(place, 0o755)
try {
  const began = performance.now()
  const stages = readStages(readFileSync(join(root, 'deploy/Dockerfile'), 'utf8')).map(stage => ({
    ...stage,
    steps: stage.steps.filter(({ word, rest }) => !(quick && word === 'RUN' && rest.includes('npm ci'))),
  }))
  const { NODE_OPTIONS: _, ...clean } = process.env
  const env = Object.fromEntries(Object.entries(clean).filter(([name]) => !name.startsWith('npm_')))
  const image = runStages(stages, place, { context, bring, env })
  console.log(`built in ${Math.round((performance.now() - began) / 1000)} s`)
  const bytes = bytesIn(join(image.root, 'opt'))
  must(`the installed server has ${(bytes / 1e6).toFixed(1)} MB, at most ${MOST_BYTES / 1e6}`, bytes <= MOST_BYTES)
  const installed = readdirSync(join(image.root, 'opt/halfpint/node_modules')).filter(name => !name.startsWith('.'))
  must(
    `it brings ${installed.join(', ')} and no tools`,
    !installed.some(name => /npm|vite|typescript|esbuild/.test(name)),
  )
  await tryImage(image)
} finally {
  execFileSync('chmod', ['-R', 'u+w', place])
  rmSync(place, { recursive: true, force: true })
}
