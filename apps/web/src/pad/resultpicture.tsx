import type { TableView } from '@halfpint/table'
import { PAGE_GAMES } from '../games/index.ts'
import { learnWords, words } from '../shell/speech.ts'

/** Hands out a picture of the finished match, as the pad for real cards does. */
export const ResultPicture = ({ view }: { view: TableView }) => {
  const pad = PAGE_GAMES.get(view.setup.game)?.pad
  if (pad === undefined) return null
  const share = async (): Promise<void> => {
    const [face, { fetchFaces }, { sharePicture }] = await Promise.all([
      pad(),
      import('./faces.ts'),
      import('./share.ts'),
      learnWords(['pad']),
    ])
    await fetchFaces()
    const written = face.fromTable?.(view) ?? null
    if (written !== null) await sharePicture(written)
  }
  return (
    <button type="button" class="button quiet" onClick={() => void share()}>
      {words('table').final.picture}
    </button>
  )
}
