import { useSignal } from '@preact/signals'
import { words } from '../../base/speech.ts'
import type { HomeStatistics } from '../../session/home.ts'
import { Portrait } from '../../ui/faces/portrait.tsx'
import { CHARACTERS, LEVEL_OF } from '../../ui/faces/regulars.ts'
import { Later } from '../../ui/later.tsx'

/** The regulars of the pub, the weakest first; each opens a sheet to play against them. */
export const Regulars = ({ statistics }: { statistics: HomeStatistics | null }) => {
  const { home, characters, levels } = words('core')
  const chosen = useSignal<(typeof CHARACTERS)[number] | null>(null)
  const order = (Object.keys(LEVEL_OF) as (typeof CHARACTERS)[number][]).filter(who => CHARACTERS.includes(who))
  return (
    <section class="bar-counter">
      <div class="section-head">
        <h2>{home.bar}</h2>
        <span class="on-wood">{home.barOrder}</span>
      </div>
      <ul class="regulars">
        {order.map(who => {
          const { won, lost } = statistics?.versus.get(who) ?? { won: 0, lost: 0 }
          const isMet = won + lost > 0
          return (
            <li key={who}>
              <button type="button" class="regular" onClick={() => (chosen.value = who)}>
                <span class="coaster">
                  <Portrait bot={who} />
                </span>
                <b>{characters[who].name}</b>
                <small aria-hidden={isMet}>{isMet ? `${won} : ${lost}` : levels[LEVEL_OF[who]]}</small>
                {isMet && <span class="unseen">{home.record(won, lost)}</span>}
              </button>
            </li>
          )
        })}
      </ul>
      {chosen.value !== null && (
        <Later
          key={chosen.value}
          load={async () => (await import('./regularsheet.tsx')).RegularSheet}
          with={{
            who: chosen.value,
            versus: statistics?.versus.get(chosen.value),
            onClose: () => {
              chosen.value = null
            },
          }}
        />
      )}
    </section>
  )
}
