import './list.css'
import type { Json } from '@halfpint/core'
import { openPad, padGameOf } from '@halfpint/scorepad'
import { useSignal } from '@preact/signals'
import { addPad, LONGEST_NAME } from '../../../base/pads/library.ts'
import { goTo } from '../../../base/route.ts'
import { linkTo } from '../../../base/routes.ts'
import { settings } from '../../../base/settings.ts'
import { words } from '../../../base/speech.ts'
import { GameChoice } from '../../../board/gamechoice.tsx'
import { PlayerSymbol, SYMBOL_NAMES, type SymbolName, symbolOf } from '../../../ui/faces/symbol.tsx'
import { Choices } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { WoodBar } from '../../../ui/woodbar.tsx'
import { padInterfaceOf, padInterfaces } from '../padinterfaces.ts'

interface Player {
  readonly name: string
  readonly symbol: SymbolName
}

/** A symbol that nobody else at the table has. */
const freeSymbol = (players: readonly Player[]): SymbolName =>
  SYMBOL_NAMES.find(symbol => !players.some(player => player.symbol === symbol)) ?? 'anchor'

/** Four seats, the owner of the phone on the first. */
const firstPlayers = (): Player[] => {
  const players: Player[] = [{ name: settings.peek().name, symbol: symbolOf(settings.peek().symbol) }]
  while (players.length < 4) players.push({ name: '', symbol: freeSymbol(players) })
  return players
}

/** A new pad: players and rules. Typing is optional: seats without a name have a number. */
export const SetupView = () => {
  const { setup } = words('pad')
  const games = [...(padInterfaces.value?.keys() ?? [])]
  const game = useSignal(games[0]!)
  const players = useSignal<readonly Player[]>(firstPlayers())
  const start = useSignal(0)
  const face = padInterfaceOf({ pad: game.value })
  /** The chosen options of each game. */
  const chosen = useSignal<{ readonly [game: string]: { readonly [name: string]: Json } }>({})
  const options = { rounds: Number(face.rounds[0]), ...chosen.value[game.value] }
  const choose = (next: { readonly [name: string]: Json }): void => {
    chosen.value = { ...chosen.value, [game.value]: { ...options, ...next } }
  }
  const { min, max } = padGameOf({ pad: game.value }).seats
  const seated = players.value.slice(0, max)
  const change = (at: number, player: Partial<Player>): void => {
    players.value = players.value.map((old, place) => (place === at ? { ...old, ...player } : old))
  }
  const nameOf = (player: Player, at: number): string => player.name.trim() || setup.name(at + 1)
  const names = seated.map(nameOf)
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  const begin = (): void => {
    const opened = openPad({
      pad: game.value,
      players: names,
      symbols: seated.map(({ symbol }) => symbol),
      options: { ...options, ...(face.hasStarter ? { startSeat: Math.min(start.value, seated.length - 1) } : {}) },
    })
    if (opened.ok) goTo(linkTo('/pad/game/:id', { id: addPad(opened.value) }))
  }
  return (
    <>
      <WoodBar heading={setup.heading} back={linkTo('/pad')} />
      <main class="plain pad-setup">
        <GameChoice
          game={game.value}
          games={games}
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
                  enterkeyhint="next"
                  onInput={event => change(at, { name: event.currentTarget.value })}
                  onKeyDown={event => {
                    if (event.key !== 'Enter') return
                    const names = [...document.querySelectorAll<HTMLInputElement>('.chairs input[type=text]')]
                    names[names.indexOf(event.currentTarget) + 1]?.focus()
                  }}
                />
                {face.hasStarter && (
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
                {seated.length > min && (
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
          {seated.length < max && (
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
          value={String(options.rounds)}
          values={face.rounds}
          say={value => value}
          onChoose={value => choose({ rounds: Number(value) })}
        />
        <face.Options options={options} onChange={choose} />
        {twice !== undefined && <p role="alert">{setup.twice(twice)}</p>}
        <button type="button" class="button begin" disabled={twice !== undefined} onClick={begin}>
          {setup.begin}
        </button>
      </main>
    </>
  )
}
