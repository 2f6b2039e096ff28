import { expect, test } from 'vitest'
import { openPub } from '../test/pub.ts'
import type { Command } from './command.ts'

test('a line of chat is cleaned, and the latest lines are kept', async () => {
  const { run, host } = await openPub({}, 2)
  await run(1, { type: 'say', text: '  hello\u0000\n\u202e  there ' })
  expect(host.view('spectator').chat).toEqual([{ seat: 1, name: 'Ben', text: 'hello there', at: 1_000_000 }])
  for (let line = 0; line < 40; line++) await run(0, { type: 'say', text: `line ${line}` })
  expect(host.table().chat).toHaveLength(30)
  expect(host.table().chat.at(-1)).toMatchObject({ text: 'line 39' })
})

test('empty lines and lines over 200 characters are refused', async () => {
  const { refused, run } = await openPub()
  expect(await refused(0, { type: 'say', text: ' \u200b\u0007 ' })).toBe('bad-text')
  expect(await refused(0, { type: 'say', text: 'x'.repeat(201) })).toBe('bad-text')
  await run(0, { type: 'say', text: '🍺'.repeat(200) })
})

test('unknown reactions are refused', async () => {
  const { refused, run, host } = await openPub()
  const { version } = host.table()
  expect(await run(0, { type: 'react', reaction: 'cheers' })).toBe(version + 1)
  expect(await refused(0, { type: 'react', reaction: 'toString' } as never as Command)).toBe('unknown-reaction')
})

test('a muted player cannot chat until the host allows it again', async () => {
  const { refused, run } = await openPub({}, 2)
  expect(await refused(0, { type: 'mute', seat: 2, on: true })).toBe('not-a-person')
  expect(await refused(0, { type: 'mute', seat: 7, on: true })).toBe('no-such-seat')
  await run(0, { type: 'mute', seat: 1, on: true })
  expect(await refused(1, { type: 'say', text: 'hello' })).toBe('muted')
  expect(await refused(1, { type: 'react', reaction: 'grr' })).toBe('muted')
  await run(0, { type: 'mute', seat: 1, on: false })
  await run(1, { type: 'say', text: 'hello' })
})
