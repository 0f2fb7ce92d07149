import type { JsonSchema } from '../shape'
import type { Schema } from './document'

/** The schema with each part that has a title pointed at by that title. */
export const pointed = (schema: JsonSchema): Schema =>
  schema.title === undefined ? opened(schema) : { $ref: `#/components/schemas/${schema.title}` }

/** The same without pointing at the schema itself. */
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

/** Every schema with a title that is found in these, in the order of the titles. */
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
