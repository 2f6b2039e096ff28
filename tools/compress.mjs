// Writes a compressed copy of each text file of the built page, so that the server need not compress while users wait.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { root } from './setup.mjs'

const TEXT = /\.(?:html|js|css|svg|json|webmanifest|txt)$/
const LEAST = 1024

const page = join(root, 'apps/web/dist')
for (const name of readdirSync(page, { recursive: true, encoding: 'utf8' })) {
  const path = join(page, name)
  if (!TEXT.test(name) || statSync(path).size < LEAST) continue
  const text = readFileSync(path)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  writeFileSync(`${path}.br`, brotliCompressSync(text, { params }))
  writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }))
}
