import '../../learn/round.css'
import { type Action, halfPint, type State } from '@halfpint/half-pint'
import { useComputed, useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { GuidedRound, TourResult, type TourTableProps } from '../../learn/round.tsx'
import { LEARNER } from '../../learn/tour.ts'
import { tourChairs } from '../../learn/tourchairs.ts'
import { stillTable } from '../../replay/reel.ts'
import { stillPlace } from '../../replay/stillplace.ts'
import { makeRoute } from '../../shell/route.ts'
import { words } from '../../shell/speech.ts'
import { heroesBoard } from './board.tsx'
import { HEROES_TOUR } from './tour.ts'

const Table = ({ state, act, guide }: TourTableProps<State, Action>) => {
  const shown = useSignal(state)
  const doing = useSignal(act)
  useEffect(() => {
    shown.value = state
    doing.value = act
  }, [state, act])
  const view = useComputed(() =>
    stillTable({ game: halfPint, chairs: tourChairs(3), state: shown.value, step: 0 }, LEARNER),
  )
  const mayAct = useComputed(() => doing.value !== undefined)
  const place = useMemo(
    () =>
      stillPlace({
        view,
        mayAct,
        act: action => {
          doing.value?.(action as Action)
          return true
        },
      }),
    [],
  )
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
