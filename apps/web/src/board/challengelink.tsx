import { useSignal } from '@preact/signals'
import { linkTo } from '../base/routes.ts'
import { settings } from '../base/settings.ts'
import { words } from '../base/speech.ts'
import { botsIn } from '../session/record/bots.ts'
import type { GameSteps } from '../session/record/gamesteps.ts'
import type { Source } from '../session/record/source.ts'
import { openWorker } from '../session/worker/openworker.ts'
import { PassOn } from '../ui/passon.tsx'

/** The address that holds a whole finished game of one person against bots; nothing if it is none. */
const addressOf = async (gameSteps: GameSteps, source: Source): Promise<string | undefined> => {
  const { played, players, mine } = gameSteps
  const bots = await botsIn(source, players)
  const opponents = bots.map((bot, seat) => (seat === mine ? null : bot))
  if (mine === null || opponents.filter(bot => bot === null).length !== 1) return undefined
  const { fixedGames, close } = openWorker()
  const { game, replay } = played
  const { options } = replay.state
  const { name } = settings.value
  const link = await fixedGames.link({ game: game.id, options, seat: mine, opponents, name, log: replay.log })
  close()
  return link.ok ? new URL(linkTo('/challenge/:link', { link: link.value }), location.href).href : undefined
}

/** Passes the deals of a finished game on: as a link and as a code for a camera. */
export const ChallengeLink = ({ gameSteps, source }: { gameSteps: GameSteps; source: Source }) => {
  const say = words('challenges')
  const address = useSignal<string | null | undefined>(null)
  const make = async (): Promise<void> => {
    address.value = await addressOf(gameSteps, source)
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
