import { GAMES, type Setup } from '@halfpint/table'
import { words } from '../../../base/speech.ts'
import { GameChoice } from '../../../board/gamechoice.tsx'
import { PAGE_GAMES } from '../../../board/index.ts'
import { RuleChoices, range } from '../../../board/rulechoices.tsx'
import type { Starter } from '../../../board/starter.ts'
import { StarterChoice } from '../../../board/starterchoice.tsx'
import { Choices, Switch } from '../../../ui/field.tsx'
import { CLOCKS, type ClockName, clockName, fitted, GRACES, graceName } from './setup.ts'

interface SetupFormProps {
  readonly setup: Setup
  /** The seats that cannot be removed because somebody sits there. */
  readonly taken?: number
  readonly onChange: (setup: Setup) => void
  /** The player who starts, and the names of all seats; drawn by lot when a table is opened. */
  readonly starter?: {
    readonly names: readonly string[]
    readonly chosen: Starter
    readonly onChoose: (starter: Starter) => void
  }
}

/** The form with all rules of a table. */
export const SetupForm = ({ setup, taken = 0, onChange, starter }: SetupFormProps) => {
  const { create } = words('online')
  const seats = GAMES.get(setup.game)?.seats ?? { min: 2, max: 7 }
  return (
    <>
      <GameChoice
        game={setup.game}
        games={[...PAGE_GAMES.keys()].filter(id => (GAMES.get(id)?.seats.max ?? 0) >= taken)}
        onChoose={game => onChange(fitted(setup, { game, seats: Math.max(setup.seats, taken) }))}
      />
      <Choices
        caption={create.seats}
        value={String(setup.seats)}
        values={range(Math.max(seats.min, taken), seats.max)}
        say={value => value}
        onChoose={value => onChange(fitted(setup, { seats: Number(value) }))}
      />
      <Choices
        caption={create.clock}
        value={clockName(setup.clock)}
        values={Object.keys(CLOCKS) as ClockName[]}
        say={name => create.clocks[name]}
        onChoose={name => onChange({ ...setup, clock: CLOCKS[name] })}
      />
      {setup.clock !== null && <p class="quiet-text">{create.clockHint}</p>}
      <Choices
        caption={create.grace}
        value={graceName(setup.grace)}
        values={GRACES}
        say={grace => create.graces[grace]}
        onChoose={grace => onChange({ ...setup, grace: grace === 'never' ? null : Number(grace) })}
      />
      <Switch caption={create.listed} on={setup.listed} onTurn={listed => onChange({ ...setup, listed })} />
      {setup.listed && <p class="quiet-text">{create.listedHint}</p>}
      <Switch
        caption={create.lateJoin}
        on={setup.lateJoin !== false}
        onTurn={lateJoin => onChange({ ...setup, lateJoin })}
      />
      {setup.lateJoin !== false && <p class="quiet-text">{create.lateJoinHint}</p>}
      {starter === undefined ? null : (
        <StarterChoice game={setup.game} names={starter.names} starter={starter.chosen} onChoose={starter.onChoose} />
      )}
      <RuleChoices
        game={setup.game}
        options={setup.options}
        onChoose={(name, value) => onChange(fitted(setup, { options: { ...setup.options, [name]: value } }))}
      />
    </>
  )
}
