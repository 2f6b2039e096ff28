import '../heroes/final.css'
import { everySeat, type Seat } from '@halfpint/core'
import type { State } from '@halfpint/herzlos'
import type { TableView } from '@halfpint/table'
import type { BoardProps } from '../game/board.ts'
import { ChairFace, chairName } from '../game/chair.tsx'
import { Icon } from '../parts/icon.tsx'
import { words } from '../shell/speech.ts'
import { memoryOf } from './memory.ts'
import { HerzlosPad } from './pad.tsx'

const figuresOf = (view: TableView, state: State, seat: Seat) => {
  const rounds = memoryOf(view).map(round => round?.[seat] ?? [])
  return {
    jacks: rounds.filter(taken => taken.includes('dJ')).length,
    queens: rounds.filter(taken => taken.includes('fQ')).length,
    clean: state.results.filter(result => (result.points[seat] as number) >= 0).length,
  }
}

const Figures = ({ view, state }: { view: TableView; state: State }) => {
  const { final } = words('herzlos')
  const figures = everySeat(state.seats).map(seat => figuresOf(view, state, seat))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than a phone must be scrolled by keyboard too
    <section class="score-pad paper" aria-label={final.figures} tabIndex={0}>
      <table class="figures">
        <thead>
          <tr>
            <th scope="col">{final.figures}</th>
            {everySeat(state.seats).map(seat => (
              <th key={seat} scope="col">
                <ChairFace chair={view.chairs[seat]} />
                <span class="unseen">{chairName(view.chairs[seat])}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(['jacks', 'queens', 'clean'] as const).map(kind => (
            <tr key={kind}>
              <th scope="row">{final[kind]}</th>
              {figures.map((figure, seat) => (
                <td key={seat}>{figure[kind]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** How the game ended: who won, the pad, figures, and what to do next. */
export const HerzlosFinal = ({ place, around }: BoardProps) => {
  const { final, says } = words('herzlos')
  const view = place.view.value
  const state = view?.match?.state as unknown as State | undefined
  if (view === null || state?.result == null) return null
  const { winners, ending } = state.result
  const names = winners.map(seat => chairName(view.chairs[seat]))
  const mine = view.viewer !== 'rail' && winners.includes(view.viewer)
  const own = view.viewer === 'rail' ? undefined : view.chairs[view.viewer]
  const waiting = own?.kind === 'person' && own.again
  return (
    <main class="final">
      <div class="victory">
        <span class="laurel">
          <Icon name="crown" />
        </span>
        <div class="winners">
          {winners.map(seat => (
            <ChairFace key={seat} chair={view.chairs[seat]} />
          ))}
        </div>
        <h1 tabIndex={-1}>{final.winners(names, winners.length === 1, mine)}</h1>
        {ending === 'march' && <p>{says.marchWon}</p>}
      </div>
      <div class="sheet-acts">
        {view.viewer !== 'rail' && (
          <button type="button" class="button" disabled={waiting} onClick={() => void place.wish({ type: 'rematch' })}>
            {waiting ? final.waiting : final.rematch}
          </button>
        )}
        {around.review !== null && (
          <a class="button quiet" href={around.review}>
            {final.review}
          </a>
        )}
        {around.replay !== null && (
          <a class="button quiet" href={around.replay}>
            {final.replay}
          </a>
        )}
        {around.newGame !== undefined && (
          <button type="button" class="button quiet" onClick={around.newGame}>
            {final.newTable}
          </button>
        )}
        {around.final}
      </div>
      <HerzlosPad view={view} />
      <Figures view={view} state={state} />
    </main>
  )
}
