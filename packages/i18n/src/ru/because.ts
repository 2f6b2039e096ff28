import type { because as source } from '../en/because.ts'
import type { Translated } from '../translated.ts'

/** Why one choice is better than another. */
export const because: Translated<typeof source> = {
  exact: ({ own, other }) =>
    `Прогноз сбывается в ${own} возможных раскладов; при следующем по силе выборе — в ${other}.`,
  brawl: ({ own, other }) =>
    `Вы начинаете драку в ${own} возможных раскладов; при следующем по силе выборе — в ${other}.`,
  foe: ({ own, other }) =>
    `Другой начинает драку лишь в ${own} возможных раскладов; при следующем по силе выборе — в ${other}.`,
  miss: ({ own, other }) => `Этот игрок ошибается в ${own} возможных раскладов, другой — в ${other}.`,
  queen: ({ own, other, behind }) =>
    `${behind === undefined ? '' : `Дама цветов ещё не вышла, в ${behind} возможных раскладов она у тех, кто ходит после вас. `}Вы забираете её в ${own} случаев; при следующем по силе выборе — в ${other}.`,
  jack: ({ own, other }) =>
    `Валет бубён достаётся вам в ${own} возможных раскладов; при следующем по силе выборе — в ${other}.`,
  march: ({ own, other }) =>
    `Марш удаётся вам в ${own} возможных раскладов; при следующем по силе выборе — в ${other}.`,
  defence: ({ own, other }) =>
    `Марш удаётся другому лишь в ${own} возможных раскладов; при следующем по силе выборе — в ${other}.`,
  points: ({ own, other }) => `В среднем за раунд: ${own}, при следующем по силе выборе: ${other}.`,
  match: ({ own, other }) => `Очков примерно столько же, но для всей игры лучше: ${own} на победу вместо ${other}.`,
  alike: ({ own, other }) => `Разницы почти нет: ${own} и ${other} на победу.`,
}
