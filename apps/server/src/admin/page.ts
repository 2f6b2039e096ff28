import { type Language, wordsIn } from '@halfpint/words'
import type { App } from '../app.ts'
import { guardPages } from '../page.ts'
import { plain, plainPage } from '../plainpage.ts'
import { languageIn } from '../problem.ts'

const STYLE = `
table { border-collapse: collapse; width: 100% } td { padding: .25rem .5rem; border-top: 1px solid var(--line) }
button, input { font: inherit; min-height: 44px; padding: 0 .75rem; box-sizing: border-box; max-width: 100%; border: 1px solid var(--line); border-radius: .5rem }
button { overflow-wrap: normal; color: var(--paper); background: var(--gold); border: 0 }
form { display: flex; flex-wrap: wrap; gap: .5rem; margin: .75rem 0; align-items: end } #problem { color: #c62828 }
label { display: grid; grid-template-columns: minmax(0, 1fr); gap: .25rem; max-width: 100% } label small { order: 1 } dl { display: grid; grid-template-columns: fit-content(50%) minmax(0, 1fr); gap: .25rem 1rem } dd { margin: 0 } [hidden] { display: none }
@media (max-width: 40rem) { tr { display: grid; grid-template-columns: 1fr auto; border-top: 1px solid var(--line) } td { border: 0 } td:first-child { grid-column: 1 / -1 } td:last-child:not(:only-child) { grid-area: 2 / 2 / span 2 } }`

/** What runs in the host's page: asks, shows, and sends orders. The token stays in this tab. */
const SCRIPT = `
const said = JSON.parse(document.getElementById('words').textContent)
const at = id => document.getElementById(id)
const api = new URL('api/admin', document.baseURI)
const token = () => sessionStorage.getItem('halfpint.admin') ?? ''
const say = text => { if (at('problem').textContent !== text) at('problem').textContent = text }
const send = async order => {
  const answer = await fetch(api, {
    method: order === undefined ? 'GET' : 'POST',
    headers: { authorization: 'Bearer ' + token(), ...(order === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(order === undefined ? {} : { body: JSON.stringify(order) }),
  })
  return [answer, await answer.json()]
}
/** By itself the page takes back only that the server is away; what was refused stays to be read. */
const ask = async (order, pressed = true) => {
  const [answer, json] = await send(order).catch(() => [])
  if (answer === undefined) return say(said.gone)
  if (!answer.ok) say(json.says)
  else if (pressed || at('problem').textContent === said.gone) say('')
  if (answer.status === 401) sessionStorage.removeItem('halfpint.admin')
  const out = answer.status === 401 || (!answer.ok && at('desk').hidden)
  at('enter').hidden = !out
  at('desk').hidden = out
  if (answer.ok) show(json)
}
const cell = (row, text) => { const made = row.insertCell(); made.textContent = text; return made }
const button = (text, act) => { const made = document.createElement('button'); made.type = 'button'; made.textContent = text; made.onclick = act; return made }
const time = moment => moment === null ? said.none : new Date(moment).toLocaleString(document.documentElement.lang)
const megabytes = bytes => (bytes / 1e6).toLocaleString(document.documentElement.lang, { maximumFractionDigits: 1 }) + ' MB'
const show = status => {
  const facts = [
    [said.version, status.version], [said.started, time(status.started)], [said.memory, megabytes(status.memory)],
    [said.playing, status.playing + (status.draining ? ' (' + said.draining + ')' : '')], [said.kept, status.store.tables + ' / ' + status.store.records + ', ' + megabytes(status.store.bytes) + ' (' + said.stores[status.store.kind] + ')'],
    [said.backup, status.lastBackup === null ? said.none : time(status.lastBackup.at) + ', ' + megabytes(status.lastBackup.bytes)],
    [said.message, status.message ?? '–'],
  ]
  at('facts').replaceChildren(...facts.flatMap(([name, value]) => {
    const [term, detail] = [document.createElement('dt'), document.createElement('dd')]
    term.textContent = name
    detail.textContent = value
    return [term, detail]
  }))
  at('drain').textContent = status.draining ? said.open : said.drain
  at('drain').onclick = () => ask({ order: 'drain', on: !status.draining })
  at('tables').replaceChildren()
  for (const table of status.tables) {
    const row = at('tables').insertRow()
    cell(row, table.table + ' · ' + (said.games[table.game] ?? table.game) + ' · ' + (said.phases[table.phase] ?? table.phase))
    cell(row, table.people.map(({ name, present, address }) => name + (present ? '' : ' (' + said.away + ')') + (address === null ? '' : ' ' + address)).join(', '))
    cell(row, time(table.at))
    cell(row, '').append(button(said.close, () => confirm(said.sure) && ask({ order: 'close', table: table.table })))
  }
  if (status.tables.length === 0) cell(at('tables').insertRow(), '–')
  at('bans').replaceChildren()
  for (const { address, until } of status.bans) {
    const row = at('bans').insertRow()
    cell(row, address)
    cell(row, time(until))
    cell(row, '').append(button(said.lift, () => ask({ order: 'ban', address, minutes: 0 })))
  }
}
const onSend = (id, act) => at(id).addEventListener('submit', event => { event.preventDefault(); act(new FormData(event.target)); })
onSend('enter', form => { sessionStorage.setItem('halfpint.admin', form.get('token').trim()); ask() })
onSend('say', form => ask({ order: 'message', text: form.get('text').trim() || null }))
onSend('ban', form => ask({ order: 'ban', address: form.get('address').trim(), minutes: Number(form.get('minutes')) }))
if (token() !== '') ask()
setInterval(() => { if (token() !== '' && document.visibilityState === 'visible') ask(undefined, false) }, 10000)
`

const pageIn = (language: Language): string => {
  const words = wordsIn(language)
  const { page: said } = words.serve.admin
  const games = Object.fromEntries(Object.entries(words.games).map(([id, { name }]) => [id, name]))
  const field = (name: string, caption: string, more = '', hint = ''): string =>
    `<label>${plain(caption)}<input name="${name}" ${more}>${hint === '' ? '' : `<small>${plain(hint)}</small>`}</label>`
  return plainPage(
    language,
    said.heading,
    `<p id="problem" role="alert"></p>
<form id="enter">${field('token', said.token, 'type="password" autocomplete="current-password" size="44" required', said.tokenHint)}<button>${plain(said.enter)}</button></form>
<div id="desk" hidden><dl id="facts"></dl><p><button type="button" id="drain"></button></p>
<form id="say">${field('text', said.messageToAll, 'maxlength="200" size="40"')}<button>${plain(said.send)}</button></form>
<h2>${plain(said.tables)}</h2><table id="tables"></table>
<h2>${plain(said.bans)}</h2><form id="ban">${field('address', said.address, 'required')}${field('minutes', said.minutes, 'type="number" min="1" max="525600" value="60" required')}<button>${plain(said.ban)}</button></form>
<table id="bans"></table></div>
<script type="application/json" id="words">${JSON.stringify({ ...said, games }).replaceAll('<', '\\u003c')}</script>
<script src="admin.js"></script>`,
    STYLE,
  )
}

/** Serves the host's page at /admin; what it shows is behind the host's token. */
export const serveAdminPage = async (app: App): Promise<void> => {
  await app.register(async pages => {
    await guardPages(pages)
    const schema = { hide: true }
    pages.get('/admin', { schema }, (request, reply) =>
      reply.type('text/html; charset=utf-8').send(pageIn(languageIn(request.headers['accept-language']))),
    )
    pages.get('/admin.js', { schema }, (_request, reply) => reply.type('text/javascript; charset=utf-8').send(SCRIPT))
  })
}
