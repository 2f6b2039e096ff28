import type { Suit } from '@halfpint/herzlos'
import { play, terms } from '../en.ts'

const { askPass, chosen, pointsOf, marchLooms, passed, plays, throws, takes, heartsOpened, march, marchWon } =
  play.herzlos
const { leadsWith, takesLead, takesTrick, staysBelow, throwsOff, heartsClosed, heartsOpen } = play.herzlos
const { roundOf, trickNumber, thinking, winners } = play

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`)

/** What the Herzlos table says. Where a name may be `null`, it is the reader who acts. */
export const herzlos = {
  says: {
    plays,
    throws,
    takes,
    passed,
    heartsOpened,
    march,
    marchWon,
    dealt: play.herzlos.dealt,
    score: (name: string | null, points: number): string => `${name ?? 'you'} ${points}`,
  },
  ask: { pass: askPass, chosen, lead: play.herzlos.askLead, play: play.herzlos.askPlay, thinking },
  would: { leadsWith, takesLead, takesTrick, staysBelow, throwsOff },
  table: {
    roundOf,
    trickNumber,
    heartsClosed,
    heartsOpen,
    marchLooms,
    pointsOf,
    trick: 'The trick',
    hand: 'Your hand',
    nothingYet: 'Nobody has played yet.',
    seat: (name: string, count: number, taken: number, total: number): string =>
      `${name}: ${cards(count)}, ${taken} this round, ${total} in all`,
    hasPassed: 'has chosen',
    choosing: 'is choosing',
    passing: 'Cards go to the right',
    highest: 'takes it so far',
    lastTrick: 'Last trick',
  },
  pass: (count: number, name: string): string => `Pass ${cards(count)} to ${name}`,
  moreCards: (count: number): string => (count === 1 ? '1 more card' : `${count} more cards`),
  playCard: 'Play',
  chooseCard: 'Choose a card.',
  playOut: 'Play out the rest',
  playOutWhy: 'All points have fallen; the last tricks count nothing.',
  playingOut: 'The rest is played out.',
  reasons: {
    'first-lead': 'The 2 of flowers opens the first trick.',
    'hearts-closed': 'Hearts may not be led yet: nobody has thrown one off.',
    'follow-suit': (suit: Suit): string => `You must follow suit: play ${terms.suits[suit]}.`,
    'not-your-turn': (name: string): string => `Wait: it is the turn of ${name}.`,
    'enough-chosen': (count: number): string => `Only ${cards(count)} can be passed. Put one back first.`,
  },
  round: {
    heading: (round: number): string => `After round ${round}`,
    why: (name: string, round: number): string => `${name}, round ${round}`,
    cell: (name: string, round: number, points: string): string => `${name}, round ${round}: ${points}. Show why`,
    nothing: 'nothing that counts',
    rule: {
      hearts:
        'Hearts cost points: what they show (jack 11, queen 12, king 13, ace 14), unless the table agreed otherwise.',
      queen: 'The queen of flowers costs 25.',
      jack: 'The jack of diamonds brings 15.',
      march: 'Who takes all hearts and the queen pays nothing for them; everybody else pays for all of them.',
    },
    next: 'Next round',
    result: 'To the result',
  },
  final: {
    winners,
    jacks: 'Jacks caught',
    queens: 'Queens taken',
    clean: 'Rounds without a minus',
  },
}

/** The shape of this section, which the other languages must fill. */
export type HerzlosWords = typeof herzlos
