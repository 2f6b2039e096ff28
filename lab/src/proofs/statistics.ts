// Compares all statistics of many games with a simple recount of the records, and measures the processor time. Argument: number of games.
//   npm run proof:statistics -w lab
import { cpuUsage, stdout } from 'node:process'
import { rosterOf } from '@halfpint/bots'
import { bySeat, must, type Position } from '@halfpint/core'
import { balancesOf, figuresOf, gameEntry, ratingsOf, type StatisticsEntry, trendsOf } from '@halfpint/statistics'
import { randomGame } from '../../../packages/daily/test/randomgame.ts'

const GAMES = Number(process.argv[2] ?? 5000)
const DAY = 86_400_000
const RUNS = 7
const milliseconds = (): number => (cpuUsage().user + cpuUsage().system) / 1000

type Round = {
  readonly predictions?: readonly number[]
  readonly bets?: readonly (number | null)[]
  readonly result: {
    readonly tricks?: readonly number[]
    readonly brawl?: number | null
    readonly march?: number | null
  }
}

const plain = new Map<string, [number, number]>()
const count = (key: string, isHit: boolean): void => {
  const [hits, times] = plain.get(key) ?? [0, 0]
  plain.set(key, [hits + (isHit ? 1 : 0), times + 1])
}

const entries: StatisticsEntry[] = []
for (let number = 0; number < GAMES; number++) {
  const id: string = number % 2 === 0 ? 'half-pint-heroes' : 'herzlos'
  const { game } = must(rosterOf(id))
  const { options, opponents, log, seat } = randomGame(id, `book ${number}`)
  const opened: Position = must(game.open(must(game.options.read(options)), opponents.length))
  const names = bySeat(opponents.length, each => `P${each}`)
  const record = game.records.write(names, opened, log)
  entries.push(
    must(gameEntry({ id: `${number}`, at: number * (DAY / 4), where: 'bots', record, seat, bots: opponents })),
  )
  for (const { predictions, bets, result } of (record as unknown as { rounds: readonly Round[] }).rounds) {
    if (predictions === undefined) {
      count('marches ', result.march === seat)
      continue
    }
    count('brawls ', result.brawl === seat)
    if (result.brawl !== null) continue
    count(`predicted ${predictions[seat]}`, predictions[seat] === result.tricks?.[seat])
    const bet = bets?.[seat] ?? null
    if (bet !== null) count('bets ', predictions[bet] !== result.tricks?.[bet])
  }
}

const times: number[] = []
for (let run = 0; run < RUNS; run++) {
  const begun = milliseconds()
  figuresOf(entries)
  trendsOf(entries)
  ratingsOf(entries)
  balancesOf(entries)
  times.push(milliseconds() - begun)
}
times.sort((a, b) => a - b)
const figures = figuresOf(entries)
const wrong = [...plain].filter(([key, [hits, all]]) => {
  const found = figures.find(({ group, of }) => `${group} ${of}` === key)
  return found?.hits !== hits || found.times !== all
})
stdout.write(
  `${GAMES} games: figures, trends, ratings, balances in ${times[RUNS >> 1]?.toFixed(0)} ms (median of ${RUNS}`,
)
stdout.write(`, longest ${times.at(-1)?.toFixed(0)}); ${plain.size} figures recounted, ${wrong.length} wrong\n`)
process.exitCode = wrong.length === 0 ? 0 : 1
