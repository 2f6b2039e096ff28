// Opens and plays the tables, pads and results of the kept material through the HTTP API of a running server.
import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { must, pick, seeded } from '@halfpint/core'
import { sealOf } from '@halfpint/fair'
import { findGame } from '@halfpint/table'
import { type Claim, choose, claimOf, dayTask, encodeFresh, openTask, readLink, type Task } from '@halfpint/tasks'

const HEROES = 'half-pint-heroes'
const HERZLOS = 'herzlos'
const random = seeded('half-pint 0.2.0')

/** A secret that is the same in every run. Ids of tables, pads and people follow from it. */
export const tokenOf = (name: string): string =>
  createHash('sha256').update(`half-pint 0.2.0 ${name}`).digest('base64url')

const secretOf = (name: string): string => createHash('sha256').update(name).digest('hex')

interface State {
  readonly phase: string
  readonly round: number
  readonly trick: readonly unknown[]
  readonly tricks: readonly unknown[]
  readonly results: readonly unknown[]
}

/** A table as one seat sees it. */
export interface View {
  readonly version: number
  readonly phase: string
  readonly host: number | null
  readonly match: {
    readonly number: number
    readonly state: State
    readonly pledge: { readonly round: number; readonly pledge: string; readonly dealt: boolean } | null
  } | null
}

/** A person at a table of the material. */
export interface Sitter {
  readonly name: string
  readonly seat: number
  readonly token: string
}

/** A table of the material. */
export interface Made {
  readonly name: string
  readonly table: string
  readonly people: Sitter[]
}

