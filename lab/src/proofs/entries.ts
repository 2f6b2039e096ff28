// Tries forged and changed results of daily deals, all of which must be refused: `npm run proof:entries -w lab`.
// Argument: number of results. It also measures the processor time for checking an honest result, with regulars and
// with champions at the table.
import { cpuUsage, stdout } from 'node:process'
import { below, must, pick, type Random, seeded } from '@halfpint/core'
import { checkClaim, claimOf, type FixedGame, LINKED_GAME_IDS, type ResultClaim } from '@halfpint/daily'
import { playBy, playDay } from '../../../packages/daily/test/days.ts'

const FORGED = Number(process.argv[2] ?? 10_000)
const A_DAY = 50
const CHECKED = 100
const seconds = (): number => (cpuUsage().user + cpuUsage().system) / 1e6

/** One random change of a result; it always changes something. */
const altered = (random: Random, claim: ResultClaim, other: ResultClaim): ResultClaim => {
  const { choices, points, digest } = claim
  const at = below(random, choices.length)
  const replaced = (choice: number): ResultClaim => ({
    ...claim,
    choices: choices.map((each, place) => (place === at ? choice : each)),
  })
  const changes: readonly (() => ResultClaim)[] = [
    () => replaced(choices[at]! + 1 + below(random, 3)),
    () => replaced(choices[at] === 0 ? 1 : 0),
    () => replaced(pick(random, [-1, 0.5, 1e9, Number.NaN])),
    () => ({ ...claim, choices: choices.slice(0, at) }),
    () => ({ ...claim, choices: [...choices.slice(0, at), 0, ...choices.slice(at)] }),
    () => ({ ...claim, points: points + pick(random, [-10, -1, 1, 10, 500]) }),
    () => ({ ...claim, digest: digest.replace(/^./, letter => (letter === 'a' ? 'b' : 'a')) }),
    () => ({ ...other, points }),
    () => ({ ...claim, choices: other.choices, points: other.points }),
    () => other,
  ]
  return pick(random, changes)()
}

let taken = 0
let tried = 0
const random = seeded(`forged ${process.argv[3] ?? 'one'}`)
for (let day = 0; tried < FORGED; day++) {
  for (const game of LINKED_GAME_IDS) {
    const honest = await playDay(day, game)
    const claim = claimOf(honest.fixed, honest.played)
    const next = await playDay(day + 1, game)
    const other = claimOf(next.fixed, next.played)
    if (!(await checkClaim(honest.fixed, claim)).ok) throw new Error(`an honest result of day ${day} was refused`)
    for (let number = 0; number < A_DAY && tried < FORGED; number++, tried++) {
      if ((await checkClaim(honest.fixed, altered(random, claim, other))).ok) taken++
    }
  }
}
stdout.write(`${tried} forged or altered results, ${taken} taken\n`)

for (const game of LINKED_GAME_IDS) {
  for (const bot of ['regular', 'champion']) {
    const times: number[] = []
    for (let day = 0; day < CHECKED; day++) {
      const { fixed: of } = await playDay(day, game)
      const fixed: FixedGame = { ...of, opponents: of.opponents.map(each => (each === null ? null : bot)) }
      const claim = claimOf(fixed, await playBy(fixed, events => events))
      const begun = seconds()
      must(await checkClaim(fixed, claim))
      times.push(1000 * (seconds() - begun))
    }
    times.sort((a, b) => a - b)
    stdout.write(`${game}, three of ${bot}: median ${times[CHECKED >> 1]?.toFixed(0)} ms`)
    stdout.write(`, longest ${times.at(-1)?.toFixed(0)} ms of ${CHECKED}\n`)
  }
}
process.exitCode = taken === 0 ? 0 : 1
