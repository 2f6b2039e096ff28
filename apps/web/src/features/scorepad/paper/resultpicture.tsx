import type { TableView } from '@halfpint/table'
import { learnWords, words } from '../../../base/speech.ts'
import { PAD_INTERFACES } from '../games.ts'
import { loadPadInterfaces } from '../padinterfaces.ts'
import { sharePicture } from './share.ts'

/** Shares a picture of the finished match, drawn like a score pad. */
export const ResultPicture = ({ view }: { view: TableView }) => {
  const load = PAD_INTERFACES.get(view.setup.game)
  if (load === undefined) return null
  const share = async (): Promise<void> => {
    const [face] = await Promise.all([load(), loadPadInterfaces(), learnWords(['pad'])])
    const pad = face.fromTable?.(view) ?? null
    if (pad !== null) await sharePicture(pad)
  }
  return (
    <button type="button" class="button quiet" onClick={() => void share()}>
      {words('table').final.picture}
    </button>
  )
}
