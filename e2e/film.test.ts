import { expect, test } from 'vitest'
import { changed, coarsened, filmOf, framesOf, stillOf } from './src/film.ts'
import { chunk, head, type Pixels, packPng, pngOf, readPng } from './src/png.ts'

const WIDTH = 23
const HEIGHT = 17

/** A picture with a pattern that every filter of the format has something to do with. */
const pattern = (shift: number): Pixels => ({
  width: WIDTH,
  height: HEIGHT,
  bytes: Uint8Array.from({ length: WIDTH * HEIGHT * 3 }, (_, at) => (at * at * 7 + at * 13 + shift) % 256),
})

const fileOf = (picture: Pixels): Buffer =>
  pngOf([
    head(picture),
    chunk('IDAT', packPng(picture, { x: 0, y: 0, width: WIDTH, height: HEIGHT })),
    chunk('IEND', Buffer.alloc(0)),
  ])

/** A picture with a few pixels of another colour. */
const touched = (picture: Pixels, ...points: readonly (readonly [x: number, y: number])[]): Pixels => {
  const bytes = picture.bytes.slice()
  for (const [x, y] of points) bytes[(y * WIDTH + x) * 3 + 1] = (bytes[(y * WIDTH + x) * 3 + 1] ?? 0) ^ 255
  return { ...picture, bytes }
}

const partsIn = (file: Buffer): { name: string; data: Buffer }[] => {
  const parts: { name: string; data: Buffer }[] = []
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at)
    parts.push({ name: file.toString('latin1', at + 4, at + 8), data: file.subarray(at + 8, at + 8 + length) })
    at += length + 12
  }
  return parts
}

test('a picture that was packed is read as it was', () => {
  expect(readPng(fileOf(pattern(5)))).toEqual(pattern(5))
})

test('a picture of another kind is refused', () => {
  const other = fileOf(pattern(0))
  other[25] = 6
  expect(() => readPng(other)).toThrow('not such a picture')
})

test('what changed is the smallest rectangle around it', () => {
  const before = pattern(0)
  expect(changed(before, before)).toBeUndefined()
  expect(changed(before, touched(before, [3, 4], [9, 6]))).toEqual({ x: 3, y: 4, width: 7, height: 3 })
})

test('a film begins with a whole picture and then stores what changed, its parts numbered one after another', () => {
  const first = pattern(0)
  const second = touched(first, [3, 4], [9, 6])
  const film = filmOf([
    { picture: first, milliseconds: 80 },
    { picture: second, milliseconds: 1100 },
    { picture: second, milliseconds: 300 },
  ])
  // Who knows no films sees the first picture.
  expect(readPng(film)).toEqual(first)
  const parts = partsIn(film)
  expect(parts.map(({ name }) => name)).toEqual([
    'IHDR',
    'acTL',
    'fcTL',
    'IDAT',
    'fcTL',
    'fdAT',
    'fcTL',
    'fdAT',
    'IEND',
  ])
  const numbered = parts
    .filter(({ name }) => name === 'fcTL' || name === 'fdAT')
    .map(({ data }) => data.readUInt32BE(0))
  expect(numbered).toEqual([0, 1, 2, 3, 4])
  const controls = parts.filter(({ name }) => name === 'fcTL').map(({ data }) => data)
  expect(controls.map(data => [4, 8, 12, 16].map(at => data.readUInt32BE(at)))).toEqual([
    [WIDTH, HEIGHT, 0, 0],
    [7, 3, 3, 4],
    [1, 1, 0, 0],
  ])
  expect(controls.map(data => data.readUInt16BE(20))).toEqual([80, 1100, 300])
})

test('shots that show the same are one frame, shown as long as it lasted, within limits', () => {
  const [a, b, c] = [0, 1, 2].map(shift => fileOf(pattern(shift))) as [Buffer, Buffer, Buffer]
  const shots = [
    { file: a, at: 0 },
    { file: a, at: 100 },
    { file: b, at: 200 },
    { file: c, at: 230 },
    { file: a, at: 9000 },
  ]
  expect(framesOf(shots, 80, 1000, 2000).map(({ milliseconds }) => milliseconds)).toEqual([200, 80, 1000, 2000])
})

test('a still is the screenshot in fewer colours, none of them far from what it was', () => {
  const whole = pattern(3)
  const still = readPng(stillOf(fileOf(whole)))
  expect(still).toEqual(coarsened(whole))
  expect(new Set(still.bytes).size).toBeLessThanOrEqual(32)
  for (const [at, byte] of whole.bytes.entries()) expect(Math.abs(byte - (still.bytes[at] ?? 0))).toBeLessThan(8)
})
