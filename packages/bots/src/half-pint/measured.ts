import type { Action, State } from '@halfpint/half-pint'
import type { Measured } from '../arena/measured.ts'
import { pimcUct, soIsmcts } from '../arena/tree.ts'
import { ABLATIONS } from './ablation.ts'
import { foreseeHalfPint } from './ceiling.ts'
import { sober, thinker } from './levels.ts'
import { sampledHalfPint } from './sampled.ts'
import { trueWorth } from './truth.ts'

/** What players of Half-Pint Heroes are measured by. */
export const halfPintMeasured: Measured<State, Action> = {
  ablations: Object.fromEntries(Object.entries(ABLATIONS).map(([part, parts]) => [part, sober(thinker(parts))])),
  foresee: foreseeHalfPint,
  trueWorth,
  yardsticks: { 'so-ismcts': soIsmcts(sampledHalfPint), 'pimc-uct': pimcUct(sampledHalfPint) },
}
