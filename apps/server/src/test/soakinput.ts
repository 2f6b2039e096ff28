// `npm run soak:input -w lab [-- REQUESTS [SEED]]`: invalid requests of every kind, a million by default, and a tenth
// as many invalid messages and frames on sockets.
import { bundled } from './simulation/mutate.ts'

const [requests = '1000000', seed = 'soak'] = process.argv.slice(2)
const { sendBadRequests } = await bundled<typeof import('./badrequests.ts')>('badrequests.ts')
const { sendBadFrames } = await bundled<typeof import('./badframes.ts')>('badframes.ts')
const frames = Math.ceil(Number(requests) / 10)
const found = [
  { frames, ...(await sendBadFrames(frames, seed, console.log)) },
  { requests, ...(await sendBadRequests(Number(requests), seed, console.log)) },
]
for (const { codes, ...rest } of found) {
  console.log(JSON.stringify({ ...rest, seed, codes: Object.fromEntries([...codes].sort()) }))
}
process.exit(found.every(({ faults, isUndisturbed }) => faults.length === 0 && isUndisturbed) ? 0 : 1)
