import type { Colour } from '@halfpint/half-pint'
import type { Suit } from '@halfpint/herzlos'
import { characters, records, rules, type Sentence, terms } from '../en.ts'

const things: { readonly [colour in Colour]: string } = {
  red: 'glove',
  yellow: 'mug',
  green: 'bottle',
  blue: 'star',
  black: 'hat',
}

const problems: { readonly [code: string]: Sentence } = { ...records, ...rules }

/** What every screen of the page may say. */
export const core = {
  problems,
  games: terms.games,
  characters,
  levels: {
    random: 'Chance',
    novice: 'Novice',
    regular: 'Regular',
    expert: 'Expert',
    champion: 'Champion',
  },
  symbols: {
    anchor: 'anchor',
    clover: 'clover',
    barrel: 'barrel',
    key: 'key',
    fish: 'fish',
    moon: 'moon',
    bell: 'bell',
    crown: 'crown',
    boot: 'boot',
    candle: 'candle',
  },
  cards: {
    label: (number: number, colour: Colour): string => `${number}, ${terms.colours[colour]} ${things[colour]}`,
    letters: { red: 'R', yellow: 'Y', green: 'G', blue: 'B', black: 'K' },
    herzlosLabel: (suit: Suit, rank: string): string =>
      `${terms.ranks[rank as keyof typeof terms.ranks] ?? rank} of ${terms.suits[suit]}`,
    suitLetters: { hearts: 'H', flowers: 'F', cups: 'C', diamonds: 'D' },
    ranks: { J: 'J', Q: 'Q', K: 'K', A: 'A' },
  },
  shell: {
    home: 'Home',
    back: 'Back',
    close: 'Close',
    you: 'You',
    lost: { heading: 'This door leads nowhere', text: 'The address names no page of this pub.' },
    unreachable: {
      heading: 'This page could not be fetched',
      text: 'There is no connection, and this part was not stored on the device yet. Try again when you are online.',
    },
  },
  home: {
    tagline: 'Two card games, one pub table. Pull up a stool.',
    about: {
      'half-pint-heroes': 'Say how many tricks you will win, bet on who will not, and mind the brawl. 2 to 7 players.',
      herzlos: 'Take no hearts, beware of the queen, or dare to take them all. 3 to 5 players.',
    },
    playNow: 'Play now',
    playNowAt: (game: string): string => `Play now: ${game}`,
    against: (names: string): string => `against ${names}`,
    change: 'Change table',
    goOn: 'Play on',
    newGame: 'New game',
    friends: 'Table with friends',
    friendsAbout: 'Everybody joins by link or QR code.',
    kept: 'Back to your table',
    keptAbout: (game: string): string => `${game}: your chair waits for you.`,
    openTables: 'Open tables',
    openTablesAbout: 'Sit down with others, or watch.',
    pad: 'Score pad',
    padAbout: 'For real cards: it does the sums.',
    learn: 'Learn',
    learnAbout: 'The rules, a first round, tips.',
    replay: 'Replays',
    replayAbout: 'Watch a game again, card by card.',
    passAndPlay: 'One device, many players',
    passAndPlayAbout: 'Hand it round, with a curtain between turns.',
    settings: 'Settings',
    promise: 'No account, no cookies, no tracking.',
    regulars: 'Tonight at the bar',
    moreWays: 'More ways to play',
  },
  settings: {
    heading: 'Settings',
    you: 'You',
    name: 'Name',
    namePlaceholder: 'What shall we call you?',
    symbol: 'Symbol',
    look: 'Look',
    language: 'Language',
    languageAuto: 'As the browser',
    theme: 'Light',
    themes: { auto: 'As the system', light: 'Day', dark: 'Night' },
    motion: 'Motion',
    motions: { auto: 'As the system', full: 'Full', still: 'None' },
    pace: 'Pace of the bots',
    paces: { slow: 'Slow', usual: 'Usual', quick: 'Quick', instant: 'At once' },
    largeCards: 'Large cards',
    leftHanded: 'Left-handed: buttons on the left',
    sounds: 'Sound and touch',
    sound: 'Sounds',
    vibration: 'Vibration',
    chatMuted: 'Hide chat and reactions',
    help: 'Help',
    advice: 'Advice in games against bots',
    device: 'On this device',
    offline:
      'The page is stored here: everything but tables with friends works without a network, and your games stay on this device.',
    insecure: 'Only an https address can be stored on the device and used without a network.',
    install: 'Install as an app',
    installHint: 'To have it among your apps, choose “Install” or “Add to home screen” in the menu of your browser.',
  },
}

/** The shape of this section, which the other languages must fill. */
export type Core = typeof core
