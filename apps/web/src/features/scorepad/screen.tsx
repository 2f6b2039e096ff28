import { useEffect } from 'preact/hooks'
import { openLibrary, savedPads } from '../../base/pads/library.ts'
import { linkTo, type ScreenProps } from '../../base/routes.ts'
import { words } from '../../base/speech.ts'
import { WoodBar } from '../../ui/woodbar.tsx'
import { GameView } from './game/game.tsx'
import { InsightView } from './list/insightview.tsx'
import { ListView } from './list/listview.tsx'
import { SetupView } from './list/setup.tsx'
import { FollowView } from './live/liveview.tsx'
import { loadPadInterfaces, padInterfaces } from './padinterfaces.ts'

/** The score pads: the list, a new pad, a pad being edited, statistics of groups, and pads of others. */
export const PadScreen = ({ route }: ScreenProps<'pad'>) => {
  const { live, list } = words('pad')
  useEffect(() => {
    void openLibrary()
    void loadPadInterfaces()
  }, [])
  if (padInterfaces.value === undefined) return <main class="plain" aria-busy="true" />
  if (route.pattern === '/pad/live/:id') {
    return <FollowView key={route.params.id} id={route.params.id} pen={route.params.pen} />
  }
  const all = savedPads.value
  if (all === undefined) return <main class="plain" aria-busy="true" />
  switch (route.pattern) {
    case '/pad/new':
      return <SetupView />
    case '/pad/insight':
      return <InsightView group={route.params.group} />
    case '/pad/game/:id': {
      const { id } = route.params
      const saved = all.find(({ kept }) => kept.id === id)
      if (saved !== undefined) return <GameView key={id} saved={saved} />
      return (
        <>
          <WoodBar heading={list.heading} back={linkTo('/pad')} />
          <main class="plain">
            <p>{live.unknown}</p>
          </main>
        </>
      )
    }
    default:
      return <ListView />
  }
}
