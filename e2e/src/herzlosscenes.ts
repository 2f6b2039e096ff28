import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { doHerzlos, type HerzlosTask, STRIP, seatHerzlos, waitForHerzlos } from './herzlos.ts'
import { at, type Scene } from './scene.ts'

/** Plays Herzlos until this task, after at least this number of decisions. */
const during = (name: string, wanted: HerzlosTask, least = 0, rounds = 5): Scene => ({
  name,
  prepare: async (page, address) => {
    // No march may end the game too early.
    await seatHerzlos(page, ['tilde', 'wanda', 'jasper'], rounds, 'others-pay')
    await page.goto(`${address}#/play/herzlos`)
    for (let done = 0; ; done++) {
      const task = await waitForHerzlos(page)
      if (task === 'over' || (task === wanted && done >= least)) break
      await doHerzlos(page, task)
    }
    if (wanted === 'play') await page.locator('[data-playable="true"]').first().click(STRIP)
    if (wanted === 'next') await page.locator('.sheet .score-pad td button').first().click()
  },
})

/** Goes this number of steps into a guided round. */
const guided = (game: string, steps: number): Scene => ({
  name: `guided-${game}`,
  prepare: async (page, address) => {
    await page.addInitScript(() => localStorage.setItem('halfpint.settings', JSON.stringify({ pace: 'instant' })))
    await page.goto(`${address}#/learn/${game}/round`)
    for (let step = 0; step < steps; step++) await page.locator('.guide .button').first().click()
    await page.locator('.guide .button').first().waitFor()
  },
})

const opened = async (page: Page, address: string, game: 'half-pint/examples/good' | 'herzlos/examples/games') => {
  const text = readFileSync(join(import.meta.dirname, '../../packages', `${game}.jsonl`), 'utf8')
  const record = JSON.parse(text.split('\n')[1] as string)
  const players = ['Ann', 'Ben', 'Cem', 'Dora', 'Emil', 'Faye', 'Gus'].slice(0, record.players.length)
  await page.goto(`${address}#/replay`)
  const buffer = Buffer.from(JSON.stringify({ ...record, players }))
  await page.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer })
  await page.locator('.film').waitFor()
}

/** Screens of Herzlos, Learn and replays. */
export const HERZLOS_SCENES: readonly Scene[] = [
  at('learn', '#/learn'),
  at('rules-heroes', '#/learn/half-pint-heroes?part=play'),
  at('rules-herzlos', '#/learn/herzlos?part=play'),
  guided('half-pint-heroes', 4),
  guided('herzlos', 5),
  during('herzlos-pass', 'pass', 10, 3),
  during('herzlos-play', 'play', 5),
  during('herzlos-round', 'next'),
  during('herzlos-final', 'over', 0, 1),
  at('tips', '#/learn/half-pint-heroes?part=tips'),
  at('replay-open', '#/replay'),
  {
    name: 'replay-heroes',
    prepare: async (page, address) => {
      await opened(page, address, 'half-pint/examples/good')
      await page.locator('.film input[type=range]').fill('23')
    },
  },
  {
    name: 'replay-seat',
    prepare: async (page, address) => {
      await opened(page, address, 'half-pint/examples/good')
      await page.locator('.film input[type=range]').fill('34')
      await page.locator('.pick select').nth(1).selectOption('1')
    },
  },
  {
    name: 'replay-result',
    prepare: async (page, address) => {
      await opened(page, address, 'half-pint/examples/good')
      await page.locator('.steps button').last().click()
      await page.locator('.replay-result').waitFor()
    },
  },
  {
    name: 'replay-more',
    prepare: async (page, address) => {
      await opened(page, address, 'half-pint/examples/good')
      await page.locator('.desk > .step').click()
      await page.locator('dialog[open]').waitFor()
    },
  },
  {
    name: 'replay-herzlos',
    prepare: async (page, address) => {
      await opened(page, address, 'herzlos/examples/games')
      await page.locator('.film input[type=range]').fill('40')
      await page.locator('.pick select').nth(1).selectOption('0')
    },
  },
  {
    name: 'review',
    prepare: async (page, address) => {
      await opened(page, address, 'half-pint/examples/good')
      await page.evaluate(() => {
        location.hash = '#/review/file?seat=1'
      })
      await page.locator('.verdict').waitFor({ timeout: 60_000 })
    },
  },
]
