// `npm run tarballs [-- halfpint]`: packs the command and the libraries, or those that are named, into the folder `tarballs`,
// ready to install anywhere.
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { npm, root, setUp } from './setup.mjs'

/** Where the tarballs are put. */
const place = join(root, 'tarballs')

const manifestOf = room => JSON.parse(readFileSync(join(root, room, 'package.json'), 'utf8'))

/** The rooms that may be installed by others: those that are not private. */
const rooms = ['packages', 'apps'].flatMap(floor =>
  readdirSync(join(root, floor))
    .map(room => `${floor}/${room}`)
    .filter(room => manifestOf(room).private !== true),
)

/** The tarballs that are there. */
export const packed = () => readdirSync(place).map(file => join(place, file))

/** Packs all packages, or those with these names, after installing what is missing. Returns the paths of the tarballs. */
export const packAll = async (names = []) => {
  await setUp()
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place)
  const wanted = rooms.filter(room => names.length === 0 || names.includes(manifestOf(room).name))
  const words = wanted.flatMap(room => ['-w', room])
  const code = await npm(['pack', '--silent', ...words, '--pack-destination', place])
  if (code !== 0) process.exit(code)
  return packed()
}

if (process.argv[1] === import.meta.filename) await packAll(process.argv.slice(2))
