import * as E from 'fp-ts/Either'
import { expect } from 'vitest'
import type { SolverInput } from '../../optimiser'
import type { Links } from '../../optimiser/links'
import { toSolverOutput } from '../../optimiser/to-solver-output'
import type { Search } from '../../optimiser/search'
import { NO_VEHICLE } from '../../optimiser/routes'
import { verifyPlan } from '../../src/domain/problem'
import { aSimpleTown } from './a-town'
import { toProposedPlan, toRouteProblem, toTravel } from './to-domain'

export type FleetSize = {
  readonly vehicles: number
  readonly capacity: number
  readonly hours: number
  /** how many stops a vehicle can visit, as a second load of one unit a stop */
  readonly stops?: number
}

/** On roads where some detours take less time than the direct leg. */
export const townFor = ({ vehicles, capacity, hours, stops = 200 }: FleetSize): SolverInput => {
  const town = aSimpleTown(200, vehicles)
  return {
    ...town,
    stops: town.stops.map((stop) => ({ ...stop, demand: [...stop.demand, 1] })),
    seconds: town.seconds.map((time, pair) => time * (pair % 3 === 0 ? 4 : 1)),
    vehicles: town.vehicles.map((vehicle) => {
      const latest = vehicle.earliest + hours * 3600
      return { ...vehicle, capacity: [capacity, stops], latest, fixedCost: 300 }
    }),
  }
}

/** The same town with some of what a project asks. Times are in proportion to metres, and no detour saves any. */
export const projectTownFor = (fleet: FleetSize, change: Partial<SolverInput['weights']>): SolverInput => {
  const town = townFor(fleet)
  return {
    ...town,
    seconds: aSimpleTown(200, fleet.vehicles).seconds,
    weights: { ...town.weights, perMetre: 0.06, perSecond: 1, ...change },
  }
}

/** The same town, where every second vehicle starts and ends at a stop, and costs less; every tenth stop is for these. */
export const townOfTwoDepots = (fleet: FleetSize): SolverInput => {
  const town = projectTownFor(fleet, {})
  const ofDepot = town.vehicles.flatMap((_, vehicle) => (vehicle % 2 === 1 ? [vehicle] : []))
  return {
    ...town,
    stops: town.stops.map((stop, index) => (index % 10 === 0 ? { ...stop, allowed: ofDepot } : stop)),
    vehicles: town.vehicles.map((vehicle, index) =>
      index % 2 === 1 ? { ...vehicle, start: 1, end: 1, fixedCost: 200, latest: vehicle.latest + 1800 } : vehicle,
    ),
  }
}

export const verifiedCost = (problem: SolverInput, { instance, best }: Search): number => {
  const plan = toSolverOutput(instance, best)
  expect(E.isRight(verifyPlan(toRouteProblem(problem), toTravel(problem), toProposedPlan(plan)))).toBe(true)
  const unplannedCost = plan.unplanned.reduce((sum, stop) => sum + (problem.stops[stop]?.unplannedCost ?? 0), 0)
  return problem.vehicles.reduce(
    (sum, _, vehicle) => sum + costAlong(problem, routeIn(best, vehicle), vehicle),
    unplannedCost,
  )
}

export const routeIn = (
  { order, maxRouteNodes, visitCount }: Search['best'],
  vehicle: number,
): ReadonlyArray<number> => [
  ...order.subarray(vehicle * maxRouteNodes + 1, vehicle * maxRouteNodes + 1 + (visitCount[vehicle] ?? 0)),
]

export const costAlong = (problem: SolverInput, route: ReadonlyArray<number>, vehicle: number): number => {
  if (route.length === 0) return 0
  const { weights, vehicles } = problem
  const longestDay = Math.max(...vehicles.map(({ earliest, latest }) => latest - earliest))
  const duration = durationAlong(problem, route, vehicle)
  return (
    (vehicles[vehicle]?.fixedCost ?? 0) +
    weights.perMetre * sumAlong(problem, problem.metres, route, vehicle) +
    weights.perSecond * duration +
    (weights.balance * duration ** 2) / longestDay
  )
}

const durationAlong = (problem: SolverInput, route: ReadonlyArray<number>, vehicle: number): number =>
  route.reduce(
    (sum, stop) => sum + (problem.stops[stop]?.service ?? 0),
    sumAlong(problem, problem.seconds, route, vehicle),
  )

