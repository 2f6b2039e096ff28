import { useEffect } from 'preact/hooks'
import { WoodBar } from '../parts/woodbar.tsx'
import { makeRoute } from '../shell/route.ts'
import type { ScreenProps } from '../shell/screens.ts'
import { words } from '../shell/speech.ts'
import { faces, fetchFaces } from './faces.ts'
import { GameView } from './game.tsx'
import { InsightView } from './insightview.tsx'
import { openLibrary, volumes } from './library.ts'
import { FollowView } from './liveview.tsx'
import { SetupView } from './setup.tsx'
import { ShelfView } from './shelfview.tsx'

/** The score pad: the shelf, a new pad, a pad under the pencil, insight, and pads of others. */
export const PadScreen = ({ route }: ScreenProps) => {
  const { live, shelf } = words('pad')
  useEffect(() => {
    void openLibrary()
    void fetchFaces()
  }, [])
  const [place, id = ''] = route.path
  if (faces.value === undefined) return <main class="plain" aria-busy="true" />
  if (place === 'live') return <FollowView key={id} id={id} pen={route.query.pen} />
  const all = volumes.value
  if (all === undefined) return <main class="plain" aria-busy="true" />
  switch (place) {
    case 'new':
      return <SetupView />
    case 'insight':
      return <InsightView group={route.query.group} />
    case 'game': {
      const volume = all.find(({ kept }) => kept.id === id)
      if (volume !== undefined) return <GameView key={id} volume={volume} />
      return (
        <>
          <WoodBar heading={shelf.heading} back={makeRoute('pad')} />
          <main class="plain">
            <p>{live.unknown}</p>
          </main>
        </>
      )
    }
    default:
      return <ShelfView />
  }
}
