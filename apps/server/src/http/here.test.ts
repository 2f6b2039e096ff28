import { expect, test } from 'vitest'
import { ask, serve } from '../test/serve.ts'
import { addressesOf } from './address.ts'

test('its own machine is told where phones find the server', async () => {
  const service = await serve({ host: '0.0.0.0' })
  const { json } = await ask(`http://127.0.0.1:${service.port}/api/here`)
  await service.stop()
  expect(json).toEqual({ addresses: addressesOf('0.0.0.0', service.port).slice(1) })
})

test('behind a proxy nobody is told, and a server for this machine alone has nothing to tell', async () => {
  const [proxied, alone] = [await serve({ host: '0.0.0.0', proxies: 1 }), await serve()]
  expect((await ask(`http://127.0.0.1:${proxied.port}/api/here`)).json).toEqual({ addresses: [] })
  expect((await ask(`${alone.url}/api/here`)).json).toEqual({ addresses: [] })
  await Promise.all([proxied.stop(), alone.stop()])
})
