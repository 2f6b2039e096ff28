// Playouts go by the learned policy. One who thinks about each play meets a 1 oftener than they do; a 0 and a 2, which
// the others can spoil and do, less often than they say, and a 3 or more far less often: it is chosen
// where they flatter it. The figures lie between what 4,088 predictions of champions among champions and
// 1,066 of a champion among experts call for, by logistic regression of whether the prediction was met on
// what the playouts had said of it. The number of cards made no difference.

const BY_PREDICTION = [-0.25, 0.4, -0.2]
const BY_MORE = -1

/** How much the odds of meeting a prediction differ, as a logarithm, between one who thinks and the playouts. */
export const calibrationOf = (prediction: number): number => BY_PREDICTION[prediction] ?? BY_MORE
