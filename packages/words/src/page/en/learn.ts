import { terms } from '../en.ts'
import type { Translated } from '../translated.ts'

/** One part of the rules: a heading, short paragraphs, and a line under each figure that is drawn with it. */
export interface Lesson {
  readonly heading: string
  readonly text: readonly string[]
  readonly figures?: { readonly [figure: string]: string }
}

/** A piece of advice for better play. */
export interface Tip {
  readonly heading: string
  readonly text: string
}

const source = {
  title: 'Learn',
  intro: 'Read for three minutes, or let the regulars show you a round. Both games are easier than they look.',
  rules: 'The rules',
  tips: 'Tips for better play',
  sets: 'The eleven sets',
  setsHint: 'Strongest first. Pale cards lie in the row; they serve everybody.',
  guided: 'A first round',
  guidedHint: 'Tilde and Gustl play slowly; you are told what to do and why. About two minutes.',
  guidedHerzlos: 'Four regulars play slowly; you are told what to do and why. About three minutes.',
  contents: 'On this page',
  players: (least: number, most: number): string => `${least} to ${most} players`,
  minutes: (minutes: number): string => `about ${minutes} minutes`,
  names: ['You', 'Tilde', 'Gustl', 'Wanda', 'Jasper'],
  row: 'Row',
  hand: 'Hand',
  winsTrick: 'wins the trick',
  total: 'Total',
  parts: {
    tricks: (won: number): string => `${won} tricks`,
    exact: (predicted: number): string => `${predicted} predicted exactly`,
    bet: 'Good bet',
  },
  setKinds: terms.sets,
  marks: terms.marks,
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
  summary: {
    'half-pint-heroes':
      'See the row and your hand, say how many tricks you will win, bet on who will be wrong, and then make it come true.',
    herzlos: 'Take tricks without hearts. Hand the worst cards to your neighbour, or take them all and win at once.',
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
    zaim: {
      heading: 'What it is about',
      text: [
        'Five rounds of tricks that you mostly do not want. Hearts cost points, one queen costs a lot, one jack brings some. The best total wins.',
        'Four suits, 2 to 10, then jack, queen, king and ace. There are no trumps. Three players play without the 2 of cups, five also without the 2 of diamonds.',
      ],
      figures: { suits: 'Hearts, flowers, cups and diamonds.' },
    },
    zpass: {
      heading: 'Pass to the right',
      text: [
        'Look at your cards, then pass some to the neighbour on your right: one in the first round, two in the second, and so on up to five. Everybody does so at the same time.',
      ],
    },
    zplay: {
      heading: 'Follow suit',
      text: [
        'Whoever holds the 2 of flowers leads it. Then it goes clockwise. Follow the suit that was led if you can; if not, throw off any card you like.',
        'The highest card of the suit led takes the trick and leads the next. A card thrown off never wins.',
      ],
      figures: { ztrick: 'Cups were led: the king takes it all, and the queen of flowers with it.' },
    },
    zhearts: {
      heading: 'Hearts stay closed',
      text: [
        'You may lead a heart only once somebody has thrown one off in an earlier trick of this round, or if you hold nothing but hearts.',
      ],
    },
    zpoints: {
      heading: 'The points',
      text: [
        'Each heart costs as many points as it shows, from 2 for the 2 to 14 for the ace. The queen of flowers costs 25. The jack of diamonds brings 15. All other cards count nothing.',
        'A table may agree that every heart costs just 1 point; whoever sets the table up finds this under “Rules”.',
      ],
      figures: { zpoints: 'What these cards do to you.' },
    },
    zmarch: {
      heading: 'March',
      text: [
        'Take all thirteen hearts and the queen of flowers in one round, and you win the whole game at once, however you stood. So watch out when one player has taken every heart so far: take one yourself in time.',
        'If the table agrees on “lets the others pay”, the game goes on instead: the marcher scores nothing for these cards, and everybody else scores all of them.',
      ],
    },
    zend: {
      heading: 'The end',
      text: ['After five rounds the best total wins; equal totals share the win.'],
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
    zhigh: {
      heading: 'Pass what will hurt',
      text: 'Aces and kings of a suit where you have little company take tricks you do not want. Low cards are your shelter: keep them.',
    },
    zqueen: {
      heading: 'Guard the queen or pass her',
      text: 'With four or more flowers beside her the queen of flowers is safe in your hand: you decide when she falls. With fewer, pass her on, and do not keep the king or ace of flowers without cover.',
    },
    zvoid: {
      heading: 'Get rid of a suit',
      text: 'Without a single cup you may throw off hearts and the queen whenever cups are led. Pass the last cards of a short suit.',
    },
    zjack: {
      heading: 'Chase the jack with care',
      text: 'Fifteen points are as good as a whole trick of hearts. High diamonds catch the jack; try it early, while few hearts fall.',
    },
    zlate: {
      heading: 'Play last, play high',
      text: 'If you must take the trick anyway, or if it is empty and you are last, get rid of your highest card.',
    },
    zwatch: {
      heading: 'Watch who takes the hearts',
      text: 'If all hearts so far went to one player, keep one high heart back and take a trick yourself. A few points are cheaper than a march.',
    },
  } as const satisfies { readonly [name: string]: Tip },
  tour: {
    step: (step: number, steps: number): string => `Step ${step} of ${steps}`,
    next: 'Go on',
    again: 'Once more',
    notThis: 'That would be allowed, but let us try something else first.',
    finished: 'That was your first round!',
    toGame: 'Play a whole game',
    toRules: 'Read the rules',
    show: 'Show me',
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
      zwelcome:
        'Ten cards are yours. Every heart costs points, the queen of flowers costs 25, the jack of diamonds brings 15. First everybody passes one card to the right.',
      zpass: 'Pass the 10 of hearts to Jasper. It is your only heart: without it no heart trick can force you.',
      zgot: 'Thank you, Tilde: she has handed you the queen of flowers, 25 points down. With your other flowers around her you can wait for the right moment.',
      zfirst:
        'Gustl leads the 2 of flowers. You hold flowers, so you must follow suit: the rest is dimmed. Stay low with the 3. Wanda had no flowers and threw off a heart, so hearts are open now.',
      zsecond:
        'Flowers again, and a 9 lies there. Stay below it with the 5: the 7 of hearts should go to somebody else.',
      zthird:
        'Diamonds, and the jack has not fallen yet. Only the ace is above your king, and you hold that too. Play the king: it wins this trick for sure.',
      zfourth:
        'It worked: the jack is yours, 15 points. Now you lead. A middle diamond like the 8 will be beaten, and that is what you want.',
      zfifth: 'Cups are led and you have none. Now you may throw off anything. Off with the queen of flowers!',
      zsixth:
        'No cups again. Throw off your highest card, the ace of diamonds, so that it cannot win a trick for you later.',
      zrest:
        'Nothing can happen to you any more: you never hold the suit that is led. Throw off the highest card each time.',
      zscored:
        'No heart, no queen, but the jack: 15 points up, the best at this table. Jasper took 77 points down, your queen among them.',
    },
  },
}

/** The learning corner in any language. */
export type LearnWords = Translated<typeof source>

/** What the learning corner says. */
export const learn: LearnWords = source
