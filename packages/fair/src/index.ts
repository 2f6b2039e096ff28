export * from './check.ts'
export * from './proof.ts'
export * from './random.ts'
