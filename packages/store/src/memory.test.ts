import { expect, test } from 'vitest'
import { storeContract } from '../test/contract.ts'
import { MAX_COPIES_BYTES, MAX_COPY_BYTES } from './copies.ts'
import { memoryStore } from './memory.ts'

storeContract(async () => {
  const store = memoryStore()
  return { open: async () => store, remove: async () => {} }
})

test('all copies together have a limit, and a removed copy frees its space', async () => {
  const { copies } = memoryStore()
  const body = new Uint8Array(MAX_COPY_BYTES)
  const most = Math.floor(MAX_COPIES_BYTES / MAX_COPY_BYTES)
  for (let at = 0; at < most; at += 1) expect((await copies.write(`c${at}`, null, body, 0)).kind).toBe('done')
  expect(await copies.write('over', null, body, 0)).toEqual({ kind: 'full' })
  const { tag = '' } = (await copies.read('c0', 0)) ?? {}
  expect((await copies.write('c0', tag, new Uint8Array(1), 0)).kind).toBe('done')
  expect((await copies.write('over', null, body, 0)).kind).toBe('done')
})
