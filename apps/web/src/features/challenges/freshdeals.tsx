import '../../ui/surfaces.css'
import { type Json, must } from '@halfpint/core'
import { listed } from '@halfpint/i18n'
import { findGame } from '@halfpint/table'
import { useSignal } from '@preact/signals'
import { hex } from '../../base/chance.ts'
import { goTo } from '../../base/route.ts'
import { linkTo } from '../../base/routes.ts'
import { settings } from '../../base/settings.ts'
import { language, words } from '../../base/speech.ts'
import { GameTabs } from '../../board/gametabs.tsx'
import { firstGame } from '../../board/index.ts'
import { lastCommand } from '../../board/tablesetup.ts'
import { addWaiting } from '../../session/waitingchallenges.ts'
import { openWorker } from '../../session/worker/openworker.ts'
import { Portrait } from '../../ui/faces/portrait.tsx'
import { botName } from '../../ui/faces/regulars.ts'
import { Choices } from '../../ui/field.tsx'

const COUNTS = ['1', '3', '5', '10']

/** Maximum number of deals of a game. */
const mostRounds = (game: string): number => {
  const { rounds } = must(findGame(game)).optionRules
  return rounds?.kind === 'whole' ? rounds.max : 1
}

/** New deals to send to friends: the game, and the number of deals. */
export const FreshDeals = () => {
  const say = words('challenges')
  const game = useSignal(firstGame())
  const deals = useSignal('3')
  const { bots } = lastCommand(game.value)
  const counts = COUNTS.filter(count => Number(count) <= mostRounds(game.value))
  const count = counts.includes(deals.value) ? deals.value : counts.at(-1)!
  const make = async (): Promise<void> => {
    const rules = must(findGame(game.value))
    const rounds = Math.min(Number(deals.value), mostRounds(game.value))
    const options = must(rules.options.read({ rounds } satisfies { readonly [name: string]: Json }))
    const { fixedGames, close } = openWorker()
    const opponents = [null, ...bots]
    const link = await fixedGames.freshLink(
      { game: rules.id, options, seat: 0, opponents, name: settings.value.name },
      Number.parseInt(hex(6), 16),
    )
    close()
    if (!link.ok) return
    addWaiting({ link: link.value, name: settings.value.name, mine: true })
    goTo(linkTo('/challenge/:link', { link: link.value }))
  }
  return (
    <>
      <GameTabs
        game={game.value}
        onChoose={id => {
          game.value = id
        }}
      />
      <section class="fresh towel-panel" data-game={game.value}>
        <div class="fresh-deals" aria-hidden="true">
          {Array.from({ length: Number(count) }, (_, at) => (
            <span key={at} class="card-back" />
          ))}
        </div>
        <Choices
          caption={say.howMany}
          value={count}
          values={counts}
          say={each => each}
          onChoose={each => {
            deals.value = each
          }}
        />
        <div class="against">
          <span class="face-row" aria-hidden="true">
            {bots.map((bot, at) => (
              <Portrait key={at} bot={bot} />
            ))}
          </span>
          <span>{say.company(listed(language.value, bots.map(botName)))}</span>
        </div>
      </section>
      <p>{say.freshIntro}</p>
      <div class="next-step">
        <button type="button" class="button" onClick={() => void make()}>
          {say.makeFresh}
        </button>
      </div>
    </>
  )
}
