import fc from 'fast-check'
import type { StopFilter, StopList } from '../../../src/domain/stop'
import { inChunksOf } from '../builders/stop-list'
import { aCity, aCustomerName, someStops } from './stop'
import { withFields } from '../builders/stop'

/** Few days, one of them without stops. */
export const aStopFilter = (): fc.Arbitrary<StopFilter> =>
  fc.record(
    {
      onlyUnplanned: fc.boolean(),
      focusedDay: fc.constantFrom(undefined, 'ALL', '2026-11-23', '2026-11-24', 'Wo', 'Vr'),
    },
    { noNullPrototype: true },
  )

/** Stops as a server may list them, some of them of type START or END. */
export const aStopList = (): fc.Arbitrary<StopList> =>
  fc
    .tuple(
      someStops(),
      fc.array(fc.tuple(fc.nat(40), fc.constantFrom('START', 'END')), { maxLength: 3 }),
      someChunkSizes(),
    )
    .map(([stops, endings, sizes]) =>
      inChunksOf(
        sizes,
        stops.map((stop, index) =>
          withFields(stop, { type: endings.find(([endIndex]) => endIndex === index)?.[1] ?? stop.facts.type }),
        ),
      ),
    )

/** The numbers of stops in chunks, which are repeated. */
export const someChunkSizes = (): fc.Arbitrary<ReadonlyArray<number>> =>
  fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 3 })

/** A part of a name or city in any case, or a text that occurs in none. */
export const aQuery = (): fc.Arbitrary<string> =>
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.tuple(fc.oneof(aCustomerName(), aCity()), fc.nat(12), fc.nat(6), fc.nat(2)).map(substringOf),
    },
    { weight: 1, arbitrary: fc.constantFrom('', ' ', 'zzz', 'café', 'CAFE\u0301', "'S-", '2026', 'undefined', '\n') },
  )

const substringOf = ([text, from, length, letters]: readonly [string, number, number, number]): string => {
  const part = text.slice(from % text.length, (from % text.length) + 1 + length)
  return letters === 0 ? part : letters === 1 ? part.toUpperCase() : part.toLowerCase()
}
