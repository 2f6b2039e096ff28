/** Escapes text for HTML and its attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, mark => `&#${mark.charCodeAt(0)};`)

const STYLE = `
:root { color-scheme: light dark; --line: #8885; --gold: #9a6b00; --paper: #fbf6ec }
@media (prefers-color-scheme: dark) { :root { --gold: #e3b341; --paper: #1b140d } }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; background: var(--paper); overflow-wrap: anywhere }
h1 { color: var(--gold); line-height: 1.2 } a { color: var(--gold) } code { font-size: .95em }`

/** A page without scripts and external resources, with its title as heading. */
export const plainPage = (language: string, title: string, body: string, style = ''): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><style>${STYLE}${style}</style></head><body><main><h1>${escapeHtml(title)}</h1>
${body}</main></body></html>`
