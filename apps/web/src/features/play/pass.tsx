import '../../board/setupsheet.css'
import { GAMES, type SeatedSetup, type Setup } from '@halfpint/table'
import { useSignal } from '@preact/signals'
import { recall, remember, settings } from '../../base/settings.ts'
import { words } from '../../base/speech.ts'
import { GameChoice } from '../../board/gamechoice.tsx'
import { firstGame } from '../../board/index.ts'
import { LocalTable } from '../../board/localtable.tsx'
import { RuleChoices, range } from '../../board/rulechoices.tsx'
import { nextBot } from '../../board/setupsheet.tsx'
import { readStarter, type Starter, withStarter } from '../../board/starter.ts'
import { StarterChoice } from '../../board/starterchoice.tsx'
import { lastCommand } from '../../board/tablesetup.ts'
import { isWaiting, leaveTable, noteOver, tableOf } from '../../session/worker/saved.ts'
import { botName } from '../../ui/faces/regulars.ts'
import { PlayerSymbol, SYMBOL_NAMES, type SymbolName, symbolOf } from '../../ui/faces/symbol.tsx'
import { Choices, TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { WoodBar } from '../../ui/woodbar.tsx'

/** The key under which the game at one device is stored, separate from the games against bots. */
const PASS = 'pass'

interface Company {
  readonly game: string
  readonly people: readonly { readonly name: string; readonly symbol: SymbolName }[]
  readonly bots: number
  readonly options: Setup['options']
  readonly starter?: Starter
}

const firstCompany = (): Company => {
  const stored = recall('company') as Company | undefined
  if (stored !== undefined && stored !== null && Array.isArray(stored.people)) return stored
  const { name, symbol } = settings.peek()
  const setup = words('setup')
  return {
    game: firstGame(),
    people: [
      { name: name === '' ? setup.playerName(1) : name, symbol: symbolOf(symbol) },
      { name: setup.playerName(2), symbol: 'clover' },
    ],
    bots: 1,
    options: lastCommand(firstGame()).options,
  }
}

const setupOf = ({ game, people, bots, options, starter }: Company): SeatedSetup => {
  const seats = people.length + bots
  const guests: string[] = []
  while (guests.length < bots) guests.push(nextBot(guests))
  return {
    setup: {
      game,
      options: withStarter(game, options, seats, readStarter(starter)),
      seats,
      clock: null,
      grace: 86_400_000,
      listed: false,
    },
    seats: [...people.map(person => ({ person })), ...guests.map(bot => ({ bot, name: botName(bot) }))],
  }
}

const CompanyForm = ({ company, onChange, onStart }: CompanyFormProps) => {
  const setup = words('setup')
  const { home } = words('core')
  const { game, people, bots, options } = company
  const seats = GAMES.get(game)?.seats ?? { min: 2, max: 7 }
  const change = (next: Partial<Company>): void => {
    const wanted = { ...company, ...next }
    const limits = GAMES.get(wanted.game)?.seats ?? seats
    const least = Math.max(0, limits.min - wanted.people.length)
    const most = limits.max - wanted.people.length
    onChange({ ...wanted, bots: Math.min(Math.max(wanted.bots, least), most) })
  }
  const set = (at: number, person: Partial<Company['people'][number]>): void =>
    change({ people: people.map((each, other) => (other === at ? { ...each, ...person } : each)) })
  const named = people.every(person => person.name.trim() !== '')
  return (
    <main class="plain">
      <p class="quiet-text">{home.passAndPlayAbout}</p>
      <GameChoice game={game} onChoose={id => change({ game: id, options: lastCommand(id).options })} />
      <h2>{setup.players}</h2>
      <div class="people">
        {people.map((person, at) => (
          <div key={at} class="person">
            <button
              type="button"
              class="icon-button"
              aria-label={`${words('core').settings.symbol}: ${words('core').symbols[person.symbol]}`}
              onClick={() =>
                set(at, {
                  symbol: SYMBOL_NAMES[(SYMBOL_NAMES.indexOf(person.symbol) + 1) % SYMBOL_NAMES.length]!,
                })
              }
            >
              <PlayerSymbol symbol={person.symbol} />
            </button>
            <TextField
              caption={setup.playerName(at + 1)}
              value={person.name}
              most={24}
              onWrite={name => set(at, { name })}
            />
            {people.length > 2 ? (
              <button
                type="button"
                class="icon-button"
                aria-label={setup.removePlayer(person.name)}
                onClick={() => change({ people: people.filter((_, other) => other !== at) })}
              >
                <Icon name="close" />
              </button>
            ) : null}
          </div>
        ))}
      </div>
      {people.length < seats.max ? (
        <button
          type="button"
          class="button quiet"
          onClick={() =>
            change({
              people: [
                ...people,
                {
                  name: setup.playerName(people.length + 1),
                  symbol: SYMBOL_NAMES.find(name => !people.some(each => each.symbol === name)) ?? 'anchor',
                },
              ],
            })
          }
        >
          {setup.addPlayer}
        </button>
      ) : null}
      <Choices
        caption={setup.bots}
        value={String(bots)}
        values={range(Math.max(0, seats.min - people.length), seats.max - people.length)}
        say={value => value}
        onChoose={value => change({ bots: Number(value) })}
      />
      <StarterChoice
        game={game}
        names={people.map(person => person.name)}
        starter={readStarter(company.starter)}
        onChoose={starter => change({ starter })}
      />
      <RuleChoices
        game={game}
        options={options}
        onChoose={(name, value) => change({ options: { ...options, [name]: value } })}
      />
      <button type="button" class="button" disabled={!named} onClick={onStart}>
        {setup.start}
      </button>
    </main>
  )
}

interface CompanyFormProps {
  readonly company: Company
  readonly onChange: (company: Company) => void
  readonly onStart: () => void
}

/** Several people at one device, with a curtain between their turns. */
export const PassScreen = () => {
  const company = useSignal(firstCompany())
  const playing = useSignal(isWaiting(PASS))
  if (!playing.value) {
    return (
      <>
        <WoodBar heading={words('core').home.passAndPlay} />
        <CompanyForm
          company={company.value}
          onChange={next => {
            company.value = next
            remember('company', next)
          }}
          onStart={() => {
            remember('company', company.value)
            leaveTable(PASS)
            playing.value = true
          }}
        />
      </>
    )
  }
  return (
    <LocalTable
      game={company.value.game}
      table={tableOf(PASS)}
      setup={setupOf(company.value)}
      onNew={() => {
        leaveTable(PASS)
        playing.value = false
      }}
      onOver={over => noteOver(PASS, over)}
    />
  )
}
