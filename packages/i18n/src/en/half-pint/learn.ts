import { SCORING } from '@halfpint/half-pint'
import type { Lesson, Tip } from '../../lesson.ts'

/** The lessons of Half-Pint Heroes. */
export const learn = {
  summary:
    'See the row and your hand, say how many tricks you will win, bet against somebody who will be wrong, and then make it come true.',
  guidedHint: 'Tilde and Gustl play slowly; you are told what to do and why. About two minutes.',
  turn: {
    heading: 'A round in five steps',
    steps: [
      'Deal: the first card says how many cards lie in the row and how many you hold.',
      'Predict: choose in secret how many tricks you will win, 0 to 6.',
      'Bet: put your chip in front of an opponent who will miss.',
      'Play: one to five cards that make one set, alone or with the row. The strongest set wins the trick and leads the next. Three in a row are a brawl.',
      `Score: ${SCORING.trick} for each trick, a bonus and an X for an exact prediction, ${SCORING.bet} for a good bet.`,
    ],
  },
  sets: 'The eleven sets',
  setsHint: 'Strongest first. The darker cards lie in the row and belong to everybody.',
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
  figure: {
    tricks: (won: number): string => (won === 1 ? '1 trick' : `${won} tricks`),
    exact: (predicted: number): string => `${predicted} predicted exactly`,
    missed: (predicted: number): string => `${predicted} predicted: missed`,
    bet: 'Good bet',
    betLost: 'Bet lost',
    noCards: 'no cards left',
    canPlay: 'Possible sets',
    players: ['Max', 'Laura', 'Sven', 'Frank'],
    streak: 'Streak',
  },
  lessons: {
    aim: {
      heading: 'What it is about',
      text: [
        'Ten rounds. In each you say exactly how many tricks you will win, and bet against somebody who will be wrong. Points come from tricks, from exact predictions and from good bets. Most points win.',
        'There are 65 cards: five colours, each from 1 to 13. Higher is stronger, and 1 is always lowest. Every colour has its own shape and letter.',
      ],
      figures: { colours: 'Red glove, yellow mug, green bottle, blue star, black hat.' },
    },
    deal: {
      heading: 'The row and your hand',
      text: [
        'Who had a black eye last? That player starts the first round; if nobody can remember, a lot is drawn. After each round the start moves one seat clockwise.',
        'The first card is turned up. The two small numbers at the top right say how many cards lie open in the row and how many each player gets. In this deck they always add up to eight. All 65 cards are shuffled again for every round.',
        'The row belongs to everybody. Its cards are never used up: you may build on them in every trick, and so may everybody else.',
      ],
      figures: { split: 'This card opens a row of 4, and everybody gets 4.' },
    },
    predict: {
      heading: 'Predict',
      text: [
        'Everybody secretly says how many tricks they will win: 0, or any sum of the cards 1, 2 and 3, so up to 6. All are shown together.',
        'First see which sets your hand can make with the row.',
      ],
      figures: {
        choices: 'With this row your hand can make these sets, and no others. It might win two tricks: predict 2.',
        prediction: '1 and 2 together: “I win exactly three tricks.”',
      },
    },
    bet: {
      heading: 'Bet',
      text: [
        `Now put your chip in front of the opponent who you think will be wrong. Here all bets are shown together. If that player misses, too high or too low, you get ${SCORING.bet} points.`,
        `With two players betting is optional. If you bet and your opponent was right, the ${SCORING.bet} points are theirs.`,
      ],
    },
    play: {
      heading: 'Play a set',
      text: [
        'The start player leads, then it goes clockwise. On your turn play one to five cards from your hand which, alone or with cards of the row, make exactly one set. Every card you play must be part of it. One card alone always works, and whoever has cards must play.',
        'Your cards count as the strongest set they can make with the row, whether you want it or not. That is why losing is an art. (The table can agree that you name the row cards instead.)',
      ],
      figures: { joining: 'Two cards from the hand and two from the row: two pair.' },
    },
    compare: {
      heading: 'Who wins the trick',
      text: [
        'The stronger kind of set wins. Sets of the same kind are compared by their highest number, then by the next one down, card by card through the whole set; full houses too, unless the table agrees otherwise. Colours never matter. Of equal sets the one played first wins. (The printed English rules call a trick a set, too.)',
        'The winner leads the next trick. If the winner has no cards left, the next player clockwise who still has cards leads.',
      ],
      figures: {
        kinds:
          'Two pair, beaten by three of a kind, beaten by a straight. The last player cannot beat that and must play a card all the same.',
        equals: 'A pair of 8s twice: the one played first wins. A player without cards sits out.',
        higher: 'Two straights: the one that goes up to 13 beats the one up to 12.',
      },
    },
    groups: {
      heading: 'A pair in the row',
      text: [
        'A pair or three of a kind that lies complete in the row belongs to everybody. It cannot be one half of two pair or of a full house; each half needs a card from your hand, unless the table plays it freely.',
        'But play one more card of that number, and all of them count.',
      ],
      figures: {
        rowpair: 'The 12s in the row help nobody by themselves, so two pair of 7s and 5s beat the pair of 7s.',
        rowthree: 'One more 12 from the hand makes three of a kind.',
      },
    },
    end: {
      heading: 'When the round ends',
      text: [
        'The round ends when all hands are empty. Players without cards sit out. If only one player still has cards, that player plays on alone and wins every remaining trick.',
        'With two players the round ends as soon as one hand is empty; the current trick is finished first (the printed rules stop at once).',
      ],
    },
    brawl: {
      heading: 'Brawl',
      text: [
        `Whoever wins three tricks in a row in one round starts a brawl. The round ends at once. The brawler gets ${SCORING.trick} points a trick and ${SCORING.brawl} more, nothing for prediction or bet, and the mark B. Everybody else gets nothing, and all bets are off.`,
        'The rim around each face has three parts; they show how near a brawl is. Tricks that a player wins alone count too.',
      ],
    },
    score: {
      heading: 'The score',
      text: [
        `Each trick won: ${SCORING.trick} points. Prediction exactly right: ${SCORING.trick} more for each trick predicted, and the mark X. Zero predicted and none won: ${SCORING.zero} points (${SCORING.zeroOfMany} with five or more players). Good bet: ${SCORING.bet}.`,
      ],
      figures: {
        score: 'Laura predicted 3, won 3, and her bet against Max was good.',
        missed: 'Max predicted 0 but won 1, and his bet against Laura was lost.',
      },
    },
    gunfight: {
      heading: 'Gun fight',
      text: [
        'Five marks in a row, X or B, start a gun fight: if you earn a sixth in the next round, you win the whole game at once, whatever the points. If the fifth comes in the last round, there is one extra round.',
        'If several players earn their sixth mark together, the highest prediction among them wins; if that is equal too, they share the win. If nobody does, the game goes on; after the extra round it ends in any case.',
      ],
      figures: { marks: 'The next mark wins the game.' },
    },
    final: {
      heading: 'The end',
      text: [
        `After ten rounds everybody adds ${SCORING.mark} points for each round of their longest streak of marks. Most points win; if equal, most Bs, then most Xs. If all of that is equal, the win is shared.`,
      ],
      figures: { pad: 'Max has a streak of three rounds, worth 30 points. Laura wins with 320.' },
    },
    drinking: {
      heading: 'With drinks',
      text: [
        'It is a pub game, so there are drinking rules; the score pad and tables with friends know them, and each can be switched on by itself. They get harder from top to bottom: at first everybody drinks after a brawl, or when all predictions or none came true; later those who miss or lose a bet, everybody else when somebody is on a streak, and everybody when the predictions add up to the number of cards in a hand. A player drinks at most once a round, except for that last rule.',
        'Real friends all drink together. Any drink will do, with or without alcohol; change the rules to suit your group, eat something first, and anyone may sit out. Not for minors, not in pregnancy, not for anyone with an addiction, and not for anyone who drives.',
      ],
    },
  } as const satisfies { readonly [name: string]: Lesson },
  advice: {
    count: {
      heading: 'Count sure tricks, then doubtful ones as half',
      text: 'A high pair with the row wins often, a high card seldom. With four players most hands are worth one or two tricks; somebody who says three needs luck.',
    },
    row: {
      heading: 'Read the row first',
      text: 'A row of close numbers makes straights, one of a single colour makes flushes. What the row gives you it gives everybody: a pair is weak where straights are near.',
    },
    lose: {
      heading: 'Lose early, while others are strong',
      text: 'Play a card you do not want under a big set. In the last tricks everybody else may be out of strong cards, and a lonely 6 wins by accident.',
    },
    last: {
      heading: 'Mind who still has cards',
      text: 'Big sets use up your hand. Whoever has cards left when all others are out wins every trick from then on, and three of them are a brawl.',
    },
    bold: {
      heading: 'Bet against the bold',
      text: 'High predictions fail more often than low ones. Zero is hard too when the row is rich: every card makes a pair of something.',
    },
    stop: {
      heading: 'Stop a brawl together',
      text: 'Two parts of a rim are lit: a brawl takes your points and your X as well. Spend your best set on that trick, even if it spoils your prediction.',
    },
    marks: {
      heading: 'Marks are worth more than they look',
      text: `Each round of your longest streak brings ${SCORING.mark} more at the end, and five in a row put the game within reach. While a streak lasts, predict safely.`,
    },
  } as const satisfies { readonly [name: string]: Tip },
  hints: {
    welcome:
      'Four cards lie in the row and belong to everybody. Four are yours. Look: your 8 and your 3 have partners in the row.',
    predict:
      'The 8 and the 3 together make two pair with the row. That should win one trick. The 13 and the 2 have no partner, so say 1.',
    bet: 'Gustl says 3. With four cards that is a boast. Put your chip in front of him: if he misses, you get 20 points.',
    watch: 'Gustl leads his 11. With the 11 in the row it makes a pair. To win the trick you need more than that.',
    twopair: 'Choose the 8 and the 3. Each finds its partner in the row: two pair, stronger than any pair.',
    won: 'Your trick! One part of your rim is lit: three tricks in a row would be a brawl. Now you lead, but you have all the tricks you want.',
    lose: 'Play the 13 now. It is your most dangerous card, and Tilde, who plays next, still needs a trick. The 2 will lose later anyway.',
    lost: 'Tilde made a pair of 6s with the row. Good: 13 alone is only a high card. Gustl got rid of his 4.',
    two: 'Your last card. Gustl has made a pair of 3s; your 2 is no danger to anybody.',
    out: 'You have no cards left and watch. Tilde takes the last trick, one more than she said.',
    scored:
      'One trick predicted, one won: 10 for the trick, 10 for being right, and an X. Gustl missed, so your bet brings 20. That makes 40, the best at this table.',
  },
}
