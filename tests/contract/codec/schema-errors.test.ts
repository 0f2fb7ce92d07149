import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allEndpoints } from '../../../contract'
import { schemaErrors, type JsonSchema } from '../../../contract/codec'
import { validFrom } from '../../kit/arbitraries/from-schema'

const schema: JsonSchema = {
  type: 'object',
  properties: {
    count: { type: 'integer', minimum: 1, maximum: 9 },
    kind: { type: 'string', enum: ['Low', 'High'] },
    list: { type: 'array', items: { type: 'number' }, minItems: 1, maxItems: 2 },
    either: { anyOf: [{ type: 'number' }, { type: 'array', items: { type: 'number' } }] },
    nothing: { type: 'null' },
    free: {},
  },
  required: ['count'],
  additionalProperties: { type: 'boolean' },
}

const check = schemaErrors(schema)

describe('schemaErrors', () => {
  it.each([
    [{ count: 10 }, 'count', 'Must be at most 9, not 10'],
    [{ count: 1.5 }, 'count', 'Not a whole number: 1.5'],
    [{ kind: 'Mid' }, 'kind', 'Unknown value "Mid". Use Low or High'],
    [{ list: [] }, 'list', 'Has 0 items, fewer than 1'],
    [{ list: [1, 2, 3] }, 'list', 'Has 3 items, more than 2'],
    [{ list: [1, 'x'] }, 'list.1', 'Not a number: "x"'],
    [{ either: 'x' }, 'either', 'Not a number: "x"'],
    [{ either: [1, 'x'] }, 'either.1', 'Not a number: "x"'],
    [{ nothing: 1 }, 'nothing', 'Not nothing: 1'],
    [{ other: 'perhaps' }, 'other', 'Not true or false: "perhaps"'],
    [[], '', 'Not a record: a list'],
  ])('an invalid value is reported with its field: %j', (value, field, reason) => {
    expect(check(value)).toEqual([{ field, reason }])
  })

  it.each([
    {},
    { count: null, kind: '', list: undefined },
    { count: '7', kind: 'low', either: ['1', 2], free: { any: 'thing' }, other: 'true' },
  ])('absent fields and other spellings of a value are no errors: %j', (value) => {
    expect(check(value)).toEqual([])
  })

  it('a value that the schema generates has no errors', () => {
    const bodySchemas = allEndpoints.map(({ body }) => body.codec.schema)
    fc.assert(
      fc.property(
        fc
          .constantFrom(...bodySchemas)
          .chain((bodySchema) => validFrom(bodySchema).map((value) => [bodySchema, value] as const)),
        ([bodySchema, value]) => {
          expect(schemaErrors(bodySchema)(JSON.parse(JSON.stringify(value)))).toEqual([])
        },
      ),
      { numRuns: 200 },
    )
  })
})
