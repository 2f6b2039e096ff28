/** A march position with proven right cards: the record of the first round up to a play. */
export interface MarchPosition {
  /** Whether the seat to play marches or must stop a march. */
  readonly kind: 'attack' | 'defence'
  readonly seat: number
  /** The right cards. Cards are written as in records, separated by blanks. */
  readonly right: string
  readonly deck: string
  /** Z3: in the first round every seat passes one card, in seat order. */
  readonly passes: string
  readonly plays: string
}

/**
 * Found in games between bots, and proven by checking every consistent deal. Attack: the right cards force the march in
 * every deal, all others in none. Defence: the right cards never allow a forced march, every other card does in half of
 * the deals or more.
 */
export const MARCH_POSITIONS: readonly MarchPosition[] = [
  {
    kind: 'attack',
    seat: 2,
    right: 'hQ d6 d10',
    deck: 'd8 c9 d3 cA f6 hA f9 f7 cK d2 h5 c7 h8 f2 dJ h10 c4 d6 c8 h6 fA h7 h3 c3 d7 c6 f10 d5 cJ hQ h9 f3 f8 f5 d4 d10 h2 c10 dA c5 d9 dQ dK h4 fQ cQ fJ hK f4 hJ fK',
    passes: 'cA cJ c3',
    plays:
      'f2 fA f9 c7 cQ c10 f4 f3 fK cA cJ c9 dA dK d9 cK c8 c6 fQ f5 f6 dQ d8 d4 dJ d7 hJ f8 h10 f7 hA h2 h6 f10 c5 fJ h3 hK h9',
  },
  {
    kind: 'attack',
    seat: 0,
    right: 'h4',
    deck: 'cA c10 d5 d10 d7 f5 c5 f8 f3 c9 d6 c2 h10 c3 f6 c7 fK h2 cJ d8 hA dK d3 fQ hK fA f7 f10 f4 h9 c6 d4 f9 cQ h6 h8 dQ dJ f2 fJ c8 hJ h3 h5 h4 d9 dA hQ cK d2 h7 c4',
    passes: 'f3 fA cJ fQ',
    plays:
      'f2 f3 f4 f5 c3 c6 c7 cA fA hJ fQ fJ hA h9 h7 h8 hK h2 h6 hQ c8 c9 c5 c4 c10 dA c2 cK fK dK f7 f10 dQ d9 d6 d10 h10 d2 h3 h5 f9 cJ f6 f8',
  },
  {
    kind: 'attack',
    seat: 1,
    right: 'h9 h10 d9',
    deck: 'dK c8 d8 cQ c5 cK f7 d3 d7 fQ dA f4 h2 h9 c10 d5 hK hQ f2 c3 hA cJ hJ f6 c6 h4 c2 h6 f9 f8 c7 dQ f3 fA c4 fJ h3 h10 dJ h5 d2 d9 d6 f5 f10 c9 cA fK d4 d10 h8 h7',
    passes: 'hA h4 hJ cQ',
    plays:
      'f2 f4 f3 fA cK cA c3 c6 f7 f6 f9 fQ cJ c10 hA c5 f8 dJ fK f10 d3 dK d10 dA c2 dQ hK c9 hQ h8 h7 h4 hJ d8 h6 h3',
  },
  {
    kind: 'attack',
    seat: 1,
    right: 'h7 c9',
    deck: 'd9 f3 d3 f6 d10 hJ dK c3 d8 c10 f4 c8 f2 d5 c6 fA h9 h10 f9 dJ cA c9 h8 f10 f8 cK h6 f7 dQ hQ hA d6 fQ c5 h3 h2 c7 cJ cQ d2 h4 f5 c2 fJ fK h7 hK h5 c4 dA d7 d4',
    passes: 'fQ f3 hA c8',
    plays:
      'f2 f5 f4 fA c3 cA cK cQ d10 dA dK d6 cJ c8 fQ c7 c10 c6 h5 c4 hA hK h2 h9 c5 c2 fJ fK hQ h8 f10 h4 hJ h6 f7 dQ h10 h3 f6 d9',
  },
  {
    kind: 'attack',
    seat: 0,
    right: 'hQ hK hA',
    deck: 'h4 d9 fK h9 c3 dQ fA h7 c5 h10 c9 d3 hA d6 d2 fQ h3 dJ cJ fJ h5 dA h2 f2 c4 f3 f5 cA h6 hJ d7 d4 c8 f10 f8 d8 hQ c7 cK d5 cQ f6 dK c6 f7 h8 f4 f9 hK d10 c10',
    passes: 'h4 cQ hJ',
    plays:
      'f2 fA fJ cA c9 cK dA d10 dQ f10 f8 fK f5 fQ f4 dK d9 d8 cQ c7 c10 c4 c6 c8 dJ d7 d6 c5 cJ c3 d5 d4 d3 h8 h7 h5 h9 h6 h4',
  },
  {
    kind: 'attack',
    seat: 1,
    right: 'h7 h10',
    deck: 'c5 fK h4 f6 h10 d5 f3 f10 c8 f2 h7 fA d6 f8 c9 dQ fJ cJ h3 h5 h6 d7 hA h8 hK c10 d10 c4 c3 dK h9 d8 cQ c7 f5 f4 d4 d9 cK dA d2 f7 fQ c6 hQ h2 d3 cA dJ hJ f9',
    passes: 'fQ d2 fA',
    plays:
      'f2 fA fQ c3 cA c7 f4 f6 fK d3 dK dA dJ d9 d10 f3 fJ f9 f10 f7 hK f8 hQ h9 hA h4 h3 hJ h8 h2 d8 d5 dQ c4 c10 cK c8 c5 c6 h6 d2',
  },
  {
    kind: 'attack',
    seat: 0,
    right: 'h8 h10 cJ',
    deck: 'hJ h6 hK dQ hQ h7 f10 h2 h8 f7 d3 dJ d2 c6 c7 d7 c10 cA f4 c8 h10 d10 f5 d9 hA c9 h5 d5 dA f9 fK c3 fQ cQ f2 c4 fA h9 f8 d6 cJ dK c2 h4 cK c5 fJ d4 f6 d8 h3 f3',
    passes: 'd2 cA hK d9',
    plays:
      'f2 f3 fA f9 cA cQ c7 c8 c10 c9 c2 c4 dA dK d9 dQ cK c6 fK c3 fQ f7 fJ h4 hA hK h5 h2 hQ h9 h3 d7 hJ h7 f10 d6',
  },
  {
    kind: 'attack',
    seat: 0,
    right: 'h10 c4',
    deck: 'hK h8 cK hQ fA d9 c10 c9 h5 d3 c6 h9 d10 fJ f8 c4 f3 hJ c8 f6 cJ d6 fQ d4 cA d8 d2 h10 dJ d7 f10 h3 f4 hA f9 c7 d5 h4 c3 cQ h6 f7 h2 dA dK f5 c5 dQ fK f2 h7',
    passes: 'h2 dA hJ',
    plays:
      'f2 f4 fK f10 fA f8 c5 cK cA dA d8 dK cQ c6 c3 d10 dJ d2 f9 f7 f5 c9 cJ c10 d4 d6 fQ c8 hJ c7 hA h8 h9 hK h6 h7 hQ h4 h5',
  },
  {
    kind: 'attack',
    seat: 3,
    right: 'h8 c8',
    deck: 'd8 d4 f6 f2 d10 h3 d2 c5 cJ c10 fQ c3 fK h9 f9 h10 d5 cK dA fA d7 h5 c4 c8 dK c2 dQ f4 f8 f7 h4 hA c7 d3 dJ c9 d6 f3 d9 cQ hJ f5 h7 hK h6 c6 cA h8 fJ hQ h2 f10',
    passes: 'fK hQ fQ f2',
    plays:
      'f2 fA fJ f5 fK f8 fQ f9 cQ cJ cK cA c4 c9 c7 c10 f3 f6 f10 hQ hA hJ h9 h7 hK h6 h5 h4 h10 dK h3 h2 f4 d10 f7 dA c2 dQ c3 d5',
  },
  {
    kind: 'attack',
    seat: 1,
    right: 'h10 c7 c9',
    deck: 'hA d3 f8 d9 f6 fQ c8 hK c6 dQ f2 cK dJ hJ dK h2 cJ fA d8 h6 h8 h7 hQ d4 d7 f10 f5 c3 dA f4 d5 cA h4 fK c9 f7 d2 h5 d10 c10 cQ c4 h9 d6 c5 h3 fJ h10 f3 c7 f9',
    passes: 'fK f2 h10',
    plays:
      'f2 fJ fA c4 c10 cA dA dK dQ cQ cK c8 c5 c3 cJ f10 f9 f3 f6 f5 hA hK h8 h9 hQ h4 h3 d3 d10 dJ d7 d6 d4 h2 hJ c6',
  },
  {
    kind: 'attack',
    seat: 2,
    right: 'h6 h9 c10',
    deck: 'fA h10 h6 cA d2 hK f9 fJ d9 h8 hJ c5 c4 c3 h9 f3 h2 hA cK d10 d7 f2 hQ h5 fK d5 dK dA d6 d8 fQ f4 h7 c7 h4 f10 cQ dJ c10 c6 h3 c2 f7 d4 c9 c8 cJ dQ f6 f5 f8 d3',
    passes: 'fA hA h4 cA',
    plays:
      'f2 f8 f4 fK f6 f5 fQ fJ cA c6 cQ c2 cK c5 c9 c8 dK dA d9 d8 dQ d7 d5 cJ f3 hA hK f9 hQ h5 h7 h10 hJ d10 h2 h8',
  },
  {
    kind: 'attack',
    seat: 0,
    right: 'd8',
    deck: 'd8 f10 cQ cJ d3 f5 d6 c4 fJ h10 f4 f7 c7 h3 c5 fA fQ h5 h4 d10 cA hK dQ c9 f8 c6 c3 d4 d5 hQ c10 hJ dJ cK d2 f2 dA fK h6 f9 h2 h9 d9 h8 c8 c2 hA f3 dK f6 d7 h7',
    passes: 'h2 fK hA hJ',
    plays:
      'f2 fK f10 f4 cA cK cQ cJ c7 c6 c10 c9 d2 d10 dA hA dK hK dQ d4 fQ f6 hJ f9 fJ f5 h6 f7 dJ c2 d9 fA f8 h3 d7 f3 c8 h5 c5 c4',
  },
  {
    kind: 'attack',
    seat: 0,
    right: 'h6 h7 h9',
    deck: 'hK c6 c10 h8 d2 c9 cJ d7 dQ d9 dJ f3 h10 f4 hQ h7 dK c8 h9 hA cK d10 h3 f10 d8 fQ cA d4 fJ c3 fK f5 hJ f9 dA c7 f7 cQ f2 h2 d6 h5 c4 f8 h4 h6 d3 d5 f6 fA c5',
    passes: 'h2 hA hQ',
    plays:
      'f2 fK fA cQ cA cJ f3 f9 fJ c6 c5 c4 d2 dQ d10 f10 f7 f8 d5 d9 dJ d3 hJ d8 h8 h3 h5 hA hQ h4 f6 f5 c3 hK dA h2 h10 dK c7',
  },
  {
    kind: 'attack',
    seat: 2,
    right: 'h4 h10',
    deck: 'h3 fK c5 d2 c3 fA c4 d4 c10 h7 h10 d3 f8 f5 f3 f4 dQ d5 cJ f6 hJ c2 h4 h9 f7 h6 d8 d9 cQ f9 dA cK f2 d10 dJ f10 d6 h8 hA c9 h5 cA fJ dK c8 d7 fQ c6 h2 c7 hQ hK',
    passes: 'cQ fA f3 hK',
    plays:
      'f2 f3 fJ f10 c5 cK c10 cA c2 cJ cQ c8 f4 f7 f5 fQ dA dK dQ d10 dJ d9 d6 d7 d8 d4 hJ d5 hA h9 h5 h8 hK c9 h3 h7 hQ d2 h2 h6',
  },
  {
    kind: 'attack',
    seat: 1,
    right: 'h7',
    deck: 'c2 f10 hJ d7 d8 h7 f7 hK dQ hA cK d2 h2 f8 c5 f3 d6 c8 dK dJ h10 d5 f4 h6 dA cA f5 c10 c9 d4 f6 f9 cJ h3 h5 hQ fA fQ c3 d3 f2 fJ cQ c4 h8 h9 d10 h4 d9 fK c6 c7',
    passes: 'fA h3 hJ hK',
    plays:
      'f2 fK f7 fA f3 h10 fQ f6 hA hK hQ h8 cA cK c10 cJ hJ h5 h6 h3 d5 dK d7 dA dQ d4 d10 d3 d6 fJ cQ dJ d2 d9 f10 c6 c9 c8 c5 c7 h2 h9 c3 h4',
  },
  {
    kind: 'attack',
    seat: 1,
    right: 'h8 h9 h10',
    deck: 'h5 d4 f2 d2 c9 hQ h2 d6 c3 h10 cJ f9 d7 f6 fJ f8 d3 h3 h7 c6 d8 dQ fA d5 dJ c2 d10 hJ c10 h9 f10 c5 fK f5 f3 f4 c4 hA cQ f7 cA h8 c7 fQ hK cK h6 dA c8 d9 dK h4',
    passes: 'fK c2 cQ hJ',
    plays:
      'f2 fK d3 f6 dA d8 dQ dK d2 dJ d4 d10 c2 cK cJ c6 cQ c7 c5 cA d7 d9 fA d5 f5 f3 f4 hK hA hJ h4 h5 hQ h7 f9 c3',
  },
  {
    kind: 'attack',
    seat: 3,
    right: 'h8 h9',
    deck: 'f4 d7 c10 h10 d9 d3 fJ hJ h2 h4 f7 cJ f2 f6 d8 c6 c4 dA h3 dK fQ hQ c5 c9 cQ d6 cA f9 f5 d4 fK c8 f3 f10 c3 d2 hA fA f8 h8 h5 d5 hK dQ cK dJ h7 h9 h6 c2 c7 d10',
    passes: 'hA fA fK d2',
    plays:
      'f2 f6 f7 f9 dK d9 dA d8 c2 cA cJ cK f8 c9 fA fK c4 hQ c3 c8 dQ fQ d7 d2 hA h6 h4 hK hJ h5 f10 h7 c6 cQ d6 c10 h2 d5 h3 h10',
  },
  {
    kind: 'attack',
    seat: 0,
    right: 'h4',
    deck: 'fQ d6 cJ cA c5 c9 dQ cK h9 d4 f6 c7 hQ d10 h10 dK hA f7 d8 h7 f5 c4 d2 cQ h8 f2 f10 f8 c10 h3 fA dA h6 c8 h2 dJ fJ d5 d7 fK d9 f4 f3 c3 c6 hJ h5 f9 h4 hK d3',
    passes: 'f3 hA cQ',
    plays:
      'f2 f3 fA cA cK cJ c4 cQ c9 dA d7 dK f6 f9 fK fQ hK f5 hA h7 h10 hQ h5 h9 h8 h2 h6 dQ d10 d3 c8 c5 c7 hJ c10 h3 fJ d2 f10 f8 d9 f7',
  },
  {
    kind: 'attack',
    seat: 0,
    right: 'h10 c4 c7 c9 c10',
    deck: 'c10 fJ d5 d8 h5 cQ d3 dJ hQ h6 h3 c6 f9 h8 f3 hA f2 f4 c4 c5 c3 c9 dK h2 fQ dA d7 hK cJ dQ cA c8 h4 c7 f6 fA cK f5 f10 d4 fK f8 f7 d10 d9 h10 h9 h7 hJ d2 d6',
    passes: 'd3 cJ hQ',
    plays: 'f2 f3 fQ cA c8 cQ d4 dA dQ dJ d9 d8 c5 c6 cK f7 fK fA c3 cJ hQ h6 h5 h4 hA h9 h7 hK h8 h2 hJ h3 f10',
  },
  {
    kind: 'attack',
    seat: 0,
    right: 'h5 h7',
    deck: 'd9 c10 fA h7 fK h4 c6 f2 cQ c9 f3 d6 f4 f10 d10 f7 cK h3 fQ d4 d5 hJ c3 cA dQ c7 c8 f8 dJ h9 d7 h2 dK hQ f6 h10 d3 f9 hK d2 cJ f5 dA hA c4 h5 h8 c5 h6 fJ d8',
    passes: 'd2 hA fA',
    plays: 'f2 f5 fQ dA d4 dK dQ dJ d10 f4 f3 hK d9 h8 d8 hA h2 h10 hQ fA h9 h6 fK h4 hJ fJ h3 c9 c7 cA d2 d7 cK',
  },
  {
    kind: 'attack',
    seat: 1,
    right: 'h7 h10 hJ',
    deck: 'f5 cQ f10 d9 d8 cA f9 f7 hA d6 dA h8 f8 hQ d7 f6 hK c7 dJ d2 c5 d10 h9 dQ f3 h2 c4 c2 f2 h3 hJ f4 fK h7 c3 c8 cJ h10 fJ d3 h6 fQ c10 c6 cK c9 d4 h5 h4 fA dK d5',
    passes: 'hA h2 hJ h8',
    plays:
      'f2 fA fJ f7 d6 dA dQ d8 dJ d9 fK d10 f9 f6 f8 fQ cA c10 c8 cK c7 c4 c6 cJ c5 cQ c3 c2 c9 h9 hA hK hQ h8 h5 h6',
  },
  {
    kind: 'attack',
    seat: 2,
    right: 'h5 h8 d8',
    deck: 'd4 c2 dA cJ f4 fJ h5 f2 dJ f3 d10 c6 c8 h6 h9 fA cA c7 hJ h4 f10 f5 cK c3 f7 d6 d9 c5 fK h3 c9 h7 dQ c4 dK c10 hA fQ h2 cQ f8 h10 f6 d7 d5 hK d8 hQ f9 d2 h8 d3',
    passes: 'hA fQ h2 fA',
    plays:
      'f2 fK fJ fA dK d7 dQ d6 d9 d3 dJ d2 d4 hK dA hA cK c5 cA c7 d5 h10 d10 hQ hJ h7 fQ h6 h9 h4 f10 h3 f6 cQ f4 f5',
  },
  {
    kind: 'defence',
    seat: 1,
    right: 'cK',
    deck: 'h10 d5 d4 f3 dQ f8 d9 fQ dJ d10 d7 fK h2 cK h4 f2 c10 h7 c7 d6 f9 h6 h3 c5 fA f4 c9 d8 h9 hA fJ h8 c6 hJ c4 cJ h5 c2 f7 hQ dA cA f10 c8 dK f5 d2 c3 hK d3 f6 cQ',
    passes: 'h2 hA c9 fQ',
    plays:
      'f2 f9 f8 fJ d2 d8 dA d5 fA f5 fQ fK dK d10 d9 d6 dQ d3 d7 hQ hA hJ h4 h8 dJ cA d4 cQ hK h6 h3 h2 h10 h7 f10 cJ c10',
  },
  {
    kind: 'defence',
    seat: 1,
    right: 'h2',
    deck: 'd5 f6 hK c10 f10 d8 dJ dA h3 f2 d6 f8 fJ d2 hA h5 fA h2 d3 h6 cK f5 hQ h10 f4 hJ d7 c6 c8 c9 c3 h7 d10 dK h8 f3 fQ dQ f7 cA fK h9 cQ c5 c7 d4 c4 h4 cJ d9 f9',
    passes: 'cA fA h2',
    plays:
      'f2 f6 f9 cA cJ c8 cK cQ c5 f3 fA fK d5 dA d10 f10 f8 fJ c3 c4 c9 d8 dK dQ dJ d9 d7 f4 hQ f7 hA h5 hJ hK fQ h8 h10 c10 h7 h9 d4',
  },
  {
    kind: 'defence',
    seat: 1,
    right: 'h2 c4 c10 d4',
    deck: 'd3 d4 f4 d10 d5 c5 hA h4 fQ dJ c10 d8 h9 d7 f8 c6 d9 d2 f7 h8 f3 hQ cA h10 cK f9 f10 cJ c4 h3 fJ h6 dK h5 h7 fK c3 c7 dA c8 hJ fA cQ d6 c9 dQ f6 hK f5 f2 h2',
    passes: 'hA cA h2',
    plays:
      'f2 fA fJ fK f7 f9 dA dJ d9 dK dQ d7 fQ f5 f6 f10 hQ hJ d8 d3 d6 hA h9 h8 hK h5 h7 d2 d10 d5 c8 c7 c9 h10 cA h6 f8 c6',
  },
  {
    kind: 'defence',
    seat: 1,
    right: 'h3 h7 f4 f8',
    deck: 'hA d9 dQ f7 h7 c4 h6 c6 c10 f6 h8 fA h9 c3 d10 d7 fQ cK f9 f3 dJ hQ fK fJ h4 f4 f5 hK f8 h10 c9 cA dA d4 d8 d2 hJ c8 cJ f10 d6 c5 h2 c7 f2 h5 cQ d5 d3 h3 dK',
    passes: 'c9 fQ f2',
    plays:
      'f2 f5 f10 d3 d9 dA fJ f6 fK f3 fA fQ cK f7 c7 dK d7 d8 c10 hA c8 dQ d4 d6 cJ hK c6 dJ hQ cA c4 hJ c3 h10 h9 h8 d10 f9',
  },
  {
    kind: 'defence',
    seat: 1,
    right: 'f5',
    deck: 'h5 hA c7 c8 d6 d3 cA h2 fA f2 d10 cJ hJ cK d4 f9 c10 c3 d7 f8 dQ c6 c5 dA d9 f5 h10 d2 h8 c4 f10 f6 d8 h7 h3 dJ h6 hK fJ h4 fQ f4 fK hQ dK c9 f7 cQ h9 f3 d5',
    passes: 'fK hA c3',
    plays:
      'f2 f8 fA dA d9 d10 fK f10 fQ dK d7 d6 c4 cA cK d2 hK dQ cQ c9 c10 fJ f9 f7 cJ c8 c5 dJ hJ hQ h10 h9 h8 d8 c6 f6 c7 h4 c3 f4 h5',
  },
  {
    kind: 'defence',
    seat: 2,
    right: 'c6',
    deck: 'dJ d2 d7 h5 h6 d9 c9 f7 f10 f6 hK c5 f4 fJ h3 dK d5 f8 fK f3 h7 c10 c3 d4 h8 d3 fA h4 c8 d8 dA f2 d10 c2 cJ hQ hA fQ dQ cQ hJ h10 d6 c7 f5 c4 cK cA h2 f9 c6 h9',
    passes: 'hA c2 fA hQ',
    plays:
      'f2 f4 fA fK d2 dA dK d10 dQ d4 d5 d9 c3 cA c8 c4 f3 f5 fQ hK c10 c9 cQ c2 f7 f10 fJ hQ h10 h3 h9 h8 f9 cK c7 dJ f8 cJ c5 h2 d8 d7 h4 h6 f6',
  },
  {
    kind: 'defence',
    seat: 1,
    right: 'h3 d3 d4 d9 dQ',
    deck: 'dA hQ f7 d2 d3 hK d5 c6 d10 d7 h3 fK f6 h8 cK d8 dK cA cQ h6 c7 h7 f4 h5 fJ c3 c8 f10 d9 h4 hA hJ c4 f2 c10 f8 h9 d4 c9 f5 fA c5 dJ cJ h10 d6 dQ f9 fQ f3 h2',
    passes: 'hA fA h2',
    plays:
      'f2 f3 fK cA cQ cJ cK fQ c10 d10 dA dK f5 f4 f9 c7 d7 c6 c5 h9 c3 hA h7 hQ c8 fA h2 hK fJ hJ h10 f10 h8 c9 d8',
  },
  {
    kind: 'defence',
    seat: 0,
    right: 'h10',
    deck: 'hA f7 cK c9 fK c8 h6 dK f4 cQ dA f2 f3 c10 f6 h8 d9 c3 h7 fA f10 d5 d8 f8 d6 d4 d7 h4 hJ c7 d10 h5 f5 fJ d2 c5 d3 h2 cJ fQ dJ c4 h10 hK c6 dQ cA hQ h3 h9 f9',
    passes: 'fQ h2 hQ',
    plays:
      'f2 f3 fA cA cK cQ dA d7 dQ fK fQ fJ dK cJ d10 d9 f10 d6 dJ f9 d5 c10 c8 c9 f7 f6 hA d2 f4 d3 h2 hK f5 h5 f8 h4 h9 c3',
  },
  {
    kind: 'defence',
    seat: 1,
    right: 'hQ',
    deck: 'd5 c5 fA f5 h2 f10 h5 hA hQ c3 h7 d10 c10 f9 h9 fQ cJ c4 d4 f7 dQ cA d3 h8 c9 d9 f6 f4 hK f3 dK h4 fJ f2 d8 f8 h10 dJ h6 d7 dA cQ c8 c6 h3 d6 fK hJ c7 d2 cK',
    passes: 'f2 fK hQ',
    plays:
      'f2 fK f9 cA cJ cK dK dA dQ dJ d10 d7 f7 f6 fQ c10 c6 cQ c4 c9 c5 c8 hA hJ f4 hK f3 h10 h7 h9 c7 d9 fA d6 d3 fJ d4 d2 f10 f5 d8 f8 h3 h5',
  },
  {
    kind: 'defence',
    seat: 4,
    right: 'dJ',
    deck: 'f7 dQ h4 h5 c7 f4 fJ f2 f6 d5 h2 c9 fQ h10 hJ d7 f3 f9 c4 d6 cA h7 hQ h6 f8 d8 c6 dA fA dJ cJ d9 fK cQ hA c10 f10 c5 f5 c8 cK h8 c3 h3 d10 hK d4 h9 d3 dK',
    passes: 'h2 h8 fQ fA hA',
    plays:
      'f2 f5 f8 f7 fJ d4 dA d3 dK d8 c3 cQ c8 cA c9 cK c6 c5 c4 c7 cJ fQ hQ hA hJ hK h7 h9 h10 h2 c10 dQ fK f6 d10 h8 d9 h4 h6 d6 d7 f10 fA h3',
  },
  {
    kind: 'defence',
    seat: 2,
    right: 'f5 d6 dQ',
    deck: 'h8 f10 cJ d3 h9 f4 dJ fK c6 f7 c3 dK hQ h10 h2 f8 cQ h3 d6 d5 fQ c9 cA hJ f2 d9 f5 fA d8 d10 dQ fJ cK d4 c2 d2 h4 hK hA f3 h6 d7 c4 c5 c8 f9 f6 dA h5 h7 c10 c7',
    passes: 'f2 hK hA fA',
    plays:
      'f2 fQ f10 f6 cK c9 cA c7 c2 c5 cQ hA hK h10 h2 hJ hQ h7 fA dA h9 h3 cJ fK h8 f9 c10 dK c8 f7 c4 fJ d8 d4 dJ d5',
  },
  {
    kind: 'defence',
    seat: 0,
    right: 'f5 f7',
    deck: 'h6 c9 hJ fA h2 dK fQ d10 c3 f5 d9 dA h10 dJ f8 dQ c8 h9 cJ f9 f3 d5 h4 d6 cQ fK f6 c10 c4 h7 c6 d8 d3 d4 d2 cK f2 h3 c5 f7 h8 hA hK cA fJ f4 h5 f10 d7 c7 hQ',
    passes: 'hK fK f3',
    plays:
      'f2 f3 fJ dK d7 d10 dA dQ d9 cK cQ cA dJ d6 d5 f9 f8 fA c6 c9 c5 d2 d3 d4 c10 c8 c3 f4 h8 f10 hA h10 h5 hK h6 h4 hQ cJ h3 hJ fK h2 h9',
  },
  {
    kind: 'defence',
    seat: 1,
    right: 'h2 h3',
    deck: 'd2 c4 h8 cA h3 c7 f4 h2 fQ d4 d9 h5 fJ hJ h4 d8 dA c6 c9 h10 cK hQ cJ f7 fA d5 dK h6 hK dQ cQ h7 f10 h9 f2 f6 c8 c10 hA f8 c5 d3 f5 f9 dJ d6 f3 d7 c3 fK d10',
    passes: 'hQ fK d3',
    plays:
      'f2 f10 fA c3 cJ cK dK d8 dA f3 fQ fJ dJ d6 d9 dQ d4 d5 d10 d2 d3 f7 f4 f9 c4 c7 cA f5 hK f6 hA h9 hJ hQ h6 h10 h8 cQ',
  },
  {
    kind: 'defence',
    seat: 2,
    right: 'h2 h3',
    deck: 'd5 d4 h2 c7 d10 f5 cJ h6 h3 f7 f8 d7 dJ d8 h10 f4 f9 f3 dK d9 d6 f2 c5 cQ c10 c4 fK dQ hJ fJ c9 h9 hA f6 cK dA fA f10 fQ h5 h7 c8 d2 h4 c3 cA hK hQ c6 d3 h8',
    passes: 'cA d3 fQ',
    plays:
      'f2 fQ fJ cK cA cJ dA dK d10 f3 fA f10 dJ d9 d7 f7 f9 fK f5 f4 f8 c4 cQ c10 d6 d5 d8 c5 c8 c9 d2 d4 hA hK hQ h5 hJ h10 c7 h9',
  },
  {
    kind: 'defence',
    seat: 2,
    right: 'c7',
    deck: 'f8 f5 h2 d6 d2 c10 hA f2 c8 c4 h3 c7 h6 cJ h10 h9 cQ fQ d10 f7 f4 fA fK cA c5 hK fJ hQ d9 d3 f10 h5 h7 c6 d4 h8 dK f3 f9 dA d7 dQ dJ f6 c9 cK d5 hJ c3 d8 h4',
    passes: 'c3 hK fQ',
    plays:
      'f2 f4 fA dA d9 dQ c6 cJ cA f9 f10 fK cQ c10 cK dJ d8 d3 dK d7 hJ hA h5 h10 hK h3 h8 hQ f7 h7 d10 d5 fJ h9 d4 h4 f8 f6 c9 h6 d2 h2 d6 f3 c8 c5 fQ',
  },
  {
    kind: 'defence',
    seat: 1,
    right: 'f4 f6 fJ d3 d8',
    deck: 'fK fA d2 d5 dK cA f8 h7 h2 f5 f6 f10 cK d10 d4 hA dQ h4 hK c10 hQ dA f2 h3 h5 fJ f3 c7 cQ c3 h10 c8 fQ h9 f4 hJ f9 f7 dJ c6 cJ c4 d6 h8 c9 d7 d8 c5 d9 d3 h6',
    passes: 'h5 cQ fQ',
    plays: 'f2 f3 fK cQ cJ cA c9 cK c10 dA dK d4 f9 fA f10 dQ d2 d9 f7 hQ f8 d6 d10 dJ h2 hA h8 hK h7 hJ h10 c8 h6 h9',
  },
  {
    kind: 'defence',
    seat: 1,
    right: 'h2 h3 h4',
    deck: 'd5 c4 f4 fJ cQ hA cA fK f7 cK d10 dA c6 d2 hJ c9 h7 h5 c8 d4 fA f2 h3 d6 f6 d8 d9 c5 h8 dK f8 cJ f5 f3 hK d7 hQ h10 h9 c3 h4 h2 dQ fQ f10 c10 f9 dJ c7 d3 h6',
    passes: 'hQ fQ h2',
    plays: 'f2 f9 fA dA dQ d4 dK d5 d2 dJ cK d10 f10 fJ fK d3 d9 fQ f7 f6 hK hA f8 h10 hQ cA h8 hJ c10',
  },
  {
    kind: 'defence',
    seat: 1,
    right: 'fQ',
    deck: 'fA fJ hA d9 f9 f2 c3 dJ d8 d4 f5 h7 hQ h6 h4 c6 c10 fQ c2 h10 c7 d2 f7 d3 d6 f4 f10 hJ h2 c4 d10 h8 cQ h3 c8 dA f6 f3 c9 h9 cA d7 dQ cJ h5 fK f8 dK d5 cK hK c5',
    passes: 'fA cK c2 hJ',
    plays:
      'f2 f10 fA f9 c5 cA c4 c9 f6 f4 f8 h10 c3 cJ cK c2 d5 d7 dQ dA dJ d8 d4 d10 c6 c7 d2 c8 hA h9 hQ h6 hK h8 h5 h3 hJ h7 h2 fK f7 dK d6 fJ',
  },
  {
    kind: 'defence',
    seat: 2,
    right: 'c6',
    deck: 'fJ h3 c6 c3 f8 d7 d10 d3 f6 f2 c2 f5 h5 d8 dA d6 d4 c5 h4 d5 cK cQ c10 f7 f10 f4 h2 dJ c9 hQ h9 c8 c4 cJ f3 fQ f9 fK h10 d2 c7 h7 cA hK d9 hJ h6 h8 fA dK hA dQ',
    passes: 'cK f2 hA fQ',
    plays:
      'f2 fK fQ f7 dK dA dQ d9 cA cK c9 cQ f3 f5 fA f4 d4 d8 d10 dJ d2 h5 d7 h10 hA h9 hK c7 hQ h6 h8 c4 hJ h4 c8 f6 cJ c10 c3 f8 h7 h2 d3 f9 c5',
  },
  {
    kind: 'defence',
    seat: 4,
    right: 'c9',
    deck: 'h5 f6 fK c10 c9 f10 c4 fA h9 hK hA d8 fQ dJ h8 h3 h6 hJ cK c5 d7 f8 dA d6 f2 d5 f3 c8 f4 dQ cQ d4 cA c3 fJ d9 c6 f9 f5 h2 hQ h7 h4 h10 cJ dK f7 d3 c7 d10',
    passes: 'cQ h7 d3 h10 hK',
    plays:
      'f2 f10 f8 fA f5 cA cK cQ hA c6 dA d6 dQ dK d8 fK f4 fJ hQ f7 fQ hK h8 h7 f6 hJ h9 h2 h5 h6 h10 c10 d10 h3 c4 f9 c7 cJ d9 f3 c8 c3',
  },
  {
    kind: 'defence',
    seat: 0,
    right: 'h7',
    deck: 'f10 d2 hA cJ c9 d9 f6 fK fA h2 f2 d6 c5 cQ dA h7 h9 c10 f3 hK c4 h10 c7 hQ d7 c8 hJ dJ d10 f5 h5 h3 f7 h8 h4 h6 cA d3 fQ f8 d4 d8 c3 f4 f9 dQ dK c6 d5 cK fJ',
    passes: 'cA fK c4',
    plays:
      'f2 fJ fK f3 f4 fA dA dQ dK cA cJ cK c6 c5 cQ d2 d9 dJ f6 d3 fQ c10 c3 c9 f9 f8 hK hA h10 h9 f5 f10 d10 h2 h4 hQ hJ h8 h3 d8 d7 d4 d6 d5 c4 h6',
  },
  {
    kind: 'defence',
    seat: 1,
    right: 'h2',
    deck: 'dA c7 dJ fA f6 fJ d3 h5 h7 c10 f8 fK h10 d7 h4 cQ d8 d9 cA c6 c9 hQ f3 f5 fQ c8 cK f7 hJ dQ f2 h6 cJ c5 h2 h9 hK dK c3 d6 hA f9 f10 d5 d4 h3 d10 f4 c4 h8 d2',
    passes: 'f2 hA cK',
    plays:
      'f2 fA f8 cA cK cJ dA dK dQ fQ f6 fJ cQ c8 c9 f10 f3 fK dJ d6 d10 c3 c4 c7 d5 d2 d3 c6 h9 c10 hA hJ h7 hK h8 h4 hQ h6 d9 h10',
  },
  {
    kind: 'defence',
    seat: 1,
    right: 'h2',
    deck: 'fJ c4 hJ h5 h7 hA fQ hQ dQ dA c5 fK f10 d10 d7 c6 h6 d6 h4 dK d2 f5 cQ d3 f8 h10 f4 h8 f2 f6 c9 cJ d4 d8 dJ cA hK f9 c3 cK f3 h9 c8 d5 h3 d9 c10 f7 c7 h2 fA',
    passes: 'h4 hQ fA',
    plays:
      'f2 f4 fQ dA dK dQ cK cQ cA c3 c9 cJ dJ d7 d9 f3 fK fJ d2 d8 d10 c4 hA c8 hK h10 hJ f5 f9 f7 fA f6 f10 c5 h9 c7 hQ h7 h3 h8',
  },
  {
    kind: 'defence',
    seat: 0,
    right: 'dJ',
    deck: 'h8 dA dQ cJ cA f5 d3 h7 c6 c9 f9 f8 fK cK f10 hK h4 f6 c4 h6 fQ h9 c8 d9 c5 dK h5 h3 h10 c3 dJ fA f3 cQ h2 d6 d7 fJ d4 hJ hA d2 d5 c7 f4 d10 d8 f7 c10 hQ f2',
    passes: 'fK h2 h5',
    plays: 'f2 hK fA dK dQ d10 hA fQ hJ cA c6 cQ dA d2 d7 f9 f8 h9 cK c3 cJ h10 fK h8 hQ d9 h3 fJ f10 c10 d8 d6',
  },
  {
    kind: 'defence',
    seat: 1,
    right: 'f4 f6 d8 d9',
    deck: 'f3 c6 dA hQ f9 h6 c7 h9 cK f5 cQ d10 dJ cA c9 h2 cJ f10 f7 f6 c3 f2 dK hA fJ f4 c10 d2 d9 h8 h7 c5 d6 c4 f8 fK fA h5 h3 d5 h4 d4 d3 dQ hK hJ d8 h10 d7 fQ c8',
    passes: 'hQ cA h3',
    plays:
      'f2 f9 f10 c9 cA cQ c4 cJ cK d10 dJ dK c5 c3 c7 fJ f8 fK dA d2 dQ c10 fA c6 c8 d7 h9 hA hJ h5 hK h7 h4 hQ h2 h3 h10 f7',
  },
  {
    kind: 'defence',
    seat: 0,
    right: 'f7 d3 d6',
    deck: 'fK cK dQ d6 fQ fA h8 d5 c5 dJ f6 hJ c3 h6 fJ h5 d8 hK f8 h10 d2 c8 d10 h4 h9 c4 cA f3 c6 c10 f10 dA f2 f7 d4 c9 dK cQ f4 d3 hQ h7 c7 d7 h3 hA d9 f5 cJ h2 f9',
    passes: 'hA fQ f2',
    plays:
      'f2 fA f8 cA cJ cK dQ dK dA f6 f9 fK dJ d10 d2 c3 cQ c10 c4 c9 c8 fJ f10 hQ hA h9 h10 hK h8 h6 hJ h5 h2 h7 c7 c6 f5 f3 d9 c5',
  },
  {
    kind: 'defence',
    seat: 2,
    right: 'h2',
    deck: 'd6 fJ d10 c4 d7 cK hK c5 h3 dJ c8 c9 d8 h10 dQ f3 d3 f4 h4 h7 hA c6 f7 f9 f10 c3 h2 d4 h8 fK f5 dK hJ d5 h6 f6 d2 f8 fA d9 f2 h9 cQ cA c7 fQ c10 cJ hQ dA h5',
    passes: 'd2 h10 fA',
    plays:
      'f2 f9 f10 fQ fJ f6 cQ cA cK dK dQ dJ c3 cJ c6 d2 d4 dA d3 d10 d9 f4 f5 fA d7 hA d8 hK h8 hJ hQ h7 h9 d6 c10 fK h10 h6 h5 d5 f8 c9 h4 c8 h3 f3 f7',
  },
  {
    kind: 'defence',
    seat: 3,
    right: 'h10',
    deck: 'd10 f9 dJ d5 f3 f6 c7 d8 cK c10 d4 fQ d6 hQ h4 c4 c3 f2 c5 h5 hJ hA h2 dA cA dQ d2 fK f7 h9 dK cQ d9 d3 h3 h8 h6 f8 f5 c6 f4 f10 c8 h7 fJ c9 d7 hK c2 fA cJ h10',
    passes: 'hJ f2 cJ fQ',
    plays:
      'f2 fA fQ fK d3 dK dA d10 c4 cA cJ c8 f3 f6 f5 hK hA h4 hJ h6 hQ h3 h8 cK dQ d7 d8 d6 f10 c7 cQ fJ f4 f9 c5 c6 c10 d4 d5 c3 f8 d2 h5 f7 h9 h2',
  },
  {
    kind: 'defence',
    seat: 0,
    right: 'h8',
    deck: 'h10 f8 d9 d2 d3 f3 c9 cA fK c3 cK h2 d6 c8 h3 hQ f2 h5 d4 fA hJ cQ dK fJ f4 c10 h4 h8 d10 hK c6 f9 f5 hA cJ h9 dA h7 dJ d7 f7 c7 f6 dQ d8 h6 d5 fQ f10 c4 c5',
    passes: 'hA f2 fQ',
    plays:
      'f2 fA f3 d3 d9 dA c9 cA c7 cK c5 cQ dQ d8 d7 dK dJ d6 fQ fJ f10 f7 fK f6 f5 f4 f9 cJ hA c6 c10 hK c3 d10 hJ d4 f8 h9 hQ d5 h2 d2 c8 h3 h10 h7 h5',
  },
  {
    kind: 'defence',
    seat: 3,
    right: 'c10',
    deck: 'cA f10 hJ c10 d6 f5 h2 f2 f9 d5 d10 h9 dQ f3 cQ c7 d4 c2 h10 cJ f8 h7 f7 f4 d9 h3 d7 fK c6 h8 dA dJ fQ h6 c8 c9 fA h4 hQ c3 f6 dK hK cK d8 c4 c5 h5 d2 fJ d3 hA',
    passes: 'fQ dK h2 fK',
    plays:
      'f2 f6 f5 fK dA dJ dK d5 cQ c9 c6 c4 d10 fQ d9 h8 f7 f4 fA fJ d6 f10 d7 hA hK h9 cA h7 hQ h5 f9 h6 hJ cK f8 h4 d3 cJ d2 c2 h10 c3 d4 h3 c8',
  },
  {
    kind: 'defence',
    seat: 2,
    right: 'c8',
    deck: 'f2 fA cJ h3 f6 d4 h6 hA hK dQ dK c5 dA f5 c9 d3 h8 d8 d7 dJ f9 c4 fJ d10 f4 c7 c6 h5 f7 c8 f3 h2 c10 d5 f10 d2 cA h7 fK cQ d6 h10 h9 c3 h4 hQ d9 fQ f8 hJ cK',
    passes: 'cA h2 fQ',
    plays:
      'f2 f10 fK f9 f8 fA c3 cA cQ d2 dA dK dQ d6 d10 f3 fQ hK h7 h4 h6 hA h10 hQ d9 d8 d7 hJ cK h9 fJ cJ f4 dJ d4 d5 h8 c10 h5 f7 c9 c4 c7',
  },
  {
    kind: 'defence',
    seat: 0,
    right: 'fQ',
    deck: 'd2 f2 d10 d5 dK h3 d9 h7 hQ f10 hA f6 f8 h5 h8 c6 h9 cA h4 f9 h10 hK d7 cJ dQ c5 c3 fQ c7 c9 h6 f3 dA c8 c4 cQ fK d8 fJ f7 c10 f4 f5 fA cK d4 hJ h2 d3 dJ d6',
    passes: 'hK f2 hQ',
    plays:
      'f2 fA fJ dK dA dQ f4 fK f9 d2 dJ d10 f3 f6 f10 d3 d8 d6 c10 cA c8 c3 c6 c7 d7 hK d5 hA h10 h6 h5 h3 h4 hQ h8 f5 hJ h2 f7 h9 cK f8 h7 cQ d4 c4 cJ',
  },
]
