import type { Action, State } from '@halfpint/herzlos'
import type { Measured } from '../arena/measured.ts'
import { pimcUct, soIsmcts } from '../arena/tree.ts'
import { ABLATIONS } from './ablation.ts'
import { foreseeHerzlos } from './ceiling.ts'
import { thinker } from './levels.ts'
import { sampledHerzlos } from './sampled.ts'
import { trueWorth } from './truth.ts'

/** What players of Herzlos are measured by. */
export const herzlosMeasured: Measured<State, Action> = {
  ablations: Object.fromEntries(Object.entries(ABLATIONS).map(([part, parts]) => [part, thinker(parts)])),
  foresee: foreseeHerzlos,
  trueWorth,
  yardsticks: { 'so-ismcts': soIsmcts(sampledHerzlos), 'pimc-uct': pimcUct(sampledHerzlos) },
}
