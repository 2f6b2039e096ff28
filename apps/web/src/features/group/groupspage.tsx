import { type Problem, type Result, refuse } from '@halfpint/core'
import type { GroupView } from '@halfpint/table/wire'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { openLibrary, savedPads } from '../../base/pads/library.ts'
import { goTo } from '../../base/route.ts'
import { linkTo, type RouteParams } from '../../base/routes.ts'
import { words } from '../../base/speech.ts'
import { addDay, addPad, addTable, foundGroup } from '../../session/server/groups.ts'
import { type KeptGroup, keptGroups, membershipIn } from '../../session/server/memberships.ts'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { WoodBar } from '../../ui/woodbar.tsx'
import { hasName, You } from '../../ui/you.tsx'
import { Alert } from './alert.tsx'

type Addition = RouteParams<'/group'>

const isEmpty = ({ table, pad, day }: Addition): boolean =>
  table === undefined && pad === undefined && day === undefined

/** Adds a table, a pad or a daily deal to a group. */
const addTo = async (group: KeptGroup, { table, pad, day, game }: Addition): Promise<Result<GroupView>> => {
  if (table !== undefined) return addTable(group, table)
  if (day !== undefined && game !== undefined) return addDay(group, day, game)
  await openLibrary()
  const saved = savedPads.value?.find(({ kept }) => kept.id === pad)
  return saved === undefined ? refuse('no-pads') : addPad(group, saved.kept.id, saved.sheet.pad)
}

/** The groups of this device, and a new one. With an addition, a tap on a group adds it there. */
export const GroupsPage = ({ add }: { add: Addition }) => {
  const say = words('group')
  const name = useSignal('')
  const problem = useSignal<Problem | null>(null)
  const busy = useSignal(false)
  const groups = keptGroups()
  const isAdding = !isEmpty(add)
  useEffect(() => {
    if (add.pad !== undefined) void openLibrary()
  }, [])
  const finish = async (kept: KeptGroup): Promise<void> => {
    busy.value = true
    const added = isAdding ? await addTo(kept, add) : null
    busy.value = false
    if (added?.ok === false) problem.value = added.problem
    else goTo(linkTo('/group/:link', { link: kept.group }), true)
  }
  const found = async (): Promise<void> => {
    busy.value = true
    const founded = await foundGroup(name.value.trim())
    busy.value = false
    const kept = founded.ok ? membershipIn(founded.value.id) : undefined
    if (!founded.ok) problem.value = founded.problem
    else if (kept !== undefined) await finish(kept)
  }
  const heading =
    add.table !== undefined ? say.add.table : add.pad !== undefined ? say.add.pad : isAdding ? say.add.day : null
  const mayFound = hasName() && name.value.trim() !== '' && !busy.value
  return (
    <>
      <WoodBar heading={say.list.heading} />
      <main class="plain group-pages">
        {heading === null ? <p class="on-wood">{say.list.about}</p> : <h2>{heading}</h2>}
        <Alert problem={problem.value} />
        {groups.length > 0 && (
          <section class="board-panel">
            <h2>{say.list.yours}</h2>
            <ul class="row-links">
              {groups.map(kept => (
                <li key={kept.group}>
                  {isAdding ? (
                    <button type="button" class="row-link" disabled={busy.value} onClick={() => void finish(kept)}>
                      <span class="grow">{kept.name}</span>
                      <b>{say.add.here}</b>
                    </button>
                  ) : (
                    <a class="row-link" href={linkTo('/group/:link', { link: kept.group })}>
                      <span class="grow">{kept.name}</span>
                      <Icon name="next" />
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </section>
        )}
        <section class="panel">
          <h2>{say.list.fresh}</h2>
          <form
            class="group-form"
            onSubmit={event => {
              event.preventDefault()
              if (mayFound) void found()
            }}
          >
            <TextField
              caption={say.list.name}
              value={name.value}
              most={24}
              placeholder={say.list.placeholder}
              onWrite={next => {
                name.value = next
              }}
            />
            <You />
            {!hasName() && <p class="quiet-text">{say.list.nameFirst}</p>}
            <button type="submit" class="button" disabled={!mayFound}>
              {say.list.found}
            </button>
          </form>
        </section>
      </main>
    </>
  )
}
