// Plays many games of Half-Pint Heroes with random players, on all cores, and draws the results.
//
//   node million.mjs 1000000 million.svg
//
// It uses only the libraries @halfpint/core and @halfpint/half-pint.
import { fork } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { must, seeded } from '@halfpint/core'
import { halfPint, playMatch, playout } from '@halfpint/half-pint'

const SEATS = 4
const BIN = 20

/** Plays games and counts: wins by seat, totals in steps of 20 points, and the result of each prediction. */
const simulate = (games, seed) => {
  const options = must(halfPint.options.read({}))
  const round = playout(SEATS, options)
  const random = seeded(seed)
  const tally = {
    games,
    gunFights: 0,
    brawls: 0,
    rounds: 0,
    wins: [],
    winner: [],
    others: [],
    made: [],
    met: [],
    points: [],
  }
  const add = (list, at, amount = 1) => {
    list[at] = (list[at] ?? 0) + amount
  }
  for (let game = 0; game < games; game++) {
    const { rounds, results, result } = playMatch(round, options, random)
    for (const seat of result.winners) add(tally.wins, seat, 1 / result.winners.length)
    if (result.ending === 'gun-fight') tally.gunFights++
    else {
      for (const [seat, total] of result.totals.entries()) {
        add(result.winners.includes(seat) ? tally.winner : tally.others, Math.floor(total / BIN))
      }
    }
    tally.rounds += rounds.length
    for (const [at, { predictions, tricks, brawl }] of rounds.entries()) {
      if (brawl !== null) tally.brawls++
      for (let seat = 0; seat < SEATS; seat++) {
        add(tally.made, predictions[seat])
        add(tally.points, predictions[seat], results[at].scores[seat])
        if (brawl === null && predictions[seat] === tricks[seat]) add(tally.met, predictions[seat])
      }
    }
  }
  return tally
}

/** Adds two tallies, number by number. */
const sum = (a, b) => {
  if (!Array.isArray(a)) return (a ?? 0) + (b ?? 0)
  return Array.from({ length: Math.max(a.length, b.length) }, (_, at) => sum(a[at] ?? 0, b[at] ?? 0))
}

const PART = 'part'

/** Plays a part of the games in a separate process. */
const inProcess = (games, seed) =>
  new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), [PART, String(games), seed])
    child.once('message', resolve)
    child.once('error', reject)
    // `disconnect` follows the last message; `exit` may be reported before it.
    child.once('disconnect', () => reject(new Error('a process ended without a result')))
  })

const STYLE = `
  svg { font: 12px system-ui, sans-serif; --ground: #fbf7ef; --ink: #2b2320; --faint: #8a7d72; --line: #ddd2c2; --one: #b4541a; --two: #2f6f62 }
  @media (prefers-color-scheme: dark) {
    svg { --ground: #211b18; --ink: #f1e8dc; --faint: #a59788; --line: #443a33; --one: #f0a35e; --two: #6fc0ae }
  }
  rect.ground { fill: var(--ground) } text { fill: var(--faint) } text.title { fill: var(--ink); font-weight: 600 }
  line { stroke: var(--line) } .one { fill: var(--one); stroke: none } .two { fill: var(--two); stroke: none }
  path { stroke-width: 2 } path.one { fill: none; stroke: var(--one) } path.two { fill: none; stroke: var(--two) }
  line.limits { stroke: var(--one); stroke-width: 2 } line.even { stroke: var(--faint); stroke-dasharray: 4 3 }`

const text = (x, y, words, { kind = '', anchor = 'middle' } = {}) =>
  `<text class="${kind}" x="${x}" y="${y}" text-anchor="${anchor}">${words}</text>`

const percent = (part, digits = 1) => `${(100 * part).toFixed(digits)} %`

/** Distribution of the totals: winners and others. */
const totals = ({ winner, others }, left) => {
  const bins = Math.max(winner.length, others.length)
  const most = Math.max(...winner.map(Number), ...others.map(count => count / (SEATS - 1)))
  const x = bin => left + (250 * bin) / bins
  const line = (counts, kind, scale) => {
    const points = Array.from(
      { length: bins },
      (_, bin) => `${x(bin).toFixed(1)} ${(230 - (170 * (counts[bin] ?? 0)) / scale / most).toFixed(1)}`,
    )
    return `<path class="${kind}" d="M${points.join('L')}"/>`
  }
  const marks = [0, 100, 200, 300, 400, 500].filter(points => points / BIN < bins)
  return [
    text(left, 30, 'points of a game', { kind: 'title', anchor: 'start' }),
    text(left, 50, 'the winner', { kind: 'one', anchor: 'start' }),
    text(left, 66, 'each of the others', { kind: 'two', anchor: 'start' }),
    `<line x1="${left}" x2="${left + 250}" y1="230" y2="230"/>`,
    ...marks.map(points => text(x(points / BIN), 248, points)),
    line(winner, 'one', 1),
    line(others, 'two', SEATS - 1),
  ]
}

