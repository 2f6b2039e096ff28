export { sealOf, seedOf } from './bind.ts'
export { checkDeal, checkProofs, type Fairness, isPledged, readProof } from './check.ts'
export type { Deal, Proof } from './proof.ts'
export { drawSecret, fairRandom, isSecret, pledgeOf } from './random.ts'
