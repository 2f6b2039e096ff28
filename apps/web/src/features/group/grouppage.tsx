import type { Problem } from '@halfpint/core'
import { eveningsOf, seasonOf, standingsOf } from '@halfpint/table'
import type { GroupCommand, GroupView } from '@halfpint/table/wire'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { linkTo } from '../../base/routes.ts'
import { words } from '../../base/speech.ts'
import { gameName } from '../../board/index.ts'
import { isPassing } from '../../session/server/api.ts'
import { commandGroup, fetchGroup, forgetGroup, lastSeen } from '../../session/server/groups.ts'
import type { KeptGroup } from '../../session/server/memberships.ts'
import { WoodBar } from '../../ui/woodbar.tsx'
import { Alert } from './alert.tsx'
import { Days } from './days.tsx'
import { GroupInvite } from './invite.tsx'
import { Members } from './members.tsx'
import { Rules } from './rules.tsx'
import { dateOf, Games, Standings } from './standings.tsx'

/** Milliseconds between two looks at the group. */
const REFRESH = 10_000

/** An evening that ended less than this many milliseconds ago is this evening. */
const THIS_EVENING = 8 * 3_600_000

/** Number of earlier evenings that are shown. */
const MAX_WEEKS = 10

/** Sends a command of the member. */
export type SendCommand = (command: GroupCommand) => Promise<void>

/** The open tables of the group. */
const Tables = ({ tables }: Pick<GroupView, 'tables'>) => {
  const { page } = words('group')
  const open = tables.filter(({ phase }) => phase !== 'over')
  if (open.length === 0) return null
  return (
    <section class="towel-panel">
      <h2>{page.tables}</h2>
      <ul class="group-games">
        {open.map(({ table, game, phase, open: free, players }) => (
          <li key={table}>
            <span class="grow">
              <b>{gameName(game)}</b>
              <span>{players.map(({ name }) => name).join(', ')}</span>
              <span class="side-note">
                {[...(phase === 'playing' ? [page.playing] : []), ...(free > 0 ? [page.free(free)] : [])].join(', ')}
              </span>
            </span>
            <a class="button" href={linkTo('/table/:table', { table })}>
              {page.sitDown}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The earlier evenings, each with its winners; a tap opens its games. */
const Weeks = ({ view, onRemove }: { view: GroupView; onRemove: (result: string) => void }) => {
  const { page } = words('group')
  const weeks = eveningsOf(view.results).slice(1, 1 + MAX_WEEKS)
  if (weeks.length === 0) return null
  return (
    <section class="board-panel">
      <h2>{page.weeks}</h2>
      {weeks.map(evening => {
        const standings = standingsOf(evening, view)
        const best = standings.filter(({ points }) => points === standings[0]?.points).map(({ name }) => name)
        return (
          <details key={evening.from} class="group-week">
            <summary>
              <span class="grow">{dateOf(evening.from)}</span> <b>{best.join(', ')}</b>{' '}
              <span class="side-note">{page.games(evening.results.length)}</span>
            </summary>
            <Standings caption={dateOf(evening.from)} standings={standings} members={view.members} />
            <Games evening={evening} view={view} onRemove={onRemove} />
          </details>
        )
      })}
    </section>
  )
}

/** The group now, read again every few seconds while the page is visible; and the last problem. */
const useGroup = (membership: KeptGroup) => {
  const view = useSignal(lastSeen(membership.group))
  const problem = useSignal<Problem | null>(null)
  /** Whether the server has answered: until then the link may be an old one. */
  const isFresh = useSignal(false)
  const looks = useSignal(0)
  useEffect(() => {
    const ending = new AbortController()
    const look = async (): Promise<void> => {
      if (document.visibilityState === 'hidden') return
      const answer = await fetchGroup(membership, ending.signal)
      if (ending.signal.aborted) return
      problem.value = answer.ok ? null : answer.problem
      if (!answer.ok) return
      view.value = answer.value
      isFresh.value = true
    }
    void look()
    const timer = setInterval(() => void look(), REFRESH)
    document.addEventListener('visibilitychange', () => void look(), { signal: ending.signal })
    return () => {
      clearInterval(timer)
      ending.abort()
    }
  }, [looks.value])
  return { view, problem, isFresh, again: () => looks.value++ }
}

/** A group: its tables, the evening, the season, the daily deals and the members. */
export const GroupPage = ({ membership }: { membership: KeptGroup }) => {
  const say = words('group')
  const { view, problem, isFresh, again } = useGroup(membership)
  const refused = useSignal<Problem | null>(null)
  const send: SendCommand = async command => {
    const done = await commandGroup(membership, command)
    refused.value = done.ok ? null : done.problem
    if (done.ok) view.value = done.value
  }
  const isOut = problem.value?.code === 'not-a-member'
  useEffect(() => {
    if (isOut) forgetGroup(membership.group)
  }, [isOut])
  const now = view.value
  if (isOut || now === null) {
    return (
      <>
        <WoodBar heading={membership.name} />
        <main class="plain group-pages" aria-busy={problem.value === null}>
          <Alert problem={problem.value} />
          {problem.value !== null && (
            <div class="acts">
              {!isOut && (
                <button type="button" class="button" onClick={again}>
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
  const [evening] = eveningsOf(now.results)
  const isTonight = evening !== undefined && Date.now() - evening.until < THIS_EVENING
  const remove = (result: string): void => void send({ type: 'remove-result', result })
  const isAway = problem.value !== null && isPassing(problem.value, 'no-server')
  return (
    <>
      <WoodBar heading={now.name} />
      <main class="plain group-pages group-page">
        <div class="group-main">
          {isAway && (
            <p class="note-panel" role="status">
              {say.page.offline}{' '}
              <button type="button" class="text-button" onClick={again}>
                {say.page.again}
              </button>
            </p>
          )}
          <Alert problem={refused.value ?? (isAway ? null : problem.value)} />
          <div class="acts">
            <a class="button" href={linkTo('/table', { group: now.id })}>
              {say.page.openTable}
            </a>
            <a class="button outline" href={linkTo('/pad/new')}>
              {say.page.newPad}
            </a>
          </div>
          <Tables tables={now.tables} />
          {evening === undefined ? (
            <section class="board-panel">
              <p>{say.page.empty}</p>
            </section>
          ) : (
            <>
              <section class="board-panel">
                <h2>{isTonight ? say.page.tonight : `${say.page.last}, ${dateOf(evening.from)}`}</h2>
                <Standings
                  caption={isTonight ? say.page.tonight : say.page.last}
                  standings={standingsOf(evening, now)}
                  members={now.members}
                />
                <Games evening={evening} view={now} onRemove={remove} />
              </section>
              <section class="paper-panel">
                <h2>{say.page.season}</h2>
                <Standings caption={say.page.season} standings={seasonOf(now)} members={now.members} />
                <Rules view={now} send={send} />
              </section>
              <Weeks view={now} onRemove={remove} />
            </>
          )}
          <Days view={now} />
        </div>
        <div class="group-side">
          {isFresh.value && <GroupInvite view={now} send={send} />}
          <Members
            view={now}
            membership={membership}
            send={send}
            onProblem={found => {
              refused.value = found
            }}
          />
        </div>
      </main>
    </>
  )
}
