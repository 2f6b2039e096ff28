import '../../learn/round.css'
import type { Json } from '@halfpint/core'
import { type Action, halfPint, type State } from '@halfpint/half-pint'
import { GuidedRound, TourResult, type TourTableProps } from '../../learn/round.tsx'
import { LEARNER } from '../../learn/tour.ts'
import { tourChairs } from '../../learn/tourchairs.ts'
import { useStillPlace } from '../../replay/stillplace.ts'
import { makeRoute } from '../../shell/route.ts'
import { words } from '../../shell/speech.ts'
import { heroesBoard } from './board.tsx'
import { HEROES_TOUR } from './tour.ts'

const Table = ({ state, act, guide }: TourTableProps<State, Action>) => {
  // The board offers this game's actions and no others.
  const actAny = act as ((action: Json) => void) | undefined
  const place = useStillPlace({ game: halfPint, chairs: tourChairs(3), state, step: 0 }, LEARNER, actAny)
  const { View } = heroesBoard
  return (
    <div class="touring">
      <View place={place} around={{ kind: 'online', back: makeRoute('learn'), replay: null, review: null }} />
      {guide}
    </div>
  )
}

/** The guided round of Half-Pint Heroes. */
export const GuidedHeroes = () => (
  <GuidedRound
    game="half-pint-heroes"
    tour={HEROES_TOUR}
    hints={words('half-pint-heroes/learn').hints}
    Table={Table}
    result={state => <TourResult points={state.results[0]?.scores ?? []} />}
  />
)
