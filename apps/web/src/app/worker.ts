// The worker: what takes long and must not block the page. Everything in it needs the bots, so it is one file.
import { expose } from 'comlink'
import { workerApi } from '../session/worker/api.ts'

expose(workerApi)
