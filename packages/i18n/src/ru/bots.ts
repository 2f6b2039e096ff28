import type { bots as source } from '../en/bots.ts'
import { counter } from '../plural.ts'
import type { Translated } from '../translated.ts'
import { because } from './because.ts'
import { characters } from './characters.ts'
import { decisions } from './decisions.ts'

const count = counter('ru')

/** Texts about bots: characters, results, and their choices. */
export const bots: Translated<typeof source> = {
  ...decisions,
  characters,
  flags: {
    arenaBots:
      'два или больше уровней или завсегдатаев, у каждого может быть своё время: champion@200ms,expert@2000it; proc:КОМАНДА — ваша программа',
    bots: 'кто играет: уровни или завсегдатаи паба, один на всех или по одному на место',
    opponents: 'ваши соперники: уровни или завсегдатаи паба, один на всех или по одному на место',
    budget: 'сколько бот может думать над решением: 200ms по часам, 2000it в итерациях',
    workers: 'сколько игр вести одновременно; по умолчанию по одной на ядро',
    shard: 'сыграть только эту часть эксперимента, например 1/3; нужен --seed',
    arenaCsv: 'итог в виде таблицы (CSV), строка на каждого бота',
    arenaJson: 'итог одной строкой JSON; с --shard — суммы по каждой раздаче',
    mergeJson: 'итог одной строкой JSON',
    arenaOut: 'записать суммы по каждой раздаче ещё и в этот файл, для merge',
    sprt: 'остановиться, как только ясно, какая доля побед у первого бота, например 50,52; среднее остановленного теста смещено',
    sprtLog: 'хранить партии такого теста в этом файле и продолжать с него',
    sprtPicture: 'нарисовать ход теста в этот файл',
    seats: 'только эти места, счёт с 0, например 0,2',
    reviewBudget:
      'сколько чемпион думает над решением, 200ms или 2000it; по умолчанию как на странице, везде одинаково',
    reviewJson: 'по строке JSON на каждую запись',
  },
  arguments: { shards: 'файлы, которые записал --out или --shard с --json' },
  botsHelp: 'Уровни, начиная со слабейшего:',
  charactersHelp: 'Завсегдатаи паба:',
  arena: {
    about:
      'Боты играют друг с другом на одних и тех же раздачах при всех рассадках, и видно, насколько надёжен итог. Победы бота — доля всех побед, доставшаяся его местам; при равной игре доли равны.',
    examples: [
      { what: 'насколько сильнее опытный?', type: 'halfpint arena herzlos --bots regular,novice --games 600' },
      {
        what: 'одна из трёх частей, каждая на своей машине',
        type: 'halfpint arena half-pint-heroes --bots champion,expert --seed чай --shard 1/3 --out part1.json',
      },
    ],
  },
  merge: {
    about: 'Складывает части эксперимента: выходит ровно то, что он дал бы целиком.',
    examples: [{ what: 'три части', type: 'halfpint arena merge part1.json part2.json part3.json' }],
  },
  seated: {
    about:
      'Сажает вашу программу за настоящий стол: её спрашивают, как на арене, — одна строка JSON на каждое решение, — и она отвечает номером своего выбора. Перезапуски сервера и потерянную связь она пережидает; остаётся на одну партию.',
    examples: [
      {
        what: 'бот на Python за столом, ссылка на который кончается на k3w9x0f7',
        type: 'halfpint bot "python3 mybot.py" --server https://halfpint.example --table k3w9x0f7',
      },
    ],
    program: 'программа с аргументами, в кавычках',
    server: 'адрес сервера',
    table: 'последняя часть ссылки на стол',
    name: 'её имя за столом',
    sat: ({ name, seat, table }) => `${name}: место ${seat} за столом ${table}.`,
    away: 'Сервер не отвечает; пробуем снова.',
    back: 'Сервер снова на связи.',
    refused: code => `Сервер отклонил ход (${code}).`,
    over: 'Партия окончена.',
  },
  review: {
    about:
      'Разбирает решения в игре: что сделал бы чемпион на том же месте, сколько шансов на победу стоил каждый выбор и насколько везло с картами.',
    examples: [
      { what: 'свои решения в последней игре', type: 'halfpint review games.jsonl --seats 0' },
      { what: 'каждый раз один и тот же итог', type: 'halfpint review games.jsonl --budget 2000it --json' },
    ],
  },
  roundedUp: ({ games, perPair }) =>
    `${count(games, { one: 'игра', few: 'игры', many: 'игр', other: 'игры' })}: каждая раздача играется при всех рассадках, их ${perPair}.`,
  stopped: ({ done, total }) =>
    `Остановлено: ${done} из ${count(total, { one: 'игры', other: 'игр' })}; считаются только раздачи, сыгранные при всех рассадках.`,
  timeLeft: minutes =>
    `ещё примерно ${count(minutes, { one: 'минута', few: 'минуты', many: 'минут', other: 'минуты' })}`,
  nothingWhole: 'Ни одна раздача не сыграна при всех рассадках, итога пока нет.',
  experiment: ({ game, players, games, pairs }) =>
    `${game}, игроков: ${players}, ${count(games, { one: 'игра', few: 'игры', many: 'игр', other: 'игры' })}, ${count(pairs, { one: 'раздача', few: 'раздачи', many: 'раздач', other: 'раздачи' })}`,
  wallClock:
    'Несколько потоков в этой версии Node или программа среди ботов: время считается по обычным часам. Играйте на свободной машине или с --workers 1.',
  tested: ({ deals, ratio, share, sure }: { deals: number; ratio: string; share: string; sure: boolean }) =>
    `Последовательный тест: логарифм отношения правдоподобия ${ratio}, раздач: ${deals}; ${sure ? `скорее ${share}.` : 'решения нет.'}`,
  columns: {
    bot: 'бот',
    budget: 'время',
    wins: 'победы',
    interval: 'интервал 95 %',
    points: 'очки за раунд',
    exact: 'точно',
    brawls: 'драки',
    marches: 'марши',
    median: 'медиана',
    longest: 'дольше всего',
  },
  reviewColumns: {
    player: 'игрок',
    accuracy: 'точность',
    decisions: 'решений',
    agreed: 'как чемпион',
    loss: 'цена',
    luck: 'везение',
  },
  reviewNote: worlds =>
    `Точность: 100 — игра чемпиона, 0 — игра наугад. Цена: отданные шансы на победу, в сумме. Везение: на сколько очков раздачи были лучше средней за столом. Каждое решение проверено в среднем на ${count(worlds, { one: 'раскладе', few: 'раскладах', many: 'раскладах', other: 'расклада' })}.`,
  because,
}
