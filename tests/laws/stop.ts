import assert from 'node:assert/strict'
import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { stopList, type Stop } from '../../src/domain/stop'
import { someSpellingChoices, spelled, type SpellingChoices } from '../kit/arbitraries/spelling'
import { aStop, someStops } from '../kit/arbitraries/stop'
import { right } from '../kit/either'
import { law, type Law } from '../kit/law'
import { jsonRoundTrip } from '../kit/json-round-trip'
import { withFields } from '../kit/builders/stop'
import { decodeStop, decodeStopsDocument, encodeStop, encodeStopsDocument } from '../../contract/stop'

const record = (value: unknown): Readonly<Record<string, unknown>> => Object(value)

const without = (
  value: unknown,
  isOmitted: (name: string, value: unknown) => boolean,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(record(value)).filter(([name, one]) => !isOmitted(name, one)))

/** Numbers and flags may also be text. */
const spellingsOf = (field: string, value: unknown): ReadonlyArray<unknown> => {
  if (field === 'type' || field === 'priority') return [value, String(value).toLowerCase()]
  if (value === undefined) return [undefined, null]
  return typeof value === 'number' || typeof value === 'boolean' ? [value, String(value)] : [value]
}

/** Unknown fields have only one name. */
const encodedStop = (stop: Stop, choices: SpellingChoices): Readonly<Record<string, unknown>> => ({
  ...spelled(encodeStop(withFields(stop, { unknownFields: {} })), choices, spellingsOf),
  ...stop.facts.unknownFields,
})

const unknownFields = (): fc.Arbitrary<Readonly<Record<string, unknown>>> =>
  fc
    .array(
      fc.tuple(
        fc.constantFrom(
          'extra',
          'unknownFields',
          'coordinates',
          'flags',
          'constructor',
          'toString',
          '',
          'ë',
          'eta',
          '0',
        ),
        fc.jsonValue(),
      ),
    )
    .map((fields) => Object.fromEntries(fields))

/** Records that look like stops with any values, and other values. */
const anyValue = (): fc.Arbitrary<unknown> => {
  const anything = fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withNullPrototype: true,
    withSparseArray: true,
  })
  const names = [
    'id',
    'type',
    'lat',
    'lng',
    'address',
    'demand',
    'stop_number',
    'isPlanned',
    'timeSlotEarliest',
    'priority',
  ]
  return fc.oneof(
    anything,
    fc.array(fc.tuple(fc.constantFrom(...names), anything)).map((fields) => Object.fromEntries(fields)),
    fc
      .array(fc.tuple(fc.constantFrom(...names), fc.constantFrom(0, -1, '', 'x', null, Infinity, '10', [], {})))
      .map((fields) => Object.fromEntries([['id', 's1'], ...fields])),
  )
}

