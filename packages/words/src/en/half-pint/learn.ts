import type { Lesson, Tip } from '../../lesson.ts'

/** How Half-Pint Heroes is taught. */
export const learn = {
  summary:
    'See the row and your hand, say how many tricks you will win, bet on who will be wrong, and then make it come true.',
  guidedHint: 'Tilde and Gustl play slowly; you are told what to do and why. About two minutes.',
  sets: 'The eleven sets',
  setsHint: 'Strongest first. Pale cards lie in the row; they serve everybody.',
  aboutSets: {
    'royal-flush': '9 to 13 in one colour',
    five: 'five cards of one number',
    'straight-flush': 'five in a row, one colour',
    four: 'four cards of one number',
    flush: 'five cards of one colour',
    'full-house': 'three of one number, two of another',
    straight: 'five in a row, any colours',
    three: 'three cards of one number',
    'two-pair': 'two of one number, two of another',
    pair: 'two cards of one number',
    'high-card': 'one card alone',
  },
  parts: {
    tricks: (won: number): string => `${won} tricks`,
    exact: (predicted: number): string => `${predicted} predicted exactly`,
    bet: 'Good bet',
  },
  lessons: {
    aim: {
      heading: 'What it is about',
      text: [
        'Ten rounds. In each you say exactly how many tricks you will win, and bet on somebody who will be wrong. Points come from tricks, from being right and from good bets. Most points win.',
        'There are 65 cards: five colours, each from 1 to 13. Higher is stronger, and 1 is only low. Every colour has its own shape and letter.',
      ],
      figures: { colours: 'Red glove, yellow mug, green bottle, blue star, black hat.' },
    },
    deal: {
      heading: 'The row and your hand',
      text: [
        'The first card is turned up. The small figures at its foot say how many cards lie open in the row and how many each player gets; together they are always eight.',
        'The row belongs to everybody. Its cards are never used up: you may build on them in every trick, and so may everybody else.',
      ],
      figures: { split: 'This card opens a row of 4, and everybody gets 4.' },
    },
    predict: {
      heading: 'Predict',
      text: [
        'Everybody secretly says how many tricks they will win: 0, or any sum of the cards 1, 2 and 3, so up to 6. All are shown together.',
      ],
      figures: { prediction: '1 and 2 together: “I win exactly three tricks.”' },
    },
    bet: {
      heading: 'Bet',
      text: [
        'Now put your chip in front of the opponent who you think will be wrong. All bets are shown together. If that player misses, too high or too low, you get 20 points.',
        'With two players you may leave it. If you bet and your opponent was right, the 20 points are theirs.',
      ],
    },
    play: {
      heading: 'Play a set',
      text: [
        'The start player leads, then it goes clockwise. On your turn lay one to five cards from your hand which, alone or with cards of the row, make exactly one set. Every card you lay must be part of it. One card alone always works.',
        'The strongest set wins the trick; of equal ones the first. The winner leads the next. Who has no cards left sits out.',
        'Your cards count as the strongest set they can make with the row, whether you want it or not. That is why losing is an art.',
      ],
      figures: {
        joining: 'Two cards from the hand and two from the row: two pair.',
        trick: 'Same kind of set: the higher number wins. A stronger kind beats any number.',
      },
    },
    groups: {
      heading: 'A pair in the row',
      text: [
        'A pair or triple that lies complete in the row is nobody’s own. It cannot be one half of two pair or of a full house; each half needs a card from your hand.',
        'But if you hold a third card of that number, all three count.',
      ],
      figures: {
        rowpair: 'The two 10s stay out of it: a pair of 6s, no more.',
        rowthree: 'One more 10 from the hand makes three of a kind.',
      },
    },
    brawl: {
      heading: 'Brawl',
      text: [
        'Whoever wins three tricks in a row in one round starts a brawl. The round ends at once. The brawler gets 10 points a trick and 30 more, and the mark B. Everybody else gets nothing, and all bets are off.',
        'The three dots beside each name show how near a brawl is.',
      ],
    },
    score: {
      heading: 'The score',
      text: [
        'Each trick won: 10 points. Prediction exactly right: 10 more for each trick predicted, and the mark X. Zero predicted and none won: 30 points (20 with five or more players). Good bet: 20.',
      ],
      figures: { score: 'Predicted 3, won 3, and the bet was good.' },
    },
    gunfight: {
      heading: 'Gun fight',
      text: [
        'Five marks in a row, X or B, start a gun fight: if you earn a sixth in the next round, you win the whole game at once, whatever the points. If the fifth comes in the last round, there is one extra round.',
      ],
      figures: { marks: 'The next mark wins the game.' },
    },
    final: {
      heading: 'The end',
      text: [
        'After ten rounds everybody adds 10 points for each round of their longest run of marks. Most points win; if equal, most Bs, then most Xs.',
      ],
    },
  } as const satisfies { readonly [name: string]: Lesson },
  advice: {
    count: {
      heading: 'Count sure tricks, then doubtful ones as half',
      text: 'A high pair with the row wins often, a high card seldom. With four players most hands are worth one or two tricks; somebody who says three needs luck.',
    },
    last: {
      heading: 'Mind who still has cards',
      text: 'Big sets use up your hand. Whoever has cards left when all others are out wins every trick from then on, and three of them are a brawl.',
    },
    lose: {
      heading: 'Lose early, while others are strong',
      text: 'Throw a card you do not want under a big set. In the last tricks everybody else may be out of strong cards, and a lonely 6 wins by accident.',
    },
    bold: {
      heading: 'Bet against the bold',
      text: 'High predictions fail more often than low ones. Zero is hard too when the row is rich: every card makes a pair of something.',
    },
    row: {
      heading: 'Read the row first',
      text: 'A row of close numbers makes straights, one of a single colour makes flushes. What the row gives you it gives everybody: a pair is weak where straights are near.',
    },
    stop: {
      heading: 'Stop a brawl together',
      text: 'Two dots out of three: a brawl takes your points and your X as well. Spend your best set on that trick, even if it spoils your prediction.',
    },
    marks: {
      heading: 'Marks are worth more than they look',
      text: 'Each round of your longest run brings 10 more at the end, and five in a row put the game within reach. With a run going, predict safely.',
    },
  } as const satisfies { readonly [name: string]: Tip },
  hints: {
    welcome:
      'Four cards lie in the row and belong to everybody. Four are yours. Look: your 8 and your 3 have partners in the row.',
    predict:
      'The 8 and the 3 together make two pair with the row. That should win one trick. The 13 and the 2 have no partner, so say 1.',
    bet: 'Gustl says 3. With four cards that is a boast. Put your chip on him: if he misses, you get 20 points.',
    watch: 'Gustl leads his 11. With the 11 in the row it makes a pair. To win the trick you need more than that.',
    twopair: 'Choose the 8 and the 3. Each finds its partner in the row: two pair, stronger than any pair.',
    won: 'Your trick! One dot beside your name: three tricks in a row would be a brawl. Now you lead, but you have all the tricks you want.',
    lose: 'Play the 13 now. It is your most dangerous card, and Tilde, who plays next, still needs a trick. The 2 will lose later anyway.',
    lost: 'Tilde made a pair of 6s with the row. Good: 13 alone is only a high card. Gustl threw off his 4.',
    two: 'Your last card. Gustl has made a pair of 3s; your 2 is no danger to anybody.',
    out: 'You have no cards left and watch. Tilde takes the last trick, one more than she said.',
    scored:
      'One trick predicted, one won: 10 for the trick, 10 for being right, and an X. Gustl missed, so your bet brings 20. Together 40, the best at this table.',
  },
}
