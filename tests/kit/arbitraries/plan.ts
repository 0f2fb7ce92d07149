import fc from 'fast-check'
import { carrierDayOf, newVisitTo, type Plan } from '../../../src/domain/plan'
import { renumberVisits, type Activity, type Route } from '../../../src/domain/route'
import { stopArrayOf, type StopFacts, type StopId } from '../../../src/domain/stop'
import { planOf } from '../builders/plan'
import { onSheetsOf, retold } from '../builders/stop-list'
import { aPoint } from './address'
import { aRouteShell, insertedAt, routeOf } from './route'
import { aCustomerName, plainFacts } from './stop'
import { someSheetSizes } from './stop-list'

/** The fields of a stop that matter for plans; a route that does not exist means that it is on none. */
type Sketch = Pick<StopFacts, 'customerName' | 'at' | 'requestedDay' | 'timeSlotLatest' | 'demand'> & {
  readonly route: number
  readonly stopNumber: number
  /** whether its route visits it as planned */
  readonly isPlanned: boolean
}

const MOST_ROUTES = 5

const aSketch = (): fc.Arbitrary<Sketch> =>
  fc.record(
    {
      customerName: aCustomerName(),
      at: fc.option(aPoint(), { nil: undefined, freq: 5 }),
      requestedDay: fc.constantFrom(undefined, '2026-11-24', 'Ma'),
      timeSlotLatest: fc.constantFrom(undefined, '12:00', '2026-11-24T17:30:00+01:00'),
      demand: fc.constantFrom([1], [0], [3, 2]),
      route: fc.nat(MOST_ROUTES),
      stopNumber: fc.constantFrom(-1, 0, 10, 20, 70),
      isPlanned: fc.constantFrom(true, true, true, false),
    },
    { noNullPrototype: true },
  )

const factsOf = ({ customerName, coordinates, requestedDay, timeSlotLatest, demand }: Sketch, id: StopId): StopFacts => ({
  ...plainFacts,
  id,
  customerName,
  coordinates,
  requestedDay,
  timeSlotLatest,
  demand,
})

type Sketched = { readonly facts: StopFacts; readonly sketch: Sketch }

const sketched = (sketch: Sketch, id: StopId): Sketched => ({ facts: factsOf(sketch, id), sketch })

const MOST_STOPS = 18

const someSketches = (minLength: number): fc.Arbitrary<ReadonlyArray<Sketched>> =>
  fc
    .array(aSketch(), { minLength, maxLength: MOST_STOPS })
    .map((sketches) => sketches.map((sketch, index) => sketched(sketch, `s${index}`)))

const someShells = (minLength: number): fc.Arbitrary<ReadonlyArray<Route>> =>
  fc.array(aRouteShell(), { minLength, maxLength: MOST_ROUTES })

const planFrom = (shells: ReadonlyArray<Route>, stops: ReadonlyArray<Sketched>, sizes: ReadonlyArray<number>): Plan => {
  const visitsOf = (index: number): ReadonlyArray<Activity> =>
    stops
      .filter(({ sketch }) => sketch.route === index)
      .map(({ facts, sketch }) => ({ ...newVisitTo(facts), stopNumber: sketch.stopNumber, isPlanned: sketch.isPlanned }))
  const plan = planOf(
    shells.map((shell, index) => routeOf(shell, index, visitsOf(index))),
    stops.map(({ facts }) => facts),
  )
  return { ...plan, stops: onSheetsOf(sizes, plan.stops) }
}

/** Routes with any numbers, as a server may send them; the stops agree with their routes. */
export const aPlan = (minRoutes = 0, minStops = 0): fc.Arbitrary<Plan> =>
  fc
    .tuple(someShells(minRoutes), someSketches(minStops), someSheetSizes())
    .map(([shells, stops, sizes]) => planFrom(shells, stops, sizes))

/** The plan with all routes numbered, as this program stores it. */
export const numbered = (plan: Plan): Plan => {
  const made = planOf(plan.routes.map(renumberVisits), plan.stops)
  const stops = stopArrayOf(made.stops)
  return { ...made, stops: retold(plan.stops, (stop, at) => stops[at] ?? stop) }
}

/** The plan with no carrier on two routes of a day: the later routes have no carrier. */
export const withCarriersOnce = (plan: Plan): Plan => {
  const taken = new Set<string>()
  const routes = plan.routes.map((route): Route => {
    const carrierDay = carrierDayOf(route)
    if (carrierDay === undefined || !taken.has(carrierDay)) {
      if (carrierDay !== undefined) taken.add(carrierDay)
      return route
    }
    return { ...route, externalRouteId: undefined }
  })
  const made = planOf(routes, plan.stops)
  const stops = stopArrayOf(made.stops)
  return { ...plan, routes, stops: retold(plan.stops, (stop, at) => stops[at] ?? stop) }
}

export type PlanAndMove = { readonly plan: Plan; readonly id: StopId; readonly to: number }

/** A plan, one of its stops, planned or not, and the index of one of its routes. */
export const aPlanAndAMove = (): fc.Arbitrary<PlanAndMove> =>
  fc
    .tuple(someShells(1), someSketches(0), aSketch(), fc.nat(MOST_STOPS), fc.nat(MOST_ROUTES - 1), someSheetSizes())
    .map(([shells, others, sketch, at, to, sizes]) => ({
      plan: planFrom(shells, insertedAt(others, at, sketched(sketch, 'stop')), sizes),
      id: 'stop',
      to: Math.min(to, shells.length - 1),
    }))
