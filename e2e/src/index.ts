export * from './browser.ts'
export * from './page.ts'
export * from './server.ts'
export * from './site.ts'
