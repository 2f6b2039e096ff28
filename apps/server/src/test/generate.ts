/** The parts of JSON Schema that the API's document uses. */
interface Schema {
  readonly $ref?: string
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly type?: string | readonly string[]
  readonly items?: Schema
  readonly properties?: { readonly [key: string]: Schema }
  readonly required?: readonly string[]
  readonly additionalProperties?: Schema | boolean
}

/** The TypeScript type that a schema describes. */
const typeOf = (schema: Schema): string => {
  if (schema.$ref !== undefined) return schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)
  const any = schema.anyOf ?? schema.oneOf
  if (any !== undefined) return `(${any.map(typeOf).join(' | ')})`
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum !== undefined) return `(${schema.enum.map(each => JSON.stringify(each)).join(' | ')})`
  const { type } = schema
  if (typeof type !== 'string')
    return type === undefined ? 'unknown' : `(${type.map(one => typeOf({ ...schema, type: one })).join(' | ')})`
  switch (type) {
    case 'integer':
      return 'number'
    case 'array':
      return `${typeOf(schema.items ?? {})}[]`
    case 'object':
      return objectOf(schema)
    default:
      return type
  }
}

const objectOf = ({ properties, required = [], additionalProperties }: Schema): string => {
  if (properties === undefined) {
    const of = typeof additionalProperties === 'object' ? typeOf(additionalProperties) : 'unknown'
    return `{ [key: string]: ${of} }`
  }
  const keys = Object.entries(properties).map(
    ([key, schema]) => `${JSON.stringify(key)}${required.includes(key) ? '' : '?'}: ${typeOf(schema)}`,
  )
  return `{ ${keys.join('; ')} }`
}

/** The types of all schemas of an OpenAPI document, as a module. */
export const generateTypes = (schemas: { readonly [name: string]: unknown }): string =>
  Object.entries(schemas)
    .map(([name, schema]) => `export type ${name} = ${typeOf(schema as Schema)}\n`)
    .join('')
