import fc from 'fast-check'
import type { Break, SolverInput, Stop, Vehicle, Weights, Window } from '../../optimiser'

const integerUpTo = (max: number): fc.Arbitrary<number> => fc.integer({ min: 0, max })

const oneIn = <A>(times: number, arbitrary: fc.Arbitrary<A>): fc.Arbitrary<A | undefined> =>
  fc.oneof({ weight: times - 1, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })

/** A day of 200 seconds, so that every second can be tried. */
const DAY = 200

const aWindow = (): fc.Arbitrary<Window> =>
  fc.tuple(integerUpTo(DAY), integerUpTo(80)).map(([from, length]) => ({ from, to: from + length }))

const aBreak = (): fc.Arbitrary<Break> =>
  fc.tuple(integerUpTo(DAY - 60), integerUpTo(40), fc.integer({ min: 1, max: 15 })).map(([from, slack, length]) => ({
    from,
    to: from + length + slack,
    length,
  }))

const aVehicle = (matrixSize: number, dimensions: number): fc.Arbitrary<Vehicle> =>
  fc.record({
    start: integerUpTo(matrixSize - 1),
    end: integerUpTo(matrixSize - 1),
    earliest: integerUpTo(50),
    latest: fc.integer({ min: 100, max: DAY + 50 }),
    capacity: fc.array(integerUpTo(20), { maxLength: dimensions }),
    breaks: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.array(aBreak(), { maxLength: 2 })),
    fixedCost: fc.constantFrom(0, 0, 40),
  })

type InputSize = {
  readonly matrixSize: number
  readonly vehicles: number
  readonly stops: number
  readonly dimensions: number
}

const aStop = ({ matrixSize, vehicles, stops, dimensions }: InputSize): fc.Arbitrary<Stop> => {
  const someVehicle = integerUpTo(vehicles - 1)
  return fc.record({
    matrixRow: integerUpTo(matrixSize - 1),
    demand: fc.array(integerUpTo(8), { maxLength: dimensions }),
    kind: fc.constantFrom('delivery', 'delivery', 'pickup', 'service'),
    service: integerUpTo(10),
    windows: fc.array(aWindow(), { maxLength: 2 }),
    unplannedCost: fc.constantFrom(500, 1000, 2000),
    allowed: oneIn(4, fc.uniqueArray(someVehicle, { minLength: 1 })),
    fixedPosition: oneIn(
      6,
      fc.record({ vehicle: someVehicle, position: oneIn(2, fc.integer({ min: 1, max: stops })) }),
    ),
  })
}

const someWeights = (): fc.Arbitrary<Weights> =>
  fc.record({
    perSecond: fc.constantFrom(0, 1, 2),
    perMetre: fc.constantFrom(1, 2),
    latenessWeight: fc.constant(undefined),
    balance: fc.constantFrom(0, 0, 1),
    compactness: fc.constantFrom(0, 0, 1),
    change: fc.constantFrom(0, 20),
  })

/** Row by row and asymmetric; about one road of forty is missing. */
const aMatrix = (matrixSize: number): fc.Arbitrary<Int32Array> =>
  fc
    .array(fc.oneof({ weight: 40, arbitrary: integerUpTo(30) }, { weight: 1, arbitrary: fc.constant(-1) }), {
      minLength: matrixSize * matrixSize,
      maxLength: matrixSize * matrixSize,
    })
    .map((legs) => Int32Array.from(legs, (leg, index) => (index % (matrixSize + 1) === 0 ? 0 : leg)))

/** A problem with any kind of constraint; some stops may be impossible. */
export const aGeneralInput = (maxStops: number): fc.Arbitrary<SolverInput> =>
  fc
    .record({
      matrixSize: fc.integer({ min: 2, max: 8 }),
      vehicles: fc.integer({ min: 1, max: 3 }),
      stops: fc.integer({ min: 1, max: maxStops }),
      dimensions: fc.integer({ min: 1, max: 2 }),
    })
    .chain((size) => {
      const { matrixSize, vehicles, stops, dimensions } = size
      return fc.record({
        matrixSize: fc.constant(matrixSize),
        seconds: aMatrix(matrixSize),
        metres: aMatrix(matrixSize),
        stops: fc.array(aStop(size), { minLength: stops, maxLength: stops }),
        vehicles: fc.array(aVehicle(matrixSize, dimensions), { minLength: vehicles, maxLength: vehicles }),
        weights: someWeights(),
        currentRoutes: fc
          .array(integerUpTo(vehicles), { minLength: stops, maxLength: stops })
          .map((vehicleByStop) =>
            Array.from({ length: vehicles }, (_, vehicle) =>
              vehicleByStop.flatMap((stopVehicle, stop) => (stopVehicle === vehicle ? [stop] : [])),
            ),
          ),
      })
    })

