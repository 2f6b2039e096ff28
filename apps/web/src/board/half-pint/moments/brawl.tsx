import './brawl.css'
import type { SeatState } from '@halfpint/table'
import { words } from '../../../base/speech.ts'
import { SeatFace } from '../../../ui/seatface.tsx'
import { Banner } from '../../table/banner.tsx'
import { ShapeMark } from '../shapes.tsx'

const LOBES = 15

/** The outline of a splash between these radii, and drops beyond its tips. */
const splash = (outer: number, inner: number): { readonly path: string; readonly drops: readonly number[][] } => {
  const place = (r: number, turn: number): number[] => [r * Math.sin(turn) * 1.14, -r * Math.cos(turn) * 0.92]
  const at = (r: number, turn: number): string =>
    place(r, turn)
      .map(each => each.toFixed(1))
      .join(' ')
  const step = (2 * Math.PI) / LOBES
  const lobes = Array.from({ length: LOBES }, (_, lobe) => ({
    turn: lobe * step + 0.12 * Math.sin(lobe * 7.3),
    r: outer * (0.86 + 0.2 * Math.sin(lobe * 12.9898 + 1)),
  }))
  const path = lobes.map(({ turn, r }, lobe) => {
    const up = `${at(inner * 1.05, turn - step * 0.16)} ${at(r * 0.86, turn - step * 0.12)} ${at(r, turn - step * 0.1)}`
    const tip = `${at(r * 1.07, turn - step * 0.08)} ${at(r * 1.07, turn + step * 0.08)} ${at(r, turn + step * 0.1)}`
    const down = `${at(r * 0.86, turn + step * 0.12)} ${at(inner * 1.05, turn + step * 0.16)} ${at(inner, turn + step * 0.5)}`
    return `${lobe === 0 ? 'M' : 'L'}${at(inner, turn - step * 0.5)}C${up}C${tip}C${down}`
  })
  return { path: `${path.join('')}z`, drops: lobes.map(({ turn, r }) => place(r * 1.16, turn + 0.03)) }
}

const BEER = splash(158, 104)
const FOAM = splash(116, 82)

/** H21: a brawl: beer splashes, fists fly. */
export const Brawl = ({ seatState, onDone }: { seatState: SeatState | undefined; onDone: () => void }) => (
  <Banner of="brawl" word={words('half-pint-heroes').pad.brawl} onDone={onDone}>
    <svg class="brawl-splash" aria-hidden="true" viewBox="-180 -150 360 300">
      <g fill="#e09a22">
        <path d={BEER.path} />
        {BEER.drops.map(([x, y], at) => (
          <circle key={at} cx={x} cy={y} r={2.2 + 2.6 * Math.abs(Math.sin(at * 5.1))} />
        ))}
      </g>
      <path fill="#fff3d2" d={FOAM.path} />
    </svg>
    <span class="brawl-fist left">
      <ShapeMark shape="red" />
    </span>
    <span class="brawl-fist right">
      <ShapeMark shape="red" />
    </span>
    <span class="mat" data-streak="3">
      <span class="rim" />
      <SeatFace seatState={seatState} />
    </span>
  </Banner>
)
