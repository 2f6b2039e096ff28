// Playouts go by the learned policy. Players who think spoil each other's predictions oftener than it does. Fitted to
// predictions of champions among champions, one in four of them the second choice (training/calibration.ts): the shift
// of the odds at which what the playouts had said came about as often as they said. What is promised more often is met
// more seldom, so the fit was made twice, the second time among champions who had the first, and the mean is taken.

/** By the number of players, for a prediction of 0, of 1, of 2, and of 3 and more. */
const SHIFTS: { readonly [seats: number]: readonly [number, number, number, number] } = {
  2: [0, -0.6, -0.6, -0.45],
  3: [-0.28, -0.22, -0.15, -0.1],
  4: [-0.3, -0.2, -0.18, -0.1],
  5: [-0.28, -0.25, -0.11, 0],
  6: [-0.36, -0.38, -0.09, 0],
  7: [-0.45, -0.33, 0.03, 0],
}

/** A 1 with three cards, where four or more play, is safer. */
const SAFER = 0.2

/** How much the odds of meeting a prediction with so many cards differ, as a logarithm, from what playouts say. */
export const calibrationOf = (seats: number, prediction: number, cards: number): number => {
  const safer = cards === 3 && prediction === 1 && seats >= 4
  return (SHIFTS[seats]?.[Math.min(prediction, 3)] ?? 0) + (safer ? SAFER : 0)
}
