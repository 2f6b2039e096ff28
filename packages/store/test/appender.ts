// A process of its own that appends to a store as fast as it can and says each thing that was acknowledged.
import { writeSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { must } from '@halfpint/core'
import { openStore } from '../src/open.ts'

const [place = '', name = '', most = 'Infinity'] = process.argv.slice(2)
const store = must(await openStore(place))
writeSync(1, 'open\n')

const append = async (table: string): Promise<void> => {
  let end = (await store.read(table)).length
  for (let n = 0; n < Number(most); ) {
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
    // A breath, as people take it, or two of these would keep the slower one out for ever.
    await sleep(Math.random() * 3)
  }
}
try {
  await Promise.all(['a', 'b', 'c', 'd'].map(append))
  await store.close()
} catch (error) {
  // What the store cannot do ends this process with a code of its own.
  process.exit((error as { code?: string }).code === 'store-down' ? 3 : 1)
}
