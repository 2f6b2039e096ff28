import { useSignal } from '@preact/signals'
import { QrCode } from '../online/qr.tsx'
import type { Reel } from '../replay/reel.ts'
import type { Source } from '../replay/source.ts'
import { botsIn } from '../review/sitters.ts'
import { makeRoute } from '../shell/route.ts'
import { settings } from '../shell/settings.ts'
import { words } from '../shell/speech.ts'
import { openTasks } from './taskclient.ts'

/** The address that holds a whole finished game of one person against bots; nothing if it is none. */
const addressOf = async (reel: Reel, source: Source): Promise<string | undefined> => {
  const { played, players, mine } = reel
  const bots = await botsIn(source, players)
  const company = bots.map((bot, seat) => (seat === mine ? null : bot))
  if (mine === null || company.filter(bot => bot === null).length !== 1) return undefined
  const client = openTasks()
  const { game, replay } = played
  const link = await client.link({
    game: game.id,
    options: replay.state.options,
    seat: mine,
    company,
    name: settings.value.name,
    log: replay.log,
  })
  client.close()
  return link.ok ? new URL(makeRoute('challenge', [link.value]), location.href).href : undefined
}

/** Passes the deals of a finished game on: as a link and as a code for a camera. */
export const ChallengeLink = ({ reel, source }: { reel: Reel; source: Source }) => {
  const say = words('tasks').challenge
  const address = useSignal<string | null | undefined>(null)
  const copied = useSignal(false)
  const make = async (): Promise<void> => {
    address.value = await addressOf(reel, source)
    if (address.value === undefined || address.value === null) return
    try {
      await navigator.clipboard.writeText(address.value)
      copied.value = true
    } catch {
      copied.value = false
    }
  }
  return (
    <>
      <button type="button" class="button quiet" onClick={() => void make()}>
        {say.make}
      </button>
      {address.value === undefined && <p role="status">{say.cannot}</p>}
      {typeof address.value === 'string' && (
        <div class="challenge-link">
          <p role="status">{copied.value ? say.copied : say.copyIt}</p>
          <a href={address.value}>{say.link}</a>
          <QrCode text={address.value} />
        </div>
      )}
    </>
  )
}
