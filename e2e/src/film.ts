import { chunk, head, type PixelArea, type Pixels, packPng, pngOf, readPng } from './png.ts'

/** A picture, and for how many milliseconds it is shown. */
export interface FilmFrame {
  readonly picture: Pixels
  readonly milliseconds: number
}

/** The smallest part of a picture that holds all that differs from the one before; `undefined` if nothing does. */
export const changed = (before: Pixels, after: Pixels): PixelArea | undefined => {
  const { width, height } = after
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3
      const same = [0, 1, 2].every(colour => before.bytes[at + colour] === after.bytes[at + colour])
      if (same) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  }
  return right < 0 ? undefined : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}

const numbers = (...values: readonly number[]): Buffer => {
  const data = Buffer.alloc(4 * values.length)
  for (const [at, value] of values.entries()) data.writeUInt32BE(value, 4 * at)
  return data
}

/** How a frame is laid over the one before it: where, and for how long. */
const control = (order: number, { x, y, width, height }: PixelArea, milliseconds: number): Buffer => {
  const data = Buffer.concat([numbers(order, width, height, x, y), Buffer.alloc(6)])
  data.writeUInt16BE(Math.round(milliseconds), 20)
  data.writeUInt16BE(1000, 22)
  return chunk('fcTL', data)
}

/**
 * An animated PNG that plays for ever. After the first frame only what changed is stored. Programs that know
 * no animated PNG show the first frame.
 */
export const filmOf = (frames: readonly FilmFrame[]): Buffer => {
  const [first] = frames
  if (first === undefined) throw new Error('a film without frames')
  const { width, height } = first.picture
  const chunks = [head(first.picture), chunk('acTL', numbers(frames.length, 0))]
  let order = 0
  for (const [at, { picture, milliseconds }] of frames.entries()) {
    const before = frames[at - 1]?.picture
    const area = before === undefined ? { x: 0, y: 0, width, height } : changed(before, picture)
    // Nothing changed: one pixel is laid again, because a frame cannot be empty.
    const laid = area ?? { x: 0, y: 0, width: 1, height: 1 }
    chunks.push(control(order++, laid, milliseconds))
    const packed = packPng(picture, laid)
    chunks.push(at === 0 ? chunk('IDAT', packed) : chunk('fdAT', Buffer.concat([numbers(order++), packed])))
  }
  return pngOf([...chunks, chunk('IEND', Buffer.alloc(0))])
}

/** The same picture in fewer colours: wood has a grain that nobody misses and no file can pack. */
export const coarsened = (picture: Pixels): Pixels => ({
  ...picture,
  bytes: picture.bytes.map(byte => (byte & 0xf8) | (byte >> 5)),
})

/** A screenshot as a smaller file. */
export const stillOf = (file: Buffer): Buffer => {
  const picture = coarsened(readPng(file))
  const { width, height } = picture
  const packed = packPng(picture, { x: 0, y: 0, width, height })
  return pngOf([head(picture), chunk('IDAT', packed), chunk('IEND', Buffer.alloc(0))])
}

/** A screenshot and the moment at which it was taken. */
export interface FilmShot {
  readonly file: Buffer
  readonly at: number
}

/** Shots as frames: those that show the same are one, and none is shown shorter or longer than told. */
export const framesOf = (shots: readonly FilmShot[], least: number, most: number, last: number): FilmFrame[] => {
  const distinct = shots.filter(({ file }, at) => at === 0 || !file.equals(shots[at - 1]?.file ?? Buffer.alloc(0)))
  return distinct.map(({ file, at }, index) => {
    const next = distinct[index + 1]
    const shown = next === undefined ? last : Math.min(most, Math.max(least, next.at - at))
    return { picture: coarsened(readPng(file)), milliseconds: shown }
  })
}
