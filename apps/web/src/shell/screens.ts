import { EVERY_COURSE, EVERY_GAME, type SectionName } from '@halfpint/words'
import type { ComponentType } from 'preact'
import { firstGame, PAGE_GAMES } from '../games/index.ts'
import { startAhead } from '../local/startworker.ts'
import type { Route } from './route.ts'

/** What every screen is given. */
export interface ScreenProps {
  readonly route: Route
}

/** A screen: the words that it needs, and its code, both fetched when it is first wanted. */
export interface Screen {
  readonly words: readonly SectionName[]
  readonly load: (route: Route) => Promise<ComponentType<ScreenProps>>
}

/** Tasks are one room: its screens come together, with what a replay says of actions. */
const taskScreen = (name: keyof typeof import('../tasks/screens.ts')): Screen => ({
  words: ['tasks', 'replay', 'table', 'online'],
  load: async () => (await import('../tasks/screens.ts'))[name],
})

const SCREENS: { readonly [screen: string]: Screen } = {
  home: { words: [], load: async () => (await import('../home/screen.tsx')).HomeScreen },
  learn: {
    words: ['learn', ...EVERY_COURSE],
    load: async () => (await import('../learn/screen.tsx')).LearnScreen,
  },
  play: {
    words: [],
    load: async ({ path: [game = firstGame()] }) => {
      startAhead()
      const [{ PlayScreen }] = await Promise.all([import('../play/screen.tsx'), PAGE_GAMES.get(game)?.board()])
      return PlayScreen
    },
  },
  pass: { words: ['setup', 'table', ...EVERY_GAME], load: async () => (await import('../play/pass.tsx')).PassScreen },
  pad: { words: ['pad'], load: async () => (await import('../pad/screen.tsx')).PadScreen },
  replay: {
    words: ['replay', 'table', ...EVERY_GAME],
    load: async () => (await import('../replay/screen.tsx')).ReplayScreen,
  },
  screen: { words: ['online', 'table'], load: async () => (await import('../online/pub.tsx')).PubScreen },
  table: {
    words: ['online', 'setup', 'table', ...EVERY_GAME],
    load: async () => (await import('../online/screen.tsx')).TableScreen,
  },
  tables: { words: ['online'], load: async () => (await import('../online/list.tsx')).TablesScreen },
  review: {
    words: ['replay', 'table', ...EVERY_GAME],
    load: async () => (await import('../review/screen.tsx')).ReviewScreen,
  },
  settings: { words: ['online'], load: async () => (await import('../home/settings.tsx')).SettingsScreen },
  try: { words: [], load: async () => (await import('../review/tryscreen.tsx')).TryScreen },
  book: taskScreen('BookScreen'),
  challenge: taskScreen('ChallengeScreen'),
  day: taskScreen('DayScreen'),
  puzzle: taskScreen('PuzzleScreen'),
  puzzles: taskScreen('PuzzlesScreen'),
}

/** The screen of this name in the address, if there is one. */
export const screenOf = ({ screen }: Route): Screen | undefined =>
  Object.hasOwn(SCREENS, screen) ? SCREENS[screen] : undefined
