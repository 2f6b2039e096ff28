import type { Result } from '@halfpint/core'
import type { CodeAnswer, CodeTarget } from '@halfpint/table/wire'
import { type ReadonlySignal, signal } from '@preact/signals'
import { delayOf } from '../../base/backoff.ts'
import { ask, isPassing } from './api.ts'

/** Fetches the table or pad that a code belongs to. */
export const findCode = (code: string): Promise<Result<CodeTarget>> => ask(`codes/${encodeURIComponent(code)}`)

const codes = new Map<string, ReadonlySignal<string | null>>()

/** The code of a table or a pad; `null` until the server has answered, or if it knows no codes. */
export const codeOf = (target: CodeTarget): ReadonlySignal<string | null> => {
  const key = `${target.kind} ${target.id}`
  const known = codes.get(key)
  if (known !== undefined) return known
  const code = signal<string | null>(null)
  codes.set(key, code)
  const request = async (attempt: number): Promise<void> => {
    const answer = await ask<CodeAnswer>('codes', { body: target })
    if (answer.ok) code.value = answer.value.code
    else if (isPassing(answer.problem)) setTimeout(() => void request(attempt + 1), delayOf(attempt, Math.random()))
  }
  void request(0)
  return code
}
