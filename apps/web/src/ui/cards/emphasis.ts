/** How a card is shown: chosen or used, or not allowed. */
export type Emphasis = 'lit' | 'dim' | undefined
