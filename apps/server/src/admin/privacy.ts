import { wordsIn } from '@halfpint/i18n'
import type { App } from '../http/app.ts'
import { guardPages } from '../http/page.ts'
import { escapeHtml, plainPage } from '../http/plainpage.ts'
import { languageIn } from '../http/problem.ts'
import type { Settings } from '../settings.ts'

const STYLE = 'main { max-width: 42rem } ul { padding-left: 1.25rem } li { margin-block: .5rem }'

/** Serves a page that lists the personal data that this server stores, and for how long. */
export const servePrivacy = async (
  app: App,
  { keep, keepRecords }: Pick<Settings, 'keep' | 'keepRecords'>,
): Promise<void> => {
  await app.register(async pages => {
    await guardPages(pages)
    pages.get('/privacy', { schema: { hide: true } }, (request, reply) => {
      const language = languageIn(request.headers['accept-language'])
      const { heading, lines, table, records } = wordsIn(language).serve.privacy
      const all = [table(keep), records(keepRecords), ...Object.values(lines)]
      const list = all.map(line => `<li>${escapeHtml(line)}</li>`).join('')
      return reply.type('text/html; charset=utf-8').send(plainPage(language, heading, `<ul>${list}</ul>`, STYLE))
    })
  })
}
