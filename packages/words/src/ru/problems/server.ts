import type { server as source } from '../../en/problems/server.ts'
import { type Sentences, show } from '../../sentence.ts'

/** What can be wrong with a request to the server, and with how the server is started. */
export const server: Sentences<typeof source> = {
  'bad-request': ({ where, what }) =>
    `Сервер не понимает запрос (${show(where)}: ${show(what)}). Чего он ждёт, показано на /api.`,
  'not-json': 'Тело запроса — неправильный JSON; проверьте кавычки и скобки.',
  'unknown-token': 'Это не ваше место, или стола больше нет. Откройте ссылку заново и сядьте за стол.',
  'missing-token':
    'Это может только тот, кто сидит за столом: отправьте токен своего места как «Authorization: Bearer TOKEN».',
  'foreign-origin': 'Странице чужого сайта здесь играть нельзя. Откройте страницу этого сервера.',
  'not-found': 'По этому адресу ничего нет. Что есть, показано на /api.',
  'unknown-table': 'Такого стола нет. Проверьте ссылку или попросите новую.',
  'unknown-match': 'Записи этой игры здесь нет; она появится, когда игра закончится.',
  'too-large': 'Это больше, чем сервер читает за один раз; отправьте меньше.',
  'wrong-media-type': 'Сервер читает только JSON; отправьте его как application/json.',
  'too-many-requests': 'Слишком много сразу. Подождите немного и попробуйте ещё раз.',
  'stream-behind-answer': 'Откройте поток на отдельном соединении.',
  'no-such-stream': 'Открытого потока с таким именем нет. Откройте его снова.',
  'too-many-streams': 'Отсюда смотрят слишком много окон. Закройте некоторые из них.',
  'server-broken': 'На сервере что-то пошло не так. Попробуйте ещё раз.',
  'server-stopping': 'Сервер перезапускается. Попробуйте ещё раз через минуту.',
  'store-down': 'Сервер не может достучаться до хранилища. Попробуйте ещё раз через минуту.',
  'port-taken': ({ port }) => `Порт ${show(port)} занят; выберите другой с помощью --port.`,
  'no-such-address': ({ host }) => `У этой машины нет адреса «${show(host)}»; выберите другой с помощью --host.`,
  'server-not-built': 'Сервер ещё не собран. Сначала выполните «npm run build» в корне проекта.',
}
