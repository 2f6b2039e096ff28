export * from './down.ts'
export * from './open.ts'
export * from './store.ts'
