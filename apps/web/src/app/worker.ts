// The worker: computations that would block the page. All of them need the bots, so it is one file.
import { expose } from 'comlink'
import { workerApi } from '../session/worker/api.ts'

expose(workerApi)
