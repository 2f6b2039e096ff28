import type { Statistics, StatisticsEntry } from '@halfpint/statistics'
import { useSignal } from '@preact/signals'
import { makeRoute } from '../../base/route.ts'
import { language, words } from '../../base/speech.ts'

/** Where an entry can be seen again; nothing where only its count is left. */
const placeOf = ({ id, kind, task, where, game, day, link }: StatisticsEntry): string | undefined => {
  if (kind === 'game' && where === 'pad') return makeRoute('pad', ['game', id.slice('game pad '.length)])
  if (kind === 'game' && where === 'bots') return makeRoute('replay', ['local', id.slice('game '.length)])
  if (kind === 'game') return makeRoute('replay', ['online', ...id.slice('game '.length).split(' ')])
  if (kind === 'day') return makeRoute('day', [String(game), String(day)])
  if (kind === 'challenge') return makeRoute('challenge', [String(link)])
  if (kind === 'review') return makeRoute('review', id.slice('review '.length).split('/'))
  return typeof task === 'string' ? makeRoute('puzzle', [task]) : undefined
}

/** So many are listed; whoever wants all has them in the file. */
const MOST = 200

/** A number of the statistics that opens what is behind it. */
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
              const place = placeOf(entry)
              const when = date.format(entry.at)
              return <li key={entry.id}>{place === undefined ? when : <a href={place}>{when}</a>}</li>
            })}
        </ul>
      )}
    </>
  )
}
