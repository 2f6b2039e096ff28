import { useEffect } from 'preact/hooks'
import { openLibrary, savedPads } from '../../base/pads/library.ts'
import type { ScreenProps } from '../../base/route.ts'
import { makeRoute } from '../../base/route.ts'
import { words } from '../../base/speech.ts'
import { WoodBar } from '../../ui/woodbar.tsx'
import { faces, fetchFaces } from './faces.ts'
import { GameView } from './game.tsx'
import { InsightView } from './insightview.tsx'
import { ListView } from './listview.tsx'
import { FollowView } from './liveview.tsx'
import { SetupView } from './setup.tsx'

/** The score pad: the list of all, a new pad, a pad under the pencil, insight, and pads of others. */
export const PadScreen = ({ route }: ScreenProps) => {
  const { live, list } = words('pad')
  useEffect(() => {
    void openLibrary()
    void fetchFaces()
  }, [])
  const [place, id = ''] = route.path
  if (faces.value === undefined) return <main class="plain" aria-busy="true" />
  if (place === 'live') return <FollowView key={id} id={id} pen={route.query.pen} />
  const all = savedPads.value
  if (all === undefined) return <main class="plain" aria-busy="true" />
  switch (place) {
    case 'new':
      return <SetupView />
    case 'insight':
      return <InsightView group={route.query.group} />
    case 'game': {
      const saved = all.find(({ kept }) => kept.id === id)
      if (saved !== undefined) return <GameView key={id} saved={saved} />
      return (
        <>
          <WoodBar heading={list.heading} back={makeRoute('pad')} />
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
