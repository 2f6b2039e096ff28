// A bot that speaks only HTTP: npx tsx examples/bot.ts SERVER [TABLE [NAME]]
import { randomBytes } from 'node:crypto'

const [server = 'http://localhost:8080', place, name = 'Tess'] = process.argv.slice(2)

const post = async (path: string, body: unknown, token?: string): Promise<Record<string, unknown>> => {
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  if (token !== undefined) headers.authorization = `Bearer ${token}`
  const answer = await fetch(`${server}/api/tables${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  // The server restarts, or a proxy has no server behind it: try again.
  if (answer.status >= 500) throw new Error(`${answer.status}`)
  return (await answer.json()) as Record<string, unknown>
}

const seat = (await (place === undefined
  ? post('', { setup: { game: 'herzlos', seats: 3 }, name })
  : post(`/${place}/seats`, { name }))) as {
  table: string
  seat: number
  token: string
  problem?: unknown
  says: string
}
if (seat.problem !== undefined) throw new Error(seat.says)
const { table, token } = seat
console.log(`${name} sits on seat ${seat.seat} of table ${table}`)

/** Sends a command. It is sent again with the same id until it is answered, so it runs once. */
const send = async (what: { readonly type: string; readonly [key: string]: unknown }): Promise<void> => {
  const id = crypto.randomUUID()
  for (;;) {
    try {
      const { problem, says } = await post(`/${table}/commands`, { id, command: what }, token)
      // A late share is not needed any more: the cards are dealt without it.
      if (problem !== undefined && what.type !== 'share') console.log('refused:', says)
      return
    } catch {
      await new Promise(resolve => setTimeout(resolve, 500))
    }
  }
}

interface Message {
  type: 'view' | 'event' | 'bye'
  version: number
  more?: true
  view?: { phase: string; match: { pledge: { dealt: boolean } | null } | null }
  event?: { type: string; event?: { type: string } }
}

/** Messages of the table's stream (server-sent events) after the version `last`. */
async function* listen(last: number): AsyncGenerator<Message> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${server}/api/tables/${table}/events?after=${last}`, { headers })
  const decoder = new TextDecoder()
  let rest = ''
  for await (const bytes of answer.body as unknown as AsyncIterable<Uint8Array>) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line.startsWith('data: ')) yield JSON.parse(line.slice(6)) as Message
  }
}

const act = async (): Promise<void> => {
  const answer = await fetch(`${server}/api/tables/${table}/legal`, { headers: { authorization: `Bearer ${token}` } })
  const { legal } = (await answer.json()) as { legal: unknown[] }
  // Choose a better action here.
  const action = legal[Math.floor(Math.random() * legal.length)]
  if (action !== undefined) await send({ type: 'act', action })
}

const isOver = ({ view, event }: Message): boolean => view?.phase === 'over' || event?.event?.type === 'game-ended'
const isPledged = ({ view, event }: Message): boolean =>
  event?.type === 'pledged' || view?.match?.pledge?.dealt === false

let last = 0
let over = false
if (place === undefined) await send({ type: 'start', fill: 'regular' })
while (!over) {
  try {
    for await (const message of listen(last)) {
      if (message.type === 'bye') break
      last = message.version
      over ||= isOver(message)
      // The bot adds its own random number to every deal, so that nobody can choose the cards.
      if (isPledged(message)) await send({ type: 'share', share: randomBytes(32).toString('hex') })
      if (message.more) continue
      if (over) break
      await act()
    }
  } catch (error) {
    console.log(`the connection is lost (${error}), reconnecting`)
  }
  if (!over) await new Promise(resolve => setTimeout(resolve, 500))
}
console.log('the match is over')
process.exit(0)
