import { wordsIn } from '@halfpint/words'
import type { App } from '../app.ts'
import { guardPages } from '../page.ts'
import { languageIn } from '../problem.ts'
import type { Settings } from '../settings.ts'

const STYLE = `
:root { color-scheme: light dark }
body { font: 17px/1.6 system-ui, sans-serif; max-width: 42rem; margin: 0 auto; padding: 1.5rem 1rem 4rem }`

const plain = (text: string): string => text.replace(/[&<>]/g, sign => `&#${sign.charCodeAt(0)};`)

/** Serves a page that says what this server keeps of people, and for how long, as it is set. */
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
      return reply
        .type('text/html; charset=utf-8')
        .send(
          `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${plain(heading)}</title><style>${STYLE}</style></head><body><main><h1>${plain(heading)}</h1><ul>${all
            .map(line => `<li>${plain(line)}</li>`)
            .join('')}</ul></main></body></html>`,
        )
    })
  })
}
