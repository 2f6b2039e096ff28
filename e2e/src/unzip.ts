import { inflateRawSync } from 'node:zlib'

/** Reads the files of a zip by name, from its central directory. */
export const unzip = (zip: Buffer): Map<string, Buffer> => {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [packed, nameSize, extraSize, noteSize] = [
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
      zip.readUInt16LE(at + 32),
    ]
    const body = zip.readUInt32LE(at + 42)
    const start = body + 30 + zip.readUInt16LE(body + 26) + zip.readUInt16LE(body + 28)
    const name = zip.toString('utf8', at + 46, at + 46 + nameSize)
    files.set(name, inflateRawSync(zip.subarray(start, start + packed)))
    at += 46 + nameSize + extraSize + noteSize
  }
  return files
}
