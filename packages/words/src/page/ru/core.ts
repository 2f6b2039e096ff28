import type { Colour } from '@halfpint/half-pint'
import type { Suit } from '@halfpint/herzlos'
import type { Core } from '../en/core.ts'
import { characters, records, rules, terms } from '../ru.ts'

const things: { readonly [colour in Colour]: string } = {
  red: 'красная перчатка',
  yellow: 'жёлтая кружка',
  green: 'зелёная бутылка',
  blue: 'синяя звезда',
  black: 'чёрная шляпа',
}

const suits: { readonly [suit in Suit]: string } = {
  hearts: 'червей',
  flowers: 'цветов',
  cups: 'кубков',
  diamonds: 'бубён',
}

/** What every screen of the page may say. */
export const core: Core = {
  problems: { ...records, ...rules },
  games: terms.games,
  characters,
  levels: {
    random: 'Случай',
    novice: 'Новичок',
    regular: 'Завсегдатай',
    expert: 'Знаток',
    champion: 'Чемпион',
  },
  symbols: {
    anchor: 'якорь',
    clover: 'клевер',
    barrel: 'бочка',
    key: 'ключ',
    fish: 'рыба',
    moon: 'луна',
    bell: 'колокол',
    crown: 'корона',
    boot: 'сапог',
    candle: 'свеча',
  },
  cards: {
    label: (number, colour) => `${number}, ${things[colour]}`,
    letters: { red: 'К', yellow: 'Ж', green: 'З', blue: 'С', black: 'Ч' },
    herzlosLabel: (suit, rank) => `${terms.ranks[rank as keyof typeof terms.ranks] ?? rank} ${suits[suit]}`,
    suitLetters: { hearts: 'Ч', flowers: 'Ц', cups: 'К', diamonds: 'Б' },
    ranks: { J: 'В', Q: 'Д', K: 'К', A: 'Т' },
  },
  shell: {
    home: 'На главную',
    back: 'Назад',
    close: 'Закрыть',
    you: 'Вы',
    lost: { heading: 'Эта дверь никуда не ведёт', text: 'По этому адресу в пабе ничего нет.' },
    unreachable: {
      heading: 'Не удалось загрузить страницу',
      text: 'Нет связи, а эта часть ещё не сохранена на устройстве. Попробуйте снова, когда появится сеть.',
    },
  },
  home: {
    tagline: 'Две карточные игры за одним столом в пабе. Подсаживайтесь.',
    about: {
      'half-pint-heroes':
        'Назовите, сколько конов возьмёте, поставьте на того, кто ошибётся, и берегитесь драки. От 2 до 7 игроков.',
      herzlos: 'Не берите червей, остерегайтесь дамы или рискните взять всё. От 3 до 5 игроков.',
    },
    playNow: 'Играть',
    playNowAt: game => `Играть: ${game}`,
    against: names => `соперники: ${names}`,
    change: 'Изменить стол',
    goOn: 'Продолжить',
    newGame: 'Новая игра',
    friends: 'Стол с друзьями',
    friendsAbout: 'Все подключаются по ссылке или QR-коду.',
    kept: 'Вернуться за свой стол',
    keptAbout: game => `${game}: ваш стул ждёт вас.`,
    openTables: 'Открытые столы',
    openTablesAbout: 'Подсядьте к другим или посмотрите.',
    pad: 'Блокнот',
    padAbout: 'Для настоящих карт: он всё посчитает.',
    learn: 'Обучение',
    learnAbout: 'Правила, первый раунд, советы.',
    replay: 'Записи игр',
    replayAbout: 'Пересмотреть игру карта за картой.',
    passAndPlay: 'Одно устройство на всех',
    passAndPlayAbout: 'Передавайте его по кругу, между ходами — занавес.',
    settings: 'Настройки',
    promise: 'Без регистрации, без cookie, без слежки.',
    regulars: 'Сегодня у стойки',
    moreWays: 'Ещё варианты',
  },
  settings: {
    heading: 'Настройки',
    you: 'Вы',
    name: 'Имя',
    namePlaceholder: 'Как вас называть?',
    symbol: 'Символ',
    look: 'Вид',
    language: 'Язык',
    languageAuto: 'Как в браузере',
    theme: 'Свет',
    themes: { auto: 'Как в системе', light: 'День', dark: 'Ночь' },
    motion: 'Движение',
    motions: { auto: 'Как в системе', full: 'Полное', still: 'Нет' },
    pace: 'Темп ботов',
    paces: { slow: 'Неспешный', usual: 'Обычный', quick: 'Быстрый', instant: 'Сразу' },
    largeCards: 'Крупные карты',
    leftHanded: 'Для левши: кнопки слева',
    sounds: 'Звук и вибрация',
    sound: 'Звуки',
    vibration: 'Вибрация',
    chatMuted: 'Скрыть чат и реакции',
    help: 'Помощь',
    advice: 'Подсказки в играх с ботами',
  },
}
