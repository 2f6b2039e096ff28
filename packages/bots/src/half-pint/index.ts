export * from './levels.ts'
export { type Policy, sensiblePlay } from './policy.ts'
export type { Style } from './think.ts'
