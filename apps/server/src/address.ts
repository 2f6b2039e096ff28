import { networkInterfaces } from 'node:os'

const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::'

const inBrackets = (host: string): string => (host.includes(':') ? `[${host}]` : host)

/** The addresses under which a server on this host and port is reached: here, and from phones in the same network. */
export const addressesOf = (
  host: string,
  port: number,
  interfaces: ReturnType<typeof networkInterfaces> = networkInterfaces(),
): readonly string[] => {
  if (!isEverywhere(host)) return [`http://${inBrackets(host)}:${port}`]
  const outside = Object.values(interfaces)
    .flatMap(list => list ?? [])
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
    .map(({ address }) => `http://${address}:${port}`)
  return [`http://localhost:${port}`, ...outside]
}
