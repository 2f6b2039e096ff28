import { createHash } from 'node:crypto'
import { NO_TABLE, type Store, StoreDown } from '@halfpint/store'
import { CODE_LENGTH, type CodeTarget } from '@halfpint/table/wire'
import type { GroupRegistry } from '../groups/registry.ts'
import { lettersOf } from '../tables/token.ts'

const DAY = 86_400_000

/** Number of attempts to store a code while other processes store codes too. */
const MAX_ATTEMPTS = 100

/** Codes that lead to tables, pads and groups. */
export interface CodeRegistry {
  /** The target of a code; `undefined` if there is none, or if it was removed. */
  find(code: string): Promise<CodeTarget | undefined>
  /** The code of a target, stored if it is new; `undefined` if there is no such target. */
  codeOf(target: CodeTarget): Promise<string | undefined>
}

/** The log of a code. No table has such a name. */
const logOf = (code: string): string => `code-${code}`

/** The log of a target. */
const targetLog = ({ kind, id }: CodeTarget): string => (kind === 'pad' ? `pad-${id}` : id)

/** The codes of a target in order of preference: every process finds the same ones. */
const candidate = ({ kind, id }: CodeTarget, attempt: number): string =>
  lettersOf(createHash('sha256').update(`code ${kind} ${id} ${attempt}`, 'utf8').digest(), CODE_LENGTH)

const isSame = (a: CodeTarget, b: CodeTarget): boolean => a.kind === b.kind && a.id === b.id

/** Opens the codes in a store. The last event of a code's log is its target. */
export const openCodeRegistry = (
  store: Store,
  groups: Pick<GroupRegistry, 'find'>,
  now: () => number,
): CodeRegistry => {
  const exists = async (target: CodeTarget): Promise<boolean> => {
    if (target.kind === 'group') {
      // The code of an old link leads nowhere.
      const [group = '', invite] = target.id.split('-')
      return (await groups.find(group))?.invite === invite
    }
    const last = await store.last(targetLog(target))
    return last !== undefined && (target.kind !== 'pad' || (last.event as { readonly pad?: unknown }).pad !== null)
  }
  const note = (code: string, version: number, target: CodeTarget) =>
    store.append(logOf(code), version, [{ at: now(), event: { kind: target.kind, id: target.id } }], NO_TABLE)

  return {
    async find(code) {
      const last = await store.last(logOf(code))
      const target = last?.event as CodeTarget | undefined
      return target !== undefined && (await exists(target)) ? target : undefined
    },
    async codeOf(target) {
      if (!(await exists(target))) return undefined
      let attempt = 0
      for (let tries = 0; tries < MAX_ATTEMPTS; tries++) {
        const code = candidate(target, attempt)
        const last = await store.last(logOf(code))
        const other = last?.event as CodeTarget | undefined
        const isOwn = other !== undefined && isSame(other, target)
        // Written again once a day: the store removes logs that nobody has written to for a long time.
        if (isOwn && last !== undefined && last.at > now() - DAY) return code
        if (other !== undefined && !isOwn && (await exists(other))) attempt++
        else if ((await note(code, last?.version ?? 0, target)).kind === 'done') return code
      }
      throw new StoreDown('other processes store codes all the time')
    },
  }
}
