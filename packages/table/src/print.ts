/** A short print of a text (FNV-1a): tells texts apart, and nothing of what they say can be read from it. */
export const printOf = (text: string): string => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}
