// `npm run release [-- --dry-run]`: publishes the tarballs that lie packed, with word of where they were made.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { npm, root } from './setup.mjs'

const how = process.argv.includes('--dry-run') ? '--dry-run' : '--provenance'
const place = join(root, 'tarballs')
for (const name of readdirSync(place).filter(each => each.endsWith('.tgz'))) {
  const code = await npm(['publish', join(place, name), '--access', 'public', how])
  if (code !== 0) process.exit(code)
}
