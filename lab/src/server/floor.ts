// A minimal server: each message of a player goes to the four players of the table, in a separate process. With a path
// as argument all messages of a tick are first stored in that SQLite file, with one commit.
import type { AddressInfo } from 'node:net'
import { DatabaseSync } from '@photostructure/sqlite'
import { type WebSocket, WebSocketServer } from 'ws'

interface Message {
  readonly table: string
  readonly data: Buffer
}

const openLog = (path: string): ((messages: readonly Message[]) => void) => {
  const db = new DatabaseSync(path)
  db.exec(`pragma journal_mode = wal; pragma synchronous = full;
    create table messages (id integer primary key, tbl text not null, body text not null) strict`)
  const [begin, commit] = [db.prepare('begin immediate'), db.prepare('commit')]
  const insert = db.prepare('insert into messages (tbl, body) values (?, ?)')
  return messages => {
    begin.run()
    for (const { table, data } of messages) insert.run(table, data.toString())
    commit.run()
    // An unreferenced connection would be garbage collected.
    if (!db.isOpen) throw new Error('the file is closed')
  }
}

const [path] = process.argv.slice(2)
const store = path === undefined ? () => {} : openLog(path)
const tables = new Map<string, WebSocket[]>()
let waiting: Message[] = []

const publish = (): void => {
  const messages = waiting
  waiting = []
  store(messages)
  for (const { table, data } of messages)
    for (const player of tables.get(table) ?? []) player.send(data, { binary: false })
}

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false, clientTracking: false })
server.on('connection', (player, { url = '' }) => {
  const players = tables.get(url) ?? []
  tables.set(url, players)
  players.push(player)
  player.on('message', (data: Buffer) => {
    if (waiting.length === 0) setImmediate(publish)
    waiting.push({ table: url, data })
  })
})
server.once('listening', () => {
  const { port } = server.address() as AddressInfo
  process.stderr.write(`${JSON.stringify({ msg: 'listening', port })}\n`)
})
process.once('SIGTERM', () => process.exit(0))
