import type { Choice } from '@halfpint/core'
import { GAMES, type Setup } from '@halfpint/table'
import { Choices, Switch } from '../parts/field.tsx'
import { words } from '../shell/speech.ts'
import { CLOCKS, type ClockName, clockName, fitted, GRACES } from './setup.ts'

interface SetupFormProps {
  readonly setup: Setup
  /** The chairs that must stay because somebody sits there. */
  readonly taken?: number
  readonly onChange: (setup: Setup) => void
}

const GAME_IDS = ['half-pint-heroes', 'herzlos'] as const
const range = (least: number, most: number): string[] =>
  Array.from({ length: most - least + 1 }, (_, at) => String(least + at))

/** What the values of the options of the rules are called. */
const useOptionWords = (): { readonly [option: string]: { caption: string; values: { [value: string]: string } } } => {
  const { setup } = words('heroes')
  const { create } = words('online')
  return {
    sets: { caption: setup.sets, values: setup.setsValues },
    rowGroups: { caption: setup.rowGroups, values: setup.rowGroupsValues },
    fullHouse: { caption: setup.fullHouse, values: setup.fullHouseValues },
    march: { caption: create.march, values: create.marches },
  }
}

const RuleChoices = ({ setup, onChange }: SetupFormProps) => {
  const said = useOptionWords()
  const { create } = words('online')
  const rules = GAMES.get(setup.game)?.optionRules ?? {}
  const { rounds } = rules
  const choose = (name: string, value: string | number): void =>
    onChange(fitted(setup, { options: { ...setup.options, [name]: value } }))
  return (
    <details class="rules-choice">
      <summary>{create.rules}</summary>
      {rounds?.kind === 'whole' && (
        <Choices
          caption={create.rounds}
          value={String(setup.options.rounds)}
          values={range(rounds.least, rounds.most)}
          say={value => value}
          onChoose={value => choose('rounds', Number(value))}
        />
      )}
      {Object.entries(rules)
        .filter((entry): entry is [string, Choice] => entry[1].kind === 'choice' && said[entry[0]] !== undefined)
        .map(([name, rule]) => (
          <Choices
            key={name}
            caption={said[name]?.caption ?? name}
            value={String(setup.options[name])}
            values={rule.values}
            say={value => said[name]?.values[value] ?? value}
            onChoose={value => choose(name, value)}
          />
        ))}
    </details>
  )
}

/** All that is agreed before the first deal. */
export const SetupForm = ({ setup, taken = 0, onChange }: SetupFormProps) => {
  const { create } = words('online')
  const { games } = words('core')
  const seats = GAMES.get(setup.game)?.seats ?? { least: 2, most: 7 }
  return (
    <>
      <Choices
        caption={create.game}
        value={setup.game as (typeof GAME_IDS)[number]}
        values={GAME_IDS.filter(id => (GAMES.get(id)?.seats.most ?? 0) >= taken)}
        say={id => games[id]}
        onChoose={game => onChange(fitted(setup, { game, seats: Math.max(setup.seats, taken) }))}
      />
      <Choices
        caption={create.seats}
        value={String(setup.seats)}
        values={range(Math.max(seats.least, taken), seats.most)}
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
        value={GRACES.find(each => Number(each) === setup.grace) ?? '30000'}
        values={GRACES}
        say={grace => create.graces[grace]}
        onChoose={grace => onChange({ ...setup, grace: Number(grace) })}
      />
      <Switch caption={create.listed} on={setup.listed} onTurn={listed => onChange({ ...setup, listed })} />
      {setup.listed && <p class="quiet-text">{create.listedHint}</p>}
      <RuleChoices setup={setup} onChange={onChange} />
    </>
  )
}
