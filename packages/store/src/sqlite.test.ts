import { must } from '@halfpint/core'
import { storeContract } from '../test/contract.ts'
import { folder } from '../test/folder.ts'
import { openSqlite } from './sqlite.ts'

storeContract(async () => {
  const { path, remove } = folder()
  return { open: async () => must(await openSqlite(path('tables.db'))), remove }
})
