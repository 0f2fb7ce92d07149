import fc from 'fast-check'
import type { JsonSchema, ListSchema, NumberSchema, RecordSchema } from '../../../contract/codec'
import { schemaFixes, instead } from './schema-fixes'
import { textFor } from './schema-text'

/** A JSON value that fits the schema. */
export const validFrom = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  const replacement = instead[schema.title ?? '']
  if (replacement !== undefined) return replacement()
  switch (schema.type) {
    case 'string':
      return textFor(schema)
    case 'number':
    case 'integer':
      return numberFor(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return listFor(schema)
    case 'object':
      return recordFor(schema)
    default:
      return schema.anyOf === undefined ? anything : fc.oneof(...schema.anyOf.map(validFrom))
  }
}

const anything = fc.jsonValue({ maxDepth: 2 })

const numberFor = ({ type, minimum, maximum }: NumberSchema): fc.Arbitrary<number> => {
  const [min, max] = [minimum ?? -1_000_000_000, maximum ?? 1_000_000_000]
  return type === 'integer'
    ? fc.integer({ min, max })
    : fc
        .oneof(fc.integer({ min: Math.ceil(min), max: Math.floor(max) }), fc.double({ min, max, noNaN: true }))
        .map((number) => number + 0)
}

/** Lists are short; their maximum lengths are tested elsewhere. */
const listFor = ({ items, minItems = 0, maxItems = 4 }: ListSchema): fc.Arbitrary<ReadonlyArray<unknown>> =>
  fc.array(validFrom(items), { minLength: minItems, maxLength: Math.min(maxItems, minItems + 4) })

const recordFor = ({
  title,
  properties,
  required,
  additionalProperties,
}: RecordSchema & { readonly title?: string }) => {
  const withAgreements = schemaFixes[title ?? ''] ?? ((record) => record)
  return fc
    .tuple(
      anExtraField(additionalProperties),
      fc.record(Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, validFrom(property)])), {
        requiredKeys: [...required],
        noNullPrototype: true,
      }),
    )
    .map(([others, record]) => withAgreements({ ...others, ...record }))
}

/** Unknown fields of a record, with names that no schema has. */
const anExtraField = (schema: boolean | JsonSchema): fc.Arbitrary<Readonly<Record<string, unknown>>> => {
  if (schema === false) return fc.constant({})
  const name =
    schema === true
      ? fc.constantFrom('erpNumber', 'x-colour', 'Ömlaut', 'toString')
      : fc.stringMatching(/^[a-z0-9]{1,8}$/)
  return fc.dictionary(name, schema === true ? anything : validFrom(schema), { maxKeys: 3, noNullPrototype: true })
}
