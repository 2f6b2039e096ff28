import type { Statistics, StatisticsEntry } from '@halfpint/statistics'
import { useSignal } from '@preact/signals'
import { type Link, linkTo } from '../../base/routes.ts'
import { language, words } from '../../base/speech.ts'
import { linkToReplay, linkToReview, parseSource } from '../../session/record/source.ts'

/** The link to the game or puzzle of an entry; `undefined` if only its count is left. */
const linkToEntry = ({ id, kind, task, where, game, day, link }: StatisticsEntry): Link | undefined => {
  if (kind === 'game' && where === 'pad') return linkTo('/pad/game/:id', { id: id.slice('game pad '.length) })
  if (kind === 'game' && where === 'bots') return linkToReplay({ kind: 'local', table: id.slice('game '.length) })
  if (kind === 'game') {
    const [table = '', match] = id.slice('game '.length).split(' ')
    return linkToReplay({ kind: 'online', table, match: Number(match) })
  }
  if (kind === 'day') return linkTo('/day/:game/:day', { game: String(game), day: String(day) })
  if (kind === 'challenge') return linkTo('/challenge/:link', { link: String(link) })
  if (kind === 'review') {
    const source = parseSource(id.slice('review '.length))
    return source === undefined ? undefined : linkToReview(source)
  }
  return typeof task === 'string' ? linkTo('/puzzle/:id', { id: task }) : undefined
}

/** Maximum number of entries listed; the exported file contains all. */
const MOST = 200

/** A number of the statistics that opens the entries it counts. */
export const Opens = ({
  statistics,
  entries,
  label,
}: {
  statistics: Statistics
  entries: readonly string[]
  label: string
}) => {
  const open = useSignal(false)
  const date = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' })
  const behind = open.value ? entries.flatMap(id => statistics.entries.get(id) ?? []) : []
  return (
    <>
      <button
        type="button"
        class="link"
        aria-expanded={open.value}
        onClick={() => {
          open.value = !open.value
        }}
      >
        {label}
      </button>
      {open.value && (
        <ul class="behind" aria-label={words('statistics').behind}>
          {behind
            .toReversed()
            .slice(0, MOST)
            .map(entry => {
              const place = linkToEntry(entry)
              const when = date.format(entry.at)
              return <li key={entry.id}>{place === undefined ? when : <a href={place}>{when}</a>}</li>
            })}
        </ul>
      )}
    </>
  )
}
