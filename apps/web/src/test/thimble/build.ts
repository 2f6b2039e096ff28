// Builds the page with the third game in it, into the given folder.
import { join } from 'node:path'
import { build } from 'vite'
import { thirdGameInPage } from '../../../../../tools/thirdgame.ts'

await build({
  root: join(import.meta.dirname, '../../..'),
  logLevel: 'error',
  plugins: [thirdGameInPage()],
  build: { outDir: process.argv[2] as string, emptyOutDir: true },
})
