import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { must, seeded } from '@halfpint/core'
import { encodeFresh } from '@halfpint/daily'
import { halfPint } from '@halfpint/half-pint'
import type { TableView } from '@halfpint/table'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Service } from '../service.ts'
import { ask, serve } from '../test/serve.ts'
import { gather } from '../test/testtable.ts'

const folder = mkdtempSync(join(tmpdir(), 'halfpint-previews-'))
let service: Service
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Half-Pint</title>')
  service = await serve({ page: folder })
})
afterAll(async () => {
  await service.stop()
  rmSync(folder, { recursive: true })
})

interface Shown {
  readonly status: number
  readonly title: string
  readonly description: string
  readonly picture: string
  /** The path of the screen to which the preview leads. */
  readonly link: string
  readonly html: string
}

/** The preview that a chat app gets at this path. */
const readPreview = async (path: string, language = 'en'): Promise<Shown> => {
  const response = await fetch(`${service.url}${path}`, { headers: { 'accept-language': language } })
  const html = await response.text()
  const property = (name: string): string => new RegExp(`property="og:${name}" content="([^"]*)"`).exec(html)?.[1] ?? ''
  const link = /<a href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&#38;', '&') ?? ''
  return {
    status: response.status,
    title: property('title'),
    description: property('description'),
    picture: property('image'),
    link: new URL(link, `${service.url}${path}`).href.slice(service.url.length),
    html,
  }
}

const SETUP = { game: 'half-pint-heroes', seats: 4, options: { rounds: 2 }, clock: null, grace: 60_000, listed: false }

test('the link to a table shows its players, in the language of the link or of the reader', async () => {
  const { table, leave } = await gather(() => service.url, SETUP, seeded('previews'), { people: 2, plays: false })
  const shown = await readPreview(`/table/${table}`)
  expect(shown).toMatchObject({
    status: 200,
    title: 'Half-Pint Heroes: Ann and Ben',
    description: '2 of 4 seats are taken. Open the link to join, without an account.',
    picture: `${service.url}/previews/half-pint-heroes.jpg`,
    link: `/#/table/${table}`,
  })
  expect((await readPreview(`/table/${table}`, 'de-AT,en;q=0.5')).title).toBe('Half-Pint Heroes: Ann und Ben')
  const named = await readPreview(`/table/${table}?watch=yes&lang=ru`)
  expect([named.description, named.link]).toEqual([
    'Занято мест: 2 из 4. Откройте ссылку и играйте, без регистрации.',
    `/#/table/${table}?watch=yes`,
  ])
  leave()
})

test('the preview of a game in progress contains no card, and a finished one its winners', async () => {
  const random = seeded('previews in a game')
  const setup = { ...SETUP, seats: 2, options: { rounds: 1 } }
  const { table, players, leave } = await gather(() => service.url, setup, random, { plays: false })
  const first = players[0]!
  const token = first.token
  await ask(`${service.url}/api/tables/${table}/commands`, 'POST', { id: 'begin', command: { type: 'start' } }, token)
  const shown = await readPreview(`/table/${table}`)
  expect([shown.title, shown.description]).toEqual(['Half-Pint Heroes: Ann and Ben', 'Round 1 of 1.'])
  const own = (await ask(`${service.url}/api/tables/${table}`, 'GET', undefined, token)).json as unknown as TableView
  const hands = (own.match!.state as unknown as { hands: string[][] }).hands
  const cards = hands.flat().filter(card => card !== '?')
  expect(cards.length).toBeGreaterThan(1)
  // The address of the table may contain the letters of a card.
  const text = shown.html.replaceAll(table, '').replaceAll(service.url, '')
  for (const card of cards) expect(text).not.toMatch(new RegExp(`\\b${card}\\b`))
  expect((await readPreview(`/replay/online/${table}/1`)).description).not.toContain('Won by')
  leave()
})

test('other shared links have a title, and unknown ones lead on to the page', async () => {
  const options = must(halfPint.options.read({ rounds: 3 }))
  const challenge = { game: halfPint.id, options, seat: 0, opponents: [null, 'tilde', 'ferdi'], name: '<b>Ann' }
  const link = must(encodeFresh(challenge, 17))
  expect(await readPreview(`/challenge/${link}`)).toMatchObject({
    title: '&#60;b&#62;Ann challenges you to Half-Pint Heroes',
    description: '3 deals: the same cards and the same bots for everybody.',
    link: `/#/challenge/${link}`,
  })
  expect(await readPreview('/day/herzlos/2026-11-19')).toMatchObject({
    title: 'Deal of the day: Herzlos',
    picture: `${service.url}/previews/herzlos.jpg`,
    link: '/#/day/herzlos/2026-11-19',
  })
  expect((await readPreview('/K3W9X0')).link).toBe('/#/join/k3w9x0')
  expect((await readPreview('/pad/live/abcdefgh1234')).title).toBe('Half-Pint: Score pad')
  expect((await readPreview('/table/nosuchtable1')).description).toBe('This table is closed.')
  for (const path of ['/challenge/changed', '/table/..%2f', '/replay/online/nosuchtable1'])
    expect(await readPreview(path), path).toMatchObject({ status: 200 })
})
