import type { SolverInput } from '../../optimiser'
import { buildInstance, type Instance } from '../../optimiser/instance'
import { costOfStops } from '../../optimiser/routes'
import { peakLoad } from '../../src/domain/route'

const types = { delivery: 'Delivery', pickup: 'Pickup', service: 'Service' } as const

/** The least cost of any plan, by trying all of them. */
export const optimalCost = (problem: SolverInput): number => {
  const instance = buildInstance(problem)
  const sets = 1 << problem.stops.length
  const unplannedCost = (set: number): number =>
    problem.stops.reduce((sum, { unplannedCost: cost }, stop) => ((set >> stop) & 1 ? sum : sum + cost), 0)
  let cheapest = Array.from({ length: sets }, (_, set) => (set === 0 ? 0 : Infinity))
  const costs = new Map<string, ReadonlyArray<number>>()
  for (let vehicle = 0; vehicle < problem.vehicles.length; vehicle += 1) {
    const key = costKey(problem, vehicle)
    const costOfSet = costs.get(key) ?? costsOfOneVehicle(problem, instance, vehicle)
    costs.set(key, costOfSet)
    const before = cheapest
    cheapest = before.map((cost, set) => {
      let best = cost
      for (let part = set; part > 0; part = (part - 1) & set)
        best = Math.min(best, (before[set ^ part] ?? Infinity) + (costOfSet[part] ?? Infinity))
      return best
    })
  }
  return cheapest.reduce((best, cost, set) => Math.min(best, cost + unplannedCost(set)), Infinity)
}

/** Vehicles of the same key cost the same for any stops. */
const costKey = ({ vehicles, stops, weights, currentRoutes }: SolverInput, vehicle: number): string => {
  const isForAll = stops.every(({ allowed, fixedPosition }) => allowed === undefined && fixedPosition === undefined)
  return JSON.stringify([vehicles[vehicle], isForAll && weights.change === 0 ? [] : [vehicle, currentRoutes]])
}

/** By set of stops: the least that it costs one vehicle to visit them. */
const costsOfOneVehicle = (problem: SolverInput, instance: Instance, vehicle: number): ReadonlyArray<number> => {
  const cheapest: number[] = Array.from({ length: 1 << problem.stops.length }, () => Infinity)
  const extend = (stops: ReadonlyArray<number>, set: number): void => {
    if (stops.length > 0) {
      // More stops after them make neither the load nor a place allowed again.
      if (!isAllowed(problem, vehicle, stops)) return
      cheapest[set] = Math.min(cheapest[set] ?? Infinity, costOfStops(instance, vehicle, Int32Array.from(stops)))
    }
    problem.stops.forEach((_, stop) => {
      if (((set >> stop) & 1) === 0) extend([...stops, stop], set | (1 << stop))
    })
  }
  extend([], 0)
  return cheapest
}

const isAllowed = (problem: SolverInput, vehicle: number, stops: ReadonlyArray<number>): boolean => {
  const stopsInOrder = stops.flatMap((stop) => problem.stops[stop] ?? [])
  const load = peakLoad(
    stopsInOrder.map(({ kind, demand }) => (kind === 'reload' ? kind : { type: types[kind], demand })),
  )
  return (
    (problem.vehicles[vehicle]?.capacity ?? []).every((limit, dimension) => (load[dimension] ?? 0) <= limit) &&
    stopsInOrder.every(
      ({ allowed, fixedPosition }, index) =>
        allowed?.includes(vehicle) !== false &&
        (fixedPosition === undefined ||
          (fixedPosition.vehicle === vehicle && (fixedPosition.position ?? index + 1) === index + 1)),
    )
  )
}
