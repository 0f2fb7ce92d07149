import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allEndpoints, reasonsOf, statusOf } from '../../contract'
import { absentFrom, brokenFrom, requiredBy } from '../kit/arbitraries/broken-from-schema'
import { validFrom } from '../kit/arbitraries/from-schema'
import { schemaMismatches } from '../kit/schema-mismatches'
import { left } from '../kit/either'

const shapesOfEndpoints = allEndpoints.flatMap((endpoint) => [
  { words: `the parameters of ${endpoint.name}`, shape: endpoint.parameters },
  { words: `the query of ${endpoint.name}`, shape: endpoint.query },
  { words: `the body of ${endpoint.name}`, shape: endpoint.body.shape },
  ...(endpoint.answer.kind === 'pdf'
    ? []
    : [{ words: `the answer of ${endpoint.name}`, shape: endpoint.answer.shape }]),
])

/** Many calls share a shape, which is tested once. */
const distinct = [...new Map(shapesOfEndpoints.map((one) => [one.shape, one])).values()]

describe.each(distinct)('$words', ({ shape }) => {
  it('has an example that its schema describes', () => {
    expect(schemaMismatches(shape.schema, shape.example)).toEqual([])
  })

  it('is read whenever it fits its schema', () => {
    fc.assert(
      fc.property(validFrom(shape.schema), (value) => {
        expect(schemaMismatches(shape.schema, value)).toEqual([])
        const read = shape.codec.decode(JSON.parse(JSON.stringify(value)))
        expect(E.isLeft(read) ? reasonsOf(read.left) : []).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  it('never breaks its reader', () => {
    fc.assert(
      fc.property(brokenFrom(shape.schema), (value) => {
        const read = shape.codec.decode(value)
        expect(E.isLeft(read) ? reasonsOf(read.left) : ['read']).not.toEqual([])
      }),
      { numRuns: 60 },
    )
  })
})

/** A capacity has two names; refusals use the name of the form. */
const toldAs: Readonly<Record<string, string>> = { capacity: 'vehicleCapacity' }

/** Required fields that the reader can derive from other fields where they are left out. */
const derived = ['addressSummary of DriverDraft']

const asked = allEndpoints.flatMap(({ name, parameters, query, body }) =>
  [parameters, query, body.shape]
    .flatMap((shape) => requiredBy(shape.schema).map((path) => ({ name, shape, path, field: path.join('.') })))
    .filter(({ shape, field }) => !derived.includes(`${field} of ${shape.schema.title}`)),
)

describe.each(asked)('what $name requires', ({ shape, path, field }) => {
  it(`is refused where it is absent: ${field}`, () => {
    fc.assert(
      fc.property(absentFrom(shape.schema, path), (value) => {
        const read = shape.codec.decode(value)
        const fields = E.isLeft(read) ? reasonsOf(read.left).map((reason) => reason.field) : []
        expect(fields).toContain(toldAs[field] ?? field)
      }),
      { numRuns: 20 },
    )
  })
})

const bodies = allEndpoints.filter(({ body }) => body.kind === 'json')

describe.each(bodies)('the body of $name', ({ body }) => {
  it('is read, or refused with a field and a reason', () => {
    fc.assert(
      fc.property(brokenFrom(body.shape.schema), (value) => {
        const read = body.decode(value)
        if (E.isRight(read)) return
        expect(statusOf(read.left)).toBe(422)
        for (const detail of read.left.details ?? []) expect(Object.keys(detail as object)).toEqual(['field', 'reason'])
        expect(read.left.details).not.toHaveLength(0)
      }),
      { numRuns: 100 },
    )
  })

  it('is refused in words that can be sent, whatever its fields are called', () => {
    const { message = '', details = [] } = left(body.decode({ '\udc00': '\0', ['x'.repeat(5_000)]: '\0' }))
    const fields = details.map((detail) => String(Object(detail).field))
    expect([message, ...fields].filter((text) => !text.isWellFormed() || text.length > 400)).toEqual([])
    expect(fields).not.toHaveLength(0)
  })

  it.each([
    ['NUL', 'a\0b'],
    ['half a character', '\ud800'],
  ])('is refused wherever a text has %s', (_, text) => {
    const refused = left(body.decode({ deep: [{ inside: text }] }))
    expect(refused.details).toContainEqual({ field: 'deep.0.inside', reason: 'Has a character that cannot be kept' })
  })
})
