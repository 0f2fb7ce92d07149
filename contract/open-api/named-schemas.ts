import type { JsonSchema } from '../shape'
import type { Schema } from './document'

/** The schema, in which each part with a title is replaced by a `$ref` to that title. */
export const pointed = (schema: JsonSchema): Schema =>
  schema.title === undefined ? opened(schema) : { $ref: `#/components/schemas/${schema.title}` }

/** The same, but the schema itself is written out. */
const opened = (schema: JsonSchema): Schema => {
  switch (schema.type) {
    case 'array':
      return { ...schema, items: pointed(schema.items) }
    case 'object':
      return {
        ...schema,
        properties: mapped(schema.properties),
        additionalProperties:
          typeof schema.additionalProperties === 'object'
            ? pointed(schema.additionalProperties)
            : schema.additionalProperties,
      }
    case 'string':
    case 'number':
    case 'integer':
    case 'boolean':
    case 'null':
      return schema
    default:
      return schema.anyOf === undefined ? schema : { ...schema, anyOf: schema.anyOf.map(pointed) }
  }
}

const mapped = (properties: Readonly<Record<string, JsonSchema>>): Readonly<Record<string, Schema>> =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, pointed(schema)]))

/** Every schema with a title within these schemas, sorted by title. */
export const namedIn = (schemas: ReadonlyArray<JsonSchema>): Readonly<Record<string, Schema>> => {
  const found = new Map<string, Schema>()
  const look = (schema: JsonSchema): void => {
    if (schema.title !== undefined) {
      if (found.has(schema.title)) return
      found.set(schema.title, opened(schema))
    }
    for (const part of partsOf(schema)) look(part)
  }
  for (const schema of schemas) look(schema)
  return Object.fromEntries([...found].toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

const partsOf = (schema: JsonSchema): ReadonlyArray<JsonSchema> => {
  if (schema.type === 'array') return [schema.items]
  if (schema.type === 'object')
    return [
      ...Object.values(schema.properties),
      ...(typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : []),
    ]
  return schema.type === undefined ? (schema.anyOf ?? []) : []
}
