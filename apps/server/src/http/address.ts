import { networkInterfaces } from 'node:os'

const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::'

const inBrackets = (host: string): string => (host.includes(':') ? `[${host}]` : host)

/**
 * The network that an address is counted as. One internet line has a whole IPv6 network (/64), so the addresses of that
 * network count as one. An IPv4 address is separate, also when it is written as an IPv6 address.
 */
export const neighbourhoodOf = (address: string): string => {
  if (!address.includes(':')) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  const [left = '', right = ''] = address.split('%', 1)[0]?.split('::') ?? []
  const parts = (text: string): string[] => (text === '' ? [] : text.split(':'))
  const gap = address.includes('::') ? 8 - parts(left).length - parts(right).length : 0
  const all = [...parts(left), ...Array<string>(Math.max(0, gap)).fill('0'), ...parts(right)]
  const numbers = all.map(part => Number.parseInt(part, 16))
  // ::ffff:c000:207 is ::ffff:192.0.2.7.
  if (numbers.length === 8 && numbers[5] === 0xffff && numbers.slice(0, 5).every(each => each === 0))
    return numbers
      .slice(6)
      .flatMap(each => [each >> 8, each & 255])
      .join('.')
  return numbers
    .slice(0, 4)
    .map(each => each.toString(16))
    .join(':')
}

/** The URLs of a server on this host and port: for this machine, and for phones in the same network. */
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
