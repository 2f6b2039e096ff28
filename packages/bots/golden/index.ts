export { BLOCK, DECISIONS, type GoldenBlock, goldenBlocks } from './decisions.ts'
export { GOLDEN } from './golden.gen.ts'
export { hash } from './hash.ts'
export { type GoldenPosition, positionsOf } from './position.ts'
