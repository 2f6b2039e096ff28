/** A set with its numbers, as people say it. */
export const setNames = {
  'high-card': (high: number): string => `high card ${high}`,
  pair: (high: number): string => `pair of ${high}s`,
  'two-pair': (high: number, low: number): string => `two pair, ${high}s and ${low}s`,
  three: (high: number): string => `three ${high}s`,
  straight: (high: number): string => `straight to ${high}`,
  'full-house': (three: number, two: number): string => `full house, ${three}s over ${two}s`,
  flush: (high: number): string => `flush, ${high} high`,
  four: (high: number): string => `four ${high}s`,
  'straight-flush': (high: number): string => `straight flush to ${high}`,
  five: (high: number): string => `five ${high}s`,
  'royal-flush': (_high: number): string => 'royal flush',
}
