import './drama.css'
import './final.css'
import { everySeat, type Seat } from '@halfpint/core'
import { longestRun, type State } from '@halfpint/half-pint'
import type { TableView } from '@halfpint/table'
import type { BoardProps } from '../game/board.ts'
import { ChairFace, chairName } from '../game/chair.tsx'
import { Icon } from '../parts/icon.tsx'
import { language, words } from '../shell/speech.ts'
import { memoryOf } from './memory.ts'
import { ScorePad } from './pad.tsx'

/** Figures of one player over the whole match. */
const figuresOf = (view: TableView, state: State, seat: Seat) => {
  const memory = memoryOf(view)
  const betsWon = state.results.filter((result, round) => {
    const bet = memory[round]?.bets[seat]
    return result.brawl === null && typeof bet === 'number' && result.marks[bet] === ''
  }).length
  return {
    exact: state.results.filter(result => result.marks[seat] === 'X').length,
    betsWon,
    brawls: state.results.filter(result => result.marks[seat] === 'B').length,
    tricks: state.results.reduce((sum, result) => sum + (result.tricks[seat] as number), 0),
    run: longestRun(state.results, seat),
  }
}

const Figures = ({ view, state }: { view: TableView; state: State }) => {
  const { final } = words('heroes')
  const figures = everySeat(state.seats).map(seat => figuresOf(view, state, seat))
  const kinds = ['exact', 'betsWon', 'brawls', 'tricks', 'run'] as const
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than a phone must be scrolled by keyboard too
    <section class="score-pad paper" aria-label={final.statistics} tabIndex={0}>
      <table class="figures">
        <thead>
          <tr>
            <th scope="col">{final.statistics}</th>
            {everySeat(state.seats).map(seat => (
              <th key={seat} scope="col">
                <ChairFace chair={view.chairs[seat]} />
                <span class="unseen">{chairName(view.chairs[seat])}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map(kind => (
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

/** How the game ended: who won, the pad with the run bonus, figures, and what to do next. */
export const Final = ({ place, around }: BoardProps) => {
  const { final } = words('heroes')
  const view = place.view.value
  const state = view?.match?.state as unknown as State | undefined
  if (view === null || state?.result == null) return null
  const { winners, ending } = state.result
  const names = winners.map(seat => chairName(view.chairs[seat]))
  const mine = view.viewer !== 'rail' && winners.includes(view.viewer)
  const list = new Intl.ListFormat(language.value).format(names)
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
        <h1 tabIndex={-1}>
          {winners.length > 1 ? final.share(list) : mine ? final.youWin : final.wins(names[0] as string)}
        </h1>
        {ending === 'gun-fight' ? <p>{final.gunFight}</p> : null}
      </div>
      <div class="sheet-acts">
        {view.viewer === 'rail' ? null : (
          <button type="button" class="button" disabled={waiting} onClick={() => void place.wish({ type: 'rematch' })}>
            {waiting ? final.waiting : final.rematch}
          </button>
        )}
        {around.review === null ? null : (
          <a class="button quiet" href={around.review}>
            {final.review}
          </a>
        )}
        {around.replay === null ? null : (
          <a class="button quiet" href={around.replay}>
            {final.replay}
          </a>
        )}
        {around.newGame === undefined ? null : (
          <button type="button" class="button quiet" onClick={around.newGame}>
            {final.newTable}
          </button>
        )}
        {around.final}
      </div>
      <ScorePad view={view} />
      <Figures view={view} state={state} />
    </main>
  )
}
