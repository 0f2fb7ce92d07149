import * as t from 'io-ts'
import { stopFlags } from '../../src/domain/stop'
import { right } from '../../tests/kit/either'
import { jsonRoundTrip } from '../../tests/kit/json-round-trip'
import { timedCall, type TimedCase } from '../timed-case'
import { benchPlanOf } from './bench-plan'
import { decodeStopsDocument, encodeStopsDocument } from '../../contract/stop'

/** The baseline: a codec of the same fields in a single spelling. */
const plainCodec = t.record(
  t.string,
  t.intersection([
    t.type({
      id: t.string,
      shortId: t.string,
      createdAt: t.string,
      type: t.string,
      priority: t.keyof({ Low: null, Regular: null, High: null }),
      customerName: t.string,
      zip: t.string,
      houseNumber: t.string,
      isPlanned: t.boolean,
      stopNumber: t.number,
      isVisible: t.boolean,
      demand: t.array(t.number),
      groupedExternalTaskIds: t.array(t.string),
    }),
    t.partial({
      contactName: t.string,
      houseNumberSuffix: t.string,
      street: t.string,
      city: t.string,
      addressSummary: t.string,
      lat: t.number,
      lng: t.number,
      timeSlotEarliest: t.string,
      timeSlotLatest: t.string,
      duration: t.number,
      productDescription: t.string,
      notes: t.string,
      optimizedIndex: t.number,
      routeNumber: t.number,
      routeName: t.string,
      routeDay: t.string,
      externalRouteId: t.number,
      color: t.string,
    }),
    t.partial(Object.fromEntries(stopFlags.map((flag) => [flag, t.boolean]))),
  ]),
)

/**
 * The number of stops kept in memory, whatever the document's size; otherwise small documents would be freed before
 * the collector ever moves them.
 */
const STOPS_IN_MEMORY = 200_000

/** Keeps results for a while, as an open plan is kept. */
const keepResults = (size: number, decode: () => unknown): (() => unknown) => {
  const results = Array.from({ length: Math.ceil(STOPS_IN_MEMORY / size) }, decode)
  let index = 0
  return () => {
    index = (index + 1) % results.length
    return (results[index] = decode())
  }
}

export const decodeCases: ReadonlyArray<TimedCase> = [
  {
    name: 'decode a stops document',
    baselineName: 'io-ts, one spelling, nothing kept',
    forSize: (size) => {
      const document = jsonRoundTrip(encodeStopsDocument(benchPlanOf(size).stops))
      return {
        product: timedCall(keepResults(size, () => right(decodeStopsDocument(document)))),
        baseline: timedCall(keepResults(size, () => right(plainCodec.decode(document)))),
      }
    },
  },
]
