import { atStep, type Law } from '../law.ts'

const count = (cards: readonly string[]): Map<string, number> => {
  const counted = new Map<string, number>()
  for (const card of cards) counted.set(card, (counted.get(card) ?? 0) + 1)
  return counted
}

/** Law 6. */
export const conservation: Law = {
  number: 6,
  name: 'conservation',
  says: 'the cards are the deck, each once; points add up',
  share: 1,
  trial: subject => ({
    game({ opened, steps }) {
      const deck = subject.deck(opened.seats)
      const checkCards = (state: typeof opened, due: boolean): void => {
        const cards = subject.cardsIn(state)
        if (cards.length === 0 && !due) return
        const counted = count(cards)
        const lost = deck.filter(card => !counted.has(card))
        const strange = [...counted].filter(([card, times]) => times > 1 || !deck.includes(card)).map(([card]) => card)
        if (lost.length > 0 || strange.length > 0 || cards.length !== deck.length) {
          throw new Error(
            `${cards.length} cards; lost: ${lost.join(' ')}; twice or not of the deck: ${strange.join(' ')}`,
          )
        }
      }
      const checkPoints = (state: typeof opened): void => {
        const wrong = subject.pointsWrong(state)
        if (wrong.length > 0) throw new Error(wrong.join('; '))
      }
      if (count(deck).size !== deck.length) throw new Error('the deck itself holds a card twice')
      checkPoints(opened)
      for (const step of steps) {
        atStep(step, ({ states, after }) => {
          for (const state of states) checkCards(state, false)
          checkCards(after, subject.game.turn(after).kind === 'seats')
          checkPoints(after)
        })
      }
    },
  }),
}
