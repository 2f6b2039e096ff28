/** All reactions. */
export const REACTIONS = ['cheers', 'bravo', 'thanks', 'haha', 'wow', 'oops', 'grr', 'hurry'] as const

/** The name of a reaction. */
export type Reaction = (typeof REACTIONS)[number]
