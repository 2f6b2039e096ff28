// `npm run soak:input [-- REQUESTS [SEED]]`: bad requests of every kind, a million unless told otherwise.
import { bundled } from './simulation/mutate.ts'

const [requests = '1000000', seed = 'soak'] = process.argv.slice(2)
const { sendBadRequests } = await bundled<typeof import('./badrequests.ts')>('badrequests.ts')
const { codes, faults, isUndisturbed, grown } = await sendBadRequests(Number(requests), seed, console.log)
console.log(
  JSON.stringify({ requests, seed, isUndisturbed, grown, faults, codes: Object.fromEntries([...codes].sort()) }),
)
process.exit(faults.length === 0 && isUndisturbed ? 0 : 1)
