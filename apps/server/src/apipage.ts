import { plain, plainPage } from './plainpage.ts'

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

/** A sentence with `code` in it. */
const prose = (text: string): string => plain(text).replace(/`([^`]*)`/g, '<code>$1</code>')

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
        field.description === undefined ? '' : `. ${prose(field.description)}`
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
        parameter.description === undefined ? '' : `. ${prose(parameter.description)}`
      }</li>`,
  )
  const answers = Object.entries(one.responses ?? {}).map(
    ([status, { description, content }]) =>
      `<li><b>${plain(status)}</b> ${description === undefined || description === 'Default Response' ? '' : prose(description)} ${bodyOf(content)}</li>`,
  )
  return [
    `<article><h3><b>${plain(method.toUpperCase())}</b> <code>${plain(path)}</code></h3>`,
    `<p><strong>${prose(one.summary ?? '')}</strong> ${prose(one.description ?? '')}</p>`,
    (one.security ?? []).length === 0
      ? ''
      : '<p>With the token of a seat: <code>Authorization: Bearer TOKEN</code>.</p>',
    parameters.length === 0 ? '' : `<ul>${parameters.join('')}</ul>`,
    one.requestBody === undefined ? '' : `<h4>Body</h4>${bodyOf(one.requestBody.content)}`,
    `<h4>Answers</h4><ul>${answers.join('')}</ul></article>`,
  ].join('')
}

const STYLE = `
article { border-top: 1px solid var(--line); padding-block: .5rem }
h3 b { color: var(--gold) } ul { padding-left: 1.25rem; margin: .25rem 0 }`

/** The OpenAPI document as one page for people: no script, nothing from elsewhere. */
export const describePage = ({ info, paths = {}, components }: ApiDocument): string => {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => operation(path, method, one)),
  )
  const schemas = Object.entries(components?.schemas ?? {}).map(
    ([name, schema]) =>
      `<article id="${plain(name)}"><h3>${plain(name)}</h3><p>${prose(schema.description ?? '')}</p>${say(schema)}</article>`,
  )
  const body = [
    `<p>${prose(info.description ?? '')}</p>`,
    '<p>The same for programs: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>',
    `<h2>What can be asked</h2>${operations.join('')}<h2>Words used above</h2>${schemas.join('')}`,
  ].join('\n')
  return plainPage('en', `${info.title}: the API`, body, STYLE)
}