/** The sum of a matrix along a route from the start of its vehicle to its end. */
const sumAlong = (
  { matrixSize, stops, vehicles }: SolverInput,
  matrix: Int32Array,
  route: ReadonlyArray<number>,
  vehicle: number,
): number => {
  const { start = 0, end = 0 } = vehicles[vehicle] ?? {}
  const matrixRows = [start, ...route.map((stop) => stops[stop]?.matrixRow ?? 0), end]
  return matrixRows
    .slice(1)
    .reduce((sum, matrixRow, index) => sum + (matrix[(matrixRows[index] ?? 0) * matrixSize + matrixRow] ?? 0), 0)
}

/** Everything that a step may change, except the values of unplanned stops. */
export const stateOf = ({ instance, routes }: Search, { next, prev, leg, dearestLeg, durations }: Links): unknown => {
  const links = Array.from({ length: instance.vehicleCount }, (_, vehicle) => {
    const start = instance.stopCount + vehicle
    const nodes = [start]
    for (let node = next[start] ?? 0; node !== start && nodes.length < 500; node = next[node] ?? start) {
      nodes.push(node)
      if (node >= instance.stopCount) break
    }
    return nodes.map((node) => [node, prev[node], dearestLeg[node], leg[node]])
  })
  const { visitCount, load, vehicleOf, usedCount, isUsed, unplanned, total } = routes
  return structuredClone({
    links,
    visitCount,
    load,
    vehicleOf,
    usedCount,
    isUsed,
    hours: durations?.current,
    unplannedCount: unplanned.count,
    total,
  })
}

export const vehicleOfNode = ({ instance, routes }: Search, node: number): number =>
  node < instance.stopCount ? (routes.vehicleOf[node] ?? 0) : node - instance.stopCount

/** The extra cost of a stop behind this node; Infinity where the route has no capacity or time for it. */
export const extraCostAt = (
  problem: SolverInput,
  search: Search,
  links: Links,
  stop: number,
  before: number,
): number => {
  const { instance } = search
  const route: number[] = []
  const vehicleIndex = vehicleOfNode(search, before)
  const start = instance.stopCount + vehicleIndex
  for (let node = links.next[start] ?? 0; node < instance.stopCount; node = links.next[node] ?? 0) route.push(node)
  const index = route.indexOf(before) + 1
  const routeWithStop = [...route.slice(0, index), stop, ...route.slice(index)]
  const sumOver = (amountOf: (stop: SolverInput['stops'][number]) => number): number =>
    routeWithStop.reduce(
      (sum, routeStop) =>
        sum + problem.stops.slice(routeStop, routeStop + 1).reduce((__, inputStop) => amountOf(inputStop), 0),
      0,
    )
  const vehicle = problem.vehicles[vehicleIndex]
  const isFull = vehicle?.capacity.some((limit, load) => sumOver(({ demand }) => demand[load] ?? 0) > limit) === true
  const duration = durationAlong(problem, routeWithStop, vehicleIndex)
  const isAllowed = problem.stops[stop]?.allowed?.includes(vehicleIndex) !== false
  if (!isAllowed || isFull || duration > (vehicle?.latest ?? 0) - (vehicle?.earliest ?? 0)) return Infinity
  return costAlong(problem, routeWithStop, vehicleIndex) - costAlong(problem, route, vehicleIndex)
}

/**
 * The least cost of a gap beside any neighbour or on an idle vehicle; Infinity where leaving the stop unplanned costs
 * less.
 */
export const minCostBesideNeighbours = (problem: SolverInput, search: Search, links: Links, stop: number): number => {
  const { instance, routes, relatedStops } = search
  const neighbours = [...relatedStops.list.subarray(stop * relatedStops.perStop, (stop + 1) * relatedStops.perStop)]
  const planned = neighbours.filter((neighbour) => routes.vehicleOf[neighbour] !== NO_VEHICLE)
  const idle = [...routes.visitCount.keys()].filter((vehicle) => routes.visitCount[vehicle] === 0)
  const nodes = [
    ...planned,
    ...planned.map((neighbour) => links.prev[neighbour] ?? 0),
    ...idle.map((vehicle) => instance.stopCount + vehicle),
  ]
  const minCost = Math.min(...nodes.map((node) => extraCostAt(problem, search, links, stop, node)))
  return minCost < (problem.stops[stop]?.unplannedCost ?? 0) ? minCost : Infinity
}
