import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BodyOverLimit, ForbiddenFieldName, parseJsonInSteps, type ParsePorts } from '../../../server/steps/parse-json'
import type { JsonSchema } from '../../../contract'
import { saveProject } from '../../../contract/project'
import { postRouteProblem } from '../../../contract/optimisation'
import { uploadStops } from '../../../contract/stop'

const listOf = (count: number): ReadonlyArray<number> => Array.from({ length: count }, (_, index) => index)

const fieldsOf = (count: number): object => Object.fromEntries(listOf(count).map((index) => [`k${index}`, 0]))

const stepsOf = (text: string, ports: Partial<ParsePorts> = {}) =>
  parseJsonInSteps(Buffer.from(text), { parse: (slice): unknown => JSON.parse(slice), schema: undefined, ...ports })

const parseAll = (
  text: string,
  ports: Partial<ParsePorts> = {},
): { readonly value: unknown; readonly steps: number } => {
  const parsing = stepsOf(text, ports)
  for (let steps = 0; ; steps += 1) {
    const step = parsing.next()
    if (step.done === true) return { value: step.value, steps }
  }
}

const reasonFor = (text: string, schema?: JsonSchema): unknown => {
  try {
    return parseAll(text, { schema })
  } catch (error) {
    return error instanceof BodyOverLimit ? error.refusal.details : error
  }
}

/** JSON with blanks, in which any few characters may be missing or doubled. */
const damagedJson = fc
  .tuple(
    fc.jsonValue({ maxDepth: 4 }),
    fc.constantFrom(undefined, 1, '\t'),
    fc.nat(),
    fc.constantFrom('', ',', ']', '}', '"', ' 1'),
  )
  .map(([value, indent, at, insert]) => {
    const text = JSON.stringify(value, null, indent)
    const cut = at % (text.length + 1)
    return text.slice(0, cut) + insert + text.slice(insert === '' ? cut + 1 : cut)
  })

describe('parseJsonInSteps', () => {
  it('a text is parsed in slices as it is in one go', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 5 }), fc.nat({ max: 40 }), (text, sliceBytes) => {
        expect(parseAll(text, { sliceBytes }).value).toEqual(JSON.parse(text))
      }),
    )
  })

  it('a text that is no JSON is refused in slices as well', () => {
    const parsed = (parse: () => unknown): unknown => {
      try {
        return { value: parse() }
      } catch {
        return 'not JSON'
      }
    }
    fc.assert(
      fc.property(damagedJson, fc.nat({ max: 10 }), (text, sliceBytes) => {
        expect(parsed(() => parseAll(text, { sliceBytes }).value)).toEqual(parsed(() => JSON.parse(text)))
      }),
      { numRuns: 300 },
    )
  })

  it('a long list is parsed in many steps', () => {
    const list = Array.from({ length: 900 }, (_, index) => ({ index, text: 'x'.repeat(1_000) }))
    const { value, steps } = parseAll(JSON.stringify(list))
    expect(value).toEqual(list)
    expect(steps).toBeGreaterThan(12)
  })

  it('a slice with a prototype as its constructor is refused', () => {
    expect(() => parseAll('{"constructor":{"prototype":[1,2,3]}}', { sliceBytes: 1 })).toThrow(ForbiddenFieldName)
  })

  it.each([
    [
      'fields',
      saveProject.body.codec.schema,
      { stopsDocument: { s1: fieldsOf(700) } },
      'stopsDocument.s1',
      /^Has more than \d+ fields$/,
    ],
    [
      'items',
      postRouteProblem.body.codec.schema,
      { stops: [{}, { windows: listOf(1_001) }] },
      'stops.1.windows',
      /^Has more than 1,000 items$/,
    ],
    ['stops', uploadStops.body.codec.schema, listOf(20_001), '', /^Has more than 10,000 items$/],
    [
      'levels',
      undefined,
      JSON.parse('['.repeat(65) + ']'.repeat(65)),
      Array.from({ length: 64 }, () => '0').join('.'),
      /^Nested more than 64 levels deep$/,
    ],
  ])('a body with too many %s is refused before it is parsed', (_, schema, body, field, reason) => {
    expect(reasonFor(JSON.stringify(body), schema)).toEqual([{ field, reason: expect.stringMatching(reason) }])
  })

  it('what the server has stored itself may have any number of fields and items', () => {
    const stored = { stops: listOf(3_000), fields: fieldsOf(3_000) }
    expect(parseAll(JSON.stringify(stored), { isLimited: false }).value).toEqual(stored)
  })

  it('what the server has stored itself may be nested deeper than a body', () => {
    const stored = JSON.parse('['.repeat(70) + ']'.repeat(70)) as unknown
    expect(parseAll(JSON.stringify(stored), { isLimited: false, sliceBytes: 1 }).value).toEqual(stored)
  })
})
