import { atStep, type Law } from '../law.ts'

const twice = (cards: readonly string[]): string[] => cards.filter((card, at) => cards.indexOf(card) !== at)

/** Law 6. */
export const conservation: Law = {
  number: 6,
  name: 'conservation',
  says: 'the cards are the deck, each once; points add up',
  share: 1,
  trial: subject => ({
    game({ opened, steps }) {
      const deck = new Set(subject.deck(opened.seats))
      const checkCards = (state: typeof opened, due: boolean): void => {
        const cards = subject.cardsIn(state)
        if (cards.length === 0 && !due) return
        const there = new Set(cards)
        if (there.size === cards.length && there.size === deck.size && cards.every(card => deck.has(card))) return
        const lost = [...deck].filter(card => !there.has(card))
        const foreign = cards.filter(card => !deck.has(card))
        const facts = { cards: cards.length, lost, foreign, twice: twice(cards) }
        throw new Error(`the cards are not the deck: ${JSON.stringify(facts)}`)
      }
      const checkPoints = (state: typeof opened): void => {
        const wrong = subject.pointsWrong(state)
        if (wrong.length > 0) throw new Error(wrong.join('; '))
      }
      if (deck.size !== subject.deck(opened.seats).length) throw new Error('the deck itself holds a card twice')
      checkPoints(opened)
      for (const step of steps) {
        atStep(step, ({ before, states, after }) => {
          for (const state of states) checkCards(state, false)
          checkCards(after, subject.game.turn(after).kind === 'seats')
          if (after.round !== before.round) checkPoints(after)
        })
      }
    },
  }),
}
