import './sheets.css'
import { writeCsv, writePad } from '@halfpint/scorepad'
import { groupKey } from '../../../base/pads/library.ts'
import { linkTo } from '../../../base/routes.ts'
import { words } from '../../../base/speech.ts'
import { Sheet } from '../../../ui/sheet.tsx'
import { handOut } from '../paper/picture.tsx'
import { fileName, sharePicture } from '../paper/share.ts'
import type { PadEditor } from './padeditor.ts'

interface MenuProps {
  readonly id: string
  readonly editor: PadEditor
  readonly onExtra: () => void
  readonly onLive: () => void
  readonly onNames: () => void
  readonly onClose: () => void
}

/** The menu: everything that is not needed in every round. */
export const PadMenu = ({ id, editor, onExtra, onLive, onNames, onClose }: MenuProps) => {
  const { menu, paper } = words('pad')
  const pad = editor.pad.value
  const item = (label: string, act: () => void, able = true) => (
    <li>
      <button
        type="button"
        disabled={!able}
        onClick={() => {
          onClose()
          act()
        }}
      >
        {label}
      </button>
    </li>
  )
  const json = (): Promise<void> =>
    handOut(new Blob([`${JSON.stringify(writePad(pad))}\n`], { type: 'application/json' }), fileName(pad, 'json'))
  const csv = (): Promise<void> =>
    handOut(new Blob([`\uFEFF${writeCsv(pad)}`], { type: 'text/csv' }), fileName(pad, 'csv'))
  return (
    <Sheet heading={menu.heading} onClose={onClose}>
      <ul class="pad-menu">
        {item(paper.redo, editor.redo, editor.sheet.value.undone.length > 0)}
        {item(
          menu.removeRound,
          () => editor.write({ edit: 'remove-round', round: pad.rounds.length - 1 }),
          pad.rounds.length > 1,
        )}
        {item(menu.rename, onNames)}
        {editor.face.extra === undefined ? null : item(editor.face.extra.label(), onExtra)}
        {item(menu.live, onLive)}
        {item(menu.picture, () => void sharePicture(pad))}
        {item(menu.json, () => void json())}
        {item(menu.csv, () => void csv())}
        {item(menu.print, () => print())}
        <li>
          <a href={linkTo('/group', { pad: id })}>{menu.group}</a>
        </li>
        <li>
          <a href={linkTo('/pad/insight', { group: groupKey(pad) })}>{menu.insight}</a>
        </li>
        <li>
          <a href={linkTo('/pad')}>{menu.list}</a>
        </li>
      </ul>
    </Sheet>
  )
}
