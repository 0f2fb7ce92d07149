import type { Problem } from '../../optimiser'
import { factsOf, type Facts } from '../../optimiser/instance'
import { costOfStops } from '../../optimiser/tours'
import { peakLoad } from '../../src/domain/route'

const types = { delivery: 'Delivery', pickup: 'Pickup', service: 'Service' } as const

/** The least cost of any plan, by trying all of them. */
export const leastCost = (problem: Problem): number => {
  const facts = factsOf(problem)
  const sets = 1 << problem.stops.length
  const leftOut = (set: number): number =>
    problem.stops.reduce((sum, { unplannedCost }, stop) => ((set >> stop) & 1 ? sum : sum + unplannedCost), 0)
  let least = Array.from({ length: sets }, (_, set) => (set === 0 ? 0 : Infinity))
  for (let vehicle = 0; vehicle < problem.vehicles.length; vehicle += 1) {
    const alone = leastAlone(problem, facts, vehicle)
    const before = least
    least = before.map((cost, set) => {
      let best = cost
      for (let part = set; part > 0; part = (part - 1) & set)
        best = Math.min(best, (before[set ^ part] ?? Infinity) + (alone[part] ?? Infinity))
      return best
    })
  }
  return least.reduce((best, cost, set) => Math.min(best, cost + leftOut(set)), Infinity)
}

/** By set of stops: the least that it costs one vehicle to visit them. */
const leastAlone = (problem: Problem, facts: Facts, vehicle: number): ReadonlyArray<number> => {
  const least: number[] = Array.from({ length: 1 << problem.stops.length }, () => Infinity)
  const extend = (stops: ReadonlyArray<number>, set: number): void => {
    if (stops.length > 0) {
      if (isAllowed(problem, vehicle, stops))
        least[set] = Math.min(least[set] ?? Infinity, costOfStops(facts, vehicle, Int32Array.from(stops)))
    }
    problem.stops.forEach((_, stop) => {
      if (((set >> stop) & 1) === 0) extend([...stops, stop], set | (1 << stop))
    })
  }
  extend([], 0)
  return least
}

const isAllowed = (problem: Problem, vehicle: number, stops: ReadonlyArray<number>): boolean => {
  const calls = stops.flatMap((stop) => problem.stops[stop] ?? [])
  const load = peakLoad(calls.map(({ kind, demand }) => ({ type: types[kind], demand })))
  return (
    (problem.vehicles[vehicle]?.capacity ?? []).every((most, dimension) => (load[dimension] ?? 0) <= most) &&
    calls.every(
      ({ allowed, pin }, index) =>
        allowed?.includes(vehicle) !== false &&
        (pin === undefined || (pin.vehicle === vehicle && (pin.place ?? index + 1) === index + 1)),
    )
  )
}
