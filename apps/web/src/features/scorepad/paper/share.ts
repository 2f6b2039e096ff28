import { type Pad, scorePad } from '@halfpint/scorepad'
import { words } from '../../../base/speech.ts'
import { gameName } from '../../../board/index.ts'
import { handOut, padPicture, pngOf } from './picture.tsx'
import { endingText, verdictText } from './verdict.tsx'

/** A name for a file of this pad, with the day. */
export const fileName = ({ pad, players }: Pad, ending: string): string =>
  `${pad}-${players.join('-').replace(/[^\p{L}\p{N}-]+/gu, '')}-${new Date().toISOString().slice(0, 10)}.${ending}`

/** Shares the picture of a pad. */
export const sharePicture = async (pad: Pad): Promise<void> => {
  const { paper, marks } = words('pad')
  const scored = scorePad(pad)
  const picture = padPicture(pad, {
    title: gameName(pad.pad),
    bonus: paper.bonus,
    verdict: verdictText(pad, scored),
    ending: endingText(scored),
    marks,
  })
  await handOut(await pngOf(picture), fileName(pad, 'png'))
}
