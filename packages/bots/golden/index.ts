export { hash } from './hash.ts'
export { type GoldenPosition, positionsOf } from './position.ts'
