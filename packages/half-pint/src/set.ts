/** H19: the sets, weakest first, as records name them. */
export const SET_KINDS = [
  'high-card',
  'pair',
  'two-pair',
  'three',
  'straight',
  'full-house',
  'flush',
  'four',
  'straight-flush',
  'five',
  'royal-flush',
] as const
export type SetKind = (typeof SET_KINDS)[number]
