import type { because as source } from '../en/because.ts'
import type { Translated } from '../translated.ts'

/** After «в» one says «в 1 раскладе», «в 21 раскладе», but «в 11 раскладах». */
const isOne = (number: string): boolean => new Intl.PluralRules('ru').select(Number(number)) === 'one'
const deals = (number: string): string =>
  number === '0' ? 'меньше чем в 1 раскладе из 100' : `в ${number} ${isOne(number) ? 'раскладе' : 'раскладах'} из 100`
const cases = (number: string): string =>
  number === '0' ? 'меньше чем в 1 случае из 100' : `в ${number} ${isOne(number) ? 'случае' : 'случаях'} из 100`
const also = (number: string): string => (number === '0' ? 'меньше чем в 1' : `в ${number}`)

/** A small number of deals. */
const onlyIn = (number: string): string => (number === '0' ? deals(number) : `лишь ${deals(number)}`)

/** Why one choice is better than another: both choices and one reason. */
export const because: Translated<typeof source> = {
  when: {
    predict: prediction => `если назвать ${prediction}`,
    bet: player => `если поставить против игрока ${player}`,
    noBet: 'если не делать ставку',
    play: cards => `если сыграть ${cards}`,
    playAlone: card => `если сыграть только ${card}`,
    pass: cards => `если передать ${cards}`,
  },
  exact: ({ best, other, own, others }) => `${best}, прогноз сбывается ${deals(own)}; ${other} — ${also(others)}.`,
  brawl: ({ best, other, own, others }) => `${best}, вы начинаете драку ${deals(own)}; ${other} — ${also(others)}.`,
  foe: ({ best, other, own, others }) =>
    `${best}, другой игрок начинает драку ${onlyIn(own)}; ${other} — ${also(others)}.`,
  miss: ({ best, other, own, others }) => `${best}, ставка выигрывает ${deals(own)}; ${other} — ${also(others)}.`,
  queen: ({ best, other, own, others }) =>
    `${best}, вы забираете даму цветов ${onlyIn(own)}; ${other} — ${also(others)}.`,
  queenBehind: behind =>
    `${isOne(behind) ? `В ${behind} раскладе` : `В ${behind} раскладах`} из 100 дама цветов у тех, кто ходит после вас.`,
  jack: ({ best, other, own, others }) =>
    `${best}, вы получаете валета бубён ${deals(own)}; ${other} — ${also(others)}.`,
  march: ({ best, other, own, others }) => `${best}, марш удаётся вам ${deals(own)}; ${other} — ${also(others)}.`,
  defence: ({ best, other, own, others }) =>
    `${best}, марш удаётся другому игроку ${onlyIn(own)}; ${other} — ${also(others)}.`,
  points: ({ best, other, own, others }) => `${best}, в этом раунде у вас в среднем ${own} очка; ${other} — ${others}.`,
  match: ({ best, other, own, others }) =>
    `${best}, очков в этом раунде почти столько же, но игру вы выигрываете ${cases(own)}; ${other} — ${also(others)}.`,
  fewer: ({ best, other, own, others }) =>
    `${best}, очков в этом раунде меньше, но игру вы выигрываете ${cases(own)}; ${other} — ${also(others)}.`,
  alike: ({ best, other, own, others }) =>
    `Разницы почти нет: ${best}, вы выигрываете игру ${cases(own)}; ${other} — ${also(others)}.`,
}
