import type { JsonSchema } from '../codec'
import type { Schema } from './open-api-types'

/** Replaces each titled part of the schema by a `$ref`. */
export const schemaReference = (schema: JsonSchema): Schema =>
  schema.title === undefined ? inlineSchema(schema) : { $ref: `#/components/schemas/${schema.title}` }

/** Replaces the titled parts within the schema, but not the schema itself. */
const inlineSchema = (schema: JsonSchema): Schema => {
  switch (schema.type) {
    case 'array':
      return { ...schema, items: schemaReference(schema.items) }
    case 'object':
      return {
        ...schema,
        properties: referenceProperties(schema.properties),
        additionalProperties:
          typeof schema.additionalProperties === 'object'
            ? schemaReference(schema.additionalProperties)
            : schema.additionalProperties,
      }
    case 'string':
    case 'number':
    case 'integer':
    case 'boolean':
    case 'null':
      return schema
    default:
      return schema.anyOf === undefined ? schema : { ...schema, anyOf: schema.anyOf.map(schemaReference) }
  }
}

const referenceProperties = (properties: Readonly<Record<string, JsonSchema>>): Readonly<Record<string, Schema>> =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, schemaReference(schema)]))

/** Every schema with a title within these schemas, sorted by title. */
export const collectNamedSchemas = (schemas: ReadonlyArray<JsonSchema>): Readonly<Record<string, Schema>> => {
  const namedSchemas = new Map<string, Schema>()
  const visit = (schema: JsonSchema): void => {
    if (schema.title !== undefined) {
      if (namedSchemas.has(schema.title)) return
      namedSchemas.set(schema.title, inlineSchema(schema))
    }
    for (const part of subschemasOf(schema)) visit(part)
  }
  for (const schema of schemas) visit(schema)
  return Object.fromEntries([...namedSchemas].toSorted(([name], [otherName]) => (name < otherName ? -1 : 1)))
}

const subschemasOf = (schema: JsonSchema): ReadonlyArray<JsonSchema> => {
  if (schema.type === 'array') return [schema.items]
  if (schema.type === 'object')
    return [
      ...Object.values(schema.properties),
      ...(typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : []),
    ]
  return schema.type === undefined ? (schema.anyOf ?? []) : []
}
