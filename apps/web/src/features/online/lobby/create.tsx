import type { Problem } from '@halfpint/core'
import type { Setup } from '@halfpint/table'
import type { OpenRequest } from '@halfpint/table/wire'
import { useSignal } from '@preact/signals'
import { goTo } from '../../../base/route.ts'
import { linkTo } from '../../../base/routes.ts'
import { settings } from '../../../base/settings.ts'
import { words } from '../../../base/speech.ts'
import { gameName } from '../../../board/index.ts'
import { withStarter } from '../../../board/starter.ts'
import { openTable } from '../../../session/server/api.ts'
import { drawToken, keepSeat } from '../../../session/server/keys.ts'
import { membershipIn } from '../../../session/server/memberships.ts'
import { WoodBar } from '../../../ui/woodbar.tsx'
import { hasName, You } from '../../../ui/you.tsx'
import { Alert } from '../alert.tsx'
import { lastSetup, rememberSetup, withPause } from './setup.ts'
import { SetupForm } from './setupform.tsx'

/** Creates a table with friends: game, rules, and the creator's name. */
export const CreateTable = ({ listed, group }: { listed: boolean; group: string | undefined }) => {
  const { create, lobby } = words('online')
  const setup = useSignal<Setup>({ ...lastSetup(), ...(listed ? { listed } : {}) })
  const problem = useSignal<Problem | null>(null)
  const busy = useSignal(false)
  /** One secret for one table: a repeated request creates no second table. */
  const token = useSignal(drawToken())

  const lay = async (): Promise<void> => {
    busy.value = true
    rememberSetup(setup.value)
    const { name, symbol } = settings.peek()
    const { game, options, seats } = setup.value
    const agreed = { ...withPause(setup.value), options: withStarter(game, options, seats, 'lot') }
    const command = { setup: agreed as OpenRequest['setup'], name, symbol, token: token.peek() }
    const opened = await openTable(command)
    busy.value = false
    if (!opened.ok) {
      // No automatic retry: the reader presses the button again.
      problem.value = opened.problem.code === 'server-gone' ? { code: 'not-reached' } : opened.problem
      return
    }
    const { table, seat } = opened.value
    const kept = membershipIn(group ?? '')
    // A table that could not be added can be added in its lobby.
    if (kept !== undefined) await (await import('../../../session/server/groups.ts')).addTable(kept, table)
    keepSeat({ table, seat, token: token.peek(), game: setup.value.game, at: Date.now() })
    goTo(linkTo('/table/:table', { table }), true)
  }

  return (
    <>
      <WoodBar heading={create.heading} />
      <main class="plain online">
        <p class="quiet-text">{create.intro}</p>
        <form
          class="lay"
          onSubmit={event => {
            event.preventDefault()
            if (hasName() && !busy.value) void lay()
          }}
        >
          <section class="panel">
            <You />
          </section>
          <details class="panel rules-more">
            <summary>
              <span>
                <b>{create.rules}</b>
                <span>
                  {gameName(setup.value.game)}, {lobby.rules(Number(setup.value.options.rounds ?? 0))},{' '}
                  {setup.value.clock === null ? lobby.noClock : lobby.withClock}
                </span>
              </span>
            </summary>
            <SetupForm
              setup={setup.value}
              onChange={next => {
                setup.value = next
              }}
            />
          </details>
          <Alert problem={problem.value} />
          <div class="lobby-foot">
            {!hasName() && <p class="quiet-text">{create.nameFirst}</p>}
            <button type="submit" class="button" disabled={!hasName() || busy.value}>
              {busy.value ? create.laying : create.lay}
            </button>
          </div>
        </form>
      </main>
    </>
  )
}
