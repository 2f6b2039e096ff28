/** Reads cards: `cards<Card>('r7 y7 g7')`. */
export const cards = <Card extends string = string>(text: string): Card[] =>
  text.split(/\s+/).filter(name => name !== '') as Card[]
