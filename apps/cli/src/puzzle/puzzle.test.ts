import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build, clean, halfpint, scratch } from '../child.ts'

beforeAll(build)
afterAll(clean)

const make = (...words: readonly string[]) => halfpint(['puzzles', 'make', ...words])

test.concurrent.each(['half-pint-heroes', 'herzlos'])(
  '%s: generated puzzles are the same for a seed, and pass the check',
  async game => {
    const words = [game, '--count', '5', '--seed', 'tea', '--json']
    const [first, again] = await Promise.all([make(...words), make(...words)])
    expect(first).toMatchObject({ code: 0, err: '' })
    expect(again).toEqual(first)
    const puzzles = first.out
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
    expect(puzzles).toHaveLength(5)
    for (const puzzle of puzzles) expect(puzzle).toMatchObject({ game, seat: 0, record: { game } })
    writeFileSync(join(scratch, `${game}.jsonl`), first.out)
    expect(await halfpint(['puzzles', 'check', `${game}.jsonl`])).toEqual({
      code: 0,
      out: '5 puzzles are sound, 0 not.\n',
      err: '',
    })

    const [puzzle] = puzzles
    const forged = JSON.stringify({ ...puzzle, solution: puzzle.line.at(-1).action })
    const checked = await halfpint(['puzzles', 'check', '-'], forged)
    expect(checked.code).toBe(1)
  },
)

test('a puzzle is shown, and an answer is judged with the line that follows', async () => {
  const { out } = await make('herzlos', '--seed', 'rum', '--json')
  const { id, solution } = JSON.parse(out)
  const right = await halfpint(['puzzle', id, '--play', `play ${solution.card}`, '--json'])
  expect(right.code).toBe(0)
  expect(JSON.parse(right.out)).toMatchObject({ id, right: true })
  const asked = await halfpint(['puzzle', id], `nonsense\nplay ${solution.card}\n`)
  expect(asked).toMatchObject({ code: 0, err: '' })
  expect(asked.out).toContain('Right!')
  expect(JSON.parse((await halfpint(['puzzle', 'herzlos', '--json'])).out).game).toBe('herzlos')
})

test('wrong arguments are reported', async () => {
  const answers = await Promise.all([
    make('chess'),
    make('herzlos', '--count', '0'),
    make('herzlos', '--theme', 'fun'),
    halfpint(['puzzle', 'q1']),
    halfpint(['puzzles', 'check', 'missing.jsonl']),
    halfpint(['daily', 'herzlos', '--day', '2026-02-30']),
    halfpint(['challenge', 'gXYZ']),
  ])
  for (const { code, out, err } of answers) {
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/^Error: .*\.\n/)
  }
})

test('the daily deal is played by numbers, and shared without its cards', async () => {
  const words = ['daily', 'half-pint-heroes', '--day', '2026-11-16', '--json']
  const task = JSON.parse((await halfpint(words)).out)
  expect(task).toMatchObject({ day: '2026-11-16', seat: 0, game: 'half-pint-heroes' })
  let choices: number[] = [0]
  for (;;) {
    const { code, out } = await halfpint([...words, '--choices', choices.join()])
    expect(code).toBe(0)
    const told = JSON.parse(out)
    if (told.signs !== undefined) {
      expect(told).toMatchObject({ day: '2026-11-16', choices })
      expect([...told.signs]).toHaveLength(choices.length)
      break
    }
    choices = [...choices, 0]
  }
})

test('a statistics file is summarised, and another file is refused', async () => {
  const entry = { id: 'puzzle h9 1', at: 1, kind: 'puzzle', task: 'h9', right: true, difficulty: 2 }
  const book = JSON.stringify({ book: 1, entries: [entry], counts: { [entry.id]: 1 } })
  const counted = await halfpint(['statistics', '-', '--json'], book)
  expect(counted).toMatchObject({ code: 0, err: '' })
  expect(JSON.parse(counted.out)).toMatchObject({
    entries: 1,
    figures: [{ group: 'puzzles', of: '2', hits: 1, times: 1 }],
  })
  expect((await halfpint(['book', '-'], book)).out).toContain('easy: 1 of 1')
  expect(await halfpint(['book', '-'], '{"book":2}')).toMatchObject({ code: 1, out: '' })
  expect(await halfpint(['statistics', 'missing.json'])).toMatchObject({ code: 2, out: '' })
})
