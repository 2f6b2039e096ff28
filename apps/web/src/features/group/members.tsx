import type { Problem } from '@halfpint/core'
import type { GroupView } from '@halfpint/table/wire'
import { useSignal } from '@preact/signals'
import { goTo } from '../../base/route.ts'
import { linkTo } from '../../base/routes.ts'
import { settings } from '../../base/settings.ts'
import { words } from '../../base/speech.ts'
import { leaveGroup } from '../../session/server/groups.ts'
import type { KeptGroup } from '../../session/server/memberships.ts'
import { PlayerSymbol, symbolOf } from '../../ui/faces/symbol.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { hasName, You } from '../../ui/you.tsx'
import type { SendCommand } from './grouppage.tsx'

interface MembersProps {
  readonly view: GroupView
  readonly membership: KeptGroup
  readonly send: SendCommand
  readonly onProblem: (problem: Problem) => void
}

/** The members. The founder can remove one; everybody can change their own name, and leave. */
export const Members = ({ view, membership, send, onProblem }: MembersProps) => {
  const say = words('group').members
  const removing = useSignal<string | null>(null)
  const open = useSignal<'name' | 'leave' | null>(null)
  const isFounder = view.me === view.founder
  const leave = async (isForgotten: boolean): Promise<void> => {
    const left = await leaveGroup(membership, isForgotten)
    if (left.ok) goTo(linkTo('/group'), true)
    else onProblem(left.problem)
  }
  return (
    <section class="panel">
      <h2>{say.heading}</h2>
      <ul class="member-list">
        {view.members.map(({ id, name, symbol }) => (
          <li key={id}>
            <PlayerSymbol symbol={symbolOf(symbol)} />
            <span class="grow">
              {name} {id === view.me && <span class="side-note">{say.you}</span>}{' '}
              {id === view.founder && <span class="side-note">{say.founder}</span>}
            </span>
            {isFounder && id !== view.me && removing.value !== id && (
              <button
                type="button"
                class="icon-button"
                aria-label={say.remove(name)}
                title={say.remove(name)}
                onClick={() => (removing.value = id)}
              >
                <Icon name="close" />
              </button>
            )}
            {removing.value === id && (
              <span class="acts">
                <button
                  type="button"
                  class="button"
                  onClick={() => {
                    removing.value = null
                    void send({ type: 'strike', member: id })
                  }}
                >
                  {say.sure(name)}
                </button>
                <button type="button" class="button outline" onClick={() => (removing.value = null)}>
                  {say.keep}
                </button>
              </span>
            )}
          </li>
        ))}
      </ul>
      <div class="acts">
        <button type="button" class="button outline" onClick={() => (open.value = 'name')}>
          {say.rename}
        </button>
        <button type="button" class="button quiet" onClick={() => (open.value = 'leave')}>
          {say.leave}
        </button>
      </div>
      {open.value === 'name' && (
        <Sheet heading={say.rename} onClose={() => (open.value = null)}>
          <form
            class="group-form"
            onSubmit={event => {
              event.preventDefault()
              if (!hasName()) return
              open.value = null
              const { name, symbol } = settings.peek()
              void send({ type: 'rename', name, symbol })
            }}
          >
            <You taken={view.members.filter(({ id }) => id !== view.me).map(({ symbol }) => symbolOf(symbol))} />
            <button type="submit" class="button" disabled={!hasName()}>
              {words('group').rules.save}
            </button>
          </form>
        </Sheet>
      )}
      {open.value === 'leave' && (
        <Sheet heading={say.leave} onClose={() => (open.value = null)}>
          <div class="group-form">
            <button type="button" class="button" onClick={() => void leave(false)}>
              {say.leave}
            </button>
            <button type="button" class="button outline" onClick={() => void leave(true)}>
              {say.forget}
            </button>
            <button type="button" class="button quiet" onClick={() => (open.value = null)}>
              {say.stay}
            </button>
          </div>
        </Sheet>
      )}
    </section>
  )
}
