import '../online.css'
import type { Problem } from '@halfpint/core'
import type { ListedTable } from '@halfpint/table/wire'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { goTo } from '../../../base/route.ts'
import { linkTo } from '../../../base/routes.ts'
import { words } from '../../../base/speech.ts'
import { gameName } from '../../../board/index.ts'
import { listTables } from '../../../session/server/api.ts'
import { WoodBar } from '../../../ui/woodbar.tsx'
import { Alert } from '../alert.tsx'
import { CodeField } from '../join.tsx'
import { Mine } from './mine.tsx'

/** Interval between two requests for the list, in milliseconds. */
const REFRESH = 5_000

/** Opens the first table with a free seat, or creates a public table that others find. */
const joinAnybody = async (): Promise<void> => {
  const found = await listTables()
  const free = found.ok ? found.value.tables.filter(({ open }) => open > 0) : []
  const best = free.find(({ phase }) => phase === 'gathering') ?? free[0]
  goTo(best === undefined ? linkTo('/table', { listed: 'yes' }) : linkTo('/table/:table', { table: best.table }))
}

const Row = ({ listed }: { listed: ListedTable }) => {
  const { list, lobby } = words('online')
  const { table, game, phase, open, players, rounds, timed } = listed
  const phases: { readonly [phase: string]: string } = list.phases
  const names = players.map(player => player.name).join(', ')
  return (
    <li data-table={table}>
      <span class="name">
        <b>{gameName(game)}</b>
        <span>{names}</span>
        <span class="quiet-text">
          {phases[phase] ?? phase}
          {open > 0 && ` · ${list.open(open)}`}
          {rounds !== undefined && ` · ${lobby.rules(rounds)} · ${timed ? lobby.withClock : lobby.noClock}`}
        </span>
      </span>
      {open > 0 && (
        <a
          class="button"
          href={linkTo('/table/:table', { table })}
          aria-label={`${list.sit}: ${list.row(gameName(game), names)}`}
        >
          {list.sit}
        </a>
      )}
      <a
        class="button quiet"
        href={linkTo('/table/:table', { table, watch: 'yes' })}
        aria-label={`${list.watch}: ${list.row(gameName(game), names)}`}
      >
        {list.watch}
      </a>
    </li>
  )
}

/** The public tables, and the seats of this device. */
export const TablesScreen = () => {
  const { list } = words('online')
  const tables = useSignal<readonly ListedTable[] | null>(null)
  const problem = useSignal<Problem | null>(null)
  const looks = useSignal(0)
  useEffect(() => {
    const ending = new AbortController()
    const look = async (): Promise<void> => {
      if (document.visibilityState === 'hidden') return
      const found = await listTables(ending.signal)
      if (ending.signal.aborted) return
      problem.value = found.ok ? null : found.problem
      if (found.ok) tables.value = found.value.tables
    }
    void look()
    const timer = setInterval(() => void look(), REFRESH)
    return () => {
      clearInterval(timer)
      ending.abort()
    }
  }, [looks.value])
  return (
    <>
      <WoodBar heading={list.heading} />
      <main class="plain online">
        <Mine />
        <CodeField />
        <Alert problem={problem.value} />
        {tables.value !== null && tables.value.length > 0 && (
          <section class="panel">
            <ul class="tables" aria-label={list.heading}>
              {tables.value.map(listed => (
                <Row key={listed.table} listed={listed} />
              ))}
            </ul>
          </section>
        )}
        {tables.value?.length === 0 && (
          <p>
            {list.none} <span class="quiet-text">{list.noneHint}</span>
          </p>
        )}
        <div class="ways-on">
          {problem.value !== null && (
            <button type="button" class="button quiet" onClick={() => looks.value++}>
              {list.refresh}
            </button>
          )}
          <button type="button" class="button" onClick={() => void joinAnybody()}>
            {list.anybody}
          </button>
          <a class="button quiet" href={linkTo('/table', { listed: 'yes' })}>
            {list.lay}
          </a>
        </div>
      </main>
    </>
  )
}
