import fc from 'fast-check'
import { carrierDayOf, newVisitTo, type Plan } from '../../../src/domain/plan'
import { freeReloadId, newReload, renumberVisits, type Activity, type Route } from '../../../src/domain/route'
import { stopList, type StopFacts, type StopId } from '../../../src/domain/stop'
import { planOf } from '../builders/plan'
import { inChunksOf, withEachStop } from '../builders/stop-list'
import { aPoint } from './address'
import { aRouteShell, insertedAt, routeOf } from './route'
import { aCustomerName, plainFacts } from './stop'
import { someChunkSizes } from './stop-list'

/** The fields of a stop that matter for rebuiltPlan; a `route` that does not exist means that the stop is unplanned. */
type StopSeed = Pick<StopFacts, 'customerName' | 'coordinates' | 'requestedDay' | 'timeSlotLatest' | 'demand'> & {
  readonly route: number
  readonly stopNumber: number
  /** whether its route visits it as planned */
  readonly isPlanned: boolean
}

const MAX_ROUTES = 5

const aStopSeed = (): fc.Arbitrary<StopSeed> =>
  fc.record(
    {
      customerName: aCustomerName(),
      coordinates: fc.option(aPoint(), { nil: undefined, freq: 5 }),
      requestedDay: fc.constantFrom(undefined, '2026-11-24', 'Ma'),
      timeSlotLatest: fc.constantFrom(undefined, '12:00', '2026-11-24T17:30:00+01:00'),
      demand: fc.constantFrom([1], [0], [3, 2]),
      route: fc.nat(MAX_ROUTES),
      stopNumber: fc.constantFrom(-1, 0, 10, 20, 70),
      isPlanned: fc.constantFrom(true, true, true, false),
    },
    { noNullPrototype: true },
  )

const factsOf = (
  { customerName, coordinates, requestedDay, timeSlotLatest, demand }: StopSeed,
  id: StopId,
): StopFacts => ({
  ...plainFacts,
  id,
  customerName,
  coordinates,
  requestedDay,
  timeSlotLatest,
  demand,
})

type SeededStop = { readonly facts: StopFacts; readonly seed: StopSeed }

const seededStop = (seed: StopSeed, id: StopId): SeededStop => ({ facts: factsOf(seed, id), seed })

const MAX_STOPS = 18

const someStopSeeds = (minLength: number): fc.Arbitrary<ReadonlyArray<SeededStop>> =>
  fc
    .array(aStopSeed(), { minLength, maxLength: MAX_STOPS })
    .map((stopSeeds) => stopSeeds.map((seed, index) => seededStop(seed, `s${index}`)))

const someShells = (minLength: number): fc.Arbitrary<ReadonlyArray<Route>> =>
  fc.array(aRouteShell(), { minLength, maxLength: MAX_ROUTES })

/** Half of the routes of three stops or more have a reload after the second stop. */
const withReload = (route: Route): Route =>
  route.visits.length < 3 || route.driverId === undefined
    ? route
    : { ...route, visits: insertedAt(route.visits, 2, newReload(route, freeReloadId(route))) }

const planFrom = (
  shells: ReadonlyArray<Route>,
  stops: ReadonlyArray<SeededStop>,
  sizes: ReadonlyArray<number>,
): Plan => {
  const visitsOf = (index: number): ReadonlyArray<Activity> =>
    stops
      .filter(({ seed }) => seed.route === index)
      .map(({ facts, seed }) => ({ ...newVisitTo(facts), stopNumber: seed.stopNumber, isPlanned: seed.isPlanned }))
  const plan = planOf(
    shells.map((shell, index) => withReload(routeOf(shell, index, visitsOf(index)))),
    stops.map(({ facts }) => facts),
  )
  return { ...plan, stops: inChunksOf(sizes, plan.stops) }
}

/** Routes with any numbers, as a server may send them; the stops agree with their routes. */
export const aPlan = (minRoutes = 0, minStops = 0): fc.Arbitrary<Plan> =>
  fc
    .tuple(someShells(minRoutes), someStopSeeds(minStops), someChunkSizes())
    .map(([shells, stops, sizes]) => planFrom(shells, stops, sizes))

/** The plan with all routes numbered, as this program stores it. */
export const numbered = (plan: Plan): Plan => {
  const rebuiltPlan = planOf(plan.routes.map(renumberVisits), plan.stops)
  const stops = stopList.values(rebuiltPlan.stops)
  return { ...rebuiltPlan, stops: withEachStop(plan.stops, (stop, index) => stops[index] ?? stop) }
}

/** The plan with no carrier on two routes of a day: the later routes have no carrier. */
export const withCarriersOnce = (plan: Plan): Plan => {
  const usedCarriers = new Set<string>()
  const routes = plan.routes.map((route): Route => {
    const carrierDay = carrierDayOf(route)
    if (carrierDay === undefined || !usedCarriers.has(carrierDay)) {
      if (carrierDay !== undefined) usedCarriers.add(carrierDay)
      return route
    }
    return { ...route, carrierId: undefined }
  })
  const rebuiltPlan = planOf(routes, plan.stops)
  const stops = stopList.values(rebuiltPlan.stops)
  return { ...plan, routes, stops: withEachStop(plan.stops, (stop, index) => stops[index] ?? stop) }
}

export type PlanAndMove = { readonly plan: Plan; readonly id: StopId; readonly to: number }

/** A plan, one of its stops, planned or not, and the index of one of its routes. */
export const aPlanAndAMove = (): fc.Arbitrary<PlanAndMove> =>
  fc
    .tuple(someShells(1), someStopSeeds(0), aStopSeed(), fc.nat(MAX_STOPS), fc.nat(MAX_ROUTES - 1), someChunkSizes())
    .map(([shells, others, seed, position, to, sizes]) => ({
      plan: planFrom(shells, insertedAt(others, position, seededStop(seed, 'stop')), sizes),
      id: 'stop',
      to: Math.min(to, shells.length - 1),
    }))
