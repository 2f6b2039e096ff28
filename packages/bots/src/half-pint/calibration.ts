// Playouts go by the learned policy. Players who think spoil each other's predictions oftener than it does. Fitted to
// predictions of champions among champions, one in four of them the second choice (training/calibration.ts): the shift
// of the odds at which what the playouts had said came about as often as they said. What is promised more often is met
// more seldom, so the fit was made twice.

/** By the number of players, and a prediction of 0, 1, 2 and more. */
const SHIFTS: { readonly [seats: number]: readonly [number, number, number, number] } = {
  2: [-0.8, -0.85, -0.6, -0.55],
  3: [-0.35, -0.2, -0.45, 0],
  4: [-0.35, -0.22, -0.2, -0.1],
  5: [-0.37, -0.45, -0.12, 0],
  6: [-0.38, -0.4, -0.07, 0],
  7: [-0.5, -0.5, 0.1, 0],
}

/** A 1 with three cards, where three to five play, is safer than playouts think. */
const SAFER = 0.3

/** How much the odds of meeting a prediction with so many cards differ, as a logarithm, from what playouts say. */
export const calibrationOf = (seats: number, prediction: number, cards: number): number => {
  const safer = cards === 3 && prediction === 1 && seats >= 3 && seats <= 5
  return (SHIFTS[seats]?.[Math.min(prediction, 3)] ?? 0) + (safer ? SAFER : 0)
}
