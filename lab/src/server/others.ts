// Other load of a server: tables with bots and chat, and pads with followers.
import { randomBytes } from 'node:crypto'

/** Decisions per hour of a person at a table with bots, and changes per hour of a pad. */
const DECISIONS = 60
const PAD_CHANGES = 30

const PAD = {
  pad: 'half-pint-heroes',
  players: ['Ann', 'Ben', 'Cem'],
  options: { rounds: 10, startSeat: 0, drinking: [] },
  rounds: [],
}
const ROUND = { handSize: null, predictions: [1, 0, 2], bets: [1, 2, 0], tricks: [1, 1, 2], brawl: null }

type Answer = ReturnType<typeof JSON.parse>

const asker =
  (base: string) =>
  async (method: string, path: string, token?: string, body?: object): Promise<Answer> => {
    const headers: Record<string, string> = { 'content-type': 'application/json' }
    if (token !== undefined) headers.authorization = `Bearer ${token}`
    const response = await fetch(`${base}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    return response.json()
  }

/** The messages of a stream, one after another. */
async function* heard(url: string, token?: string): AsyncGenerator<Answer> {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const { body } = await fetch(url, { headers })
  let rest = ''
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    const lines = (rest + Buffer.from(chunk).toString('utf8')).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line.startsWith('data: ')) yield JSON.parse(line.slice('data: '.length))
  }
}

/** A client with this activity per hour. */
interface Other {
  hour(): Promise<void>
}

/** A person with three bots, who sometimes writes in the chat. */
const withBots = async (base: string): Promise<Other> => {
  const ask = asker(base)
  const setup = { game: 'herzlos', seats: 4, listed: true }
  const { table, token } = await ask('POST', '/api/tables', undefined, { setup, name: 'Alone' })
  const path = `/api/tables/${table}`
  const send = (body: object): Promise<Answer> =>
    ask('POST', `${path}/commands`, token, { id: randomBytes(12).toString('hex'), command: body })
  let decided = 0
  let wanted = 0
  let reached = (): void => {}
  const act = async (): Promise<void> => {
    const { legal } = await ask('GET', `${path}/legal`, token)
    if (legal?.length > 0 && decided < wanted) {
      decided += 1
      if (decided % 10 === 0) await send({ type: 'say', text: `decision ${decided}` })
      await send({ type: 'act', action: legal[decided % legal.length] })
    } else if (legal?.length === 0 && (await ask('GET', path)).phase === 'over') await send({ type: 'rematch' })
    if (decided >= wanted) reached()
  }
  const play = async (): Promise<void> => {
    for await (const { type, event, more } of heard(`${base}${path}/events`, token)) {
      if (event?.type === 'pledged') await send({ type: 'share', share: randomBytes(32).toString('hex') })
      if ((type === 'view' || type === 'event') && more !== true) await act()
    }
  }
  play().catch(error => console.error(String(error)))
  await send({ type: 'start', fill: 'regular' })
  return {
    async hour() {
      wanted += DECISIONS
      const done = new Promise<void>(resolve => {
        reached = resolve
      })
      await act()
      await done
    },
  }
}

/** A pad that changes, and a client that follows it. */
const padOf = async (base: string): Promise<Other> => {
  const ask = asker(base)
  const { id, pen } = await ask('POST', '/api/pads', undefined, { pad: PAD })
  const follow = async (): Promise<void> => {
    for await (const _ of heard(`${base}/api/pads/${id}/events`));
  }
  follow().catch(error => console.error(String(error)))
  return {
    async hour() {
      for (let stroke = 0; stroke < PAD_CHANGES; stroke++) {
        const rounds = Array.from({ length: stroke % 10 }, () => ROUND)
        await ask('PUT', `/api/pads/${id}`, pen, { pad: { ...PAD, rounds } })
      }
    },
  }
}

/** Opens this number of tables with bots, and of pads. */
export const openOthers = async (port: number, count: number): Promise<Other> => {
  const base = `http://127.0.0.1:${port}`
  const all: Other[] = []
  for (let at = 0; at < count; at++) all.push(await withBots(base), await padOf(base))
  return { hour: async () => void (await Promise.all(all.map(other => other.hour()))) }
}
