// Playouts go by habit. One who thinks about each play meets a 1 or a 2 oftener than they do, more so with
// many cards; a 0, which the others can spoil and do, less often than they say. Fitted by logistic
// regression to 2,277 predictions of champions among experts and champions, two to seven players: what
// the playouts said of the prediction made, and whether it was met.

const BY_PREDICTION = [-0.34, 0.5, 0.32]
const BY_CARD = 0.05

/** How much the odds of meeting a prediction differ, as a logarithm, between one who thinks and the playouts. */
export const knackOf = (hand: number, prediction: number): number =>
  (BY_PREDICTION[prediction] ?? 0) + BY_CARD * (hand - 5)
