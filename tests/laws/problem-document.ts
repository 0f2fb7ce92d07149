import assert from 'node:assert/strict'
import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import type { FieldReason } from '../../src/domain/parse'
import { aBrokenField, aProblem, type BrokenField } from '../kit/arbitraries/problem'
import { left } from '../kit/either'
import { law, type Law } from '../kit/law'
import { jsonRoundTrip } from '../kit/json-round-trip'
import { decodeProblem, encodeProblem } from '../../contract/problem'

const withBroken = (problem: unknown, { list, field, value }: BrokenField): unknown => {
  const encoded = JSON.parse(JSON.stringify(problem))
  encoded[list][0][field] = value
  return encoded
}

export const problemDocumentLaws: ReadonlyArray<Law> = [
  law({
    name: 'encoding and decoding a problem',
    statement: 'A problem that is encoded, sent as JSON and decoded is the same problem.',
    subject: { decodeProblem, encodeProblem },
    arbitrary: aProblem(),
    holds: (subject, problem) =>
      assert.deepEqual(subject.decodeProblem(jsonRoundTrip(subject.encodeProblem(problem))), E.right(problem)),
    mutants: {
      'fixed positions are not encoded': {
        decodeProblem,
        encodeProblem: (problem) =>
          encodeProblem({ ...problem, stops: problem.stops.map((stop) => ({ ...stop, fixedPosition: undefined })) }),
      },
      'times lose their seconds': {
        decodeProblem,
        encodeProblem: (problem) =>
          encodeProblem({
            ...problem,
            vehicles: problem.vehicles.map((vehicle) => ({
              ...vehicle,
              latest: vehicle.latest - (vehicle.latest % 60),
            })),
          }),
      },
    },
  }),
  law({
    name: 'decoding an invalid problem',
    statement: 'A problem with one invalid field is refused with a reason for that field.',
    subject: decodeProblem,
    arbitrary: fc.tuple(aProblem(), aBrokenField()),
    holds: (subject, [problem, broken]) => {
      const fields = left(subject(withBroken(encodeProblem(problem), broken))).map((reason) => reason.field)
      const { list, field } = broken
      assert.ok(fields.includes(`${list}.0.${field}`), `${fields.join()} instead of ${list}.0.${field}`)
    },
    mutants: {
      'fields are named without their path': (value) =>
        E.mapLeft((reasons: ReadonlyArray<FieldReason>) =>
          reasons.map(({ field, reason }) => ({ field: field.split('.').at(-1) ?? '', reason })),
        )(decodeProblem(value)),
    },
  }),
  law({
    name: 'decoding any input as a problem',
    statement: 'Any input is decoded, or refused with reasons; no input makes the decoder throw.',
    subject: decodeProblem,
    arbitrary: fc.oneof(
      fc.jsonValue(),
      fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withSparseArray: true }),
      fc.record({ stops: fc.array(fc.anything()), vehicles: fc.array(fc.anything()), options: fc.anything() }),
    ),
    holds: (subject, value) => assert.ok(left(subject(value)).length > 0),
    nothingIsThrown: true,
    mutants: {
      'an input is refused without a reason': (value) => E.mapLeft(() => [])(decodeProblem(value)),
      'the decoder assumes that there are stops': (value) =>
        decodeProblem({ ...Object(value), stops: Object(value).stops.map((stop: unknown) => stop) }),
    },
  }),
]
