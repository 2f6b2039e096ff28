/** Bytes of the platform's own chance as hexadecimal text; works without https too. */
export const hex = (bytes: number): string => {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes))
  return Array.from(drawn, byte => byte.toString(16).padStart(2, '0')).join('')
}
