import type { terminal as source } from '../en/terminal.ts'
import type { Translated } from '../translated.ts'

/** The keys, commands and questions of the terminal. */
export const terminal: Translated<typeof source> = {
  chooseGame: 'Во что сыграем?',
  choosePlayers: 'Сколько игроков вместе с вами?',
  menuKeys: '↑ ↓ выбор · Enter готово · q выход',
  leaveQuestion: 'Выйти из игры? Enter — выйти, любая другая клавиша — играть дальше.',
  anyKey: 'Любая клавиша: назад к столу',
  nextPage: 'Любая клавиша: дальше',
  goOn: 'Enter: дальше',
  finish: 'Enter: готово',
  again: 'n: ещё одна игра',
  againQuestion: 'Введите «again», чтобы сыграть ещё раз, или что угодно другое, чтобы выйти.',
  playOn: game => `${game}: продолжить оставленную игру`,
  keptForLater: 'До встречи! Игра сохранена: «halfpint play --resume» продолжит её.',
  help: '? помощь',
  leave: 'q выход',
  pad: 'p блокнот',
  faster: 'Пробел: быстрее',
  lineMode: 'Вводите ходы; «help» перечисляет команды, «quit» завершает игру.',
  endOfInput: 'Ввод закончился: игра остановлена.',
  goodbye: 'До встречи! Ваше место за столом свободно.',
  commonCommands: {
    show: 'показать стол ещё раз',
    pad: 'показать блокнот',
    rules: 'правила вкратце',
    help: 'эти команды',
    quit: 'выйти из игры',
  },
  typing: 'Набрано:',
  keys: {
    choose: '← → выбор',
    enter: 'Enter готово',
    card: '← → карта',
    mark: 'пробел — отметить',
    zone: '↑ ↓ ряд',
    lay: 'Enter ход',
    pass: 'Enter передать',
    figures: (first, last) => `${first}–${last}`,
    type: example => `или наберите ${example}`,
  },
}
