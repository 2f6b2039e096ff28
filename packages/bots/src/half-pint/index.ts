export * from './levels.ts'
export type { Style } from './think.ts'
