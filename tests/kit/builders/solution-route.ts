import type { Vehicle } from '../../../src/domain/problem'
import type { Activity, Route } from '../../../src/domain/route'
import type { Stop } from '../../../src/domain/stop'
import type { Solution } from './solution'
import { aStopCalled } from './plan'
import { aRouteTo, aVisitTo } from './route'
import type { FlatStop } from './stop'

/** The ISO time of seconds into 23 November 2026, when Dutch clocks are an hour ahead of UTC. */
const isoOf = (seconds: number): string => new Date(Date.UTC(2026, 10, 23) + (seconds - 3600) * 1000).toISOString()

/** The route of one vehicle, as a plan stores it. */
export const routeOfVehicle = ({ plan }: Solution, vehicle: Vehicle): Route => {
  const route = plan.routes.find((candidate) => candidate.vehicle === vehicle.id && candidate.visits.length > 0)
  if (route === undefined) return aRouteTo([])
  const visits = route.visits.map(({ stop, arrival, departure }): Activity =>
    aVisitTo(stop, { arrival: timeOf(arrival), departure: timeOf(departure) }),
  )
  return aRouteTo([], {
    start: aVisitTo('start', { type: 'start', departure: isoOf(route.leaves) }),
    visits,
    end: aVisitTo('end', { type: 'end', arrival: isoOf(route.returns) }),
  })
}

const timeOf = (seconds: number): string | undefined => (Number.isNaN(seconds) ? undefined : isoOf(seconds))

/** The stops of a project with this problem; of several windows, each has the one that the plan uses. */
export const stopsOfProblem = ({ problem, plan }: Solution): ReadonlyMap<string, Stop> => {
  const startOf = new Map(plan.routes.flatMap(({ visits }) => visits.map(({ stop, start }) => [stop, start])))
  return new Map(
    problem.stops.map((stop) => {
      const start = startOf.get(stop.id) ?? 0
      const window = stop.windows.find(({ from, to }) => from <= start && start <= to) ?? stop.windows[0]
      const facts: Partial<FlatStop> = {
        type: stop.type,
        demand: stop.demand,
        duration: stop.service / 60,
        timeSlotEarliest: window && isoOf(window.from),
        timeSlotLatest: window && isoOf(window.to),
      }
      return [stop.id, aStopCalled(stop.id, facts)]
    }),
  )
}
