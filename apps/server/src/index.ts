export * from './service.ts'
