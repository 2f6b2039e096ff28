import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { build, clean, halfpint, scratch } from './child.ts'
import { linesOf } from './example.ts'

beforeAll(build)
afterAll(clean)

test('--version prints the version of the package', async () => {
  expect(await halfpint(['--version'])).toEqual({ code: 0, out: `${manifest.version}\n`, err: '' })
})

test('without a command and a terminal the help is printed', async () => {
  const [bare, asked] = await Promise.all([halfpint([]), halfpint(['--help'])])
  expect(bare).toEqual(asked)
  expect(bare).toMatchObject({ code: 0, err: '' })
  for (const command of ['play', 'simulate', 'judge', 'sets']) expect(bare.out).toContain(`\n  ${command} `)
})

test.concurrent.each(['play', 'simulate', 'judge', 'sets'])(
  '%s --help shows examples, and no colours',
  async command => {
    const { code, out, err } = await halfpint([command, '--help'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(new RegExp(`Examples:\\n  # .*\\n  halfpint ${command} `))
    expect(out).not.toContain('\u001b')
  },
)

test.concurrent.each(['simulate', 'play', 'serve', 'arena', 'admin', 'puzzles make'])(
  'the options in %s --help fit into 80 columns',
  async command => {
    const { out } = await halfpint([...command.split(' '), '--help'])
    const [usage = '', ...sections] = out.split('\n\n')
    expect(usage).toContain(`halfpint ${command} `)
    const options = sections.filter(text => /^(?:Arguments|Options|Global options):/.test(text))
    expect(options).toHaveLength(command === 'serve' ? 2 : 3)
    expect(options.flatMap(text => text.split('\n')).filter(line => line.length > 80)).toEqual([])
  },
)

test('help names every rules option with its values', async () => {
  const { out } = await halfpint(['simulate', '--help'])
  for (const option of ['startSeat=0..6', 'sets=strongest|declared', 'march=wins-game|others-pay'])
    expect(out).toContain(option)
})

test('the language of help is that of --lang, or of the environment', async () => {
  const [german, russian, wished] = await Promise.all([
    halfpint(['judge', '--help', '--lang', 'de']),
    halfpint(['--help'], '', { LC_ALL: '', LANG: 'ru_RU.UTF-8' }),
    halfpint(['--lang=en', '--help'], '', { LC_ALL: 'de_DE.UTF-8' }),
  ])
  for (const heading of ['Aufruf:', 'Angaben:', 'Optionen:', 'Beispiele:']) expect(german?.out).toContain(heading)
  for (const heading of ['Вызов:', 'Команды:', 'Примеры:']) expect(russian?.out).toContain(heading)
  expect(german?.out).not.toMatch(/Usage|Options|Examples|Commands/)
  expect(wished?.out).toContain('Usage:')
})

test.concurrent.each([
  [['jduge'], 'There is no command “jduge”. Did you mean judge?', 'halfpint --help'],
  [['foo'], 'There is no command “foo”.\n', 'halfpint --help'],
  [['jduge', '--help'], 'There is no command “jduge”. Did you mean judge?', 'halfpint --help'],
  [['help', 'jduge'], 'There is no command “jduge”. Did you mean judge?', 'halfpint --help'],
  [['judge', '--jsno', 'x'], 'no option --jsno here. Did you mean --json?', 'halfpint judge --help'],
  [['judge'], 'An argument is missing: <file>', 'halfpint judge --help'],
  [['sets', '--hand', 'r7'], '--row <cards> is needed', 'halfpint sets --help'],
  [['simulate', 'herzlos', '--seed'], '--seed <text> needs a value', 'halfpint simulate --help'],
  [['simulate', 'herzlos', 'twice'], 'Too many arguments', 'halfpint simulate --help'],
  [['--lang'], '--lang <en|de|ru> needs a value', 'halfpint --help'],
])('%j is refused with exit code 2 and a way on', async (words, said, help) => {
  const { code, out, err } = await halfpint(words)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toContain(said)
  expect(linesOf(err).at(-1)).toBe(`See: ${help}`)
})

test('errors are printed in the chosen language', async () => {
  expect((await halfpint(['--lang', 'de', 'jduge'])).err).toContain('Fehler: Einen Befehl „jduge“ gibt es nicht.')
  expect((await halfpint(['--lang', 'tlh', '--help'])).err).toContain(
    'There is no language “tlh” here; choose from en, de, ru',
  )
})

test('play without a game and a terminal reports what is missing', async () => {
  const { code, err } = await halfpint(['play'])
  expect(code).toBe(2)
  expect(err).toContain('The menu needs a terminal')
  expect(err).toContain('herzlos')
})

test('play --out stores a record of the game, even of an unfinished one', async () => {
  const words = ['play', 'herzlos', '--players', '3', '--seed', '1', '--out', 'played.jsonl']
  expect(await halfpint(words, 'quit\n')).toMatchObject({ code: 0, err: '' })
  const { code, out } = await halfpint(['judge', '--json', 'played.jsonl'])
  expect({ code, out }).toEqual({ code: 0, out: '{"ok":true,"game":"herzlos","rounds":[],"result":null}\n' })
})

test('play with an option that this table cannot have is refused', async () => {
  const words = ['play', 'half-pint-heroes', '--players', '3', '--option', 'startSeat=3']
  const { code, err } = await halfpint(words)
  expect(code).toBe(2)
  expect(err).toBe('Error: The option “startSeat” cannot be “3”; it takes 0..2.\n')
})

test('the launcher explains what to do if nothing is built', () => {
  const bin = join(scratch, 'unbuilt/bin')
  mkdirSync(bin, { recursive: true })
  cpSync(join(import.meta.dirname, '../bin'), bin, { recursive: true })
  cpSync(join(import.meta.dirname, '../package.json'), join(bin, '../package.json'))
  const { status, stderr } = spawnSync(process.execPath, [join(bin, 'halfpint.js'), '--version'], { encoding: 'utf8' })
  expect(status).toBe(70)
  expect(stderr).toBe('halfpint has not been built yet. Run "npm run build" at the top of the project first.\n')
})

test('each of the three flags prints the version', async () => {
  const said = await Promise.all([['-v'], ['-V'], ['--version']].map(words => halfpint(words)))
  expect(new Set(said.map(({ out }) => out)).size).toBe(1)
  expect(said[0]).toMatchObject({ code: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) })
})

test('play --out overwrites no game, and --append keeps both', async () => {
  const words = ['play', 'herzlos', '--players', '3', '--seed', '1', '--out', 'diary.jsonl']
  await halfpint(words, 'quit\n')
  expect(await halfpint(words, 'quit\n')).toMatchObject({ code: 2, err: expect.stringContaining('--append') })
  expect(await halfpint([...words, '--append'], 'quit\n')).toMatchObject({ code: 0 })
  expect(linesOf((await halfpint(['judge', '--json', 'diary.jsonl'])).out)).toHaveLength(2)
  // With both flags --append wins, as in simulate. An existing file is kept if no game is played.
  await halfpint([...words, '--append', '--force'], 'quit\n')
  await halfpint(['play', '--resume', '--out', 'diary.jsonl', '--force'], '', { XDG_STATE_HOME: scratch })
  expect(linesOf((await halfpint(['judge', '--json', 'diary.jsonl'])).out)).toHaveLength(3)
  await halfpint([...words, '--force'], 'quit\n')
  expect(linesOf((await halfpint(['judge', '--json', 'diary.jsonl'])).out)).toHaveLength(1)
})

test.each(['--svg', '--log'])('arena %s reports an impossible place before the first game', async flag => {
  const words = ['arena', 'herzlos', '--bots', 'random,novice', '--games', '6', '--sprt', '50,52', '--seed', 'x']
  const { code, out, err } = await halfpint([...words, flag, 'no/such/folder'])
  expect([code, out, err]).toEqual([2, '', expect.stringContaining('no folder “no/such”')])
  expect(err).not.toContain('Sequential')
})

test('--name is stored in the record, and an invalid name is refused', async () => {
  const words = ['play', 'herzlos', '--players', '3', '--seed', '1', '--out', 'named.jsonl']
  await halfpint([...words, '--name', 'Zoë'], 'quit\n')
  expect(JSON.parse(readFileSync(join(scratch, 'named.jsonl'), 'utf8')).players[0]).toBe('Zoë')
  expect(await halfpint(['play', 'herzlos', '--name', '  '], 'quit\n')).toMatchObject({ code: 2 })
})

test('help for an unknown command is refused, and a nested command has its own help', async () => {
  expect(await halfpint(['help', 'foo'])).toMatchObject({ code: 2, err: expect.stringContaining('no command “foo”') })
  const merge = await halfpint(['help', 'arena', 'merge'])
  expect(merge).toEqual(await halfpint(['arena', 'merge', '--help']))
  expect(merge.code).toBe(0)
})