export const openMaker = (address: string, adminToken: string) => {
  const send = async <T>(method: string, path: string, token?: string, body?: unknown): Promise<T> => {
    const answer = await fetch(new URL(path, address), {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const json = (await answer.json()) as T
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(json)}`)
    return json
  }
  const get = <T>(path: string, token?: string) => send<T>('GET', path, token)
  const post = <T>(path: string, body: unknown, token?: string) => send<T>('POST', path, token, body)

  let commands = 0
  const command = (made: Made, name: string, wish: object) => {
    const token = made.people.find(person => person.name === name)?.token
    return post(`api/tables/${made.table}/wishes`, { id: `kept-${++commands}`, wish }, token)
  }
  const viewOf = (made: Made, name?: string): Promise<View> =>
    get(`api/tables/${made.table}`, made.people.find(person => person.name === name)?.token)

  const sit = async (made: Made, name: string, seat?: number): Promise<void> => {
    const token = tokenOf(`${made.name} ${name}`)
    const answer = await post<{ seat: number }>(`api/tables/${made.table}/seats`, { name, symbol: 'moon', seat, token })
    made.people.push({ name, seat: answer.seat, token })
  }
  const open = async (name: string, setup: object, people: readonly string[], bots: readonly string[] = []) => {
    const [host = 'Ann', ...guests] = people
    const token = tokenOf(`${name} ${host}`)
    const { table } = await post<{ table: string }>('api/tables', { setup, name: host, symbol: 'mug', token })
    const made: Made = { name, table, people: [{ name: host, seat: 0, token }] }
    for (const guest of guests) await sit(made, guest)
    for (const [at, bot] of bots.entries())
      await command(made, host, { type: 'seat-bot', seat: people.length + at, bot })
    return made
  }
  const start = (made: Made) => command(made, made.people[0]?.name ?? '', { type: 'start' })

  /** One allowed action of this person, if it is their turn. */
  const act = async (made: Made, name: string): Promise<boolean> => {
    const token = made.people.find(person => person.name === name)?.token
    const { turn, legal } = await get<{ turn: boolean; legal: object[] }>(`api/tables/${made.table}/legal`, token)
    if (turn) await command(made, name, { type: 'act', action: pick(random, legal) })
    return turn
  }
  const isAsked = async (made: Made, name: string): Promise<boolean> => {
    const token = made.people.find(person => person.name === name)?.token
    return (await get<{ turn: boolean }>(`api/tables/${made.table}/legal`, token)).turn
  }
  /** Everybody plays at random until the table is as wanted. */
  const playUntil = async (
    made: Made,
    isReached: (view: View, asked: readonly string[]) => boolean,
    names = made.people.map(({ name }) => name),
  ): Promise<void> => {
    for (;;) {
      const view = await viewOf(made)
      const asked: string[] = []
      for (const name of names) if (await isAsked(made, name)) asked.push(name)
      if (isReached(view, asked)) return
      if (asked[0] === undefined) await sleep(20)
      else await act(made, asked[0])
    }
  }
  const isMidTrick =
    (rounds: number) =>
    ({ match }: View, asked: readonly string[]): boolean =>
      match !== null &&
      match.state.results.length === rounds &&
      match.state.phase === 'play' &&
      match.state.trick.length > 0 &&
      match.state.tricks.length > 0 &&
      asked.length > 0
  const isOver = ({ phase }: View): boolean => phase === 'over'
  const playMatch = async (made: Made): Promise<void> => {
    await start(made)
    await playUntil(made, isOver)
  }

  /** Opens a stream, by which a person, or a spectator without a name, is present. Returns a function that closes it. */
  const join = async (made: Made, name?: string): Promise<() => Promise<void>> => {
    const token = made.people.find(person => person.name === name)?.token
    const stop = new AbortController()
    const answer = await fetch(new URL(`api/tables/${made.table}/events?edition=2`, address), {
      signal: stop.signal,
      headers: {
        accept: 'application/x-ndjson',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
    })
    const read = answer.text().catch(() => '')
    return async () => {
      stop.abort()
      await read
    }
  }
  /** The promised deal gets a seal and then a share of each of these people. */
  const addShares = async (made: Made, names: readonly string[], what: 'seal' | 'both'): Promise<void> => {
    const { match } = await viewOf(made)
    if (match?.pledge == null) throw new Error(`${made.name}: no deal is promised`)
    const deal = { table: made.table, match: match.number, round: match.pledge.round, pledge: match.pledge.pledge }
    const people = made.people.filter(({ name }) => names.includes(name))
    const shareOf = ({ name }: Sitter): string => secretOf(`${made.name} ${name} ${deal.round}`)
    for (const person of people)
      await command(made, person.name, { type: 'seal', seal: sealOf(deal, person.seat, shareOf(person)) })
    if (what === 'seal') return
    for (const person of people) await command(made, person.name, { type: 'share', share: shareOf(person) })
  }

  const heroes = (seats: number, more: object = {}, options: object = {}) => ({
    game: HEROES,
    seats,
    options: { rounds: 2, ...options },
    ...more,
  })
  const herzlos = (seats: number, more: object = {}, options: object = {}) => ({
    game: HERZLOS,
    seats,
    options: { rounds: 2, ...options },
    ...more,
  })

  /** Tables that are waiting for people, in every phase. */
  const makeTables = async (): Promise<Made[]> => {
    const tables: Made[] = []
    const make = async (...words: Parameters<typeof open>): Promise<Made> => {
      const made = await open(...words)
      tables.push(made)
      return made
    }

    const lobby = await make('heroes-lobby', heroes(5, { listed: true, customs: ['D1', 'D4'] }, { startSeat: 1 }), [
      'Ann',
      'Ben',
      'Cem',
      'Dora',
    ])
    await command(lobby, 'Ann', { type: 'rename', name: 'Anna', symbol: 'anchor' })
    for (const wish of [
      { type: 'seat-bot', seat: 4, bot: 'oda' },
      { type: 'empty', seat: 4 },
      { type: 'seat-bot', seat: 4, bot: 'ferdi', name: 'Ferdi' },
      { type: 'empty', seat: 2, ban: true },
      { type: 'swap', seat: 1, other: 2 },
      { type: 'say', text: 'Welcome! Prost, будем.' },
    ])
      await command(lobby, 'Ann', wish)
    const [host, ben, , dora] = lobby.people as [Sitter, Sitter, Sitter, Sitter]
    lobby.people.splice(0, 4, host, { ...ben, seat: 2 }, dora)
    await command(lobby, 'Ben', { type: 'say', text: 'Hello <b>all</b>' })
    await command(lobby, 'Ben', { type: 'react', reaction: 'cheers' })
    await command(lobby, 'Ann', { type: 'mute', seat: 2, on: true })
    await post(`api/tables/${lobby.table}/cheers`, { reaction: 'bravo' })
    await command(lobby, 'Ann', { type: 'pass-host', seat: 3 })
    await command(lobby, 'Dora', { type: 'lock', on: true })

    const predict = await make('heroes-predict', heroes(3), ['Ann', 'Ben', 'Cem'])
    const streams = await Promise.all(['Ann', 'Ben', 'Cem'].map(name => join(predict, name)))
    await start(predict)
    await addShares(predict, ['Ann', 'Ben', 'Cem'], 'both')
    await playUntil(predict, ({ match }) => match?.state.phase === 'predict')
    await act(predict, 'Ben')
    await Promise.all(streams.map(close => close()))

    const bet = await make('heroes-bet', heroes(3), ['Ann', 'Ben'], ['novice'])
    await start(bet)
    await playUntil(bet, ({ match }, asked) => match?.state.phase === 'bet' && asked.length === 2)
    await act(bet, 'Ann')

    const trick = await make(
      'heroes-trick',
      heroes(4, { customs: ['D1', 'D2', 'D3', 'D4', 'D5', 'D6', 'D7', 'D8'] }, { rounds: 3 }),
      ['Ann', 'Ben'],
      ['oda', 'regular'],
    )
    await start(trick)
    await playUntil(trick, isMidTrick(1))
    await command(trick, 'Ann', { type: 'say', text: 'That was close' })
    await command(trick, 'Ben', { type: 'react', reaction: 'haha' })

    const declared = { sets: 'declared', rowGroups: 'free', fullHouse: 'triple-first' }
    const seven = await make(
      'heroes-seven',
      heroes(7, {}, declared),
      ['Ann', 'Ben'],
      ['novice', 'random', 'regular', 'tilde', 'bruno'],
    )
    await start(seven)
    await playUntil(seven, isMidTrick(0))

    const two = await make('heroes-two', heroes(2), ['Ann', 'Ben'])
    await start(two)
    await playUntil(two, isMidTrick(0))

    // Ben is away and a bot plays for him. Dora left, and Fay waits for her seat.
    const away = await make('heroes-away', heroes(4, { grace: null }), ['Ann', 'Ben', 'Cem', 'Dora'])
    await start(away)
    await command(away, 'Ann', { type: 'stand-in', seat: 2 })
    await (await join(away, 'Cem'))()
    await playUntil(away, isMidTrick(0), ['Ann', 'Ben', 'Cem', 'Dora'])
    await command(away, 'Dora', { type: 'leave' })
    away.people.pop()
    await sit(away, 'Emil', 3)
    await command(away, 'Emil', { type: 'leave' })
    away.people.pop()
    await command(away, 'Ann', { type: 'stand-in', seat: 1 })
    await sit(away, 'Fay', 3)

    const over = await make('heroes-over', heroes(3, {}, { rounds: 1 }), ['Ann', 'Ben'], ['oda'])
    await playMatch(over)
    await command(over, 'Ann', { type: 'rematch' })
    await command(over, 'Ben', { type: 'rematch' })
    await playUntil(over, view => isOver(view) && view.match?.number === 2)
    await command(over, 'Ann', { type: 'rematch' })

    const clock = await make('heroes-clock', heroes(2, { clock: { move: 1000, bank: 1000 } }), ['Ann', 'Ben'])
    const present = await Promise.all(['Ann', 'Ben'].map(name => join(clock, name)))
    await start(clock)
    await addShares(clock, ['Ann', 'Ben'], 'both')
    await sleep(1300)
    await act(clock, 'Ann')
    await sleep(1500)
    await Promise.all(present.map(close => close()))

    const changed = await make('changed', herzlos(3, {}, { rounds: 1 }), ['Ann', 'Ben'], ['novice'])
    await playMatch(changed)
    await command(changed, 'Ann', { type: 'set-up', setup: heroes(3) })
    await command(changed, 'Ann', { type: 'start', fill: 'novice' })
    await playUntil(changed, isMidTrick(0))

    const ended = await make('heroes-ended', heroes(3), ['Ann', 'Ben'], ['novice'])
    await start(ended)
    await playUntil(ended, isMidTrick(0))
    await command(ended, 'Ann', { type: 'end-match' })

    const forgotten = await make('herzlos-forgotten', herzlos(3, {}, { rounds: 1 }), ['Ann', 'Ben'], ['novice'])
    await command(forgotten, 'Ben', { type: 'say', text: 'Forget that I said this' })
    await playMatch(forgotten)
    await command(forgotten, 'Ben', { type: 'leave' })
    const [leaver] = forgotten.people.splice(1, 1)
    await send('DELETE', `api/tables/${forgotten.table}/me`, leaver?.token)

    await make('herzlos-lobby', herzlos(4, { listed: true }, { march: 'others-pay' }), ['Ann', 'Ben'], ['wanda'])

    const pass = await make('herzlos-pass', herzlos(4), ['Ann', 'Ben', 'Cem', 'Dora'])
    await start(pass)
    await playUntil(pass, ({ match }) => match?.state.phase === 'pass')
    await act(pass, 'Ann')
    await act(pass, 'Cem')

    const hearts = Array.from({ length: 13 }, (_, at) => -at - 1)
    const second = await make(
      'herzlos-trick',
      herzlos(4, {}, { hearts, march: 'others-pay' }),
      ['Ann', 'Ben'],
      ['ferdi', 'regular'],
    )
    await start(second)
    await playUntil(second, isMidTrick(1))

    const five = await make('herzlos-five', herzlos(5), ['Ann', 'Ben', 'Cem'], ['novice', 'jasper'])
    await start(five)
    await playUntil(five, isMidTrick(0))

    const done = await make('herzlos-over', herzlos(3, {}, { rounds: 1 }), ['Ann', 'Ben', 'Cem'])
    await playMatch(done)

    const closed = await open('closed', heroes(2), ['Ann'])
    await post('api/admin', { order: 'close', table: closed.table }, adminToken)
    return tables
  }

  /** Two tables that are between two rounds, with people present. The next deal follows after some seconds. */
  const makeBetween = async (): Promise<Made[]> => {
    const tables = [
      await open('heroes-between', heroes(3), ['Ann', 'Ben'], ['novice']),
      await open('herzlos-between', herzlos(3), ['Ann', 'Ben'], ['novice']),
    ]
    await Promise.all(tables.map(start))
    await Promise.all(tables.map(made => playUntil(made, isMidTrick(0))))
    await Promise.all(tables.flatMap(made => [join(made, 'Ann'), join(made, 'Ben')]))
    await sleep(500)
    const isPromised = ({ match }: View): boolean => match?.state.results.length === 1 && match.pledge?.dealt === false
    await Promise.all(
      tables.map(async made => {
        await playUntil(made, isPromised)
        await addShares(made, ['Ann', 'Ben'], 'seal')
      }),
    )
    return tables
  }

  const played = (task: Task, way: number): Claim => {
    let course = must(openTask(task))
    while (course.legal.length > 0) course = must(choose(task, course, (way * course.log.length) % course.legal.length))
    return claimOf(task, course)
  }
  /** Results of today's deals, of a challenge of each game, and what the server answers about them. */
  const makeResults = async (day: string) => {
    const results: { path: string; name: string; token: string; task: Task; claim: Claim; link?: string }[] = []
    for (const game of [HEROES, HERZLOS]) {
      for (const [name, way] of [
        ['Ann', 3],
        ['Bea', 5],
      ] as const) {
        const task = dayTask(day, game)
        results.push({
          path: `api/days/${day}/${game}`,
          name,
          token: tokenOf(`results ${name}`),
          task,
          claim: played(task, way),
        })
      }
      const options = must(must(findGame(game)).options.read({ rounds: 1 }))
      const link = must(encodeFresh({ game, options, seat: 0, company: [null, 'oda', 'ferdi'], name: 'Ann' }, 7))
      const { task } = must(readLink(link))
      for (const [name, way] of [
        ['Ann', 3],
        ['Bea', 4],
      ] as const)
        results.push({
          path: 'api/challenges',
          name,
          token: tokenOf(`results ${name}`),
          task,
          claim: played(task, way),
          link,
        })
    }
    const made = []
    for (const { path, name, token, task, claim, link } of results) {
      const body = link === undefined ? { name, ...claim } : { link, name, ...claim }
      await post(path, body, token)
      made.push({ list: link === undefined ? path : `${path}?link=${link}`, name, token, task, claim })
    }
    return made
  }

  /** A pad of each game in progress, finished ones, one that was removed, and one whose write token was replaced. */
  const makePads = async () => {
    const pads: { id: string; pen: string }[] = []
    const show = async (name: string, pad: object) => {
      const token = tokenOf(`pad ${name}`)
      const { id } = await post<{ id: string }>('api/pads', { pad, token })
      pads.push({ id, pen: token })
      return id
    }
    const write = (id: string, pad: object) =>
      send('PUT', `api/pads/${id}`, pads.find(each => each.id === id)?.pen, { pad })
    const round = { handSize: null, predictions: [1, 0, 2], bets: [1, 2, 0], tricks: [1, 1, 2], brawl: null }
    const base = {
      pad: HEROES,
      players: ['Ann', 'Ben', 'Cem'],
      options: { rounds: 10, startSeat: 0, drinking: ['D1', 'D4'] },
      rounds: [] as object[],
    }
    // More than fifty strokes, so that a checkpoint is written and the oldest strokes are removed.
    const live = await show('live', base)
    for (let stroke = 0; stroke < 53; stroke++)
      await write(live, { ...base, rounds: Array.from({ length: 1 + (stroke % 3) }, () => round) })
    const finished = await show('finished', { ...base, options: { ...base.options, rounds: 2 } })
    await write(finished, { ...base, options: { ...base.options, rounds: 2 }, rounds: [round, round] })
    const hearts = { pad: HERZLOS, players: ['Max', 'Laura', 'Sven', 'Frank'], options: { rounds: 2 } }
    const points = { march: null, points: [-30, 15, -82, -17] }
    await show('herzlos', { ...hearts, rounds: [points] })
    await show('herzlos finished', { ...hearts, rounds: [points, points] })
    const down = await show('down', base)
    await send('DELETE', `api/pads/${down}`, pads.pop()?.pen)
    const passed = await show('passed', { ...base, rounds: [round] })
    const next = tokenOf('pad passed again')
    await post(`api/pads/${passed}/pen`, { token: next }, pads.pop()?.pen)
    pads.push({ id: passed, pen: next })
    return { down, pads }
  }

  return {
    get,
    post,
    send,
    open,
    join,
    sit,
    command,
    start,
    playUntil,
    act,
    viewOf,
    makeTables,
    makeBetween,
    makeResults,
    makePads,
  }
}

export type Maker = ReturnType<typeof openMaker>
