import { wordsIn } from '@halfpint/words'
import type { App } from '../app.ts'
import { guardPages } from '../page.ts'
import { languageIn } from '../problem.ts'

const plain = (text: string): string => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`)

const STYLE = `
:root { color-scheme: light dark; --line: #8885; --gold: #9a6b00 }
@media (prefers-color-scheme: dark) { :root { --gold: #e3b341 } }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; overflow-wrap: anywhere }
h1 { color: var(--gold) } table { border-collapse: collapse; width: 100% } td, th { text-align: left; padding: .25rem .5rem; border-top: 1px solid var(--line); vertical-align: top }
button, input { font: inherit; min-height: 44px; padding: 0 .75rem } form { display: flex; flex-wrap: wrap; gap: .5rem; margin: .75rem 0; align-items: end }
label { display: grid; gap: .25rem } dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem } dd { margin: 0 } [hidden] { display: none }`

/** What runs in the host's page: asks, shows, and sends orders. The token stays in this tab. */
const SCRIPT = `
const said = JSON.parse(document.getElementById('words').textContent)
const at = id => document.getElementById(id)
const api = new URL('api/admin', document.baseURI)
const token = () => sessionStorage.getItem('halfpint.admin') ?? ''
const ask = async order => {
  const answer = await fetch(api, {
    method: order === undefined ? 'GET' : 'POST',
    headers: { authorization: 'Bearer ' + token(), ...(order === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(order === undefined ? {} : { body: JSON.stringify(order) }),
  })
  const json = await answer.json()
  at('problem').textContent = answer.ok ? '' : json.says
  at('enter').hidden = answer.ok
  at('desk').hidden = !answer.ok && answer.status === 401
  if (answer.ok) show(json)
}
const cell = (row, text) => { const made = row.insertCell(); made.textContent = text; return made }
const button = (text, act) => { const made = document.createElement('button'); made.type = 'button'; made.textContent = text; made.onclick = act; return made }
const time = moment => moment === null ? said.none : new Date(moment).toLocaleString(document.documentElement.lang)
const megabytes = bytes => (bytes / 1e6).toLocaleString(document.documentElement.lang, { maximumFractionDigits: 1 }) + ' MB'
const show = status => {
  const facts = [
    [said.version, status.version], [said.started, time(status.started)], [said.memory, megabytes(status.memory)],
    [said.playing, status.playing], [said.kept, status.store.tables + ' / ' + status.store.records + ', ' + megabytes(status.store.bytes) + ' (' + status.store.kind + ')'],
    [said.backup, status.lastBackup === null ? said.none : time(status.lastBackup.at) + ', ' + megabytes(status.lastBackup.bytes)],
    [said.message, status.message ?? said.none],
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
    cell(row, table.table + ' · ' + table.game + ' · ' + table.phase)
    cell(row, table.people.map(({ name, present, address }) => name + (present ? '' : ' (' + said.away + ')') + (address === null ? '' : ' ' + address)).join(', '))
    cell(row, time(table.at))
    cell(row, '').append(button(said.close, () => confirm(said.sure) && ask({ order: 'close', table: table.table })))
  }
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
setInterval(() => { if (!at('desk').hidden && document.visibilityState === 'visible') ask() }, 10000)
`

const pageIn = (language: 'en' | 'de' | 'ru'): string => {
  const { page: said } = wordsIn(language).serve.admin
  const field = (name: string, caption: string, more = ''): string =>
    `<label>${plain(caption)}<input name="${name}" ${more}></label>`
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${plain(said.heading)}</title><style>${STYLE}</style></head><body><main>
<h1>${plain(said.heading)}</h1><p id="problem" role="alert"></p>
<form id="enter">${field('token', said.token, 'type="password" autocomplete="current-password" required')}<button>${plain(said.enter)}</button></form>
<div id="desk" hidden><dl id="facts"></dl><p><button type="button" id="drain"></button></p>
<form id="say">${field('text', said.messageToAll, 'maxlength="200" size="40"')}<button>${plain(said.send)}</button></form>
<h2>${plain(said.tables)}</h2><table id="tables"></table>
<h2>${plain(said.bans)}</h2><form id="ban">${field('address', said.address, 'required')}${field('minutes', said.minutes, 'type="number" min="1" max="525600" value="60" required')}<button>${plain(said.ban)}</button></form>
<table id="bans"></table></div></main>
<script type="application/json" id="words">${JSON.stringify(said).replaceAll('<', '\\u003c')}</script>
<script src="admin.js"></script></body></html>`
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
