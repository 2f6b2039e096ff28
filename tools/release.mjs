// `npm run release [-- --dry-run]`: publishes the tarballs of `npm run tarballs`, with their provenance.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { npm, root } from './setup.mjs'

const how = process.argv.includes('--dry-run') ? '--dry-run' : '--provenance'
const place = join(root, 'tarballs')
const names = existsSync(place) ? readdirSync(place).filter(each => each.endsWith('.tgz')) : []
if (names.length === 0) {
  console.error('half-pint: there are no tarballs to publish; run "npm run tarballs" first.')
  process.exit(1)
}
for (const name of names) {
  const code = await npm(['publish', join(place, name), '--access', 'public', how])
  if (code !== 0) process.exit(code)
}
