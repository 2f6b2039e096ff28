import { expect, test } from 'vitest'
import { lines } from './lines.ts'

async function* inChunks(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

const split = async (text: string, size: number, limit = 1000): Promise<(string | undefined)[]> => {
  const found: (string | undefined)[] = []
  for await (const batch of lines(inChunks(Buffer.from(text), size), limit)) {
    for (const { number, bytes } of batch) {
      expect(number).toBe(found.length + 1)
      found.push(bytes?.toString())
    }
  }
  return found
}

test('lines are the same however the bytes are split into chunks', async () => {
  const text = 'one\n\nзаписи\r\nlast'
  for (let size = 1; size <= 30; size++) expect(await split(text, size)).toEqual(['one', '', 'записи\r', 'last'])
})

test('a final newline begins no further line', async () => {
  expect(await split('one\n', 2)).toEqual(['one'])
  expect(await split('\n', 1)).toEqual([''])
  expect(await split('', 1)).toEqual([])
})

test('a line over the limit is skipped, and the lines around it are not', async () => {
  for (let size = 1; size <= 30; size++) {
    expect(await split('12345\n123456\n12345', size, 5)).toEqual(['12345', undefined, '12345'])
    expect(await split('1\n1234567890', size, 5)).toEqual(['1', undefined])
  }
})
