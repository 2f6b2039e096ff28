import { expect, test } from 'vitest'
import { ask, serve } from '../test/serve.ts'
import { addressesOf } from './address.ts'

test("a page on the server's machine gets the addresses for phones", async () => {
  const service = await serve({ host: '0.0.0.0' })
  const { json } = await ask(`http://127.0.0.1:${service.port}/api/here`)
  await service.stop()
  expect(json).toEqual({ addresses: addressesOf('0.0.0.0', service.port).slice(1) })
})

test('clients behind a proxy get no addresses, and a server on loopback has none', async () => {
  const [proxied, alone] = [await serve({ host: '0.0.0.0', proxies: 1 }), await serve()]
  expect((await ask(`http://127.0.0.1:${proxied.port}/api/here`)).json).toEqual({ addresses: [] })
  expect((await ask(`${alone.url}/api/here`)).json).toEqual({ addresses: [] })
  await Promise.all([proxied.stop(), alone.stop()])
})
