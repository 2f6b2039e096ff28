import './live.css'
import { scorePad } from '@halfpint/scorepad'
import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { renderSVG } from 'uqr'
import { copyText } from '../../../base/copy.ts'
import type { LiveKey } from '../../../base/pads/database.ts'
import { addPad } from '../../../base/pads/library.ts'
import { linkFor } from '../../../base/reach.ts'
import { goTo } from '../../../base/route.ts'
import { linkTo } from '../../../base/routes.ts'
import { words } from '../../../base/speech.ts'
import { spacedCode, typedAddress } from '../../../session/server/address.ts'
import { codeOf } from '../../../session/server/codes.ts'
import { useAwake } from '../../../ui/awake.ts'
import { Sheet } from '../../../ui/sheet.tsx'
import { WoodBar } from '../../../ui/woodbar.tsx'
import { News } from '../game/news.tsx'
import type { PadEditor } from '../game/padeditor.ts'
import { padInterfaceOf } from '../padinterfaces.ts'
import { Paper } from '../paper/paper.tsx'
import { Verdict } from '../paper/verdict.tsx'
import { beginLive, endLive, follow, type LiveState, takePen } from './live.ts'

const linkToPad = (id: string, pen?: string): string => linkFor(linkTo('/pad/live/:id', { id, pen }))

/** A link as a QR code. */
const Code = ({ link, label }: { link: string; label: string }) => (
  <div
    class="pad-code"
    role="img"
    aria-label={label}
    dangerouslySetInnerHTML={{ __html: renderSVG(link, { border: 2 }) }}
  />
)

/** The short code of a shared pad, with the address at which it can be typed. */
const TypedCode = ({ id }: { id: string }) => {
  const { live: say } = words('pad')
  const code = codeOf({ kind: 'pad', id }).value
  if (code === null) return null
  const address = typedAddress(code)
  return (
    <p class="typed-code">
      {say.code} <b>{spacedCode(code)}</b>
      {address !== null && <span>{address}</span>}
    </p>
  )
}

interface LiveSheetProps {
  readonly editor: PadEditor
  readonly live: LiveKey | null
  readonly state: LiveState | undefined
  readonly onChange: (live: LiveKey | null) => void
  readonly onClose: () => void
}

/** Shares the pad, stops sharing, or lets another device write. */
export const LiveSheet = ({ editor, live, state, onChange, onClose }: LiveSheetProps) => {
  const { live: say } = words('pad')
  const none = useSignal(false)
  const copied = useSignal(false)
  const begin = async (): Promise<void> => {
    const key = await beginLive(editor.pad.value)
    none.value = key === undefined
    if (key !== undefined) onChange(key)
  }
  const link = live === null ? '' : linkToPad(live.pad)
  return (
    <Sheet heading={say.heading} onClose={onClose}>
      <p>{say.about}</p>
      {none.value && <p role="alert">{say.none}</p>}
      {live === null ? (
        <button type="button" class="button" onClick={() => void begin()}>
          {say.begin}
        </button>
      ) : (
        <>
          {state === 'trouble' && <p role="alert">{say.trouble}</p>}
          <Code link={link} label={say.link} />
          <TypedCode id={live.pad} />
          <p class="link-text">
            <a href={link}>{link}</a>
          </p>
          <div class="pad-pair">
            <button
              type="button"
              class="button"
              onClick={async () => {
                copied.value = await copyText(link)
              }}
            >
              {copied.value ? say.copied : say.copy}
            </button>
            <button
              type="button"
              class="button quiet"
              onClick={() => {
                void endLive(live)
                onChange(null)
              }}
            >
              {say.stop}
            </button>
          </div>
          <details class="otherwise">
            <summary>{say.pen}</summary>
            <p>{say.penAbout}</p>
            <Code link={linkToPad(live.pad, live.pen)} label={say.penLink} />
            <p class="link-text">
              <a href={linkToPad(live.pad, live.pen)}>{say.penLink}</a>
            </p>
          </details>
        </>
      )}
    </Sheet>
  )
}

/** A pad that another device writes: on a phone, or large on a television. */
export const FollowView = ({ id, pen }: { id: string; pen: string | undefined }) => {
  const { live: say, paper, list, final } = words('pad')
  const following = useMemo(() => follow(id), [id])
  useEffect(() => following.stop, [following])
  useAwake()
  const pad = following.pad.value
  const state = following.state.value
  const take = async (): Promise<void> => {
    const taken = await takePen({ pad: id, pen: pen ?? '' })
    if (taken === undefined) return
    goTo(linkTo('/pad/game/:id', { id: addPad(taken.pad, taken.key) }), true)
  }
  if (pad === undefined) {
    return (
      <>
        <WoodBar heading={list.heading} back={linkTo('/pad')} />
        <main class="plain">
          <p role="status">{state === 'unknown' ? say.unknown : '…'}</p>
        </main>
      </>
    )
  }
  const scored = scorePad(pad)
  const round = pad.rounds.length - 1
  const { showsEntry, starter, Entry } = padInterfaceOf(pad)
  const underWay = showsEntry && scored.result === null
  const start = starter(scored, round)
  return (
    <>
      <WoodBar
        heading={scored.result === null ? paper.roundOf(round + 1, pad.options.rounds) : final.heading}
        back={linkTo('/pad')}
      >
        {state === 'unknown' ? null : <span class={`push live-sign ${state}`}>{say.follow}</span>}
      </WoodBar>
      <main class="pad-follow">
        {state === 'away' && <p role="status">{say.away}</p>}
        {state === 'unknown' && <p role="status">{say.unknown}</p>}
        <Paper pad={pad} scored={scored} start={start} entering={underWay ? round : null}>
          {underWay && <Entry pad={pad} scored={scored} round={round} />}
        </Paper>
        {scored.result === null ? (
          <News pad={pad} scored={scored} round={round} />
        ) : (
          <Verdict pad={pad} scored={scored} />
        )}
        {pen !== undefined && (
          <div class="take">
            <p>{say.takeAbout}</p>
            <button type="button" class="button" onClick={() => void take()}>
              {say.take}
            </button>
          </div>
        )}
        <div class="pad-corner">
          <Code link={linkToPad(id)} label={say.link} />
          <TypedCode id={id} />
        </div>
      </main>
    </>
  )
}
