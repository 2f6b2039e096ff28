import type { online as source } from '../en/online.ts'
import { counter } from '../plural.ts'
import type { Sentence } from '../sentence.ts'
import type { Translated } from '../translated.ts'
import { server as serverProblems } from './problems/server.ts'
import { table as tableProblems } from './problems/table.ts'

const count = counter('ru')
/** `свободно 1 место`, `свободно 5 мест`. */
const free = (number: number): string =>
  `свободно ${count(number, { one: 'место', few: 'места', many: 'мест', other: 'места' })}`

const problems: { readonly [code in keyof typeof source.problems]: Sentence } = {
  ...tableProblems,
  ...serverProblems,
  'server-gone': 'Сервер не отвечает. Как только ответит, всё продолжится само.',
  'not-reached':
    'Сервер недоступен. Проверьте связь и попробуйте ещё раз. Боты, блокнот и всё остальное работают и без сети.',
  'no-server': 'За этой страницей нет сервера для столов в сети. Всё остальное работает.',
}

/** What is said around an online table. */
export const online: Translated<typeof source> = {
  problems,
  create: {
    heading: 'Стол с друзьями',
    intro: 'Откройте стол и отправьте ссылку: друзьям нужен только браузер.',
    game: 'Игра',
    seats: 'Места',
    clock: 'Время на ход',
    clocks: { none: 'Без спешки', quick: '20 с + 1 мин', calm: '1 мин + 3 мин' },
    clockHint: 'На каждое решение и запас на всю игру. Когда кончится и то и другое, решит бот.',
    grace: 'Бот подменит того, кто отошёл, через',
    graces: { '10000': '10 с', '30000': '30 с', '120000': '2 мин', '900000': '15 мин' },
    listed: 'Показать в списке открытых столов',
    listedHint: 'Тогда смогут сесть и смотреть и незнакомцы.',
    lay: 'Открыть стол',
    laying: 'Открываем стол…',
    nameFirst: 'Друзьям нужно знать, как вас зовут.',
    change: 'Изменить стол',
    save: 'Сохранить',
  },
  invite: {
    heading: 'Позвать друзей',
    scan: 'Сканируйте и садитесь',
    link: 'Ссылка на стол',
    copy: 'Скопировать ссылку',
    copied: 'Скопировано',
    share: 'Отправить ссылку',
    message: game => `Есть место за столом: ${game}.`,
    local:
      'Этот адрес работает только на этом устройстве. Для телефонов откройте страницу по адресу, который сервер назвал при запуске.',
    code: 'QR-код со ссылкой на стол',
  },
  lobby: {
    heading: 'Стол открыт',
    waiting: 'Ждём, когда хозяин стола начнёт игру.',
    watching: 'Вы смотрите. Садитесь, пока есть место.',
    rename: 'Сменить имя и символ',
    renamed: 'Сохранить',
    free: 'свободно',
    host: 'хозяин',
    you: 'вы',
    away: 'нет на месте',
    bot: 'бот',
    seat: number => `Место ${number}`,
    addBot: 'Посадить бота',
    chooseBot: 'Кто сядет сюда?',
    levels: 'По силе',
    regulars: 'Завсегдатаи паба',
    remove: name => `Убрать из-за стола: ${name}`,
    start: 'Начать',
    startWith: bots => `Начать (ботов: ${bots})`,
    missing: open => `Ещё ${free(open)}.`,
    rules: rounds => count(rounds, { one: 'раунд', few: 'раунда', many: 'раундов', other: 'раунда' }),
    noClock: 'без часов',
    withClock: 'с часами',
  },
  door: {
    heading: 'Сядете за стол?',
    sitDown: 'Сесть за стол',
    takeOver: name => `Играть вместо игрока ${name}`,
    watch: 'Только смотреть',
    full: 'Все места заняты. Можно посмотреть игру.',
    playing: 'Игра уже идёт.',
  },
  list: {
    heading: 'Открытые столы',
    mine: 'Ваши столы',
    mineHint: 'Сохранено на этом устройстве. Ваше место ждёт вас.',
    back: 'Вернуться за стол',
    none: 'Сейчас нет столов, открытых для всех.',
    noneHint: 'Откройте свой и покажите его в списке.',
    sit: 'Сесть',
    watch: 'Смотреть',
    open: free,
    phases: { gathering: 'ждут игроков', playing: 'играют', over: 'перерыв между играми' },
    row: (game, players) => `${game}: ${players}`,
    forget: 'Убрать из списка',
    refresh: 'Обновить',
    lay: 'Открыть стол',
  },
  line: {
    joining: 'Идём к столу…',
    sending: 'Отправляем…',
    away: 'Нет связи. Пробуем ещё раз…',
    back: 'Связь снова есть.',
    gone: 'Это место больше не ваше: его освободил хозяин, или вы вышли на другом устройстве.',
    dead: 'Эта ссылка не ведёт ни к какому столу',
    again: 'Попробовать ещё раз',
    unreachable: 'Сервер не отвечает',
  },
  chat: {
    heading: 'Чат',
    open: 'Чат и игроки',
    unread: lines =>
      `Чат и игроки, ${count(lines, { one: 'новая строка', few: 'новые строки', many: 'новых строк', other: 'новые строки' })}`,
    write: 'Скажите что-нибудь',
    send: 'Отправить',
    none: 'Пока никто ничего не сказал.',
    muted: 'Хозяин стола отключил вам чат.',
    hidden: 'Чат и реакции скрыты в ваших настройках.',
    show: 'Показать',
    reactions: 'Реакции',
    said: (name, text) => `${name}: ${text}`,
    rail: 'Зрители видят чат, но не пишут в нём. Чтобы писать, займите место.',
  },
  reactions: {
    cheers: 'Ваше здоровье!',
    bravo: 'Браво!',
    thanks: 'Спасибо!',
    haha: 'Ха-ха!',
    wow: 'Ого!',
    oops: 'Ой!',
    grr: 'Р-р-р!',
    hurry: 'Ну же!',
  },
  people: {
    heading: 'За столом',
    mute: name => `Отключить чат: ${name}`,
    unmute: name => `Включить чат: ${name}`,
    hide: name => `Скрыть сообщения: ${name}`,
    unhide: name => `Показать сообщения: ${name}`,
    makeHost: name => `Передать стол: ${name}`,
    takeHost: 'Стать хозяином стола',
    showOut: name => `Убрать из-за стола: ${name}`,
    standIn: bot => `подменяет бот (${bot})`,
    leave: 'Выйти из-за стола',
    leaveAsk: 'Точно уйти? Посреди игры за вас доиграет бот, а ваше место сможет занять другой.',
    leaveYes: 'Да, уйти',
    stay: 'Остаться',
    screen: 'Экран для телевизора',
    screenHint: 'Стол на экране телевизора, а свои карты у каждого в телефоне.',
    download: 'Скачать запись игры',
    options: 'Ещё',
    watching: rail => count(rail, { one: 'зритель', few: 'зрителя', many: 'зрителей', other: 'зрителя' }),
  },
  news: {
    forYou: said => `За вас выбрал бот. ${said}`,
    missed: (chosen, round) =>
      `Вас не было. ${chosen === 0 ? '' : `Бот выбирал за вас ${count(chosen, { one: 'раз', few: 'раза', many: 'раз', other: 'раза' })}. `}Сейчас раунд ${round}.`,
    waiting: (name, left) => `${name}: нет на месте. Бот сыграет через ${left}.`,
    sat: name => `За стол садится ${name}.`,
    came: name => `Снова здесь: ${name}.`,
    went: name => `Нет на месте: ${name}.`,
    left: name => `Стол покидает ${name}.`,
    stoodIn: name => `Бот играет вместо игрока ${name}.`,
    gaveBack: name => `Снова играет ${name}.`,
    timedOut: name => `Время вышло: за игрока ${name} решает бот.`,
    host: name => `Хозяин стола теперь ${name}.`,
    again: name => `${name}: хочу ещё одну игру.`,
    renamed: (before, name) => `${before} теперь зовётся ${name}.`,
  },
  fair: {
    proven: 'Карты сданы честно (проверено)',
    about:
      'До раздачи сервер зафиксировал секретное число, а ваше устройство добавило своё случайное. Теперь секрет открыт, и ваше устройство пересчитало раздачу: карты те же. Подтасовать их никто не мог.',
    open: (proven, deals) =>
      proven === 0 ? 'Раздачи не проверены этим устройством' : `Доказано раздач: ${proven} из ${deals}`,
    round: (round, gap) => `Раунд ${round}: ${gap}`,
    gaps: {
      'not-heard': () => 'это устройство часть пропустило. Проверить можно по записи игры.',
      watching: () => 'вы смотрите; уверены могут быть только устройства игроков.',
      'no-share': () => 'роздано без числа вашего устройства.',
      'late-share': name => `число пришло после вашего: ${name}.`,
      'withheld-share': name => `устройство не назвало своё число: ${name}.`,
    },
    broken: 'Внимание: карты не совпадают с тем, что сервер зафиксировал заранее!',
    rounds: proven =>
      `Проверено: ${count(proven, { one: 'раздача', few: 'раздачи', many: 'раздач', other: 'раздачи' })}`,
  },
  over: {
    lobby: 'Изменить стол',
    lobbyAsk: 'Для следующей партии можно сменить правила, число мест или саму игру.',
  },
  clock: {
    left: seconds =>
      `${seconds % 10 === 1 && seconds % 100 !== 11 ? 'осталась' : 'осталось'} ${count(seconds, { one: 'секунда', few: 'секунды', many: 'секунд', other: 'секунды' })}`,
    bank: 'запас',
  },
  pub: {
    join: 'Играть',
    joinHint: 'Сканируйте телефоном',
    full: 'Смотреть с телефона',
    gathering: 'Садитесь за стол!',
    fullscreen: 'На весь экран',
    waiting: 'Хозяин стола начнёт игру со своего телефона.',
  },
}
