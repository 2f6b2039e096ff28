import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Service } from './service.ts'
import { serve } from './test/serve.ts'

const folder = mkdtempSync(join(tmpdir(), 'halfpint-page-'))
const script = 'console.log("a card")\n'.repeat(100)
let service: Service
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Half-Pint</title>')
  writeFileSync(join(folder, 'worker.js'), 'self.oninstall = () => {}')
  writeFileSync(join(folder, 'assets/main-Ab12_x9Z.js'), script)
  writeFileSync(join(folder, 'assets/main-Ab12_x9Z.js.br'), brotliCompressSync(script))
  service = await serve({ page: folder })
})
afterAll(async () => {
  await service.stop()
  rmSync(folder, { recursive: true })
})

test('the page is asked for anew each time, what is named by its content is kept for ever', async () => {
  const page = await fetch(`${service.url}/`)
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-cache'])
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  const worker = await fetch(`${service.url}/worker.js`)
  expect([worker.status, worker.headers.get('cache-control')]).toEqual([200, 'no-cache'])
  const asset = await fetch(`${service.url}/assets/main-Ab12_x9Z.js`)
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await asset.text()).toBe(script)
})

test('a browser that can unpack gets the packed file', async () => {
  const headers = await new Promise<Record<string, unknown>>(resolve => {
    const url = `${service.url}/assets/main-Ab12_x9Z.js`
    get(url, { headers: { 'accept-encoding': 'br' } }, response => {
      response.resume()
      resolve(response.headers)
    })
  })
  expect(headers['content-encoding']).toBe('br')
  expect(headers['content-type']).toContain('javascript')
  expect(Number(headers['content-length'])).toBeLessThan(script.length)
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('nothing outside the folder is served', async () => {
  for (const path of ['/nothing.js', '/..%2f..%2fetc%2fpasswd', '/assets/', '/.git/config', '/%2e%2e/package.json']) {
    const answer = await fetch(`${service.url}${path}`)
    expect([path, answer.status >= 400 && answer.status < 500]).toEqual([path, true])
    expect(await answer.json()).toHaveProperty('problem.code')
  }
})
