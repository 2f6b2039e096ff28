import './setupsheet.css'
import { LEVELS } from '@halfpint/bots'
import { GAMES } from '@halfpint/table'
import { useSignal } from '@preact/signals'
import { words } from '../base/speech.ts'
import { strongName } from '../session/worker/strongname.ts'
import { Portrait } from '../ui/faces/portrait.tsx'
import { botName, CHARACTERS } from '../ui/faces/regulars.ts'
import { Choices } from '../ui/field.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { RuleChoices, range } from './rulechoices.tsx'
import { StarterChoice } from './starterchoice.tsx'
import { lastCommand, rememberCommand, type TableCommand } from './tablesetup.ts'

/** A seat: the bot that plays it. */
export const BotChoice = ({ game, seat, bot, onChoose }: BotChoiceProps) => {
  const { characters } = words('core')
  const setup = words('setup')
  const regular = CHARACTERS.find(each => each === bot)
  return (
    <div class="bot-choice">
      <Portrait bot={bot} />
      <label>
        <span class="unseen">{setup.who(seat)}</span>
        <select value={bot} onChange={event => onChoose(event.currentTarget.value)}>
          <optgroup label={setup.mixed}>
            {CHARACTERS.map(each => (
              <option key={each} value={each}>
                {strongName(game, each)}
              </option>
            ))}
          </optgroup>
          <optgroup label={setup.level}>
            {LEVELS.map(each => (
              <option key={each} value={each}>
                {strongName(game, each)}
              </option>
            ))}
          </optgroup>
        </select>
      </label>
      {regular === undefined ? null : <p class="quiet-text">{characters[regular].about}</p>}
    </div>
  )
}

interface BotChoiceProps {
  readonly game: string
  readonly seat: number
  readonly bot: string
  readonly onChoose: (bot: string) => void
}

/** A bot that does not play yet, for one more seat. */
export const nextBot = (bots: readonly string[]): string => CHARACTERS.find(each => !bots.includes(each)) ?? 'regular'

/** The setup of a game against bots: number of players, bots and rules. */
export const SetupSheet = ({ game, onClose, onStart }: SetupSheetProps) => {
  const setup = words('setup')
  const command = useSignal<TableCommand>(lastCommand(game))
  const seats = GAMES.get(game)?.seats ?? { min: 2, max: 7 }
  const change = (next: Partial<TableCommand>): void => {
    command.value = { ...command.value, ...next }
    rememberCommand(game, command.value)
  }
  const { bots, options, starter } = command.value
  const seatMany = (count: number): void => {
    const next = bots.slice(0, count)
    while (next.length < count) next.push(nextBot(next))
    change({ bots: next })
  }
  return (
    <Sheet heading={setup.heading} onClose={onClose}>
      <Choices
        caption={setup.howMany}
        value={String(bots.length)}
        values={range(seats.min - 1, seats.max - 1)}
        say={value => value}
        onChoose={value => seatMany(Number(value))}
      />
      <div class="bot-choices">
        {bots.map((bot, at) => (
          <BotChoice
            game={game}
            key={at}
            seat={at + 1}
            bot={bot}
            onChoose={chosen => change({ bots: bots.map((each, other) => (other === at ? chosen : each)) })}
          />
        ))}
      </div>
      <StarterChoice
        game={game}
        names={[words('core').shell.you, ...bots.map(botName)]}
        starter={starter}
        onChoose={chosen => change({ starter: chosen })}
      />
      <RuleChoices
        game={game}
        options={options}
        onChoose={(name, value) => change({ options: { ...options, [name]: value } })}
      />
      <div class="sheet-acts">
        <button type="button" class="button" onClick={onStart}>
          {setup.start}
        </button>
      </div>
    </Sheet>
  )
}

interface SetupSheetProps {
  readonly game: string
  readonly onClose: () => void
  readonly onStart: () => void
}
