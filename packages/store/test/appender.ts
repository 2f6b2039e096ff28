// A separate process that appends to a store as fast as possible and prints every acknowledged append.
import { writeSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { must } from '@halfpint/core'
import { openStore } from '../src/open.ts'

const [place = '', name = '', max = 'Infinity'] = process.argv.slice(2)
const store = must(await openStore(place))
writeSync(1, 'open\n')

const append = async (table: string): Promise<void> => {
  let end = (await store.read(table)).length
  for (let n = 0; n < Number(max); ) {
    const id = `${name}.${n}`
    const entries = [
      { id, at: n, event: { id, pad: 'x'.repeat(n % 500) } },
      { at: n, event: `${id} too` },
    ]
    const summary = { listed: true, due: n, over: false, summary: { n } }
    const { kind, version } = await store.append(table, end, entries, summary)
    end = version
    if (kind !== 'done') continue
    writeSync(1, `${table} ${version} ${id}\n`)
    n += 1
    // A short pause. Without it two of these processes would lock the slower one out forever.
    await sleep(Math.random() * 3)
  }
}
try {
  await Promise.all(['a', 'b', 'c', 'd'].map(append))
  await store.close()
} catch (error) {
  // A store error ends this process with a separate exit code.
  process.exit((error as { code?: string }).code === 'store-down' ? 3 : 1)
}
