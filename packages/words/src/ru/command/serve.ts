import type { serve as source } from '../../en/command/serve.ts'
import { counter } from '../../plural.ts'
import type { Translated } from '../../translated.ts'

const count = counter('ru')

/** What the server says when it starts. */
export const serve: Translated<typeof source> = {
  serve: {
    ready: address => `Готово: ${address}`,
    phones: address => `Для телефонов в той же сети: ${address}`,
    outside:
      'Друзьям в другом месте нужен открытый https-адрес: как это сделать, сказано в docs/install.md; на один вечер хватит туннеля к этому порту и --proxies 1.',
    host: (address, token) => `Для вас как хозяина сервера, показывается один раз: ${address}, ключ ${token}`,
    kept: place => `Игры хранятся в ${place}.`,
    noPage: address => `Страница не собрана, поэтому есть только API: ${address}`,
    stop: 'Ctrl-C останавливает; начатые игры продолжатся при следующем запуске.',
    copied: file => `Игры скопированы в ${file}.`,
  },
  admin: {
    about:
      'Для хозяина сервера: кто сейчас здесь, сколько хранится, и распоряжения. Ключ был показан при первом запуске и лежит в файле admin-token рядом с играми; на этой машине его находит --data.',
    examples: [
      { what: 'столы и люди сейчас, хранилище, последняя копия', type: 'halfpint admin status' },
      { what: 'перед обновлением: не начинать новых игр', type: 'halfpint admin drain on' },
      {
        what: 'слово всем, с другой машины',
        type: 'HALFPINT_TOKEN=… halfpint admin message "Вернёмся через десять минут" --server https://halfpint.example',
      },
      { what: 'два часа никого с этого адреса', type: 'halfpint admin ban 203.0.113.7 --minutes 120' },
    ],
    order: 'status, close СТОЛ, ban АДРЕС, message ТЕКСТ, drain on|off',
    value: 'стол, адрес, текст или on|off',
    server: 'адрес сервера',
    data: 'папка с играми, в которой лежит ключ',
    minutes: 'на сколько минут закрыть вход; 0 снова открывает',
    json: 'ответ сервера в виде JSON',
    page: {
      heading: 'Half-Pint: страница хозяина',
      token: 'Ключ',
      enter: 'Войти',
      version: 'Версия',
      started: 'Работает с',
      memory: 'Память',
      playing: 'Идёт игр',
      kept: 'Хранится столов / записей',
      backup: 'Последняя копия',
      message: 'Слово всем',
      none: 'нет',
      away: 'отошёл',
      drain: 'Не начинать новых игр',
      open: 'Снова разрешить начинать игры',
      messageToAll: 'Слово всем (пустое поле убирает его)',
      send: 'Отправить',
      tables: 'Столы сейчас',
      close: 'Закрыть',
      sure: 'Закрыть этот стол навсегда?',
      bans: 'Вход закрыт',
      address: 'Адрес',
      minutes: 'Минуты',
      ban: 'Закрыть вход',
      lift: 'Снова впустить',
    },
  },
  move: {
    about:
      'Копирует все столы, блокноты и записи в другое место: из файла в PostgreSQL или обратно. Новое место должно быть пустым, ни с одним не должен работать сервер, а старое остаётся как было.',
    examples: [
      { what: 'из файла в базу данных', type: 'halfpint move --from data --to postgres://halfpint@db/halfpint' },
      { what: 'и обратно в папку', type: 'halfpint move --from postgres://halfpint@db/halfpint --to data2' },
    ],
    from: 'старое место: папка, файл или postgres://…',
    to: 'новое, пустое место: папка, файл или postgres://…',
    moving: (done, total) => `переезд: строк ${done} из ${total}`,
    moved: ({ tables, entries, games }) =>
      `Перевезено и пересчитано: ${count(tables, { one: 'стол', few: 'стола', many: 'столов', other: 'стола' })}, ${count(entries, { one: 'событие', few: 'события', many: 'событий', other: 'события' })}, ${count(games, { one: 'запись', few: 'записи', many: 'записей', other: 'записи' })}.`,
    next: line => `Старое место осталось как было. Теперь запускайте так: ${line}`,
  },
  command: {
    about:
      'Запускает сервер для игр с друзьями: они открывают ссылку и играют, в браузере или через API. Всё хранится в одном файле или в PostgreSQL; перезапуск ничего не теряет.',
    examples: [
      { what: 'для вечера дома', type: 'halfpint serve' },
      {
        what: 'на сервере за прокси, несколько процессов на одной базе PostgreSQL',
        type: 'halfpint serve --host 127.0.0.1 --port 8081 --proxies 1 --database postgres:///halfpint',
      },
    ],
  },
  flags: {
    port: 'порт; по умолчанию 8080 или следующий свободный',
    host: 'адрес, на котором слушать; по умолчанию все',
    data: 'папка для файла со всеми играми; по умолчанию data',
    database: 'хранить всё в этой базе PostgreSQL: postgres://…',
    page: 'папка собранной страницы',
    origin: 'другой сайт, чьим страницам можно пользоваться API; можно повторять',
    rate: 'во сколько раз больше обычного запросов может слать один адрес; 0 — без ограничений',
    proxies: 'сколько прокси стоит перед сервером',
    metrics: 'кому виден /metrics: local (только этому компьютеру) или all (всем)',
    minds: 'сколько потоков думает за ботов',
    keep: 'сколько дней стол хранится после последнего хода',
    keepRecords: 'сколько дней хранится запись оконченной игры; по умолчанию 0 — всегда',
    log: 'что писать в журнал: trace, debug, info, warn, error, fatal или silent',
    backup: 'скопировать сюда файл со всеми играми, работает с ним сервер или нет, и закончить',
    backupEvery: 'каждые столько часов копировать файл в папку backups рядом с ним; по умолчанию 0 — никогда',
    backupKeep: 'сколько таких копий остаётся; по умолчанию 7',
  },
}
