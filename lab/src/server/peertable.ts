import { type Json, pick, type Random, type Seat } from '@halfpint/core'
import { choiceOf, EVENING, type PeerTable } from './evening.ts'
import { noCounts, SEATS, type SeatedTable } from './seated.ts'
import { openTextSocket, type TextSocket } from './websocket.ts'
import { openConnection, type Port, type RequestConnection } from './wire.ts'

/** The part of a boardgame.io match that a player needs. */
interface Known {
  readonly _stateID: number
  readonly G: PeerTable
}

interface Player {
  readonly talk: TextSocket
  readonly credentials: string
  known: Known | undefined
  heardAt: number
}

const post = (
  line: RequestConnection,
  path: string,
  body: Json,
): Promise<{ matchID: string; playerCredentials: string }> =>
  new Promise((resolve, reject) => {
    line.ask('POST', `/games/${EVENING}/${path}`, JSON.stringify(body), (status, text) =>
      status === 200 ? resolve(JSON.parse(text)) : reject(new Error(`${path}: ${status} ${text}`)),
    )
  })

/** Message types of the lower layers: engine.io, and socket.io in the namespace of the game. */
const PING = '2'
const PONG = '3'
const OPENED = '0'
const JOINED = `40/${EVENING},`
const EVENT = `42/${EVENING},`

/** Opens a match on boardgame.io's server and connects four players to it. */
export const seatAtPeer = async (port: Port, lobby: Port, random: Random): Promise<SeatedTable> => {
  const counts = noCounts()
  const players: Player[] = []
  let awaited = 0
  let sentAt = 0
  let done: ((milliseconds: number) => void) | undefined

  const look = (): void => {
    if (done === undefined || players.length < SEATS) return
    for (const { known } of players) if (known === undefined || known._stateID < awaited) return
    const heard = done
    done = undefined
    heard(Math.max(...players.map(({ heardAt }) => heardAt)) - sentAt)
  }

  const hear = (player: Player, text: string): void => {
    const [name, , news] = JSON.parse(text) as [string, string, Known & { readonly state: Known }]
    if (name !== 'update' && name !== 'sync') return
    player.known = name === 'sync' ? news.state : news
    player.heardAt = performance.now()
    look()
  }

  const door = openConnection(lobby, null)
  const { matchID } = await post(door, 'create', { numPlayers: SEATS })
  const credentials: string[] = []
  for (let seat = 0; seat < SEATS; seat++) {
    const joined = await post(door, `${matchID}/join`, { playerID: String(seat), playerName: `Player ${seat}` })
    credentials.push(joined.playerCredentials)
  }
  door.close()

  const connect = (secret: string, seat: Seat): void => {
    const talk = openTextSocket(port, '/socket.io/?EIO=4&transport=websocket', text => {
      if (text.startsWith(EVENT)) hear(player, text.slice(EVENT.length))
      else if (text === PING) talk.say(PONG)
      else if (text.startsWith(OPENED)) talk.say(JOINED)
      else if (text.startsWith(JOINED)) {
        talk.say(`${EVENT}${JSON.stringify(['sync', matchID, String(seat), secret, SEATS])}`)
      } else port.fail(text)
    })
    const player: Player = { talk, credentials: secret, known: undefined, heardAt: 0 }
    players.push(player)
  }
  await new Promise<void>(resolve => {
    done = () => resolve()
    for (const [seat, secret] of credentials.entries()) connect(secret, seat)
  })

  return {
    id: matchID,
    counts,
    act(heard) {
      const { seat, moves } = choiceOf(players.map(({ known }) => known?.G as PeerTable))
      const { type, arg } = pick(random, moves)
      const player = players[seat] as Player
      const known = player.known as Known
      const payload = { type, args: [arg], playerID: String(seat), credentials: player.credentials }
      awaited = known._stateID + 1
      sentAt = performance.now()
      counts.commands += 1
      done = milliseconds => {
        counts.accepted += 1
        counts.actions += 1
        heard(milliseconds)
      }
      const update = ['update', { type: 'MAKE_MOVE', payload }, known._stateID, matchID, String(seat)]
      player.talk.say(`${EVENT}${JSON.stringify(update)}`)
    },
    agrees: () => players.every(({ known }) => known?._stateID === players[0]?.known?._stateID),
    close() {
      for (const { talk } of players) talk.close()
    },
  }
}
