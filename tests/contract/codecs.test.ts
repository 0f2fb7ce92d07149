import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allEndpoints, reasonsOf, statusOf } from '../../contract'
import { absentFrom, brokenFrom, requiredBy } from '../kit/arbitraries/broken-from-schema'
import { validFrom } from '../kit/arbitraries/from-schema'
import { schemaMismatches } from '../kit/schema-mismatches'
import { left } from '../kit/either'

const codecsOfEndpoints = allEndpoints.flatMap((endpoint) => [
  { words: `the parameters of ${endpoint.name}`, codec: endpoint.parameters },
  { words: `the query of ${endpoint.name}`, codec: endpoint.query },
  { words: `the body of ${endpoint.name}`, codec: endpoint.body.codec },
  ...(endpoint.answer.kind === 'file' || endpoint.answer.kind === 'optional bytes'
    ? []
    : [{ words: `the answer of ${endpoint.name}`, codec: endpoint.answer.codec }]),
])

/** Many endpoints share a codec, which is tested once. */
const distinct = [...new Map(codecsOfEndpoints.map((namedCodec) => [namedCodec.codec, namedCodec])).values()]

describe.each(distinct)('$words', ({ codec }) => {
  it('the example fits the schema', () => {
    expect(schemaMismatches(codec.schema, codec.example)).toEqual([])
  })

  it('a value that fits the schema is decoded', () => {
    fc.assert(
      fc.property(validFrom(codec.schema), (value) => {
        expect(schemaMismatches(codec.schema, value)).toEqual([])
        const read = codec.decode(JSON.parse(JSON.stringify(value)))
        expect(E.isLeft(read) ? reasonsOf(read.left) : []).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  it('an invalid value is decoded or refused with a reason, and never throws', () => {
    fc.assert(
      fc.property(brokenFrom(codec.schema), (value) => {
        const read = codec.decode(value)
        expect(E.isLeft(read) ? reasonsOf(read.left) : ['read']).not.toEqual([])
      }),
      { numRuns: 60 },
    )
  })
})

/** A capacity has two names; refusals use the name of the form. */
const refusedFieldNames: Readonly<Record<string, string>> = { capacity: 'vehicleCapacity' }

/** Required fields that the parser derives from other fields if they are missing. */
const derived = ['addressSummary of DriverDraft']

const requiredFields = allEndpoints.flatMap(({ name, parameters, query, body }) =>
  [parameters, query, body.codec]
    .flatMap((codec) => requiredBy(codec.schema).map((path) => ({ name, codec, path, field: path.join('.') })))
    .filter(({ codec, field }) => !derived.includes(`${field} of ${codec.schema.title}`)),
)

describe.each(requiredFields)('the required fields of $name', ({ codec, path, field }) => {
  it(`a value without ${field} is refused`, () => {
    fc.assert(
      fc.property(absentFrom(codec.schema, path), (value) => {
        const read = codec.decode(value)
        const fields = E.isLeft(read) ? reasonsOf(read.left).map((reason) => reason.field) : []
        expect(fields).toContain(refusedFieldNames[field] ?? field)
      }),
      { numRuns: 20 },
    )
  })
})

const bodies = allEndpoints.filter(({ body }) => body.kind === 'json')

describe.each(bodies)('the body of $name', ({ body }) => {
  it('an invalid body is decoded, or refused with 422 and a field and reason for each error', () => {
    fc.assert(
      fc.property(brokenFrom(body.codec.schema), (value) => {
        const read = body.decode(value)
        if (E.isRight(read)) return
        expect(statusOf(read.left)).toBe(422)
        const names = read.left.code === 'bad_upload' ? ['row', 'field', 'reason'] : ['field', 'reason']
        for (const detail of read.left.details ?? []) expect(Object.keys(detail as object)).toEqual(names)
        expect(read.left.details).not.toHaveLength(0)
      }),
      { numRuns: 100 },
    )
  })

  it('a refusal has well-formed, short texts, whatever the fields are called', () => {
    const { message = '', details = [] } = left(body.decode({ '\udc00': '\0', ['x'.repeat(5_000)]: '\0' }))
    const fields = details.map((detail) => String(Object(detail).field))
    expect([message, ...fields].filter((text) => !text.isWellFormed() || text.length > 400)).toEqual([])
    expect(fields).not.toHaveLength(0)
  })

  it.each([
    ['NUL', 'a\0b'],
    ['half a surrogate pair', '\ud800'],
  ])('a text that contains %s is refused', (_, text) => {
    const refused = left(body.decode({ deep: [{ inside: text }] }))
    expect(refused.details).toContainEqual({ field: 'deep.0.inside', reason: 'Has a character that cannot be kept' })
  })
})
