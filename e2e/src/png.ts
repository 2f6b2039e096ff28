import { crc32, deflateSync, inflateSync } from 'node:zlib'

/** A picture as rows of pixels, three bytes (red, green, blue) each. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array
}

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
const DEPTH = 3

/** A part of a PNG file: its length, its name, what it holds, and a sum to check it by. */
export const chunk = (name: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

/** A PNG file of these parts. */
export const pngOf = (chunks: readonly Buffer[]): Buffer => Buffer.concat([SIGNATURE, ...chunks])

/** The head of a PNG file: eight bits for each of three colours. */
export const head = ({ width, height }: Pick<Pixels, 'width' | 'height'>): Buffer => {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  data.set([8, 2], 8)
  return chunk('IHDR', data)
}

const partsOf = function* (file: Buffer): Generator<{ readonly name: string; readonly data: Buffer }> {
  for (let at = SIGNATURE.length; at < file.length; ) {
    const length = file.readUInt32BE(at)
    yield { name: file.toString('latin1', at + 4, at + 8), data: file.subarray(at + 8, at + 8 + length) }
    at += length + 12
  }
}

const paeth = (left: number, up: number, corner: number): number => {
  const guess = left + up - corner
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  if (a <= b && a <= c) return left
  return b <= c ? up : corner
}

/** What a filter of the format expects of a byte, from those to its left, above it, and above to the left. */
const EXPECTED: readonly ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  left => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  paeth,
]

/** Reads a picture as Chromium writes its screenshots: eight bits, red, green and blue, in one pass. */
export const readPng = (file: Buffer): Pixels => {
  const parts = [...partsOf(file)]
  const start = parts.find(({ name }) => name === 'IHDR')?.data
  if (start === undefined || start[8] !== 8 || start[9] !== 2 || start[12] !== 0) throw new Error('not such a picture')
  const [width, height] = [start.readUInt32BE(0), start.readUInt32BE(4)]
  const packed = inflateSync(Buffer.concat(parts.filter(({ name }) => name === 'IDAT').map(({ data }) => data)))
  const stride = width * DEPTH
  const bytes = new Uint8Array(stride * height)
  for (let y = 0; y < height; y++) {
    const filter = EXPECTED[packed[y * (stride + 1)]!]
    if (filter === undefined) throw new Error('not a filter of the format')
    for (let x = 0; x < stride; x++) {
      const at = y * stride + x
      const left = x < DEPTH ? 0 : bytes[at - DEPTH]!
      const up = y === 0 ? 0 : bytes[at - stride]!
      const corner = x < DEPTH || y === 0 ? 0 : bytes[at - stride - DEPTH]!
      bytes[at] = packed[y * (stride + 1) + 1 + x]! + filter(left, up, corner)
    }
  }
  return { width, height, bytes }
}

/** A rectangle of pixels. */
export interface PixelArea {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The packed rows of a part of a picture, each with the filter that leaves the smallest differences. */
export const packPng = ({ width, bytes }: Pixels, area: PixelArea): Buffer => {
  const stride = area.width * DEPTH
  const at = (x: number, y: number): number =>
    x < 0 || y < 0 ? 0 : bytes[(area.y + y) * width * DEPTH + area.x * DEPTH + x]!
  const rows: Uint8Array[] = []
  for (let y = 0; y < area.height; y++) {
    let best: { readonly row: Uint8Array; readonly sum: number } | undefined
    for (const [kind, filter] of EXPECTED.entries()) {
      const row = new Uint8Array(stride + 1)
      row[0] = kind
      let sum = 0
      for (let x = 0; x < stride; x++) {
        const difference = (at(x, y) - filter(at(x - DEPTH, y), at(x, y - 1), at(x - DEPTH, y - 1))) & 255
        row[x + 1] = difference
        sum += Math.min(difference, 256 - difference)
      }
      if (best === undefined || sum < best.sum) best = { row, sum }
    }
    rows.push(best?.row ?? new Uint8Array())
  }
  return deflateSync(Buffer.concat(rows), { level: 9 })
}
