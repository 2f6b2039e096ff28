import type { Setup } from '@halfpint/table'
import { words } from '../../../base/speech.ts'
import { PAGE_GAMES } from '../../../board/index.ts'
import { clockName, graceName } from './setup.ts'

/** All rules of a table as a list to read. */
export const RuleList = ({ setup }: { setup: Setup }) => {
  const { create, lobby } = words('online')
  const texts = PAGE_GAMES.get(setup.game)?.options() ?? {}
  const chosen = Object.entries(setup.options).flatMap(([name, value]) => {
    const text = texts[name]
    const said = text?.values?.[String(value)]
    return text?.label === undefined || said === undefined ? [] : [[text.label, said] as const]
  })
  const rows = [
    [create.seats, String(setup.seats)],
    [words('setup').rounds, lobby.rules(Number(setup.options.rounds ?? 0))],
    [create.clock, create.clocks[clockName(setup.clock)]],
    [create.grace, create.graces[graceName(setup.grace)]],
    ...chosen,
  ] as const
  return (
    <dl class="rule-list">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
