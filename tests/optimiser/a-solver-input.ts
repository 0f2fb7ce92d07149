import fc from 'fast-check'
import type { Break, Problem, Stop, Vehicle, Weights, Window } from '../../optimiser'

const upTo = (most: number): fc.Arbitrary<number> => fc.integer({ min: 0, max: most })

const onceIn = <A>(times: number, arbitrary: fc.Arbitrary<A>): fc.Arbitrary<A | undefined> =>
  fc.oneof({ weight: times - 1, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })

/** A day of 200 seconds, so that every second can be tried. */
const DAY = 200

const aWindow = (): fc.Arbitrary<Window> =>
  fc.tuple(upTo(DAY), upTo(80)).map(([from, long]) => ({ from, to: from + long }))

const aBreak = (): fc.Arbitrary<Break> =>
  fc.tuple(upTo(DAY - 60), upTo(40), fc.integer({ min: 1, max: 15 })).map(([from, spare, length]) => ({
    from,
    to: from + length + spare,
    length,
  }))

const aVehicle = (places: number, dimensions: number): fc.Arbitrary<Vehicle> =>
  fc.record({
    start: upTo(places - 1),
    end: upTo(places - 1),
    earliest: upTo(50),
    latest: fc.integer({ min: 100, max: DAY + 50 }),
    capacity: fc.array(upTo(20), { maxLength: dimensions }),
    breaks: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.array(aBreak(), { maxLength: 2 })),
    fixedCost: fc.constantFrom(0, 0, 40),
  })

type Around = {
  readonly places: number
  readonly vehicles: number
  readonly stops: number
  readonly dimensions: number
}

const aStop = ({ places, vehicles, stops, dimensions }: Around): fc.Arbitrary<Stop> => {
  const someVehicle = upTo(vehicles - 1)
  return fc.record({
    place: upTo(places - 1),
    demand: fc.array(upTo(8), { maxLength: dimensions }),
    kind: fc.constantFrom('delivery', 'delivery', 'pickup', 'service'),
    service: upTo(10),
    windows: fc.array(aWindow(), { maxLength: 2 }),
    unplannedCost: fc.constantFrom(500, 1000, 2000),
    allowed: onceIn(4, fc.uniqueArray(someVehicle, { minLength: 1 })),
    pin: onceIn(6, fc.record({ vehicle: someVehicle, place: onceIn(2, fc.integer({ min: 1, max: stops })) })),
  })
}

const someWeights = (): fc.Arbitrary<Weights> =>
  fc.record({
    perSecond: fc.constantFrom(0, 1, 2),
    perMetre: fc.constantFrom(1, 2),
    lateness: fc.constant(undefined),
    balance: fc.constantFrom(0, 0, 1),
    compactness: fc.constantFrom(0, 0, 1),
    change: fc.constantFrom(0, 20),
  })

/** Row by row, with a road missing now and then; the way back differs from the way there. */
const aMatrix = (places: number): fc.Arbitrary<Int32Array> =>
  fc
    .array(fc.oneof({ weight: 40, arbitrary: upTo(30) }, { weight: 1, arbitrary: fc.constant(-1) }), {
      minLength: places * places,
      maxLength: places * places,
    })
    .map((ways) => Int32Array.from(ways, (way, at) => (at % (places + 1) === 0 ? 0 : way)))

/** A problem with any kind of constraint, whether or not a plan can keep them all. */
export const aRichProblem = (mostStops: number): fc.Arbitrary<Problem> =>
  fc
    .record({
      places: fc.integer({ min: 2, max: 8 }),
      vehicles: fc.integer({ min: 1, max: 3 }),
      stops: fc.integer({ min: 1, max: mostStops }),
      dimensions: fc.integer({ min: 1, max: 2 }),
    })
    .chain((around) => {
      const { places, vehicles, stops, dimensions } = around
      return fc.record({
        places: fc.constant(places),
        seconds: aMatrix(places),
        metres: aMatrix(places),
        stops: fc.array(aStop(around), { minLength: stops, maxLength: stops }),
        vehicles: fc.array(aVehicle(places, dimensions), { minLength: vehicles, maxLength: vehicles }),
        weights: someWeights(),
        present: fc
          .array(upTo(vehicles), { minLength: stops, maxLength: stops })
          .map((by) =>
            Array.from({ length: vehicles }, (_, one) => by.flatMap((other, stop) => (other === one ? [stop] : []))),
          ),
      })
    })

/** Only metres, one window and one load count, and all vehicles are alike. */
export const aPlainProblem = (mostStops: number): fc.Arbitrary<Problem> =>
  fc
    .tuple(aRichProblem(mostStops), fc.integer({ min: 5, max: 40 }), fc.integer({ min: 1, max: 3 }))
    .map(([{ stops, vehicles, places, seconds, metres }, capacity, perMetre]) => ({
      places,
      seconds,
      metres,
      stops: stops.map((stop) => ({
        ...stop,
        kind: 'delivery',
        demand: stop.demand.slice(0, 1),
        windows: stop.windows.slice(0, 1),
        allowed: undefined,
        pin: undefined,
      })),
      vehicles: vehicles.map(() => ({
        start: 0,
        end: 0,
        earliest: 0,
        latest: DAY,
        capacity: [capacity],
        breaks: [],
        fixedCost: 7,
      })),
      weights: { perSecond: 0, perMetre, lateness: undefined, balance: 0, compactness: 0, change: 0 },
    }))
