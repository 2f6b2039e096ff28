import { type Json, type Position, pick, type Random, type Seat, type Seen } from '@halfpint/core'
import { evolveTable, gameOf, type Match, type TableEvent, type TableView } from '@halfpint/table'
import { noCounts, SEATS, type SeatedTable } from './seated.ts'
import { openTextSocket, type TextSocket } from './websocket.ts'
import { openConnection, type Port, type RequestConnection } from './wire.ts'

interface Player {
  readonly token: string
  talk: TextSocket
  view: TableView | undefined
  /** Whether the last event received was the last one of its batch. */
  settled: boolean
  heardAt: number
  /** Commands without an answer, by id. */
  readonly answers: Map<string, (answer: Answer) => void>
}

/** The answer of a socket to a command. */
interface Answer {
  readonly type: 'accepted' | 'refused'
  readonly id: string
  readonly version: number
}

/** The action in progress: its commands, and the number without an answer. */
interface Under {
  open: number
  version: number
  readonly sentAt: number
  readonly done: (milliseconds: number) => void
}

type Commands = readonly (readonly [seat: Seat, command: Json])[]

const drawShare = (random: Random): string =>
  Array.from({ length: 8 }, () => random.next().toString(16).padStart(8, '0')).join('')

const post = (line: RequestConnection, path: string, body: Json): Promise<{ table: string; token: string }> =>
  new Promise((resolve, reject) => {
    line.ask('POST', path, JSON.stringify(body), (status, text) =>
      status === 201 ? resolve(JSON.parse(text)) : reject(new Error(`${path}: ${status} ${text}`)),
    )
  })

/** Opens a table of Herzlos on our server, seats four connected players, and starts. */
export const seatAtHalfPint = async (port: Port, random: Random, setup: Json): Promise<SeatedTable> => {
  const counts = noCounts()
  const players: Player[] = []
  let under: Under | undefined
  let path = ''

  /** The action is finished when it was acknowledged and every player has received it. */
  const look = (): void => {
    if (under === undefined || under.open > 0) return
    for (const { view, settled } of players) if (!settled || (view?.version ?? 0) < under.version) return
    const { done, sentAt } = under
    under = undefined
    done(Math.max(...players.map(({ heardAt }) => heardAt)) - sentAt)
  }

  // Public events have the same text for all players.
  let lastText = ''
  let lastMessages: readonly ReturnType<typeof JSON.parse>[] = []
  const read = (text: string): typeof lastMessages => {
    if (text !== lastText) {
      lastMessages = text.split('\n').flatMap(line => (line === '' ? [] : [JSON.parse(line)]))
      lastText = text
    }
    return lastMessages
  }

  const hear = (player: Player, message: ReturnType<typeof JSON.parse>): void => {
    const answer = player.answers.get(message.id)
    if (answer !== undefined) {
      player.answers.delete(message.id)
      answer(message)
      return
    }
    if (message.type === 'view') player.view = message.view
    else if (message.type === 'event' && player.view !== undefined) {
      if (message.version !== player.view.version + 1) port.fail(`version ${message.version} out of order`)
      player.view = evolveTable(player.view, { at: message.at, event: message.event as TableEvent })
    } else port.fail(JSON.stringify(message))
    player.settled = message.more !== true
    player.heardAt = performance.now()
    if (player.settled) look()
  }

  const send = (commands: Commands, done: Under['done']): void => {
    const now: Under = { open: commands.length, version: 0, sentAt: performance.now(), done }
    under = now
    for (const [seat, command] of commands) {
      counts.commands += 1
      const id = `${seat}-${counts.commands}-${random.next()}`
      const player = players[seat] as Player
      player.answers.set(id, answer => {
        now.open -= 1
        if (answer.type === 'accepted') {
          counts.accepted += 1
          now.version = Math.max(now.version, answer.version)
        } else {
          counts.refused += 1
          // A share may be refused because the cards were dealt before it arrived.
          if ((command as { type: string }).type !== 'share') port.fail(`refused: ${JSON.stringify(answer)}`)
        }
        look()
      })
      player.talk.say(JSON.stringify({ type: 'command', id, command }))
    }
  }

  const everybody = (send: () => Json): Commands => players.map((_, seat) => [seat, send()])

  /** The commands that the game needs before it can continue. */
  const chores = ({ phase, match }: TableView): Commands | null => {
    if (phase === 'gathering') return [[0, { type: 'start' }]]
    if (phase === 'over' || match === null) return everybody(() => ({ type: 'rematch' }))
    return match.pledge?.dealt === true ? null : everybody(() => ({ type: 'share', share: drawShare(random) }))
  }

  const prepare = (done: () => void): void => {
    const first = chores(players[0]?.view as TableView)
    if (first === null) done()
    else send(first, () => prepare(done))
  }

  const play = (done: Under['done']): void => {
    const view = players[0]?.view as TableView
    const game = gameOf(view)
    const turn = game.turn((view.match as Match).state)
    const seat = turn.kind === 'seats' ? (turn.seats[0] as Seat) : 0
    const legal: readonly Json[] = game.legal(players[seat]?.view?.match?.state as Seen<Position>)
    send([[seat, { type: 'act', action: pick(random, legal) }]], milliseconds => {
      counts.actions += 1
      done(milliseconds)
    })
  }

  /** Connects a player, who resumes after the last known version. */
  const connect = (player: () => Player, token: string, after?: number): TextSocket => {
    const talk = openTextSocket(port, `${path}/socket`, text => {
      for (const message of read(text)) hear(player(), message)
    })
    talk.say(JSON.stringify({ type: 'subscribe', token, ...(after && { after }) }))
    return talk
  }

  const door = openConnection(port, null)
  const opened = await post(door, '/api/tables', { setup, name: 'Player 0' })
  path = `/api/tables/${opened.table}`
  const tokens = [opened.token]
  for (let seat = 1; seat < SEATS; seat++) {
    tokens.push((await post(door, `${path}/seats`, { name: `Player ${seat}`, seat })).token)
  }
  door.close()
  await new Promise<void>(resolve => {
    // All players are connected after the opening, three seats taken, and four connections.
    under = { open: 0, version: 2 * SEATS, sentAt: 0, done: () => resolve() }
    for (const token of tokens) {
      const talk = connect(() => player, token)
      const player: Player = { token, talk, view: undefined, settled: false, heardAt: 0, answers: new Map() }
      players.push(player)
    }
  })
  await new Promise<void>(prepare)
  return {
    id: opened.table,
    counts,
    act: done => prepare(() => play(done)),
    agrees: () => players.every(({ view }) => view?.version === players[0]?.view?.version),
    blink() {
      for (const player of players) {
        player.talk.close()
        player.talk = connect(() => player, player.token, player.view?.version)
      }
    },
    close() {
      for (const { talk } of players) talk.close()
    },
  }
}
