import type { Json } from '@halfpint/core'
import { ask, tablePath } from '../../../session/server/api.ts'

/** Downloads the record of a match as a file. */
export const downloadRecord = async (table: string, match: number): Promise<boolean> => {
  const record = await ask<Json>(tablePath(table, `/records/${match}`))
  if (!record.ok) return false
  const url = URL.createObjectURL(new Blob([`${JSON.stringify(record.value)}\n`], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `half-pint-${table}-${match}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
  return true
}
