import { storeContract } from '../test/contract.ts'
import { memoryStore } from './memory.ts'

storeContract(async () => {
  const store = memoryStore()
  return { open: async () => store, remove: async () => {} }
})
