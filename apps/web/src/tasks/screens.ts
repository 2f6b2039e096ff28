// The screens of the tasks, in one piece: each alone is small.
export { BookScreen } from './bookscreen.tsx'
export { ChallengeScreen } from './challengescreen.tsx'
export { DayScreen } from './dayscreen.tsx'
export { PuzzleScreen } from './puzzlescreen.tsx'
export { PuzzlesScreen } from './puzzlesscreen.tsx'
