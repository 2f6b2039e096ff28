// `npm run zip`: packs the built page as a zip in the folder `tarballs`, for any static file server and any path.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateRawSync } from 'node:zlib'
import { ensureBuilt } from './builds.mjs'
import { root, setUp } from './setup.mjs'

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** The path of the zip. */
const ZIP = join(root, 'tarballs', `halfpint-page-${version}.zip`)

const numbers = (...fields) => {
  const bytes = Buffer.alloc(fields.reduce((sum, [, size]) => sum + size, 0))
  let at = 0
  for (const [value, size] of fields) at = bytes.writeUIntLE(value, at, size)
  return bytes
}

/** The earliest date in a zip, used for all files, so that the same page gives the same bytes. */
const DATE = 0x0021
const NEEDS = 20
const UTF8 = 0x0800
const DEFLATED = 8
/** The Unix mode of a file that everybody may read. */
const MODE = 0o100644 * 0x10000

/** Creates a zip of these files. */
const zipOf = files => {
  const bodies = []
  const directory = []
  let offset = 0
  for (const { name, content } of files) {
    const path = Buffer.from(name, 'utf8')
    const packed = deflateRawSync(content, { level: 9 })
    const both = [
      [NEEDS, 2],
      [UTF8, 2],
      [DEFLATED, 2],
      [0, 2],
      [DATE, 2],
      [crc32(content), 4],
      [packed.length, 4],
      [content.length, 4],
      [path.length, 2],
      [0, 2],
    ]
    const body = Buffer.concat([numbers([0x04034b50, 4], ...both), path, packed])
    const end = numbers([0, 2], [0, 2], [0, 2], [MODE, 4], [offset, 4])
    // The creator must be Unix, otherwise the mode is ignored.
    directory.push(Buffer.concat([numbers([0x02014b50, 4], [NEEDS + 0x0300, 2], ...both), end, path]))
    bodies.push(body)
    offset += body.length
  }
  const list = Buffer.concat(directory)
  const count = files.length
  const tail = numbers([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [list.length, 4], [offset, 4], [0, 2])
  return Buffer.concat([...bodies, list, tail])
}

/**
 * Installs missing packages, builds the page and packs it without the compressed copies for our server. Returns the
 * path.
 */
const zipPage = async () => {
  await setUp()
  const code = await ensureBuilt(['page'])
  if (code !== 0) process.exit(code)
  const page = join(root, 'apps/web/dist')
  const files = readdirSync(page, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
    .sort()
    .map(path => ({ name: path.slice(page.length + 1).replaceAll('\\', '/'), content: readFileSync(path) }))
  mkdirSync(join(root, 'tarballs'), { recursive: true })
  writeFileSync(ZIP, zipOf(files))
  return ZIP
}

const path = await zipPage()
console.log(`${path}: ${Math.round(readFileSync(path).length / 1000)} kB`)
