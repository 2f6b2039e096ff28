import { type Language, parseLanguage, wordsIn } from '@halfpint/i18n'
import type { TableView } from '@halfpint/table'
import { TableId } from '@halfpint/table/wire'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../http/app.ts'
import { limitedTo } from '../http/limit.ts'
import { CODE, guardPages } from '../http/page.ts'
import { escapeHtml } from '../http/plainpage.ts'
import { languageIn } from '../http/problem.ts'
import type { TableRegistry } from '../tables/registry.ts'
import { findViewer } from '../tables/seat.ts'
import {
  challengePreview,
  closedPreview,
  codePreview,
  dayPreview,
  homePreview,
  type Preview,
  padPreview,
  replayPreview,
  tablePreview,
} from './preview.ts'

/** The size of the pictures in `apps/web/public/previews`. */
const PICTURE = { width: 1200, height: 630 }

/** The games that have a picture. */
const PICTURED: ReadonlySet<string> = new Set(['half-pint-heroes', 'herzlos'])

/** The language that the link names, or that the browser prefers. */
const languageOf = ({ query, headers }: FastifyRequest): Language => {
  const { lang } = query as { readonly lang?: unknown }
  return (typeof lang === 'string' ? parseLanguage(lang) : undefined) ?? languageIn(headers['accept-language'])
}

/** The path and the query of a request as the page has them after its `#`. */
const routeOf = ({ url }: FastifyRequest): { readonly path: string; readonly route: string } => {
  const [path = '', search = ''] = url.split('?', 2)
  const query = new URLSearchParams(search)
  query.delete('lang')
  const code = path.slice(1).replace(/\/$/, '').toLowerCase()
  const route = CODE.test(code) ? `/join/${code}` : path
  return { path, route: query.size === 0 ? route : `${route}?${query}` }
}

/**
 * A page for chat apps and browsers. Its script leads people on to the real page; relative, because the page may be below
 * a path that only a proxy knows.
 */
const sendPreview = (request: FastifyRequest, reply: FastifyReply, language: Language, preview: Preview) => {
  const { path, route } = routeOf(request)
  const up = '../'.repeat(path.split('/').length - 2) || './'
  const { title, description } = preview
  const game = PICTURED.has(preview.game) ? preview.game : [...PICTURED][0]
  const picture = `${request.protocol}://${request.host}/previews/${game}.jpg`
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Half-Pint',
    'og:title': title,
    'og:description': description,
    'og:image': picture,
    'og:image:width': String(PICTURE.width),
    'og:image:height': String(PICTURE.height),
    'og:locale': language,
  }
  const tags = Object.entries(properties).map(
    ([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`,
  )
  return reply
    .type('text/html; charset=utf-8')
    .header('vary', 'accept-language')
    .send(`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(description)}">
<meta name="twitter:card" content="summary_large_image">
${tags.join('\n')}
<script src="${up}open.js" defer></script></head>
<body><p><a href="${escapeHtml(`${up}#${route}`)}">${escapeHtml(wordsIn(language).previews.open)}</a></p></body></html>`)
}

/** Serves the paths of shared links, with texts and a picture for chat apps. */
export const servePreviews = async (app: App, registry: TableRegistry, rate: number): Promise<void> => {
  /** The table as a spectator sees it. */
  const viewOf = async (table: string): Promise<TableView | undefined> => {
    if (!TableId.safeParse(table).success) return undefined
    const found = await findViewer(registry, table, undefined)
    return found.ok ? found.value.live.host.view('spectator') : undefined
  }
  type Make = (
    params: { readonly [name: string]: string },
    language: Language,
  ) => Promise<Preview> | Preview | undefined
  const pages: { readonly [path: string]: Make } = {
    '/table/:table': async ({ table = '' }, language) => {
      const view = await viewOf(table)
      return view === undefined ? closedPreview(language) : tablePreview(language, view)
    },
    '/replay/online/:table/:match?': async ({ table = '', match }, language) => {
      const view = await viewOf(table)
      const number = match === undefined ? undefined : Number(match)
      return (view && replayPreview(language, view, number)) ?? homePreview(language)
    },
    '/challenge/*': ({ '*': path = '' }, language) => challengePreview(language, path.split('/')[0] ?? ''),
    '/day/:game/:day?': ({ game = '' }, language) => dayPreview(language, game),
    '/pad/live/:id': (_, language) => padPreview(language),
    // The letters of codes: no screen of the page has such a name, but the folder of its files has.
    '/:code(^[0-9a-hjkmnp-tv-zA-HJKMNP-TV-Z]{6}$)': ({ code }, language) =>
      code === 'assets' ? undefined : codePreview(language),
  }
  await app.register(async scope => {
    await guardPages(scope)
    for (const [path, make] of Object.entries(pages)) {
      scope.get(path, { ...limitedTo('read', rate), schema: { hide: true } }, async (request, reply) => {
        const language = languageOf(request)
        const preview = await make(request.params as never, language)
        return preview === undefined ? reply.callNotFound() : sendPreview(request, reply, language, preview)
      })
    }
  })
}
