// Encodes whole games as links and decodes them: `npm run proof:links -w lab`. Argument: number of games of each kind.
import { stdout } from 'node:process'
import { rosterOf } from '@halfpint/bots'
import { type Json, must, type Position } from '@halfpint/core'
import { decodeGame, encodeGame } from '@halfpint/daily'
import { randomGame } from '../../../packages/daily/test/randomgame.ts'

const GAMES = Number(process.argv[2] ?? 5000)

for (const id of ['half-pint-heroes', 'herzlos']) {
  const { game } = must(rosterOf(id))
  const lengths: number[] = []
  let wrong = 0
  for (let number = 0; number < GAMES; number++) {
    const played = randomGame(id, `proof ${number}`)
    const text = must(encodeGame(played))
    const again = must(decodeGame(text))
    const end = (log: readonly Json[]): string => {
      const opened: Position = must(game.open(must(game.options.read(played.options)), played.opponents.length))
      return JSON.stringify(log.reduce((state, event) => game.evolve(state, event), opened))
    }
    if (end(again.log) !== end(played.log) || must(encodeGame(again)) !== text) wrong++
    const at = number % text.length
    const letter = text[at] === 'Q' ? 'R' : 'Q'
    if (decodeGame(text.slice(0, at) + letter + text.slice(at + 1)).ok) wrong++
    lengths.push(text.length)
  }
  lengths.sort((a, b) => a - b)
  stdout.write(
    `${id}: ${GAMES} games, ${wrong} wrong; letters: median ${lengths[GAMES >> 1]}, longest ${lengths.at(-1)}\n`,
  )
}
