// `npm run soak:input [-- REQUESTS [SEED]]`: bad requests of every kind, a million unless told otherwise.
import { sendBadRequests } from './badrequests.ts'

const [requests = '1000000', seed = 'soak'] = process.argv.slice(2)
const { codes, faults, isUndisturbed, grown } = await sendBadRequests(Number(requests), seed, console.log)
console.log(
  JSON.stringify({ requests, seed, isUndisturbed, grown, faults, codes: Object.fromEntries([...codes].sort()) }),
)
process.exit(faults.length === 0 && isUndisturbed ? 0 : 1)
