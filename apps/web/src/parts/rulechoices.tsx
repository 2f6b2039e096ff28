import type { Choice, Json } from '@halfpint/core'
import { OPTION_RULES as HERZLOS_OPTIONS } from '@halfpint/herzlos'
import { GAMES } from '@halfpint/table'
import type { OptionText } from '@halfpint/words'
import { words } from '../shell/speech.ts'
import { Choices } from './field.tsx'

interface RuleChoicesProps {
  readonly game: string
  readonly options: { readonly [name: string]: Json }
  readonly onChoose: (name: string, value: Json) => void
}

/** The whole numbers between two limits, as a form shows them. */
export const range = (least: number, most: number): string[] =>
  Array.from({ length: most - least + 1 }, (_, at) => String(least + at))

/** What the options of a game's rules are called. */
const optionWords = (game: string): { readonly [option: string]: OptionText } => words(game as 'herzlos').options

/** Z6: the prices of the hearts that are offered, 2 first. */
const HEARTS: { readonly [name in 'shown' | 'one']: readonly number[] } = {
  shown: HERZLOS_OPTIONS.hearts.usual,
  one: HERZLOS_OPTIONS.hearts.usual.map(() => -1),
}

/** What the hearts of Herzlos cost; a list that is not offered here is kept as it is. */
const HeartPrices = ({ prices, onChoose }: { prices: Json; onChoose: (prices: readonly number[]) => void }) => {
  const { hearts } = words('herzlos').options
  const names = Object.keys(HEARTS) as (keyof typeof HEARTS)[]
  const now = names.find(name => String(HEARTS[name]) === String(prices))
  return (
    <>
      <Choices<keyof typeof hearts.values>
        caption={hearts.label}
        value={now ?? 'own'}
        values={now === undefined ? [...names, 'own'] : names}
        say={name => hearts.values[name]}
        onChoose={name => {
          if (name !== 'own') onChoose(HEARTS[name])
        }}
      />
      <p class="quiet-text">{hearts.hint}</p>
    </>
  )
}

/** The options of a game's rules, folded away. */
export const RuleChoices = ({ game, options, onChoose }: RuleChoicesProps) => {
  const said = optionWords(game)
  const setup = words('setup')
  const rules = GAMES.get(game)?.optionRules ?? {}
  const { rounds } = rules
  return (
    <details class="rules-choice">
      <summary>{setup.rules}</summary>
      {rounds?.kind === 'whole' && (
        <Choices
          caption={setup.rounds}
          value={String(options.rounds)}
          values={range(rounds.least, rounds.most)}
          say={value => value}
          onChoose={value => onChoose('rounds', Number(value))}
        />
      )}
      {rules.hearts?.kind === 'list' && (
        <HeartPrices prices={options.hearts ?? null} onChoose={prices => onChoose('hearts', [...prices])} />
      )}
      {Object.entries(rules)
        .filter((entry): entry is [string, Choice] => entry[1].kind === 'choice' && said[entry[0]]?.label !== undefined)
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
