import { leaders, roundsDone, scorePad } from '@halfpint/scorepad'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { openLibrary, savedPads } from '../../base/pads/library.ts'
import { linkTo } from '../../base/routes.ts'
import { language, words } from '../../base/speech.ts'
import { gameName } from '../../board/index.ts'

/** The last pad that is not finished, with its totals. */
export const LastPad = ({ children }: { children: ComponentChildren }) => {
  const { home } = words('core')
  const { paper } = words('pad')
  useEffect(() => void openLibrary(), [])
  const open = (savedPads.value ?? [])
    .map(saved => ({ ...saved, scored: scorePad(saved.sheet.pad) }))
    .find(({ scored }) => scored.result === null)
  if (open === undefined) {
    return (
      <>
        <p class="side-note">{home.cardsAbout}</p>
        <div class="acts">
          {children}
          {savedPads.value !== undefined && savedPads.value.length > 0 && (
            <a class="button outline" href={linkTo('/pad')}>
              {words('pad').list.heading}
            </a>
          )}
        </div>
      </>
    )
  }
  const { kept, sheet, scored } = open
  const { pad } = sheet
  const round = Math.min(roundsDone(scored) + 1, pad.rounds.length)
  const weekday = new Intl.DateTimeFormat(language.value, { weekday: 'long' }).format(kept.at)
  const best = roundsDone(scored) === 0 ? [] : leaders(scored.totals)
  return (
    <>
      <p class="side-note">
        {gameName(pad.pad)}, {weekday}, {paper.roundOf(round, pad.options.rounds)}
      </p>
      <div class="totals">
        <table>
          <thead>
            <tr>
              {pad.players.map((player, seat) => (
                <th key={seat} scope="col">
                  {player}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              {scored.totals.map((total, seat) => (
                <td key={seat} class={best.includes(seat) ? 'best' : ''}>
                  {String(total).replace('-', '−')}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      <div class="acts">
        <a class="button outline" href={linkTo('/pad/game/:id', { id: kept.id })}>
          {words('core').home.goOn}
        </a>
        {children}
      </div>
    </>
  )
}
