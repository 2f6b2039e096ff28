/** The symbols that people choose from, in this order. */
const SYMBOLS = ['anchor', 'clover', 'barrel', 'key', 'fish', 'moon', 'bell', 'crown', 'boot', 'candle'] as const

/** The name of a symbol that a page can draw. */
export type SymbolName = (typeof SYMBOLS)[number]

/** The symbol that a page draws: an anchor for a name that it does not know. */
const drawn = (symbol: string): SymbolName => SYMBOLS.find(each => each === symbol) ?? 'anchor'

/** Whether one of these symbols looks the same. */
export const isSymbolTaken = (symbol: string, taken: readonly string[]): boolean =>
  taken.some(each => drawn(each) === drawn(symbol))

/** The wanted symbol, or the first free one: betting chips and results show people by their symbols alone. */
export const freeSymbol = (wanted: string, taken: readonly string[]): string =>
  isSymbolTaken(wanted, taken) ? (SYMBOLS.find(each => !isSymbolTaken(each, taken)) ?? wanted) : wanted
