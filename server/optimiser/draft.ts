import type { LeftOut, ProposedPlan, RouteProblem, Sums, Travel, VehicleId } from '../../src/domain/problem'
import type { StopId } from '../../src/domain/stop'
import type { Best } from './optimiser'
import { costOf, type Price } from './price'
import { idle, routeOf, type Tour } from './tour'

/** A plan that is being made: what each vehicle does so far, and who is on no tour, and why as far as is known. */
export type Draft = {
  readonly tours: Map<VehicleId, Tour>
  readonly waiting: Map<StopId, LeftOut['reasons']>
}

export const draftOf = ({ stops, vehicles }: RouteProblem): Draft => ({
  tours: new Map(vehicles.map((vehicle) => [vehicle.id, idle(vehicle)])),
  waiting: new Map(stops.map(({ id }) => [id, []])),
})

export const planOf = ({ tours, waiting }: Draft, travel: Travel): ProposedPlan => {
  const driven = [...tours.values()].flatMap((tour) => routeOf(tour, travel) ?? [])
  return {
    routes: driven.map(({ route }) => route),
    unplanned: [...waiting].map(([stop, reasons]) => ({ stop, reasons })),
    sums: sumsOf(driven, waiting.size),
  }
}

export const bestOf = ({ tours, waiting }: Draft, { stops }: RouteProblem, price: Price): Best => {
  const sums = sumsOf(
    [...tours.values()].flatMap(({ timetable }) => timetable ?? []),
    waiting.size,
  )
  const unplanned = stops.filter(({ id }) => waiting.has(id)).map(({ priority }) => priority)
  return {
    cost: costOf(price, sums, unplanned),
    metres: sums.metres,
    seconds: sums.seconds,
    planned: stops.length - unplanned.length,
    unplanned: unplanned.length,
  }
}

const sumsOf = (driven: ReadonlyArray<NonNullable<Tour['timetable']>>, unplanned: number): Sums => ({
  metres: driven.reduce((sum, { metres }) => sum + metres, 0),
  seconds: driven.reduce((sum, { route }) => sum + route.returns - route.leaves, 0),
  vehicles: driven.length,
  unplanned,
})
