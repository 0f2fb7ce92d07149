import * as t from 'io-ts'
import { decodeStopsDocument, stopFlags, encodeStopsDocument } from '../../src/domain/stop'
import { right } from '../../tests/kit/either'
import { overTheWire } from '../../tests/kit/json-round-trip'
import { benchCase, type BenchCase } from '../timed-case'
import { aPlanOf } from './bench-plan'

/** The plain way: a codec of the same fields in a single spelling. */
const codec = t.record(
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
 * How many stops stay in memory, whatever the size of a document. Otherwise small documents would be collected
 * before the collector ever has to move them.
 */
const STAYING = 200_000

/** Keeps what was read for a while, as an open plan is kept. */
const staying = (size: number, read: () => unknown): (() => unknown) => {
  const kept = Array.from({ length: Math.ceil(STAYING / size) }, read)
  let at = 0
  return () => {
    at = (at + 1) % kept.length
    return (kept[at] = read())
  }
}

export const decodeCases: ReadonlyArray<BenchCase> = [
  {
    name: 'decode a stops document',
    against: 'io-ts, one spelling, nothing kept',
    at: (size) => {
      const document = overTheWire(encodeStopsDocument(aPlanOf(size).stops))
      return {
        ours: benchCase(staying(size, () => right(decodeStopsDocument(document)))),
        plain: benchCase(staying(size, () => right(codec.decode(document)))),
      }
    },
  },
]
