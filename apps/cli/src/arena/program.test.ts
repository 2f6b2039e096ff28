import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Entrant, NO_STYLE, parseEntrant, planExperiment, playShard, WHOLE } from '@halfpint/bots'
import { must, seeded } from '@halfpint/core'
import { herzlos } from '@halfpint/herzlos'
import { afterAll, expect, test } from 'vitest'
import { loadBots } from './addedbots.ts'
import { type Fault, programOf } from './program.ts'

const folder = mkdtempSync(join(tmpdir(), 'halfpint-program-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/**
 * A program that answers each line with the value of this code. The code may use the question `q` and its number `n`.
 */
const program = (name: string, code: string): string => {
  const file = join(folder, `${name}.mjs`)
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline'
let n = 0
createInterface({ input: process.stdin }).on('line', line => { const q = JSON.parse(line); n++; ${code} })
`,
  )
  return `"${process.execPath}" "${file}"`
}

const SAY = 'console.log(JSON.stringify({ choice: '

/** A decision of Herzlos: the first card to pass. */
const decision = () => {
  const opened = must(herzlos.open(must(herzlos.options.read({})), 3))
  const state = herzlos.chance(opened, seeded('program')).reduce(herzlos.evolve, opened)
  const view = herzlos.view(state, 0)
  return { view, legal: herzlos.legal(view) }
}

const asked = async (command: string, times: number) => {
  const faults: Fault[] = []
  let told = ''
  const { choose, close } = programOf(
    command,
    'herzlos',
    fault => faults.push(fault),
    text => {
      told += text
    },
  )
  const { view, legal } = decision()
  const places: number[] = []
  for (let time = 0; time < times; time++) {
    const thinkOptions = {
      random: seeded(time),
      budget: { milliseconds: 1 },
      now: () => 0,
      style: NO_STYLE,
    }
    places.push(legal.indexOf((await choose(view, legal as never, thinkOptions)) as never))
  }
  close()
  return { places, faults, most: legal.length, told }
}

test('a program gets only what its seat may know, and its choice is played', async () => {
  const hidden = `q.view.hands[1].every(card => card === '?') && q.seat === 0 && q.game === 'herzlos' && q.budget === '1ms'`
  const { places, faults } = await asked(program('good', `${SAY}${hidden} && Number.isInteger(q.seed) ? n : 0 }))`), 3)
  expect([places, faults]).toEqual([[1, 2, 3], []])
})

test.each([
  ['lies', `${SAY}99 }))`, 'illegal'],
  ['speaks no JSON', `console.log('the queen')`, 'illegal'],
  ['speaks of something else', `console.log('{"card":"fQ"}')`, 'illegal'],
  ['never ends its line', `process.stdout.write('x'.repeat(3e6))`, 'illegal'],
  ['ends', 'process.exit(1)', 'ended'],
] as const)('a program that %s loses its decisions, not the match', async (name, code, fault) => {
  const { places, faults, most } = await asked(program(name.replaceAll(' ', '-'), code), 3)
  expect(faults).toEqual([fault, fault, fault])
  for (const place of places) expect(place >= 0 && place < most).toBe(true)
})

test('a program that hangs is ended and restarted', async () => {
  const { faults, places } = await asked(program('hangs', `if (n === 1) ${SAY}5 }))`), 3)
  expect([faults, places[0], places[2]]).toEqual([['late'], 5, 5])
})

test('a program that fails ten decisions in a row is not asked again, and one that fails sometimes is', async () => {
  const dead = await asked(join(folder, 'nobody'), 13)
  expect(dead.faults).toEqual([...Array(10).fill('ended'), 'unasked', 'unasked', 'unasked'])
  for (const place of dead.places) expect(place >= 0 && place < dead.most).toBe(true)
  const stumbling = await asked(program('stumbling', `${SAY}n % 10 === 0 ? 5 : 99 }))`), 21)
  expect(stumbling.faults).toEqual(Array(19).fill('illegal'))
  expect([stumbling.places[9], stumbling.places[19]]).toEqual([5, 5])
})

test('the error output of a program is shown to its author once', async () => {
  const { faults, told } = await asked(program('broken', `throw new Error('no such card')`), 3)
  expect(faults).toEqual(['ended', 'ended', 'ended'])
  expect(told.match(/Error: no such card/g)).toHaveLength(1)
})

test('a program that does not exist loses every decision', async () => {
  const { faults } = await asked(join(folder, 'nobody'), 2)
  expect(faults).toEqual(['ended', 'ended'])
})

test('a program plays whole matches, and a command may contain an @', async () => {
  const bot = `proc:${program('first@home', `${SAY}0 }))`)}`
  const entrant = must(parseEntrant(`${bot}@50it`)) satisfies Entrant
  expect(entrant).toEqual({ bot, budget: '50it' })
  const bots = [entrant, must(parseEntrant('random'))]
  const wish = { game: 'half-pint-heroes', players: 2, options: { rounds: 2 }, bots, games: 2, seed: 'p' }
  const experiment = must(planExperiment(wish))
  const lost: string[] = []
  const { added, close } = await loadBots(experiment, undefined, (who, fault) => lost.push(`${who} ${fault}`))
  const { pairs } = await playShard(experiment, WHOLE, () => 0, added)
  close()
  expect([pairs.length, lost]).toEqual([1, []])
})
