// `npm run tarballs`: packs the command and the libraries into the folder `tarballs`, ready to install anywhere.
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { npm, root } from './setup.mjs'

/** Where the tarballs are put. */
const place = join(root, 'tarballs')

/** The rooms that may be installed by others: those that are not private. */
const rooms = ['packages', 'apps'].flatMap(floor =>
  readdirSync(join(root, floor))
    .map(room => `${floor}/${room}`)
    .filter(room => JSON.parse(readFileSync(join(root, room, 'package.json'), 'utf8')).private !== true),
)

/** The tarballs that are there. */
export const packed = () => readdirSync(place).map(file => join(place, file))

/** Packs them all anew; gives the paths of the tarballs. */
export const packAll = async () => {
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place)
  const words = rooms.flatMap(room => ['-w', room])
  const code = await npm(['pack', '--silent', ...words, '--pack-destination', place])
  if (code !== 0) process.exit(code)
  return packed()
}

if (process.argv[1] === import.meta.filename) await packAll()
