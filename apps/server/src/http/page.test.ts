import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { get, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Service } from '../service.ts'
import { serve } from '../test/serve.ts'

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

test('the page is revalidated on each request, and hashed files are cached for ever', async () => {
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

/** The headers and bytes for a browser that accepts only this encoding. */
const fetchPacked = (url: string, encoding: string): Promise<{ headers: IncomingHttpHeaders; bytes: Buffer }> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, response => {
      const chunks: Buffer[] = []
      response.on('data', chunk => chunks.push(chunk))
      response.on('end', () => resolve({ headers: response.headers, bytes: Buffer.concat(chunks) }))
    }).on('error', reject)
  })

test('a browser that accepts a compression gets the compressed file', async () => {
  const { headers } = await fetchPacked(`${service.url}/assets/main-Ab12_x9Z.js`, 'br')
  expect(headers['content-encoding']).toBe('br')
  expect(headers['content-type']).toContain('javascript')
  expect(Number(headers['content-length'])).toBeLessThan(script.length)
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('no file outside the folder is served', async () => {
  for (const path of ['/nothing.js', '/..%2f..%2fetc%2fpasswd', '/assets/', '/.git/config', '/%2e%2e/package.json']) {
    const answer = await fetch(`${service.url}${path}`)
    expect([path, answer.status >= 400 && answer.status < 500]).toEqual([path, true])
    expect(await answer.json()).toHaveProperty('problem.code')
  }
})

const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes } as const

test('the built page is sent compressed, and caches keep the encodings apart', async () => {
  const page = join(import.meta.dirname, '../../../web/dist')
  const built = await serve({ page })
  const sizeOf = (name: string): number => statSync(join(page, 'assets', name)).size
  const scripts = readdirSync(join(page, 'assets')).filter(name => /\.(js|css)$/.test(name))
  const [largest] = scripts.toSorted((one, other) => sizeOf(other) - sizeOf(one))
  for (const path of ['', 'index.html', `assets/${largest}`]) {
    const sizes: number[] = []
    const texts = new Set<string>()
    for (const encoding of ['br', 'gzip', 'identity'] as const) {
      const { headers, bytes } = await fetchPacked(`${built.url}/${path}`, encoding)
      expect([path, headers['content-encoding'] ?? 'identity']).toEqual([path, encoding])
      expect(headers.vary?.toLowerCase()).toContain('accept-encoding')
      sizes.push(bytes.length)
      texts.add(UNPACK[encoding](bytes).toString())
    }
    expect(texts.size).toBe(1)
    expect(sizes).toEqual([...sizes].sort((one, other) => one - other))
  }
  await built.stop()
})

test('an address typed without its # leads to its screen', async () => {
  const led = async (path: string, accept = 'text/html,*/*') => {
    const answer = await fetch(`${service.url}${path}`, { redirect: 'manual', headers: { accept } })
    const way = answer.headers.get('location')
    return way === null ? answer.status : new URL(way, `${service.url}${path}`).href.slice(service.url.length)
  }
  expect(await led('/learn')).toBe('/#/learn')
  expect(await led('/settings')).toBe('/#/settings')
  expect(await led('/learn/herzlos')).toBe('/#/learn/herzlos')
  expect(await led('/K3W9X0F7')).toBe('/#/join/k3w9x0f7')
  for (const screen of ['replay', 'review', 'puzzle', 'tables']) expect(await led(`/${screen}`)).toBe(`/#/${screen}`)
  expect(await led('/learn', 'application/json')).toBe(404)
  expect(await led('/api/nothing')).toBe(404)
  expect(await led('/assets/gone.js')).toBe(404)
  expect(await led('//elsewhere.example')).toBe(404)
})