/** Only metres, one window and one load count, and all vehicles are alike. */
export const aSimpleInput = (maxStops: number): fc.Arbitrary<SolverInput> =>
  fc
    .tuple(aGeneralInput(maxStops), fc.integer({ min: 5, max: 40 }), fc.integer({ min: 1, max: 3 }))
    .map(([{ stops, vehicles, matrixSize, seconds, metres }, capacity, perMetre]) => ({
      matrixSize,
      seconds,
      metres,
      stops: stops.map((stop) => ({
        ...stop,
        kind: 'delivery',
        demand: stop.demand.slice(0, 1),
        windows: stop.windows.slice(0, 1),
        allowed: undefined,
        fixedPosition: undefined,
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
      weights: { perSecond: 0, perMetre, latenessWeight: undefined, balance: 0, compactness: 0, change: 0 },
    }))

/**
 * Vehicles of several kinds, several loads and prices of all kinds, but at most one time window, and no breaks, pickups or fixed
 * positions: all that penalised routes know.
 */
export const aMixedFleetInput = (maxStops: number): fc.Arbitrary<SolverInput> =>
  aGeneralInput(maxStops).map((problem) => ({
    ...problem,
    stops: problem.stops.map((stop) => ({
      ...stop,
      kind: 'delivery',
      windows: stop.windows.slice(0, 1),
      fixedPosition: undefined,
    })),
    vehicles: problem.vehicles.map((vehicle) => ({ ...vehicle, breaks: [] })),
  }))

/** The same where vehicles differ only in capacity and fixed cost, and stops may be left out at a price. */
export const aSizesInput = (maxStops: number): fc.Arbitrary<SolverInput> =>
  fc
    .tuple(
      aMixedFleetInput(maxStops),
      fc.array(fc.tuple(fc.integer({ min: 5, max: 30 }), fc.integer({ min: 0, max: 120 })), {
        minLength: 6,
        maxLength: 6,
      }),
      fc.array(fc.integer({ min: 5, max: 150 }), { minLength: maxStops, maxLength: maxStops }),
    )
    .map(([problem, sizes, prices]) => ({
      ...problem,
      stops: problem.stops.map((stop, index) => ({
        ...stop,
        unplannedCost: prices[index] ?? 0,
        allowed: undefined,
      })),
      vehicles: sizes.flatMap(([capacity, fixedCost], index) => {
        const vehicle = problem.vehicles[0]
        return vehicle === undefined || index >= problem.vehicles.length + 2
          ? []
          : [{ ...vehicle, capacity: vehicle.capacity.map((limit) => limit + capacity), fixedCost }]
      }),
      weights: { ...problem.weights, change: 0 },
    }))

/** A vehicle costs more than a stop that is left out, so that it pays only for several stops together. */
export const aSelectionInput = (maxStops: number): fc.Arbitrary<SolverInput> =>
  fc
    .tuple(
      aGeneralInput(maxStops),
      fc.array(fc.integer({ min: 60, max: 160 }), { minLength: 3, maxLength: 3 }),
      fc.array(fc.integer({ min: 20, max: 90 }), { minLength: maxStops, maxLength: maxStops }),
    )
    .map(([problem, fixedCosts, unplannedCosts]) => ({
      ...problem,
      stops: problem.stops.map((stop, index) => ({
        ...stop,
        unplannedCost: unplannedCosts[index] ?? 0,
        allowed: undefined,
        fixedPosition: undefined,
      })),
      vehicles: problem.vehicles.map((vehicle, index) => ({ ...vehicle, fixedCost: fixedCosts[index] ?? 0 })),
      currentRoutes: problem.vehicles.map(() => []),
    }))
