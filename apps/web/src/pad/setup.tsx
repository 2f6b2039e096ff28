import './shelf.css'
import type { DrinkingRule } from '@halfpint/half-pint'
import { SEATS as HEROES_SEATS } from '@halfpint/half-pint'
import { SEATS as HERZLOS_SEATS } from '@halfpint/herzlos'
import { openPad, type Pad } from '@halfpint/scorepad'
import { useSignal } from '@preact/signals'
import { PlayerSymbol, SYMBOL_NAMES, type SymbolName, symbolOf } from '../faces/symbol.tsx'
import { DrinkingSheet } from '../games/half-pint-heroes/drinking.tsx'
import { Choices } from '../parts/field.tsx'
import { Icon } from '../parts/icon.tsx'
import { WoodBar } from '../parts/woodbar.tsx'
import { goTo, makeRoute } from '../shell/route.ts'
import { settings } from '../shell/settings.ts'
import { words } from '../shell/speech.ts'
import { LONGEST_NAME, shelve } from './library.ts'

interface Player {
  readonly name: string
  readonly symbol: SymbolName
}

const ROUNDS = { 'half-pint-heroes': ['10', '8', '6', '5', '3'], herzlos: ['5', '4', '3', '2', '1'] } as const
const SEATS = { 'half-pint-heroes': HEROES_SEATS, herzlos: HERZLOS_SEATS } as const

/** A symbol that nobody at the table has. */
const freeSymbol = (players: readonly Player[]): SymbolName =>
  SYMBOL_NAMES.find(symbol => !players.some(player => player.symbol === symbol)) ?? 'anchor'

/** Four chairs, the owner of the phone on the first. */
const firstPlayers = (): Player[] => {
  const players: Player[] = [{ name: settings.peek().name, symbol: symbolOf(settings.peek().symbol) }]
  while (players.length < 4) players.push({ name: '', symbol: freeSymbol(players) })
  return players
}

/** A new pad: who sits where, and by which rules. Nobody must type: chairs without a name have a number. */
export const SetupView = () => {
  const { setup } = words('pad')
  const { games } = words('core')
  const game = useSignal<Pad['pad']>('half-pint-heroes')
  const players = useSignal<readonly Player[]>(firstPlayers())
  const start = useSignal(0)
  const rounds = useSignal<{ [game in Pad['pad']]: string }>({ 'half-pint-heroes': '10', herzlos: '5' })
  const march = useSignal<'wins-game' | 'others-pay'>('wins-game')
  const drinking = useSignal<readonly DrinkingRule[]>([])
  const showDrinking = useSignal(false)
  const { least, most } = SEATS[game.value]
  const seated = players.value.slice(0, most)
  const change = (at: number, player: Partial<Player>): void => {
    players.value = players.value.map((old, place) => (place === at ? { ...old, ...player } : old))
  }
  const nameOf = (player: Player, at: number): string => player.name.trim() || setup.name(at + 1)
  const names = seated.map(nameOf)
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  const begin = (): void => {
    const isHerzlos = game.value === 'herzlos'
    const opened = openPad({
      pad: game.value,
      players: names,
      symbols: seated.map(({ symbol }) => symbol),
      options: {
        rounds: Number(rounds.value[game.value]),
        ...(isHerzlos
          ? { march: march.value }
          : { startSeat: Math.min(start.value, seated.length - 1), drinking: drinking.value }),
      },
    })
    if (opened.ok) goTo(makeRoute('pad', ['game', shelve(opened.value)]))
  }
  return (
    <>
      <WoodBar heading={setup.heading} back={makeRoute('pad')} />
      <main class="plain pad-setup">
        <Choices
          caption={setup.game}
          value={game.value}
          values={['half-pint-heroes', 'herzlos']}
          say={id => games[id].name}
          onChoose={id => {
            game.value = id
          }}
        />
        <fieldset class="field">
          <legend>{setup.players}</legend>
          <ol class="chairs">
            {seated.map((player, at) => (
              <li key={at}>
                <button
                  type="button"
                  class="icon-button"
                  aria-label={setup.symbol(nameOf(player, at))}
                  onClick={() => {
                    const others = players.value.filter((_, place) => place !== at).map(({ symbol }) => symbol)
                    const from = SYMBOL_NAMES.indexOf(player.symbol)
                    const ring = [...SYMBOL_NAMES.slice(from + 1), ...SYMBOL_NAMES.slice(0, from)]
                    change(at, { symbol: ring.find(symbol => !others.includes(symbol)) ?? player.symbol })
                  }}
                >
                  <PlayerSymbol symbol={player.symbol} />
                </button>
                <input
                  type="text"
                  aria-label={setup.name(at + 1)}
                  placeholder={setup.name(at + 1)}
                  maxLength={LONGEST_NAME}
                  autocomplete="off"
                  value={player.name}
                  onInput={event => change(at, { name: event.currentTarget.value })}
                />
                {game.value === 'half-pint-heroes' && (
                  <label class="choice starter">
                    <input
                      type="radio"
                      name="starter"
                      checked={start.value === at}
                      aria-label={setup.starts(nameOf(player, at))}
                      onChange={() => {
                        start.value = at
                      }}
                    />
                    <span>{setup.starter}</span>
                  </label>
                )}
                {seated.length > least && (
                  <button
                    type="button"
                    class="icon-button"
                    aria-label={setup.leave(nameOf(player, at))}
                    onClick={() => {
                      players.value = players.value.filter((_, place) => place !== at)
                    }}
                  >
                    <Icon name="close" />
                  </button>
                )}
              </li>
            ))}
          </ol>
          {seated.length < most && (
            <button
              type="button"
              class="button quiet"
              onClick={() => {
                players.value = [...players.value, { name: '', symbol: freeSymbol(players.value) }]
              }}
            >
              {setup.add}
            </button>
          )}
        </fieldset>
        <Choices
          caption={setup.rounds}
          value={rounds.value[game.value]}
          values={ROUNDS[game.value]}
          say={value => value}
          onChoose={value => {
            rounds.value = { ...rounds.value, [game.value]: value }
          }}
        />
        {game.value === 'herzlos' ? (
          <Choices
            caption={setup.march}
            value={march.value}
            values={['wins-game', 'others-pay']}
            say={value => setup.marches[value]}
            onChoose={value => {
              march.value = value
            }}
          />
        ) : (
          <button type="button" class="button quiet between" onClick={() => (showDrinking.value = true)}>
            <span>{setup.drinking}</span>
            <span>{drinking.value.length === 0 ? setup.drinkingOff : setup.drinkingOn(drinking.value.length)}</span>
          </button>
        )}
        {twice !== undefined && <p role="alert">{setup.twice(twice)}</p>}
        <button type="button" class="button begin" disabled={twice !== undefined} onClick={begin}>
          {setup.begin}
        </button>
      </main>
      {showDrinking.value && (
        <DrinkingSheet
          rules={drinking.value}
          onChange={rules => {
            drinking.value = rules
          }}
          onClose={() => {
            showDrinking.value = false
          }}
        />
      )}
    </>
  )
}
