import type { Json } from '@halfpint/core'
import { type FixedGame, fixedSetup } from '@halfpint/daily'
import { useMemo } from 'preact/hooks'
import type { Link } from '../base/routes.ts'
import { settings } from '../base/settings.ts'
import { words } from '../base/speech.ts'
import { removeStoredChoices, storedChoices } from '../session/storedchoices.ts'
import { botName } from '../ui/faces/regulars.ts'
import { LocalTable } from './localtable.tsx'

interface FixedTableProps {
  readonly fixed: FixedGame
  /** The id of the table. */
  readonly table: string
  readonly back: Link
  /** Describes the game in the menu. */
  readonly about: string
  /** Stores the result of the finished game. */
  readonly onOver: (events: readonly Json[]) => Promise<void>
}

/** The table of a daily deal or a challenge. */
export const FixedTable = ({ fixed, table, back, about, onOver }: FixedTableProps) => {
  const { setup, start } = useMemo(() => {
    const { name, symbol } = settings.peek()
    const person = { name: name.trim() === '' ? words('core').shell.you : name, symbol }
    return { setup: fixedSetup(fixed, person, botName), start: { game: fixed, choices: storedChoices(fixed) } }
  }, [table])
  const end = async (events: () => Promise<readonly Json[]>): Promise<void> => {
    await onOver(await events())
    removeStoredChoices(fixed)
  }
  return (
    <LocalTable
      game={fixed.game}
      table={table}
      setup={setup}
      fixed={start}
      back={back}
      about={about}
      onOver={(over, events) => {
        if (over) void end(events)
      }}
    />
  )
}