/** Share of games won by each seat, with 95 % confidence intervals. */
const seats = ({ wins, games }, left) => {
  const shares = wins.map(won => won / games)
  const error = share => 1.96 * Math.sqrt((share * (1 - share)) / games)
  const reach = Math.max(0.005, ...shares.map(share => Math.abs(share - 1 / SEATS) + error(share)))
  const y = share => 145 - (80 * (share - 1 / SEATS)) / reach
  return [
    text(left, 30, 'games won, by seat', { kind: 'title', anchor: 'start' }),
    `<line class="even" x1="${left}" x2="${left + 200}" y1="145" y2="145"/>`,
    ...shares.flatMap((share, seat) => {
      const x = left + 25 + 50 * seat
      return [
        `<line class="limits" x1="${x}" x2="${x}" y1="${y(share - error(share))}" y2="${y(share + error(share))}"/>`,
        `<circle class="one" cx="${x}" cy="${y(share)}" r="4"/>`,
        text(x, 248, seat + 1),
        text(x, 50, percent(share, 2)),
      ]
    }),
  ]
}

/** For each prediction of random players: how often it is met, and the mean points of the round. */
const predictions = ({ made, met, points }, left) => [
  text(left, 30, 'a prediction: met, and points of the round', { kind: 'title', anchor: 'start' }),
  `<line x1="${left}" x2="${left + 280}" y1="230" y2="230"/>`,
  ...made.flatMap((count, number) => {
    const x = left + 20 + 40 * number
    const [chance, mean] = [(met[number] ?? 0) / count, points[number] / count]
    return [
      `<rect class="one" x="${x - 13}" y="${230 - 300 * chance}" width="12" height="${300 * chance}"/>`,
      `<rect class="two" x="${x + 1}" y="${230 - 4.6 * mean}" width="12" height="${4.6 * mean}"/>`,
      text(x, 248, number),
      text(x, 50, percent(chance, 0), { kind: 'one' }),
      text(x, 66, mean.toFixed(1), { kind: 'two' }),
    ]
  }),
]

const picture = tally =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 860 290" width="860" height="290" role="img">',
    `<title>${tally.games} games of Half-Pint Heroes by chance</title><style>${STYLE}</style>`,
    '<rect class="ground" width="860" height="290" rx="10"/>',
    ...totals(tally, 24),
    ...seats(tally, 310),
    ...predictions(tally, 550),
    text(
      24,
      276,
      `${tally.games.toLocaleString('en')} games of ${SEATS} players by chance; ${percent(tally.brawls / tally.rounds)} of rounds end in a brawl, ${percent(tally.gunFights / tally.games, 2)} of games in a gun fight`,
      { anchor: 'start' },
    ),
    '</svg>\n',
  ].join('\n')

const main = async (games, file, seed) => {
  const parts = Math.min(games, availableParallelism())
  const began = performance.now()
  const shares = Array.from({ length: parts }, (_, at) => Math.floor((games + at) / parts))
  const tallies = await Promise.all(shares.map((share, at) => inProcess(share, `${seed} ${at}`)))
  const tally = tallies.reduce((a, b) => Object.fromEntries(Object.keys(a).map(key => [key, sum(a[key], b[key])])))
  const seconds = (performance.now() - began) / 1000
  writeFileSync(file, picture(tally))
  console.log(`${games.toLocaleString('en')} games in ${seconds.toFixed(1)} s on ${parts} cores: ${file}`)
  console.log(`won by seat: ${tally.wins.map(won => percent(won / games, 2)).join(', ')}`)
}

const words = process.argv.slice(2)
if (words[0] === PART) process.send(simulate(Number(words[1]), words[2]), () => process.disconnect())
else {
  const [games = '20000', file = 'million.svg', seed = 'chance'] = words
  if (/^[1-9]\d*$/.test(games)) await main(Number(games), file, seed)
  else {
    console.error('node million.mjs [how many games] [file.svg] [seed]')
    process.exitCode = 2
  }
}
