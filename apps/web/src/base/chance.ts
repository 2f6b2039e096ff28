/** Random bytes of the platform as hexadecimal text. Works without https too. */
export const hex = (bytes: number): string => {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes))
  return Array.from(drawn, byte => byte.toString(16).padStart(2, '0')).join('')
}
