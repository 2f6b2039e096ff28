import { type Json, must } from '@halfpint/core'
import { findGame } from '@halfpint/table'
import { listed } from '@halfpint/words'
import { useSignal } from '@preact/signals'
import { botName } from '../faces/regulars.ts'
import { GameChoice } from '../games/gamechoice.tsx'
import { firstGame } from '../games/index.ts'
import { Choices } from '../parts/field.tsx'
import { lastWish } from '../play/tablesetup.ts'
import { hex } from '../shell/chance.ts'
import { goTo, makeRoute } from '../shell/route.ts'
import { settings } from '../shell/settings.ts'
import { language, words } from '../shell/speech.ts'
import { openTasks } from './taskclient.ts'
import { keepWaiting } from './waiting.ts'

const COUNTS = ['1', '3', '5', '10']

/** How many deals a game can have at most. */
const mostRounds = (game: string): number => {
  const { rounds } = must(findGame(game)).optionRules
  return rounds?.kind === 'whole' ? rounds.most : 1
}

/** Deals that nobody has played yet, to be sent to friends: which game, and how many. */
export const FreshDeals = () => {
  const say = words('tasks').challenge
  const game = useSignal(firstGame())
  const deals = useSignal('3')
  const { bots } = lastWish(game.value)
  const counts = COUNTS.filter(count => Number(count) <= mostRounds(game.value))
  const make = async (): Promise<void> => {
    const rules = must(findGame(game.value))
    const rounds = Math.min(Number(deals.value), mostRounds(game.value))
    const options = must(rules.options.read({ rounds } satisfies { readonly [name: string]: Json }))
    const client = openTasks()
    const company = [null, ...bots]
    const link = await client.freshLink(
      { game: rules.id, options, seat: 0, company, name: settings.value.name },
      Number.parseInt(hex(6), 16),
    )
    client.close()
    if (!link.ok) return
    keepWaiting({ link: link.value, name: settings.value.name, mine: true })
    goTo(makeRoute('challenge', [link.value]))
  }
  return (
    <>
      <p>{say.freshIntro}</p>
      <GameChoice
        game={game.value}
        onChoose={id => {
          game.value = id
        }}
      />
      <Choices
        caption={say.howMany}
        value={counts.includes(deals.value) ? deals.value : (counts.at(-1) as string)}
        values={counts}
        say={count => count}
        onChoose={count => {
          deals.value = count
        }}
      />
      <p class="quiet-text">{say.company(listed(language.value, bots.map(botName)))}</p>
      <div class="acts">
        <button type="button" class="button" onClick={() => void make()}>
          {say.makeFresh}
        </button>
      </div>
    </>
  )
}
