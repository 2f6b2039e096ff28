export * from './level.ts'
export * from './temper.ts'
export * from './thought.ts'
