import { everySeat, HIDDEN, pick, type Seat, type Viewer } from '@halfpint/core'
import { anyOptions, type LawSubject, laws } from '@halfpint/testkit'
import { CARDS, type Card, deckFor, RANKS, rankOf, suitOf } from './card.ts'
import { herzlos } from './game.ts'
import { rightOf } from './pass.ts'
import { type Action, type Event, OPTION_RULES, type Options, type State } from './state.ts'
import { winnerOf } from './trick.ts'

/** Z3: the cards that the viewer passed in this round. They are in the right neighbour's hand, or were played. */
const givenBy = (viewer: Viewer, log: readonly Event[]): readonly string[] =>
  log.flatMap(event => (event.type === 'passed' && event.seat === viewer ? event.cards : []))

const hiddenFrom = (state: State, viewer: Viewer, log: readonly Event[]): readonly string[] => {
  const given = givenBy(viewer, log)
  const others = everySeat(state.seats).filter(seat => seat !== viewer)
  const underWay = state.phase === 'pass' ? others.flatMap(seat => state.passes[seat] ?? []) : []
  const held = others.flatMap(seat => state.hands[seat] ?? [])
  return [...held.filter(card => !given.includes(card)), ...underWay]
}

/** All points given in a round are those of the fifteen cards, but for a march that the others pay. */
const pointsWrong = ({ options, seats, results, result }: State): readonly string[] => {
  const all = options.hearts.reduce((sum, points) => sum + points, -25)
  const wrong = results.flatMap(({ points, march }, round) => {
    const paying = march !== null && options.march === 'others-pay' ? seats - 1 : 1
    const sum = points.reduce((total, of) => total + of, 0)
    return sum === paying * all + 15 ? [] : [`round ${round}: ${points} points`]
  })
  const totals = everySeat(seats).map(seat => results.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0))
  return result === null || totals.every((total, seat) => total === result.totals[seat])
    ? wrong
    : [...wrong, `totals ${result.totals}`]
}

/** How much an action helps the seat that is to march in this round. */
const helps = (state: State, seat: Seat, action: Action): number => {
  const marcher = state.round % state.seats
  const height = (card: Card): number => RANKS.indexOf(rankOf(card))
  if (action.type === 'pass') {
    // High cards come to the marcher from the left; all else is passed low.
    const sum = action.cards.reduce((total, card) => total + height(card), 0)
    return rightOf(seat, state.seats) === marcher ? sum : -sum
  }
  const { card } = action
  if (seat === marcher) return height(card)
  const counts = card === 'fQ' || suitOf(card) === 'hearts'
  const marcherTakes = state.trick.length > 0 && winnerOf([...state.trick, { seat, card }]) === marcher
  return (counts === marcherTakes ? 100 : 0) - height(card)
}

/** Herzlos before the laws. */
const subject: LawSubject<State, Action, Event, Options> = {
  game: herzlos,
  options: anyOptions(OPTION_RULES),
  deck: deckFor,
  cardsIn: state => [
    ...state.hands.flat(),
    ...(state.phase === 'pass' ? state.passes.flatMap(pass => pass ?? []) : []),
    ...[...state.tricks.flatMap(trick => trick.plays), ...state.trick].map(play => play.card),
  ],
  hiddenFrom,
  pointsWrong,
  // A march is rare by chance. In half of the games, known by their options, all help one seat to it.
  choose(state, seat, legal, random) {
    if ((state.options.hearts[0] ?? 0) % 2 === 0) return pick(random, legal)
    const help = legal.map(action => helps(state, seat, action))
    return legal[help.indexOf(help.reduce((most, some) => Math.max(most, some)))] as Action
  },
  temptations(state, seat, random) {
    const own = (state.hands[seat] ?? []) as readonly Card[]
    const right = (state.hands[rightOf(seat, state.seats)] ?? []) as readonly Card[]
    const size = state.round + 1
    const passes = [own.slice(0, size).reverse(), own.slice(0, size + 1), own.slice(1, size), right.slice(0, size)]
    const twice = own.length > 0 ? [Array<Card>(size).fill(pick(random, own))] : []
    return [
      ...[...passes, ...twice, []].map(cards => ({ type: 'pass', cards }) as const),
      ...CARDS.map(card => ({ type: 'play', card }) as const),
      { type: 'play', card: HIDDEN as unknown as Card },
    ]
  },
}

laws(subject, { games: 100 })