export const stopLaws: ReadonlyArray<Law> = [
  law({
    name: 'a stop survives the wire',
    statement: 'An encoded stop is decoded to an equal one, with its unknown fields.',
    subject: encodeStop,
    arbitrary: aStop(),
    holds: (subject, stop) => assert.deepEqual(right(decodeStop(jsonRoundTrip(subject(stop)))), stop),
    mutants: {
      'unknown fields are dropped': (stop) => encodeStop(withFields(stop, { unknownFields: {} })),
      'a flag is dropped': (stop) => without(encodeStop(stop), (name) => name === 'isScannedIn'),
      'lat and lng are swapped': (stop) => {
        const { lat, lng, ...encoded } = encodeStop(stop)
        return { ...encoded, lat: lng, lng: lat }
      },
      'the number of an unplanned stop is 0': (stop) => ({
        ...encodeStop(stop),
        stopNumber: Math.max(stop.placement.stopNumber, 0),
      }),
      'a hidden stop becomes visible': (stop) => ({ ...encodeStop(stop), isVisible: true }),
    },
  }),
  law({
    name: 'a stop in any spelling',
    statement: 'Every spelling of §3 decodes to the same stop.',
    subject: decodeStop,
    arbitrary: fc.tuple(aStop(), someSpellingChoices()),
    holds: (subject, [stop, choices]) =>
      assert.deepEqual(right(subject(jsonRoundTrip(encodedStop(stop, choices)))), stop),
    mutants: {
      'snake case is not known': (value) => decodeStop(without(value, (name) => name.includes('_'))),
      'the inner address is ignored': (value) => decodeStop(without(value, (name) => name === 'address')),
      'null hides the other spelling': (value) => {
        const isNull = (name: string): boolean =>
          record(value)[name.replace(/_[a-z]/g, (_) => _.slice(1).toUpperCase())] === null
        return decodeStop(without(value, (name) => name.includes('_') && isNull(name)))
      },
      'numbers as text are refused': (value) =>
        decodeStop(without(value, (name, one) => name === 'duration' && typeof one === 'string')),
      'types are case-sensitive': (value) =>
        E.map((stop: Stop) => withFields(stop, { type: String(record(value)['type']) }))(decodeStop(value)),
    },
    show: ([stop, choices]) => JSON.stringify(encodedStop(stop, choices), undefined, 1),
  }),
  law({
    name: 'unknown fields of a stop survive',
    statement: 'Unknown fields come back unchanged, and change nothing else.',
    subject: (value: unknown): Readonly<Record<string, unknown>> => encodeStop(right(decodeStop(value))),
    arbitrary: fc.tuple(aStop(), unknownFields()),
    holds: (subject, [stop, unknown]) => {
      const encoded = encodeStop(withFields(stop, { unknownFields: {} }))
      assert.deepEqual(
        jsonRoundTrip(subject(jsonRoundTrip({ ...encoded, ...unknown }))),
        jsonRoundTrip({ ...encoded, ...unknown }),
      )
    },
    mutants: {
      'unknown fields are dropped': (value) => encodeStop(withFields(right(decodeStop(value)), { unknownFields: {} })),
      'an unknown field named flags is dropped': (value) =>
        without(encodeStop(right(decodeStop(value))), (name) => name === 'flags'),
      'nulls are dropped': (value) => without(encodeStop(right(decodeStop(value))), (_, one) => one === null),
    },
  }),
  law({
    name: 'any value can be decoded as a stop',
    statement: 'Any value is decoded or refused; a decoded stop decodes to an equal one again.',
    subject: decodeStop,
    arbitrary: anyValue(),
    holds: (subject, value) => {
      const decoded = subject(value)
      if (E.isLeft(decoded)) {
        assert.ok(decoded.left.length > 0)
        return
      }
      const {
        facts: { id, demand, duration, coordinates },
        placement: { stopNumber },
      } = decoded.right
      assert.equal(id, String(record(value)['id']))
      assert.notEqual(id.trim(), '')
      assert.ok(demand.length > 0 && demand.every((amount) => amount >= 0))
      assert.ok(duration === undefined || duration >= 0)
      assert.ok(Number.isFinite(stopNumber))
      assert.ok(coordinates === undefined || (Number.isFinite(coordinates.lat) && Number.isFinite(coordinates.lng)))
      assert.deepEqual(subject(encodeStop(decoded.right)), decoded)
    },
    mutants: {
      'numbers are not checked': (value) =>
        E.map((stop: Stop) => withFields(stop, { stopNumber: Number(record(value)['stop_number'] ?? -1) }))(
          decodeStop(value),
        ),
      'no demand is an empty demand': (value) =>
        E.map((stop: Stop) => (record(value)['demand'] === null ? withFields(stop, { demand: [] }) : stop))(
          decodeStop(value),
        ),
      'a missing id is generated': (value) => decodeStop({ id: 's1', ...record(value) }),
    },
  }),
  law({
    name: 'a stops document survives',
    statement: 'An encoded stops document is decoded to the same stops, each under its id.',
    subject: encodeStopsDocument,
    arbitrary: someStops({ maxLength: 6 }).map(stopList.from),
    holds: (subject, stops) => {
      const document = jsonRoundTrip(subject(stops))
      assert.deepEqual(
        Object.keys(record(document)),
        stopList.values(stops).map((stop) => stop.facts.id),
      )
      assert.deepEqual(right(decodeStopsDocument(document)), stops)
    },
    mutants: {
      'stops are keyed by their short ids': (stops) =>
        Object.fromEntries(Array.from(stops, (stop) => [stop.facts.shortId, encodeStop(stop)])),
      'the last stop is lost': (stops) => encodeStopsDocument([...stops].slice(0, -1)),
    },
  }),
]
