import fc from 'fast-check'
import type { SolverInput, Stop, Vehicle } from '../../optimiser'
import { aGeneralInput } from './a-solver-input'
import { withShortestRoads } from './shortest-roads'

type InputChange = (problem: SolverInput) => SolverInput

const mapStops =
  (change: (stop: Stop, index: number) => Partial<Stop>): InputChange =>
  (problem) => ({ ...problem, stops: problem.stops.map((stop, index) => ({ ...stop, ...change(stop, index) })) })

const mapVehicles =
  (change: (vehicle: Vehicle, index: number) => Partial<Vehicle>): InputChange =>
  (problem) => ({
    ...problem,
    vehicles: problem.vehicles.map((vehicle, index) => ({ ...vehicle, ...change(vehicle, index) })),
  })

const withWeights =
  (weights: Partial<SolverInput['weights']>): InputChange =>
  (problem) => ({ ...problem, weights: { ...problem.weights, ...weights } })

/** More than any route costs. */
const MUST_VISIT = 100_000

/** How each feature is taken out of a problem that has all of them. */
const removals = {
  'fixed costs': mapVehicles(() => ({ fixedCost: 0 })),
  'stops left out at a price': mapStops(() => ({ unplannedCost: MUST_VISIT })),
  'several loads': (problem) =>
    mapVehicles(({ capacity }) => ({ capacity: capacity.slice(0, 1) }))(
      mapStops(({ demand }) => ({ demand: demand.slice(0, 1) }))(problem),
    ),
  pickups: mapStops(() => ({ kind: 'delivery' })),
  hours: mapVehicles(() => ({ earliest: 0, latest: 250 })),
  breaks: mapVehicles(() => ({ breaks: [] })),
  slots: mapStops(() => ({ windows: [] })),
  'several slots': mapStops(({ windows }) => ({ windows: windows.slice(0, 1) })),
  'fixed places': mapStops(() => ({ fixedPosition: undefined })),
  days: mapStops(() => ({ allowed: undefined })),
  'several depots': mapVehicles(() => ({ start: 0, end: 0 })),
  'prices of time': withWeights({ perSecond: 0, balance: 0 }),
  compactness: withWeights({ compactness: 0 }),
  'a plan of today': withWeights({ change: 0 }),
  lateness: withWeights({ latenessWeight: undefined }),
  // Reloads are added last, where the problem has them.
  trips: (problem) => problem,
} as const satisfies Readonly<Record<string, InputChange>>

/** More time, so that a vehicle can make a second trip. */
const LONGER_DAY = 200

/** The first two vehicles may make two trips, except where they keep stops at their places, and carry little more than the largest stop. */
const withTrips: InputChange = (problem) => {
  const withFixedStops = new Set(problem.stops.map(({ fixedPosition }) => fixedPosition?.vehicle))
  const reloads = problem.vehicles.slice(0, 2).flatMap(({ start, capacity }, vehicle): ReadonlyArray<Stop> =>
    withFixedStops.has(vehicle)
      ? []
      : [
          {
            matrixRow: start,
            kind: 'reload',
            demand: capacity.map(() => 0),
            service: 5,
            windows: [],
            unplannedCost: 0,
            allowed: [vehicle],
            fixedPosition: undefined,
          },
        ],
  )
  const dimensions = Math.max(1, ...problem.vehicles.map(({ capacity }) => capacity.length))
  const most = Array.from({ length: dimensions }, (_, dimension) =>
    Math.max(0, ...problem.stops.map(({ demand }) => demand[dimension] ?? 0)),
  )
  const small = mapVehicles(({ latest }, index) => ({
    latest: latest + LONGER_DAY,
    capacity: most.map((limit) => (index > 1 ? 0 : limit + 1)),
  }))(problem)
  return { ...small, stops: [...problem.stops, ...reloads] }
}

type Feature = keyof typeof removals

const allFeatures = Object.keys(removals) as ReadonlyArray<Feature>

/** Small problems on shortest roads, each with about half of all features. */
export const aMixedInput = (
  maxStops: number,
): fc.Arbitrary<{ readonly problem: SolverInput; readonly features: ReadonlyArray<Feature> }> =>
  fc
    .record({
      general: aGeneralInput(maxStops),
      features: fc.subarray([...allFeatures]),
      fixedCosts: fc.array(fc.integer({ min: 0, max: 160 }), { minLength: 3, maxLength: 3 }),
      prices: fc.array(fc.integer({ min: 20, max: 120 }), { minLength: maxStops, maxLength: maxStops }),
    })
    .map(({ general, features, fixedCosts, prices }) => {
      const full = withWeights({ latenessWeight: 1 })(
        mapVehicles((_, index) => ({ fixedCost: fixedCosts[index] ?? 0 }))(
          mapStops((_, index) => ({ unplannedCost: prices[index] ?? 0 }))(general),
        ),
      )
      const problem = allFeatures
        .filter((feature) => !features.includes(feature))
        .reduce((reduced, feature) => removals[feature](reduced), full)
      return { problem: withShortestRoads(features.includes('trips') ? withTrips(problem) : problem), features }
    })
