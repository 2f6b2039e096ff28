import type { Known } from './known.ts'

/**
 * Every deal of the hidden cards that fits the knowledge of a seat, as ranks by `suit << 3 | seat`. For tests and
 * proofs on small cases.
 */
export function* everyWorld({ round, hidden, room, voids }: Known): Generator<Int32Array, void, void> {
  const hands = round.hands.slice()
  const left = [...room]
  const place = function* (at: number): Generator<Int32Array, void, void> {
    const slot = hidden[at]
    if (slot === undefined) {
      yield hands.slice()
      return
    }
    const suit = slot >> 4
    for (let seat = 0; seat < left.length; seat++) {
      if (left[seat] === 0 || (voids[seat]! >> suit) & 1) continue
      left[seat] = left[seat]! - 1
      hands[(suit << 3) | seat] = hands[(suit << 3) | seat]! ^ (1 << (slot & 15))
      yield* place(at + 1)
      hands[(suit << 3) | seat] = hands[(suit << 3) | seat]! ^ (1 << (slot & 15))
      left[seat] = left[seat]! + 1
    }
  }
  yield* place(0)
}
