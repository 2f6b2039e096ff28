import type { ChoiceRule } from '@halfpint/core'
import { GAMES } from '@halfpint/table'
import { words } from '../base/speech.ts'
import { Choices } from '../ui/field.tsx'
import { Later } from '../ui/later.tsx'
import { PAGE_GAMES } from './index.ts'
import type { OptionFieldProps } from './pagegame.ts'

interface RuleChoicesProps extends OptionFieldProps {
  readonly game: string
}

/** The whole numbers between two limits, as strings. */
export const range = (least: number, most: number): string[] =>
  Array.from({ length: most - least + 1 }, (_, at) => String(least + at))

/** The options of a game's rules, folded away. */
export const RuleChoices = ({ game, options, onChoose }: RuleChoicesProps) => {
  const setup = words('setup')
  const page = PAGE_GAMES.get(game)
  const said = page?.options() ?? {}
  const rules = GAMES.get(game)?.optionRules ?? {}
  const { rounds } = rules
  const more = page?.optionField
  return (
    <details class="rules-choice">
      <summary>{setup.rules}</summary>
      {rounds?.kind === 'whole' && (
        <Choices
          caption={setup.rounds}
          value={String(options.rounds)}
          values={range(rounds.min, rounds.max)}
          say={value => value}
          onChoose={value => onChoose('rounds', Number(value))}
        />
      )}
      {more === undefined ? null : <Later key={game} load={more} with={{ options, onChoose }} />}
      {Object.entries(rules)
        .filter(
          (entry): entry is [string, ChoiceRule] => entry[1].kind === 'choice' && said[entry[0]]?.label !== undefined,
        )
        .map(([name, rule]) => (
          <Choices
            key={name}
            caption={said[name]?.label ?? name}
            value={String(options[name])}
            values={rule.values}
            say={value => said[name]?.values?.[value] ?? value}
            onChoose={value => onChoose(name, value)}
          />
        ))}
    </details>
  )
}
