import type { Lesson, Tip } from '../../lesson.ts'

/** The lessons of Herzlos. */
export const learn = {
  summary: 'Avoid hearts. Hand your worst cards to your neighbour, or take all of them and win at once.',
  guidedHint: 'Four regulars play slowly; you are told what to do and why. About three minutes.',
  lessons: {
    aim: {
      heading: 'What it is about',
      text: [
        'Five rounds of tricks that you mostly do not want. Hearts cost points, one queen costs a lot, one jack brings some. The best total wins.',
        'Four suits, 2 to 10, then jack, queen, king and ace. There are no trumps. Four players get 13 cards each. Three play without the 2 of cups and get 17; five also leave out the 2 of diamonds and get 10.',
      ],
      figures: { suits: 'Hearts, flowers, cups and diamonds.' },
    },
    pass: {
      heading: 'Pass to the right',
      text: [
        'Look at your cards, then pass some to the neighbour on your right: one in the first round, two in the second, and so on up to five. Everybody does so at the same time.',
      ],
    },
    play: {
      heading: 'Follow suit',
      text: [
        'In every round, after passing, the player who holds the 2 of flowers leads it. Then it goes clockwise. Follow the suit that was led if you can; if not, discard any card you like.',
        'The highest card of the suit led takes the trick and leads the next. A discarded card never wins.',
      ],
      figures: { ztrick: 'Cups were led: the king takes it all, and the queen of flowers with it.' },
    },
    hearts: {
      heading: 'Breaking hearts',
      text: [
        'Hearts are broken once somebody has discarded one in an earlier trick of this round. Until then you may lead a heart only if you hold nothing else; that does not break hearts for the others. Points may fall in the first trick already.',
      ],
    },
    points: {
      heading: 'The points',
      text: [
        'Here a heart costs its rank: 2 to 10, jack 11, queen 12, king 13, ace 14. If your printed cards show other values, set them up under “Rules”. The queen of flowers costs 25. The jack of diamonds brings 15. All other cards count nothing.',
        'A table may agree that every heart costs just 1 point; whoever sets the table up finds this under “Rules”.',
      ],
      figures: { zpoints: 'What these cards count.' },
    },
    march: {
      heading: 'March (shooting the moon)',
      text: [
        'Take all thirteen hearts and the queen of flowers in one round, and you win the whole game at once, however you stood. So watch out when one player has taken every heart so far: take one yourself in time.',
        'If the table agrees on “makes the others pay”, the game goes on instead: the marcher scores nothing for these cards, and everybody else scores all of them.',
      ],
    },
    end: {
      heading: 'The end',
      text: ['After five rounds the best total wins; equal totals share the win.'],
    },
  } as const satisfies { readonly [name: string]: Lesson },
  advice: {
    high: {
      heading: 'Pass what will hurt',
      text: 'Aces and kings of a suit of which you hold few others take tricks you do not want. Low cards protect you: keep them.',
    },
    queen: {
      heading: 'Guard the queen or pass her',
      text: 'With four or more flowers beside her the queen of flowers is safe in your hand: you decide when she falls. With fewer, pass her on, and do not keep the king or ace of flowers without low ones beside them: you may also receive her.',
    },
    void: {
      heading: 'Get rid of a suit',
      text: 'Without a single cup you may discard hearts and the queen whenever cups are led. Pass the last cards of a short suit.',
    },
    jack: {
      heading: 'Chase the jack with care',
      text: 'Fifteen points are as good as a whole trick of hearts. High diamonds catch the jack; try it early, while few hearts fall.',
    },
    late: {
      heading: 'Play last, play high',
      text: 'If you must take the trick anyway, or if it is empty and you are last, get rid of your highest card.',
    },
    watch: {
      heading: 'Watch who takes the hearts',
      text: 'If all hearts so far went to one player, keep one high heart back and take a trick yourself. A few points are cheaper than a march.',
    },
    stop: {
      heading: 'Can you still stop a march?',
      text: 'Before you pass your last high heart or the ace of a suit, think who could then take everything. Somebody must be able to win one trick with a heart in it.',
    },
    given: {
      heading: 'Look at what you were given',
      text: 'The cards from your neighbour on the left show what that player wants to be rid of: a suit cut short, or everything low for a march.',
    },
    memory: {
      heading: 'Remember the cards played',
      text: 'Which hearts are out, where the queen and the jack are, how many of each suit have gone: whoever counts them leads better.',
    },
    long: {
      heading: 'A long suit is safe only if you start in time',
      text: 'Lead it early, while the others still hold its low cards. When those are drawn, your own low ones lose no more, and the high ones take everything.',
    },
  } as const satisfies { readonly [name: string]: Tip },
  hints: {
    welcome:
      'Ten cards are yours. Every heart costs points, the queen of flowers costs 25, the jack of diamonds brings 15. First everybody passes one card to the right.',
    pass: 'Pass the 10 of hearts to Jasper. It is your only heart: without hearts you never have to take a heart trick.',
    got: 'Thank you, Tilde: she has passed you the queen of flowers, −25 points. With your other flowers around her you can wait for the right moment.',
    first:
      'Gustl leads the 2 of flowers. You hold flowers, so you must follow suit: the rest is dimmed. Stay low with the 3. Wanda had no flowers and discarded a heart, so hearts are broken now.',
    second: 'Flowers again, and a 9 lies there. Stay below it with the 5: the 7 of hearts should go to somebody else.',
    third:
      'Diamonds, and the jack has not fallen yet. Only the ace is above your king, and you hold that too. Play the king: it wins this trick for sure.',
    fourth:
      'It worked: the jack is yours, 15 points. Now you lead. A middle diamond like the 8 will be beaten, and that is what you want.',
    fifth: 'Cups are led and you have none. Now you may discard anything. Away with the queen of flowers!',
    sixth:
      'Cups again, and you still have none. Discard your highest card, the ace of diamonds, so that it cannot win a trick for you later.',
    rest: 'Nothing can happen to you any more: you never hold the suit that is led. Discard the highest card each time.',
    scored: 'No heart, no queen, but the jack: +15, the best at this table. Jasper has −77, your queen among them.',
  },
}
