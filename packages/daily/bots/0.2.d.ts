import type { Question } from '@halfpint/bots'

/** Returns the index of the chosen action in `legal`. */
export declare const answer: (question: Question) => number
