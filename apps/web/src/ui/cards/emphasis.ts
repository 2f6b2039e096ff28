/** How a card stands out: chosen or used, or unable to join. */
export type Emphasis = 'lit' | 'dim' | undefined
