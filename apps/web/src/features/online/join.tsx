import './online.css'
import '../../ui/field.css'
import type { Problem } from '@halfpint/core'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { delayOf } from '../../base/backoff.ts'
import { goTo } from '../../base/route.ts'
import { linkTo, type ScreenProps } from '../../base/routes.ts'
import { problemIn, words } from '../../base/speech.ts'
import { linkForCode, readCode, spacedCode } from '../../session/server/address.ts'
import { isPassing } from '../../session/server/api.ts'
import { findCode } from '../../session/server/codes.ts'
import { WoodBar } from '../../ui/woodbar.tsx'

/** A field for a code or a pasted link. */
export const CodeField = ({ typed = '' }: { typed?: string }) => {
  const { list } = words('online')
  const isWrong = useSignal(false)
  return (
    <form
      class="by-code panel"
      onSubmit={event => {
        event.preventDefault()
        const link = linkForCode(String(new FormData(event.currentTarget).get('code') ?? ''))
        isWrong.value = link === null
        if (link !== null) goTo(link)
      }}
    >
      <div class="field">
        <label for="code">{list.code}</label>
        <input
          id="code"
          name="code"
          type="text"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          placeholder="k3w 9x0"
          defaultValue={typed}
        />
      </div>
      <button type="submit" class="button quiet">
        {list.join}
      </button>
      {isWrong.value && <p role="alert">{list.badCode}</p>}
    </form>
  )
}

/** The screens to which codes lead. */
const linkOf = {
  table: (table: string) => linkTo('/table/:table', { table }),
  pad: (id: string) => linkTo('/pad/live/:id', { id }),
  group: (link: string) => linkTo('/group/:link', { link }),
}

/** Opens the table or pad of a code. Retries while the server cannot be reached. */
const useCodeTarget = (typed: string): Problem | null => {
  const problem = useSignal<Problem | null>(null)
  useEffect(() => {
    let isOpen = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const open = async (attempt: number): Promise<void> => {
      const code = readCode(typed) ?? typed
      // Up to version 0.2.1 the code was the id of the table.
      if (code.length === 8) return goTo(linkTo('/table/:table', { table: code }), true)
      const found = await findCode(code)
      if (!isOpen) return
      if (found.ok) {
        const { kind, id } = found.value
        goTo(linkOf[kind](id), true)
        return
      }
      problem.value = found.problem.code === 'bad-request' ? { code: 'unknown-code' } : found.problem
      if (isPassing(found.problem)) timer = setTimeout(() => void open(attempt + 1), delayOf(attempt, Math.random()))
    }
    problem.value = null
    void open(0)
    return () => {
      isOpen = false
      clearTimeout(timer)
    }
  }, [typed])
  return problem.value
}

/** `#/join/:code`: opens the table or the pad with this code. */
export const JoinScreen = ({ route }: ScreenProps<'join'>) => {
  const { line, create } = words('online')
  const { code } = route.params
  const problem = useCodeTarget(code)
  const isAway = problem !== null && isPassing(problem)
  return (
    <>
      <WoodBar heading={problem === null ? line.joining : isAway ? line.unreachable : create.heading} />
      <main class="plain online" aria-busy={problem === null}>
        {problem !== null && <p role={isAway ? 'status' : 'alert'}>{problemIn(problem)}</p>}
        {problem !== null && !isAway && <CodeField key={code} typed={spacedCode(code)} />}
      </main>
    </>
  )
}
