import './sheets.css'
import { writeCsv, writePad } from '@halfpint/scorepad'
import { gameName } from '../games/index.ts'
import { Sheet } from '../parts/sheet.tsx'
import { makeRoute } from '../shell/route.ts'
import { words } from '../shell/speech.ts'
import type { Desk } from './desk.ts'
import { groupKey } from './library.ts'
import { handOut, padPicture, pngOf } from './picture.tsx'
import { endingText, verdictText } from './verdict.tsx'

/** A name for a file of this pad. */
const fileName = (desk: Desk, ending: string): string =>
  `${desk.pad.value.pad}-${desk.pad.value.players.join('-').replace(/[^\p{L}\p{N}-]+/gu, '')}.${ending}`

/** Shares the picture of the pad. */
export const sharePicture = async (desk: Desk): Promise<void> => {
  const { paper, marks } = words('pad')
  const pad = desk.pad.value
  const scored = desk.scored.value
  const picture = padPicture(pad, {
    title: gameName(pad.pad),
    bonus: paper.bonus,
    verdict: verdictText(pad, scored),
    ending: endingText(scored),
    marks,
  })
  await handOut(await pngOf(picture), fileName(desk, 'png'))
}

interface MenuProps {
  readonly desk: Desk
  readonly onExtra: () => void
  readonly onLive: () => void
  readonly onNames: () => void
  readonly onClose: () => void
}

/** All that is not needed in every round. */
export const PadMenu = ({ desk, onExtra, onLive, onNames, onClose }: MenuProps) => {
  const { menu, paper } = words('pad')
  const pad = desk.pad.value
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
    handOut(new Blob([`${JSON.stringify(writePad(pad))}\n`], { type: 'application/json' }), fileName(desk, 'json'))
  const csv = (): Promise<void> =>
    handOut(new Blob([`\uFEFF${writeCsv(pad)}`], { type: 'text/csv' }), fileName(desk, 'csv'))
  return (
    <Sheet heading={menu.heading} onClose={onClose}>
      <ul class="pad-menu">
        {item(paper.redo, desk.redo, desk.sheet.value.undone.length > 0)}
        {item(
          menu.removeRound,
          () => desk.write({ edit: 'remove-round', round: pad.rounds.length - 1 }),
          pad.rounds.length > 1,
        )}
        {item(menu.rename, onNames)}
        {desk.face.extra === undefined ? null : item(desk.face.extra.label(), onExtra)}
        {item(menu.live, onLive)}
        {item(menu.picture, () => void sharePicture(desk))}
        {item(menu.json, () => void json())}
        {item(menu.csv, () => void csv())}
        {item(menu.print, () => print())}
        <li>
          <a href={makeRoute('pad', ['insight'], { group: groupKey(pad) })}>{menu.insight}</a>
        </li>
        <li>
          <a href={makeRoute('pad')}>{menu.list}</a>
        </li>
      </ul>
    </Sheet>
  )
}
