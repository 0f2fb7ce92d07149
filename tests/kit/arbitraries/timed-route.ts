import fc from 'fast-check'
import type { Coordinates } from '../../../src/domain/address'
import type { FindLeg } from '../../../src/domain/problem'
import type { TimedFrame, TimedStop } from '../../../src/domain/schedule/timed-route'

const HOUR = 3600

/** A place on a line, as many minutes from the depot as its number. */
const aPlace = (): fc.Arbitrary<Coordinates> =>
  fc.integer({ min: 0, max: 60 }).map((minutes) => ({ lat: 52, lng: 5 + minutes / 1000 }))

const aTime = (): fc.Arbitrary<number> => fc.integer({ min: 7 * 4, max: 16 * 4 }).map((quarter) => quarter * (HOUR / 4))

/** A stop or reload with a narrow slot, a wide one or none, and with or without a known place. */
export const aTimedStop = (): fc.Arbitrary<TimedStop> =>
  fc.record(
    {
      coordinates: fc.option(aPlace(), { nil: undefined, freq: 6 }),
      opensAt: fc.oneof(fc.constant(-Infinity), aTime()),
      closesAt: fc.oneof(fc.constant(Infinity), aTime()),
      serviceSeconds: fc.constantFrom(0, 300, 1800),
      load: fc.oneof(
        {
          weight: 5,
          arbitrary: fc.record({
            type: fc.constantFrom('Delivery', 'Delivery', 'Pickup', 'Service'),
            demand: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 2 }),
          }),
        },
        { weight: 1, arbitrary: fc.constant('reload' as const) },
      ),
    },
    { noNullPrototype: true },
  )

/** Without waits, and with slots that end soon after work starts or before. */
const aLateStop = (): fc.Arbitrary<TimedStop> =>
  aTimedStop().map((stop) => ({
    ...stop,
    opensAt: -Infinity,
    closesAt: stop.closesAt === Infinity ? Infinity : 7 * HOUR + (stop.closesAt % (2 * HOUR)),
    serviceSeconds: stop.serviceSeconds / 60,
  }))

export const manyLateStops = (): fc.Arbitrary<ReadonlyArray<TimedStop>> => fc.array(aLateStop(), { maxLength: 30 })

export const someTimedStops = (): fc.Arbitrary<ReadonlyArray<TimedStop>> => fc.array(aTimedStop(), { maxLength: 8 })

export const aTimedFrame = (): fc.Arbitrary<TimedFrame> =>
  fc.record(
    {
      start: fc.option(aPlace(), { nil: undefined, freq: 6 }),
      end: fc.option(aPlace(), { nil: undefined, freq: 6 }),
      startsWorkAt: fc.constantFrom(8 * HOUR, 9 * HOUR),
      loadingSeconds: fc.constant(1200),
      capacity: fc.constantFrom(undefined, [4], [6, 3]),
    },
    { noNullPrototype: true },
  )

/** A minute and a kilometre for each step east or west, but no road from one place in seven to another. */
export const travelWithGaps: FindLeg = (from, to) => {
  const steps = Math.round((to.lng - from.lng) * 1000)
  if ((Math.round(from.lng * 1000) + 3 * Math.round(to.lng * 1000)) % 7 === 0) return undefined
  return steps >= 0 ? { seconds: steps * 60, metres: steps * 1000 } : { seconds: -steps * 75, metres: -steps * 1100 }
}
