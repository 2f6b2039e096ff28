import type { serve as source } from '../../en/command/serve.ts'
import { counter } from '../../plural.ts'
import type { Translated } from '../../translated.ts'

const count = counter('ru')

/** What the server says when it starts. */
export const serve: Translated<typeof source> = {
  serve: {
    ready: address => `Готово: ${address}`,
    phones: address => `Для телефонов в той же сети: ${address}`,
    kept: place => `Игры хранятся в ${place}.`,
    noPage: address => `Страница не собрана, поэтому есть только API: ${address}`,
    stop: 'Ctrl-C останавливает; начатые игры продолжатся при следующем запуске.',
    copied: file => `Игры скопированы в ${file}.`,
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
    keep: 'сколько дней хранится стол после последнего хода; записи остаются',
    log: 'что писать в журнал: trace, debug, info, warn, error или silent',
    backup: 'скопировать сюда файл со всеми играми, работает с ним сервер или нет, и закончить',
  },
}
