import { connect, createServer, type Socket } from 'node:net'

/** A proxy to a server that can go silent, as a network does: nothing arrives, and no connection is closed. */
export const tunnel = async (url: string) => {
  const target = new URL(url)
  const pairs = new Set<readonly [Socket, Socket]>()
  const server = createServer(near => {
    const far = connect(Number(target.port || 5432), target.hostname)
    const pair = [near, far] as const
    pairs.add(pair)
    near.pipe(far).pipe(near)
    for (const socket of pair) socket.on('error', () => {}).on('close', () => pairs.delete(pair))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const through = new URL(url)
  through.hostname = '127.0.0.1'
  through.port = String((server.address() as { port: number }).port)
  return {
    url: through.href,
    /** Makes the open connections silent; new ones work. */
    silence(): number {
      for (const [near, far] of pairs) {
        near.unpipe(far)
        far.unpipe(near)
        for (const socket of [near, far]) socket.on('data', () => {})
      }
      return pairs.size
    },
    async close(): Promise<void> {
      for (const pair of pairs) for (const socket of pair) socket.destroy()
      await new Promise<void>(resolve => server.close(() => resolve()))
    },
  }
}
