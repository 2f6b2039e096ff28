import '../../../ui/rulesrow.css'
import { clockwise, type Seat } from '@halfpint/core'
import type { PlayerCommand, TableView } from '@halfpint/table'
import { useSignal } from '@preact/signals'
import { words } from '../../../base/speech.ts'
import { gameName, PAGE_GAMES } from '../../../board/index.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Later } from '../../../ui/later.tsx'
import { seatName } from '../../../ui/seatface.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { RuleList } from './rulelist.tsx'
import { SetupSheet } from './setupsheet.tsx'

/** The seat that starts the next match, in a game with that option. */
export const nextStarter = ({ setup: { options, seats }, matches }: TableView): Seat | null =>
  typeof options.startSeat === 'number' ? clockwise(options.startSeat, seats, matches) : null

/** The rules in one line. */
const agreedIn = (view: TableView): string => {
  const { lobby } = words('online')
  const { options, clock } = view.setup
  const starter = nextStarter(view)
  const starts =
    starter === null || view.seats[starter]?.kind === 'open' ? [] : [lobby.startsFirst(seatName(view.seats[starter]))]
  const rounds = lobby.rules(Number(options.rounds ?? 0))
  return [rounds, clock === null ? lobby.noClock : lobby.withClock, ...starts].join(', ')
}

interface RulesProps {
  readonly view: TableView
  /** Sends a command of the host; without it the rules are only shown. */
  readonly send?: (command: PlayerCommand) => void
}

/** The game with its rules and the drinking rules, which everybody may read and the host may change. */
export const RulesSlip = ({ view, send }: RulesProps) => {
  const { lobby } = words('online')
  const isOpen = useSignal(false)
  const { setup } = view
  const customs = PAGE_GAMES.get(setup.game)?.customs
  const close = (): void => {
    isOpen.value = false
  }
  return (
    <section class="rules-slip paper" aria-label={lobby.rulesOf(gameName(setup.game))}>
      <button type="button" class="rules-row" onClick={() => (isOpen.value = true)}>
        <span>
          <b>{gameName(setup.game)}</b>
          <span>{agreedIn(view)}</span>
        </span>
        <Icon name="next" />
      </button>
      {customs !== undefined && (send !== undefined || (setup.customs ?? []).length > 0) && (
        <Later
          key={setup.game}
          words={['pad']}
          load={customs}
          with={{
            chosen: setup.customs ?? [],
            ...(send === undefined
              ? {}
              : {
                  onChange: (customs: readonly string[]) =>
                    send({ type: 'change-setup', setup: { ...setup, customs: [...customs] } }),
                }),
          }}
        />
      )}
      {isOpen.value &&
        (send === undefined ? (
          <Sheet heading={lobby.rulesOf(gameName(setup.game))} onClose={close}>
            <RuleList setup={setup} />
          </Sheet>
        ) : (
          <SetupSheet view={view} send={send} onClose={close} />
        ))}
    </section>
  )
}
