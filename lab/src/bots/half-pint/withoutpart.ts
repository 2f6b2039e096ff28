import { FULL, NO_TRUST, type Parts } from '@halfpint/bots/internal/half-pint/parts.ts'

/** The champion of Half-Pint Heroes without one part, by part. */
export const WITHOUT_PART: { readonly [part: string]: Parts } = {
  inference: { ...FULL, trust: NO_TRUST },
  predictions: { ...FULL, trust: { ...FULL.trust, predictions: 0 } },
  plays: { ...FULL, trust: { ...FULL.trust, plays: 0 } },
  match: { ...FULL, match: false },
  calibration: { ...FULL, calibration: false },
  playouts: { ...FULL, learned: false },
}
