import { globePointOf, leastMetresBetween } from '../../../src/domain/address'
import type {
  ProblemStop,
  ProposedPlan,
  ProposedRoute,
  ProposedVisit,
  RouteProblem,
  FindLeg,
  LeastDriveSeconds,
  Vehicle,
} from '../../../src/domain/problem'

/** A time of day in seconds. */
export const timeOfDay = (hour: number, minute = 0, second = 0): number => hour * 3600 + minute * 60 + second

/** All locations are on one road, with a minute and a kilometre for each thousandth of a degree. */
export const travelAlongRoad: FindLeg = (from, to) => {
  const steps = Math.round(Math.abs(to.lng - from.lng) * 1000)
  return { seconds: steps * 60, metres: steps * 1000 }
}

const minutesEast = (minutes: number) => ({ lat: 52, lng: 5 + minutes / 1000 })

export const aProblemStop = (id: string, minutes: number, changes: Partial<ProblemStop> = {}): ProblemStop => ({
  id,
  coordinates: minutesEast(minutes),
  type: 'Delivery',
  demand: [1],
  service: 300,
  windows: [],
  priority: 'Regular',
  allowedVehicles: undefined,
  fixedPosition: undefined,
  ...changes,
})

/** From nine to six, with a capacity of ten. */
export const aVehicle = (id: string, changes: Partial<Vehicle> = {}): Vehicle => ({
  id,
  name: 'Noor Smit',
  day: '2026-11-23',
  start: minutesEast(0),
  end: minutesEast(0),
  earliest: timeOfDay(9),
  latest: timeOfDay(18),
  capacity: [10],
  breaks: [],
  ...changes,
})

export const noOptions: RouteProblem['options'] = {
  weights: undefined,
  latenessWeight: undefined,
  budgetSeconds: undefined,
  seed: undefined,
}

export const aProblemOf = (stops: ReadonlyArray<ProblemStop>, vehicles: ReadonlyArray<Vehicle>): RouteProblem => ({
  stops,
  vehicles,
  options: noOptions,
})

/** Served at once on arrival, for five minutes. */
export const aVisitAt = (stop: string, arrival: number, changes: Partial<ProposedVisit> = {}): ProposedVisit => ({
  stop,
  arrival,
  start: arrival,
  departure: arrival + 300,
  ...changes,
})

export const aProposalOf = (
  routes: ReadonlyArray<ProposedRoute>,
  sums: Partial<ProposedPlan['sums']> = {},
  unplanned: ReadonlyArray<string> = [],
): ProposedPlan => ({
  routes,
  unplanned: unplanned.map((stop) => ({ stop, reasons: [], repairs: [] })),
  sharedRepairs: [],
  sums: { metres: 0, seconds: 0, late: 0, vehicles: routes.length, unplanned: unplanned.length, ...sums },
})

/** Straight on at a steady speed. */
export const leastDriveSeconds: LeastDriveSeconds = (straightMetres) => Math.ceil(straightMetres / 2)

/** As quick as a drive could be. */
export const travelStraightOn: FindLeg = (from, to) => {
  const metres = leastMetresBetween(globePointOf(from), globePointOf(to))
  return { seconds: leastDriveSeconds(metres), metres }
}

/** Straight on, or longer by up to half a minute. */
export const travelWithDetours: FindLeg = (from, to) => {
  const metres = leastMetresBetween(globePointOf(from), globePointOf(to))
  return { seconds: leastDriveSeconds(metres) + (Math.round((from.lng * 7 + to.lng * 13) * 1000) % 31), metres }
}
