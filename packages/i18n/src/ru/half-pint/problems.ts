import type { problems as source } from '../../en/half-pint/problems.ts'
import { type Sentences, show } from '../../sentence.ts'

/** Problems that the rules of Half-Pint Heroes report. */
export const problems: Sentences<typeof source> = {
  'bad-prediction': ({ least, most }) => `Прогноз — это целое число конов от ${show(least)} до ${show(most)}.`,
  'bad-bet': 'Ставка называет место соперника; вдвоём можно не ставить.',
  'bet-needed': 'Когда игроков трое и больше, каждый должен поставить против кого-то из соперников.',
  'bet-on-oneself': 'Против себя ставить нельзя; выберите соперника.',
  'no-card': 'Для хода нужна хотя бы одна карта с руки.',
  'not-in-row': ({ card }) => `Карты ${show(card)} нет в ряду; назовите те, что в нём лежат.`,
  'row-not-declared': 'Здесь ряд учитывается сам; выкладывайте только карты с руки.',
  'row-missing': 'Назовите карты ряда, которые входят в комбинацию; если таких нет — пустой список.',
  'not-a-set': ({ hand, row }) =>
    Array.isArray(row) && row.length > 0
      ? `${show(hand)} вместе с ${show(row)} из ряда — не одна комбинация; в неё должна входить каждая карта.`
      : `${show(hand)} — не одна комбинация; в неё должна входить каждая карта. Одну карту можно сыграть всегда.`,
  'group-in-row': ({ hand, row }) =>
    `${show(hand)} вместе с ${show(row)} не считается: пара или тройка, целиком лежащая в ряду, принадлежит всем. В каждой из двух групп нужна карта с руки.`,
  'not-the-strongest': ({ hand, row }) =>
    `${show(row)} — не сильнейшее, что ${show(hand)} составляет с рядом. Назовите те карты или уберите «row».`,
}
