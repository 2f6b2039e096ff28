const FNV_START = 0x811c9dc5

/** A number of 32 bits for a text (FNV-1a); another `start` gives another one. */
export const hashOf = (text: string, start: number = FNV_START): number => {
  let hash = start
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** A short print of a text: tells texts apart, and nothing of what they say can be read from it. */
export const printOf = (text: string): string => hashOf(text).toString(36)
