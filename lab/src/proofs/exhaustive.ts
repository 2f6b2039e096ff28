import { CARDS, type Card, DECK_SIZE } from '../../../packages/half-pint/src/card.ts'
import { rankingOf, strengthOf, strengthOfFive } from '../../../packages/half-pint/src/evaluate.ts'
import { SET_KINDS } from '../../../packages/half-pint/src/set.ts'
import { plainStrength } from '../../../packages/half-pint/test/plain.ts'

// Compares the table look-up with the plain rules for every choice of one to five cards: 65 + 2,080 + 43,680 + 677,040
// + 8,259,888. Run it with `npm run exhaustive -w lab`; it takes some minutes.

const OPTIONS = ['highest-card', 'triple-first'] as const
const EXPECTED = [65, 2_080, 43_680, 677_040, 8_259_888]

const checked = [0, 0, 0, 0, 0]
const kinds = new Map<number, number>()
const codes: number[] = []
const cards: Card[] = []

const check = (): void => {
  for (const fullHouse of OPTIONS) {
    const ranking = rankingOf({ fullHouse })
    const plain = plainStrength(cards, fullHouse)
    const [a, b, c, d, e] = codes as [number, number, number, number, number]
    const fast = strengthOf(ranking, codes)
    const five = codes.length === 5 ? strengthOfFive(ranking, a, b, c, d, e) : fast
    if (fast !== plain || five !== plain) {
      throw new Error(`${cards.join(' ')} (${fullHouse}): plain ${plain}, table ${fast}, five ${five}`)
    }
    if (fullHouse === 'highest-card') kinds.set(plain >> 20, (kinds.get(plain >> 20) ?? 0) + 1)
  }
  checked[codes.length - 1] = checked[codes.length - 1]! + 1
}

const choose = (from: number): void => {
  for (let code = from; code < DECK_SIZE; code++) {
    codes.push(code)
    cards.push(CARDS[code] as Card)
    check()
    if (codes.length < 5) choose(code + 1)
    if (codes.length === 1) process.stderr.write(`\r${Math.round(((code + 1) / DECK_SIZE) * 100)} % `)
    codes.pop()
    cards.pop()
  }
}

choose(0)
process.stderr.write('\n')
if (String(checked) !== String(EXPECTED)) throw new Error(`checked ${checked}, expected ${EXPECTED}`)
process.stdout.write(
  `${checked.map(count => count.toLocaleString('en')).join(' + ')} choices of one to five cards agree\n`,
)
for (const [kind, count] of [...kinds].sort(([a], [b]) => b - a)) {
  const name = SET_KINDS[kind - 1] ?? 'no set'
  process.stdout.write(`${name.padEnd(15)}${count.toLocaleString('en').padStart(10)}\n`)
}
