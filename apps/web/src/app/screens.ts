import { EVERY_COURSE, EVERY_GAME, type SectionName } from '@halfpint/i18n'
import type { ComponentType } from 'preact'
import type { Route, ScreenName, ScreenProps } from '../base/routes.ts'
import { firstGame, PAGE_GAMES } from '../board/index.ts'
import { startAhead } from '../session/worker/startworker.ts'

/** The texts and the code of a screen. Both are loaded when the screen is first opened. */
export interface Screen<Props> {
  readonly words: readonly SectionName[]
  readonly load: (props: Props) => Promise<ComponentType<Props>>
}

/** The texts of daily deals, challenges, puzzles and statistics. They also show actions, as a replay does. */
const DEAL_WORDS: readonly SectionName[] = ['daily', 'challenges', 'puzzles', 'statistics', 'replay', 'table', 'online']

const SCREENS: { readonly [Name in ScreenName]: Screen<ScreenProps<Name>> } = {
  home: { words: [], load: async () => (await import('../features/home/screen.tsx')).HomeScreen },
  learn: {
    words: ['learn', 'puzzles', ...EVERY_COURSE],
    load: async () => (await import('../features/learn/screen.tsx')).LearnScreen,
  },
  play: {
    words: [],
    load: async ({ route }) => {
      const game = route.pattern === '/play' ? firstGame() : route.params.game
      startAhead()
      const [{ PlayScreen }] = await Promise.all([import('../features/play/screen.tsx'), PAGE_GAMES.get(game)?.board()])
      return PlayScreen
    },
  },
  pass: {
    words: ['setup', 'table', ...EVERY_GAME],
    load: async () => (await import('../features/play/pass.tsx')).PassScreen,
  },
  pad: { words: ['pad'], load: async () => (await import('../features/scorepad/screen.tsx')).PadScreen },
  replay: {
    words: ['replay', 'table', ...EVERY_GAME],
    load: async () => (await import('../features/replay/screen.tsx')).ReplayScreen,
  },
  group: {
    words: ['group', 'online'],
    load: async () => (await import('../features/group/screen.tsx')).GroupScreen,
  },
  join: { words: ['online'], load: async () => (await import('../features/online/join.tsx')).JoinScreen },
  screen: {
    words: ['online', 'table'],
    load: async () => (await import('../features/online/television/television.tsx')).TelevisionScreen,
  },
  table: {
    words: ['online', 'setup', 'table', ...EVERY_GAME],
    load: async () => (await import('../features/online/screen.tsx')).TableScreen,
  },
  tables: { words: ['online'], load: async () => (await import('../features/online/lobby/list.tsx')).TablesScreen },
  review: {
    words: ['replay', 'table', ...EVERY_GAME],
    load: async () => (await import('../features/coach/screen.tsx')).ReviewScreen,
  },
  settings: { words: ['online'], load: async () => (await import('../features/settings/screen.tsx')).SettingsScreen },
  try: { words: [], load: async () => (await import('../features/play/tryscreen.tsx')).TryScreen },
  book: {
    words: DEAL_WORDS,
    load: async () => (await import('../features/statistics/screen.tsx')).StatisticsScreen,
  },
  challenge: {
    words: DEAL_WORDS,
    load: async () => (await import('../features/challenges/screen.tsx')).ChallengeScreen,
  },
  costs: {
    words: ['puzzles', 'replay', 'table'],
    load: async () => (await import('../features/coach/costs.tsx')).CostsScreen,
  },
  day: { words: DEAL_WORDS, load: async () => (await import('../features/daily/screen.tsx')).DailyScreen },
  puzzle: { words: DEAL_WORDS, load: async () => (await import('../features/puzzles/screen.tsx')).PuzzleScreen },
  puzzles: { words: DEAL_WORDS, load: async () => (await import('../features/puzzles/overview.tsx')).PuzzlesScreen },
}

/** The screen that shows a route. */
export const screenOf = ({ screen }: Route): Screen<{ readonly route: Route }> =>
  // The name of the screen determines the type of its routes.
  SCREENS[screen] as Screen<{ readonly route: Route }>
