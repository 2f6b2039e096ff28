import type { TableView } from '@halfpint/table'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { linkTo } from '../../base/routes.ts'
import { language, words } from '../../base/speech.ts'
import { isTurn } from '../../board/attention.ts'
import { gameName } from '../../board/index.ts'
import { ask, tablePath } from '../../session/server/api.ts'
import { forgetSeat, type KeptSeat, keptSeats } from '../../session/server/keys.ts'
import { type Face, type PlayedMatch, playedMatches } from '../../session/server/played.ts'
import { Portrait } from '../../ui/faces/portrait.tsx'
import { PlayerSymbol, symbolOf } from '../../ui/faces/symbol.tsx'
import { SeatFace } from '../../ui/seatface.tsx'

/** Maximum number of tables shown, and maximum age of the last seat at one. */
const [MAX_SHOWN, MAX_AGE] = [3, 7 * 86_400_000]

/** Matches less than this apart belong to the same evening. */
const EVENING = 8 * 3_600_000

/** A table as the server knows it; `closed` if it is gone, `null` until the server has answered. */
type Known = TableView | 'closed' | null

const useTable = ({ table, token }: KeptSeat): Known => {
  const known = useSignal<Known>(null)
  useEffect(() => {
    const ending = new AbortController()
    void ask<TableView>(tablePath(table), { token, signal: ending.signal }).then(answer => {
      if (answer.ok) known.value = answer.value
      else if (answer.problem.code === 'unknown-table') known.value = 'closed'
    })
    return () => ending.abort()
  }, [table])
  return known.value
}

const stateOf = (known: Known): string => {
  const { home } = words('core')
  const { friends } = words('daily')
  if (known === null) return home.keptAbout
  if (known === 'closed') return friends.closed
  if (known.phase === 'playing') return isTurn(known) ? friends.yourTurn : friends.playing
  return friends.here(known.seats.filter(({ kind }) => kind !== 'open').length, known.setup.seats)
}

const Table = ({ kept, onForget }: { kept: KeptSeat; onForget: () => void }) => {
  const { home } = words('core')
  const known = useTable(kept)
  const isClosed = known === 'closed'
  return (
    <li>
      {known !== null && known !== 'closed' && (
        <span class="face-row">
          {known.seats
            .filter(({ kind }) => kind !== 'open')
            .slice(0, 3)
            .map((seatState, seat) => (
              <SeatFace key={seat} seatState={seatState} />
            ))}
        </span>
      )}
      <span class="grow">
        <b>{gameName(kept.game)}</b>
        <span class="side-note">{stateOf(known)}</span>
      </span>
      {isClosed ? (
        <a class="button outline" href={linkTo('/table')} onClick={onForget}>
          {words('daily').friends.openAgain}
        </a>
      ) : (
        <a class="button outline" href={linkTo('/table/:table', { table: kept.table })}>
          {known?.phase === 'playing' ? home.play : home.sitDown}
        </a>
      )}
    </li>
  )
}

interface Winner {
  readonly name: string
  readonly face: Face
  readonly wins: number
}

/** The players of the last evening with friends, with the number of games each has won. */
const lastEvening = (): { readonly at: number; readonly people: readonly Winner[] } | null => {
  const evening: PlayedMatch[] = []
  for (const match of playedMatches()) {
    if (evening.length > 0 && evening.at(-1)!.at - match.at > EVENING) break
    if (match.winners !== undefined) evening.push(match)
  }
  const people = new Map<string, Winner>()
  for (const { players, faces = [], winners = [] } of evening) {
    for (const [seat, name] of players.entries()) {
      const before = people.get(name) ?? { name, face: faces[seat] ?? null, wins: 0 }
      people.set(name, { ...before, wins: before.wins + (winners.includes(seat) ? 1 : 0) })
    }
  }
  const [latest] = evening
  return latest === undefined
    ? null
    : { at: latest.at, people: [...people.values()].toSorted((a, b) => b.wins - a.wins) }
}

const LastEvening = () => {
  const { friends } = words('daily')
  const evening = lastEvening()
  if (evening === null) return null
  const date = new Intl.DateTimeFormat(language.value, { day: 'numeric', month: 'long' }).format(evening.at)
  return (
    <div class="evening">
      <p>
        <b>{friends.lastEvening}</b>{' '}
        <span class="side-note">
          {date}, {friends.gamesWon}
        </span>
      </p>
      <ul class="winners">
        {evening.people.slice(0, 5).map(({ name, face, wins }) => (
          <li key={name}>
            {face !== null && 'bot' in face ? (
              <Portrait bot={face.bot} />
            ) : (
              <PlayerSymbol symbol={symbolOf(face?.symbol ?? '')} />
            )}
            <span>{name}</span> <b>{wins}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The tables at which this device has a seat, and the last evening. */
export const Tables = () => {
  const forgotten = useSignal(0)
  const now = Date.now()
  const kept = keptSeats()
    .filter(({ at }) => now - at < MAX_AGE)
    .slice(0, MAX_SHOWN)
  return (
    <>
      <ul class="your-tables row-links" aria-label={words('daily').friends.yourTables} data-forgotten={forgotten.value}>
        {kept.map(each => (
          <Table
            key={each.table}
            kept={each}
            onForget={() => {
              forgetSeat(each.table)
              forgotten.value++
            }}
          />
        ))}
      </ul>
      <LastEvening />
    </>
  )
}
