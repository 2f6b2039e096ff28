import type { Suit } from '@halfpint/herzlos'
import { counter } from '../../plural.ts'
import { names } from './names.ts'

const count = counter('en')

/** A number with its noun: `1 card`, `2 cards`. */
const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`)

/** Texts of a table of Herzlos. A name that is `null` is the reader. */
export const table = {
  /** A card as the object of a verb. */
  named: (suit: Suit, rank: string): string =>
    `the ${{ J: 'jack', Q: 'queen', K: 'king', A: 'ace' }[rank] ?? rank} of ${suit}`,
  labels: {
    points: 'Round',
    taken: 'Taken',
    trick: 'The trick',
    lastTrick: 'Last trick',
    trickNumber: (trick: number): string => `Trick ${trick}`,
    playable: 'You may play',
  },
  cardName: (suit: Suit, rank: string): string => `${rank} of ${suit}`,
  heartsClosed: 'hearts not broken',
  heartsOpen: 'hearts broken',
  askPass: (count: number, name: string): string => `Choose ${cards(count)} for ${name}, on your right.`,
  chosen: (chosen: number, count: number, cards: string): string => `${chosen} of ${count}: ${cards}`,
  leadsWith: (card: string): string => `${card}: you open the trick.`,
  takesLead: (card: string): string => `${card}: the highest so far.`,
  takesTrick: (card: string, points: string): string => `${card}: takes the trick (${points}).`,
  staysBelow: (card: string, name: string): string => `${card}: ${name} stays in the lead.`,
  throwsOff: (card: string): string => `${card}: discarded, cannot win the trick.`,
  pointsOf: (points: number): string => `${points > 0 ? '+' : ''}${count(points, { one: 'point', other: 'points' })}`,
  marchLooms: (name: string | null, taken: number, all: number): string =>
    name === null
      ? `You alone have taken hearts or the queen so far: ${taken} of ${all} for a march.`
      : `Careful: ${name} alone has taken hearts or the queen so far, ${taken} of ${all} for a march.`,
  dealt: (round: number, hand: number): string => `Round ${round}: ${cards(hand)} each.`,
  passed: (given: string, name: string, got: string, from: string): string =>
    `You give ${name}: ${given}. ${from} gives you: ${got}.`,
  plays: (name: string | null, card: string): string =>
    name === null ? `You play the ${card}.` : `${name} plays the ${card}.`,
  throws: (name: string | null, card: string): string =>
    name === null ? `You discard the ${card}.` : `${name} discards the ${card}.`,
  takes: (name: string | null, points: string): string =>
    name === null ? `You take the trick: ${points}.` : `${name} takes the trick: ${points}.`,
  heartsOpened: 'Hearts are broken: they may be led now.',
  march: (name: string | null): string =>
    name === null ? 'March! You took all hearts and the queen.' : `March! ${name} took all hearts and the queen.`,
  marchShout: 'March!',
  /** Why a trick was taken: the winning card, and the best of the others that followed suit. */
  won: {
    alone: (card: string): string => card,
    suit: (card: string): string => `${card}: nobody else followed suit`,
    number: (card: string, rival: string): string => `${card} beats the ${rival}`,
  },
  marchWon: 'The march wins the game at once, whatever the totals.',
  trick: 'The trick',
  nothingYet: 'Nobody has played yet.',
  seat: (name: string, count: number, taken: string, total: string): string =>
    `${name}: ${cards(count)}, ${taken} this round, ${total} in all`,
  hasPassed: 'has chosen',
  choosing: 'is choosing',
  passing: 'Cards go to the right',
  wouldTake: (points: string): string => `takes ${points}`,
  highest: 'leads the trick',
  pass: (count: number, name: string): string => `Pass ${cards(count)} to ${name}`,
  moreCards: (count: number): string => (count === 1 ? '1 more card' : `${count} more cards`),
  playCard: 'Play',
  chooseCard: 'Choose a card.',
  playOut: 'Play out the rest',
  playOutWhy: 'All points are taken; the last tricks count nothing.',
  playingOut: 'The rest is played out.',
  reasons: {
    'first-lead': 'The 2 of flowers opens the first trick.',
    'hearts-closed': 'Hearts are not broken yet: you may not lead one until somebody has discarded a heart.',
    'follow-suit': (suit: Suit): string => `You must follow suit: play ${names.suits[suit]}.`,
    'not-your-turn': (name: string): string => `Wait: it is the turn of ${name}.`,
    'enough-chosen': (count: number): string => `Only ${cards(count)} can be passed. Put one back first.`,
  },
  pad: {
    cell: (name: string, round: number, points: string): string => `${name}, round ${round}: ${points}. Show why`,
    nothing: 'no cards with points',
    rule: {
      hearts: 'Hearts cost points: what they show (jack 11, queen 12, king 13, ace 14), unless agreed otherwise.',
      queen: 'The queen of flowers costs 25.',
      jack: 'The jack of diamonds brings 15.',
      march: 'Taking all hearts and the queen costs the marcher nothing; everybody else pays for all of them.',
    },
  },
  /** The points of the player in a round, one reason in each line. */
  bill: {
    hearts: (cards: number): string => count(cards, { one: 'heart', other: 'hearts' }),
    heartsNote: 'each costs what it shows',
    queen: 'The queen of flowers',
    queenNote: 'nothing costs more',
    jack: 'The jack of diamonds',
    jackNote: 'the only card that brings points',
    march: 'March',
    marchNote: 'all hearts and the queen are with one player',
    clean: 'Nothing that costs points',
    cleanNote: 'a clean round',
  },
  final: {
    jacks: 'Jack of diamonds taken',
    queens: 'Queen of flowers taken',
    clean: 'Rounds without a loss',
  },
  coach: {
    pass: 'Give your worst cards away: high hearts, or the queen of flowers.',
    follow: 'Follow the suit that was led if you can: its highest card takes the trick.',
    hearts: 'Each heart you take costs points, the queen of flowers 25; the jack of diamonds brings 15.',
    dimmed: 'A dimmed card may not be played now; tap it to see why.',
    march: 'Take all hearts and the queen, and you win at once.',
  },
  commands: {
    pass: 'pass cards to the neighbour on your right',
    play: 'play a card',
  },
  rules: {
    text: [
      'Everyone passes cards to the right: one in round 1, two in round 2, and so on. The 2 of flowers leads the first trick. Follow suit if you can, otherwise discard any card. The highest card of the suit led takes the trick.',
      'Hearts may be led only once they are broken, that is, once a heart was discarded in an earlier trick, or if you hold nothing else.',
      'Hearts cost points; the queen of flowers (fQ) costs 25; the jack of diamonds (dJ) brings 15. The best total wins.',
    ],
    marchWins:
      'March (shooting the moon): whoever takes all hearts and the queen of flowers in one round wins the game at once.',
    marchPays:
      'March (shooting the moon): whoever takes all hearts and the queen of flowers in one round scores 0 for them, and everybody else pays.',
    keys: 'Keys: arrows move, space marks a card, Enter confirms, Esc starts again. Or type: h9',
  },
}
