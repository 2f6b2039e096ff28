import type { Problem } from '@halfpint/core'
import type { InviteAnswer } from '@halfpint/table/wire'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { goTo } from '../../base/route.ts'
import { linkTo } from '../../base/routes.ts'
import { settings } from '../../base/settings.ts'
import { words } from '../../base/speech.ts'
import { fetchInvitation, joinGroup } from '../../session/server/groups.ts'
import { PlayerSymbol, symbolOf } from '../../ui/faces/symbol.tsx'
import { WoodBar } from '../../ui/woodbar.tsx'
import { freeSymbol, hasName, You } from '../../ui/you.tsx'
import { Alert } from './alert.tsx'

/** The page for a person with the link of a group: its members, and a form to join. */
export const JoinPage = ({ link }: { link: string }) => {
  const say = words('group')
  const group = useSignal<InviteAnswer | null>(null)
  const problem = useSignal<Problem | null>(null)
  const busy = useSignal(false)
  const attempt = useSignal(0)
  useEffect(() => {
    let isOpen = true
    problem.value = null
    void fetchInvitation(link).then(answer => {
      if (!isOpen) return
      if (answer.ok) group.value = answer.value
      // Without the second half, the link is the address of a group that this device has left.
      else problem.value = answer.problem.code === 'bad-request' ? { code: 'group-link-invalid' } : answer.problem
    })
    return () => {
      isOpen = false
    }
  }, [attempt.value])
  const now = group.value
  if (now === null) {
    return (
      <>
        <WoodBar heading={say.list.heading} />
        <main class="plain group-pages" aria-busy={problem.value === null}>
          <Alert problem={problem.value} />
          {problem.value !== null && (
            <div class="acts">
              {problem.value.code !== 'group-link-invalid' && (
                <button type="button" class="button" onClick={() => attempt.value++}>
                  {say.page.again}
                </button>
              )}
              <a class="button outline" href={linkTo('/group')}>
                {say.list.yours}
              </a>
            </div>
          )}
        </main>
      </>
    )
  }
  const taken = now.members.map(({ symbol }) => symbolOf(symbol))
  const join = async (): Promise<void> => {
    busy.value = true
    settings.value = { ...settings.value, symbol: freeSymbol(settings.value.symbol, taken) }
    const joined = await joinGroup(link)
    busy.value = false
    if (joined.ok) goTo(linkTo('/group/:link', { link: joined.value.id }), true)
    else problem.value = joined.problem
  }
  return (
    <>
      <WoodBar heading={say.join.heading(now.name)} />
      <main class="plain group-pages">
        <section class="panel">
          <p>{say.join.members}</p>
          <ul class="member-faces">
            {now.members.map(({ name, symbol }) => (
              <li key={name}>
                <PlayerSymbol symbol={symbolOf(symbol)} /> {name}
              </li>
            ))}
          </ul>
          <form
            class="group-form"
            onSubmit={event => {
              event.preventDefault()
              if (hasName() && !busy.value) void join()
            }}
          >
            <You taken={taken} />
            {!hasName() && <p class="quiet-text">{say.list.nameFirst}</p>}
            <Alert problem={problem.value} />
            <button type="submit" class="button" disabled={!hasName() || busy.value}>
              {say.join.button}
            </button>
          </form>
        </section>
      </main>
    </>
  )
}
