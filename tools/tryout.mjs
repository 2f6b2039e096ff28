// `npm run tryout [-- 20 22 24] [--packed]`: installs the tarballs in an empty folder for each of these versions of
// Node and uses them like a new user: plays a game, judges its record, serves the page, runs the examples of the
// libraries. `--packed` uses the existing tarballs.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { root } from './setup.mjs'
import { packAll, packed } from './tarballs.mjs'

const SUITS = ['h', 'f', 'c', 'd']
const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A']
const CARDS = SUITS.flatMap(suit => RANKS.map(rank => suit + rank))
/** All cards as input: in every trick one of them is accepted, and the others are refused without effect. */
const ANY_CARD = `${Array.from({ length: 60 }, () => CARDS.join('\n')).join('\n')}\n`

/** Runs a program to its end and returns its output; a failure ends everything. */
const say = (folder, env, program, words, input = '') => {
  const shell = process.platform === 'win32'
  const done = spawnSync(program, words, { cwd: folder, env, input, encoding: 'utf8', shell, maxBuffer: 1 << 28 })
  if (done.status === 0) return done.stdout
  throw new Error(`${program} ${words.join(' ')} ended with ${done.status}\n${done.stdout}\n${done.stderr}`)
}

const must = (what, found, wanted) => {
  if (!wanted.test(found)) throw new Error(`${what}: expected ${wanted}, found\n${found}`)
}

/** The first code example of a README. */
const firstExample = text => /```(?:js|javascript|mjs)\n([\s\S]*?)```/.exec(text)?.[1]

const tryLibraries = (folder, env) => {
  const names = readdirSync(join(folder, 'node_modules/@halfpint'))
  for (const name of names) {
    const example = firstExample(readFileSync(join(folder, 'node_modules/@halfpint', name, 'README.md'), 'utf8'))
    if (example === undefined) throw new Error(`@halfpint/${name} has no first example`)
    writeFileSync(join(folder, `${name}.mjs`), example)
    say(folder, env, 'node', [`${name}.mjs`])
  }
  return `${names.length} libraries run their first example`
}

const tryCommand = (folder, env) => {
  const halfpint = (words, input) => say(folder, env, 'npx', ['--no', 'halfpint', ...words], input)
  const game = ['play', 'herzlos', '--players', '3', '--option', 'rounds=1', '--bots', 'novice', '--seed', 'tryout']
  halfpint([...game, '--out', 'game.jsonl'], ANY_CARD)
  const verdict = halfpint(['judge', 'game.jsonl', '--lang', 'en'])
  must('judge', verdict, /1 record, good/)
  if (verdict.includes('unfinished')) throw new Error(`the game was not played to its end\n${verdict}`)
  halfpint(['simulate', 'half-pint-heroes', '--games', '20', '--seed', '7', '--out', 'games.jsonl'])
  must('judge', halfpint(['judge', 'games.jsonl', '--lang', 'en']), /20 records, all good/)
  must('sets', halfpint(['sets', '--hand', 'r7 r5', '--row', 'r12 y12 g7 b5', '--lang', 'en']), /two pair/)
  must('arena', halfpint(['arena', 'herzlos', '--bots', 'regular,random', '--games', '6', '--json']), /winShare/)
  must('review', halfpint(['review', 'game.jsonl', '--budget', '200it', '--lang', 'en']), /accuracy/i)
  return 'a game played, 21 records judged, an arena, a review'
}

const tryServing = async (folder, env) => {
  const server = spawn('node', ['node_modules/halfpint/bin/halfpint.js', 'serve', '--port', '0', '--data', 'data'], {
    cwd: folder,
    env,
  })
  const ended = new Promise(resolve => server.on('close', resolve))
  try {
    let said = ''
    const address = await new Promise((resolve, reject) => {
      const hear = chunk => {
        said += chunk
        const found = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(said)
        if (found) resolve(found[0])
      }
      server.stdout.on('data', hear)
      server.stderr.on('data', hear)
      server.on('close', code => reject(new Error(`the server ended with ${code}\n${said}`)))
    })
    const page = await (await fetch(address)).text()
    const script = /src="\.?\/?([^"]+\.js)"/.exec(page)?.[1]
    const code = await fetch(`${address}/${script}`)
    if (code.status !== 200) throw new Error(`the page's script answered ${code.status}\n${page}`)
    const table = await fetch(`${address}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ setup: { game: 'herzlos', seats: 3, options: {} }, name: 'Ann' }),
    })
    if (!table.ok) throw new Error(`no table: ${table.status} ${await table.text()}`)
    return 'the page served, a table opened'
  } finally {
    server.kill('SIGTERM')
    await ended
  }
}

const asked = process.argv.slice(2).filter(word => /^\d+/.test(word))
const tarballs = process.argv.includes('--packed') ? packed() : await packAll()
for (const version of asked.length === 0 ? ['20', '22', '24'] : asked) {
  const folder = mkdtempSync(join(tmpdir(), `halfpint-${version}-`))
  const { NODE_OPTIONS: _, ...clean } = process.env
  const path = [join(folder, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  const env = { ...Object.fromEntries(Object.entries(clean).filter(([name]) => !name.startsWith('npm_'))), PATH: path }
  try {
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n')
    say(folder, env, 'npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', `node@${version}`, ...tarballs])
    const node = say(folder, env, 'node', ['--version']).trim()
    if (!node.startsWith(`v${version}`)) throw new Error(`wanted Node ${version}, found ${node}`)
    console.log(`Node ${node}`)
    console.log(`  ${tryCommand(folder, env)}`)
    console.log(`  ${await tryServing(folder, env)}`)
    console.log(`  ${tryLibraries(folder, env)}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
console.log(`All checks passed with the tarballs of ${root}`)
