const FNV_START = 0x811c9dc5

/** The 32-bit FNV-1a hash of a text; another `start` gives another hash. */
export const hashOf = (text: string, start: number = FNV_START): number => {
  let hash = start
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** A short hash of a text. */
export const printOf = (text: string): string => hashOf(text).toString(36)
