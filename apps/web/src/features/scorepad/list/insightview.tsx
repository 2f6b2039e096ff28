import './insight.css'
import { insight, type Pad, type PlayerInsight, scoreCurves } from '@halfpint/scorepad'
import { Fragment } from 'preact'
import { groupsOf, padsOf, savedPads } from '../../../base/pads/library.ts'
import { linkTo } from '../../../base/routes.ts'
import { language, words } from '../../../base/speech.ts'
import { gameName } from '../../../board/index.ts'
import { SYMBOLS } from '../../../ui/faces/symbol.tsx'
import { WoodBar } from '../../../ui/woodbar.tsx'
import type { PadInterface } from '../padinterface.ts'
import { padInterfaceOf } from '../padinterfaces.ts'
import { symbolAt } from '../symbol.ts'

const WIDTH = 320
const HEIGHT = 170
const EDGE = 26

/** Lines differ by more than their colour. */
const DASHES = ['', '7 3', '2 3', '9 3 2 3', '12 4', '4 2', '1 4'] as const

/** The points of one game by round, a line for each player. The table below has the same numbers. */
const Curve = ({ pad }: { pad: Pad }) => {
  const { insight: say } = words('pad')
  const lines = scoreCurves(pad)
  const steps = (lines[0]?.length ?? 1) - 1
  const values = lines.flat()
  const [low, high] = [Math.min(0, ...values), Math.max(10, ...values)]
  const x = (step: number): number => EDGE + ((WIDTH - 2 * EDGE) * step) / Math.max(1, steps)
  const y = (value: number): number => HEIGHT - 18 - ((HEIGHT - 30) * (value - low)) / (high - low)
  const label = pad.players.map((name, seat) => `${name} ${lines[seat]?.at(-1) ?? 0}`).join(', ')
  return (
    <figure class="pad-curve">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${say.curve}: ${label}`}>
        {[low, 0, high].map(value => (
          <g key={value} class="grid">
            <path d={`M${EDGE} ${y(value)}H${WIDTH - EDGE}`} />
            <text x={EDGE - 4} y={y(value) + 3} text-anchor="end">
              {value}
            </text>
          </g>
        ))}
        {lines.map((line, seat) => (
          <g key={seat} style={{ color: SYMBOLS[symbolAt(pad, seat)] }}>
            <path
              class="line"
              stroke-dasharray={DASHES[seat]}
              d={`M${line.map((value, step) => `${x(step)} ${y(value)}`).join('L')}`}
            />
            <circle cx={x(steps)} cy={y(line.at(-1) ?? 0)} r="3.5" />
          </g>
        ))}
      </svg>
      <figcaption>
        {pad.players.map((name, seat) => (
          <span key={seat}>
            <svg viewBox="0 0 26 6" aria-hidden="true" style={{ color: SYMBOLS[symbolAt(pad, seat)] }}>
              <path class="line" stroke-dasharray={DASHES[seat]} d="M0 3H26" />
            </svg>
            {name} {lines[seat]?.at(-1) ?? 0}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}

const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : (part / whole).toLocaleString(language.value, { style: 'percent' })

const Facts = ({ players, facts }: { players: readonly PlayerInsight[]; facts: PadInterface['facts'] }) => {
  const { insight: say } = words('pad')
  const bar = (part: number, whole: number) => (
    <>
      <span class="pad-share">
        <i style={{ width: `${whole === 0 ? 0 : (100 * part) / whole}%` }} />
      </span>
      <span>{share(part, whole)}</span> <small>{say.of(part, whole)}</small>
    </>
  )
  return (
    <ul class="pad-people">
      {players.map(player => (
        <li key={player.name} class="paper">
          <h3>{player.name}</h3>
          <dl>
            <dt>{say.wins}</dt>
            <dd>{bar(player.wins, player.finished)}</dd>
            {facts(player).map(([name, value]) => (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd>{typeof value === 'number' ? value : bar(...value)}</dd>
              </Fragment>
            ))}
            <dt>{say.average}</dt>
            <dd>{Math.round(player.points / player.games)}</dd>
            <dt>{say.best}</dt>
            <dd>{player.best ?? '–'}</dd>
            {player.drinks > 0 && (
              <>
                <dt>{say.drinks}</dt>
                <dd>{player.drinks}</dd>
              </>
            )}
          </dl>
        </li>
      ))}
    </ul>
  )
}

/** Statistics of all games of a group. */
export const InsightView = ({ group }: { group: string | undefined }) => {
  const { insight: say } = words('pad')
  const all = savedPads.value ?? []
  const key = group ?? groupsOf(all)[0]?.key ?? ''
  const pads = padsOf(all, key)
  const latest = pads.at(-1)
  return (
    <>
      <WoodBar heading={say.heading} back={linkTo('/pad')} />
      <main class="plain pad-insight">
        {latest === undefined ? (
          <p>{say.nothing}</p>
        ) : (
          <>
            <p>
              {gameName(latest.pad)} · {say.games(pads.length)}
            </p>
            <h2>{say.lastGame}</h2>
            <Curve pad={latest} />
            <h2>{say.players}</h2>
            <Facts players={insight(pads)} facts={padInterfaceOf(latest).facts} />
          </>
        )}
      </main>
    </>
  )
}
