import { below, must, seeded } from '@halfpint/core'
import { expect, test } from 'vitest'
import { type Digit, readChoice, readDigits, writeChoice, writeDigits } from './digits.ts'

const random = seeded('digits')

const draw = (): readonly Digit[] =>
  Array.from({ length: below(random, 40) }, () => {
    const of = 1 + below(random, 100_000)
    return [BigInt(below(random, of)), BigInt(of)] as const
  })

test('digits of any bases survive writing and reading', () => {
  for (let time = 0; time < 500; time++) {
    const digits = draw()
    const reader = must(readDigits(writeDigits(digits)))
    expect(digits.map(([, of]) => reader.take(of))).toEqual(digits.map(([value]) => value))
    expect(reader.isDone()).toBe(true)
  }
})

test('a text with any change is refused', () => {
  const text = writeDigits(draw().concat([[5n, 7n]]))
  for (let at = 0; at < text.length; at++) {
    for (const letter of ['A', 'B', 'z', '_', 'é', ' ']) {
      if (text[at] === letter) continue
      expect(readDigits(text.slice(0, at) + letter + text.slice(at + 1))).toMatchObject({ ok: false })
    }
    expect(readDigits(text.slice(0, at))).toMatchObject({ ok: false })
    expect(readDigits(text.slice(0, at) + text.slice(at + 1))).toMatchObject({ ok: false })
  }
  for (const bad of ['', 'A', `${text}A`, `${text}B`, `A${text}`, 'x'.repeat(5000)]) {
    expect(readDigits(bad)).toMatchObject({ problem: { code: 'bad-link' } })
  }
})

test('every choice of k out of n items is one number, and back', () => {
  for (let n = 0; n <= 7; n++) {
    for (let mask = 0; mask < 1 << n; mask++) {
      const places = Array.from({ length: n }, (_, at) => at).filter(at => mask & (1 << at))
      const digit = writeChoice(places, n)
      expect(digit[0]).toBeLessThan(digit[1])
      expect(readChoice(must(readDigits(writeDigits([digit]))), places.length, n)).toEqual(places)
    }
  }
})
