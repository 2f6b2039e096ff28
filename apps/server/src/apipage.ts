/** The part of an OpenAPI document that the page shows. */
export interface ApiDocument {
  readonly info: { readonly title: string; readonly description?: string }
  readonly paths?: { readonly [path: string]: { readonly [method: string]: Operation } }
  readonly components?: { readonly schemas?: { readonly [name: string]: Schema } }
}

interface Operation {
  readonly summary?: string
  readonly description?: string
  readonly security?: readonly unknown[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content?: Content }
  readonly responses?: { readonly [status: string]: { readonly description?: string; readonly content?: Content } }
}

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly description?: string
  readonly schema?: Schema
}

type Content = { readonly [type: string]: { readonly schema?: Schema } }

interface Schema {
  readonly [key: string]: unknown
  readonly $ref?: string
  readonly description?: string
}

const plain = (text: string): string =>
  text.replace(/[&<>"']/g, mark => `&#${mark.charCodeAt(0)};`).replace(/`([^`]*)`/g, '<code>$1</code>')

const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1)

const link = (ref: string): string => `<a href="#${plain(nameOf(ref))}">${plain(nameOf(ref))}</a>`

/** A schema in a few words: `Seat`, `{ id, wish }`, `text`, `list of Entry`. */
const say = (schema: Schema | undefined): string => {
  if (schema === undefined) return 'anything'
  if (schema.$ref !== undefined) return link(schema.$ref)
  const choices = (schema.anyOf ?? schema.oneOf ?? schema.allOf) as readonly Schema[] | undefined
  if (choices !== undefined) return choices.map(say).join(' or ')
  if (schema.const !== undefined) return `<code>${plain(JSON.stringify(schema.const))}</code>`
  if (Array.isArray(schema.enum))
    return schema.enum.map(one => `<code>${plain(JSON.stringify(one))}</code>`).join(' or ')
  if (schema.type === 'array') return `list of ${say(schema.items as Schema)}`
  if (schema.type === 'object' || schema.properties !== undefined) {
    const names = Object.keys((schema.properties ?? {}) as object)
    return names.length === 0 ? 'object' : fields(schema)
  }
  return plain(String(schema.type ?? 'anything'))
}

const fields = (schema: Schema): string => {
  const required = new Set((schema.required ?? []) as readonly string[])
  const rows = Object.entries((schema.properties ?? {}) as Record<string, Schema>).map(
    ([name, field]) =>
      `<li><code>${plain(name)}</code>${required.has(name) ? '' : ' <i>(optional)</i>'}: ${say(field)}${
        field.description === undefined ? '' : `. ${plain(field.description)}`
      }</li>`,
  )
  return `<ul>${rows.join('')}</ul>`
}

const bodyOf = (content: Content | undefined): string =>
  Object.entries(content ?? {})
    .map(([type, { schema }]) => `<small>${plain(type)}</small> ${say(schema)}`)
    .join('<br>')

const operation = (path: string, method: string, one: Operation): string => {
  const parameters = (one.parameters ?? []).map(
    parameter =>
      `<li><code>${plain(parameter.name)}</code> <i>(${plain(parameter.in)}${parameter.required ? '' : ', optional'})</i>: ${say(parameter.schema)}${
        parameter.description === undefined ? '' : `. ${plain(parameter.description)}`
      }</li>`,
  )
  const answers = Object.entries(one.responses ?? {}).map(
    ([status, { description, content }]) =>
      `<li><b>${plain(status)}</b> ${description === undefined || description === 'Default Response' ? '' : plain(description)} ${bodyOf(content)}</li>`,
  )
  return [
    `<article><h3><b>${plain(method.toUpperCase())}</b> <code>${plain(path)}</code></h3>`,
    `<p><strong>${plain(one.summary ?? '')}</strong> ${plain(one.description ?? '')}</p>`,
    (one.security ?? []).length === 0
      ? ''
      : '<p>With the token of a seat: <code>Authorization: Bearer TOKEN</code>.</p>',
    parameters.length === 0 ? '' : `<ul>${parameters.join('')}</ul>`,
    one.requestBody === undefined ? '' : `<h4>Body</h4>${bodyOf(one.requestBody.content)}`,
    `<h4>Answers</h4><ul>${answers.join('')}</ul></article>`,
  ].join('')
}

const STYLE = `
:root { color-scheme: light dark; --line: #8884; --gold: #9a6b00 }
@media (prefers-color-scheme: dark) { :root { --gold: #e3b341 } }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; overflow-wrap: anywhere }
article { border-top: 1px solid var(--line); padding-block: .5rem }
h3 b, a { color: var(--gold) } code { font-size: .95em } ul { padding-left: 1.25rem; margin: .25rem 0 }`

/** The OpenAPI document as one page for people: no script, nothing from elsewhere. */
export const describePage = ({ info, paths = {}, components }: ApiDocument): string => {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => operation(path, method, one)),
  )
  const schemas = Object.entries(components?.schemas ?? {}).map(
    ([name, schema]) =>
      `<article id="${plain(name)}"><h3>${plain(name)}</h3><p>${plain(schema.description ?? '')}</p>${say(schema)}</article>`,
  )
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${plain(info.title)}: the API</title><style>${STYLE}</style></head><body>`,
    `<h1>${plain(info.title)}: the API</h1><p>${plain(info.description ?? '')}</p>`,
    '<p>The same for programs: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>',
    `<h2>What can be asked</h2>${operations.join('')}<h2>Words used above</h2>${schemas.join('')}</body></html>`,
  ].join('\n')
}
