// Playouts go by the learned policy. Players who think spoil each other's predictions oftener than it does: a 0 most of
// all, a 2 hardly; a 1 with three cards not at all. Fitted to 4,192 predictions of champions among champions at four
// players, one in four of them the second choice (training/calibration.ts): the shift of the odds at which what the
// playouts had said came about as often as they said.

const BY_PREDICTION = [-0.25, -0.36, -0.08]
const WITH_THREE_CARDS = [-0.5, 0, -0.08]
const BY_MORE = -0.3

/** How much the odds of meeting a prediction with so many cards differ, as a logarithm, from what playouts say. */
export const calibrationOf = (prediction: number, cards: number): number =>
  (cards === 3 ? WITH_THREE_CARDS : BY_PREDICTION)[prediction] ?? BY_MORE
