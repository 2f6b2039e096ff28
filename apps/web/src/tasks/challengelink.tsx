import { useSignal } from '@preact/signals'
import type { Reel } from '../replay/reel.ts'
import type { Source } from '../replay/source.ts'
import { botsIn } from '../review/sitters.ts'
import { makeRoute } from '../shell/route.ts'
import { settings } from '../shell/settings.ts'
import { words } from '../shell/speech.ts'
import { PassOn } from './passon.tsx'
import { openTasks } from './taskclient.ts'

/** The address that holds a whole finished game of one person against bots; nothing if it is none. */
const addressOf = async (reel: Reel, source: Source): Promise<string | undefined> => {
  const { played, players, mine } = reel
  const bots = await botsIn(source, players)
  const company = bots.map((bot, seat) => (seat === mine ? null : bot))
  if (mine === null || company.filter(bot => bot === null).length !== 1) return undefined
  const client = openTasks()
  const { game, replay } = played
  const { options } = replay.state
  const { name } = settings.value
  const link = await client.link({ game: game.id, options, seat: mine, company, name, log: replay.log })
  client.close()
  return link.ok ? new URL(makeRoute('challenge', [link.value]), location.href).href : undefined
}

/** Passes the deals of a finished game on: as a link and as a code for a camera. */
export const ChallengeLink = ({ reel, source }: { reel: Reel; source: Source }) => {
  const say = words('tasks').challenge
  const address = useSignal<string | null | undefined>(null)
  const make = async (): Promise<void> => {
    address.value = await addressOf(reel, source)
  }
  return (
    <>
      <button type="button" class="button quiet" onClick={() => void make()}>
        {say.make}
      </button>
      {address.value === undefined && <p role="status">{say.cannot}</p>}
      {typeof address.value === 'string' && <PassOn address={address.value} lead={say.copyIt} />}
    </>
  )
}
