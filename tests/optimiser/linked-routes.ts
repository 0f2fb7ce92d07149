import * as E from 'fp-ts/Either'
import { expect } from 'vitest'
import type { Problem } from '../../optimiser'
import type { Links } from '../../optimiser/links'
import { planOf } from '../../optimiser/to-solver-output'
import type { Search } from '../../optimiser/search'
import { NOBODY } from '../../optimiser/tours'
import { verifyPlan } from '../../src/domain/problem'
import { aPlainTown } from './a-town'
import { asProposed, asRouteProblem, asTravel } from './to-domain'

export type Fleet = { readonly vehicles: number; readonly capacity: number; readonly hours: number }

/** On roads where some detours take less time than the direct way. */
export const townFor = ({ vehicles, capacity, hours }: Fleet): Problem => {
  const town = aPlainTown(200, vehicles)
  return {
    ...town,
    seconds: town.seconds.map((time, pair) => time * (pair % 3 === 0 ? 4 : 1)),
    vehicles: town.vehicles.map((one) => {
      const latest = one.earliest + hours * 3600
      return { ...one, capacity: [capacity], latest, fixedCost: 300 }
    }),
  }
}

export const rightCost = (problem: Problem, { facts, best }: Search): number => {
  const plan = planOf(facts, best)
  expect(E.isRight(verifyPlan(asRouteProblem(problem), asTravel(problem), asProposed(plan)))).toBe(true)
  const left = plan.unplanned.reduce((sum, stop) => sum + (problem.stops[stop]?.unplannedCost ?? 0), 0)
  return plan.metres + left + plan.routes.length * (problem.vehicles[0]?.fixedCost ?? 0)
}

export const routeIn = ({ order, stride, length }: Search['best'], vehicle: number): ReadonlyArray<number> => [
  ...order.subarray(vehicle * stride + 1, vehicle * stride + 1 + (length[vehicle] ?? 0)),
]

export const costAlong = (problem: Problem, route: ReadonlyArray<number>): number =>
  route.length === 0 ? 0 : (problem.vehicles[0]?.fixedCost ?? 0) + along(problem, problem.metres, route)

/** The sum of a matrix along a route from the depot and back. */
const along = ({ places, stops }: Problem, matrix: Int32Array, route: ReadonlyArray<number>): number => {
  const spots = [0, ...route.map((stop) => stops[stop]?.place ?? 0), 0]
  return spots.slice(1).reduce((sum, spot, at) => sum + (matrix[(spots[at] ?? 0) * places + spot] ?? 0), 0)
}

/** All that a step may change, but for the figures of stops that are left out. */
export const stateOf = ({ facts, tours }: Search, { next, prev, widest, hours }: Links): unknown => {
  const routes = Array.from({ length: facts.vehicles }, (_, vehicle) => {
    const start = facts.stops + vehicle
    const calls = [start]
    for (let call = next[start] ?? 0; call !== start && calls.length < 500; call = next[call] ?? start) {
      calls.push(call)
      if (call >= facts.stops) break
    }
    return calls.map((call) => [call, prev[call], widest[call], tours.leg[call]])
  })
  const { length, load, vehicleOf, busy, isOut, left, total } = tours
  return structuredClone({ routes, length, load, vehicleOf, busy, isOut, taken: hours?.taken, left: left.count, total })
}

export const vehicleAt = ({ facts, tours }: Search, call: number): number =>
  call < facts.stops ? (tours.vehicleOf[call] ?? 0) : call - facts.stops

/** What the route behind this call costs more with a stop there; Infinity where it has no room or time for it. */
export const costAt = (problem: Problem, search: Search, links: Links, stop: number, before: number): number => {
  const { facts } = search
  const route: number[] = []
  const start = facts.stops + vehicleAt(search, before)
  for (let call = links.next[start] ?? 0; call < facts.stops; call = links.next[call] ?? 0) route.push(call)
  const at = route.indexOf(before) + 1
  const longer = [...route.slice(0, at), stop, ...route.slice(at)]
  const sumOf = (of: (one: Problem['stops'][number]) => number): number =>
    longer.reduce((sum, one) => sum + problem.stops.slice(one, one + 1).reduce((__, each) => of(each), 0), 0)
  const [vehicle] = problem.vehicles
  const isFull = sumOf(({ demand }) => demand[0] ?? 0) > (vehicle?.capacity[0] ?? 0)
  const hours = along(problem, problem.seconds, longer) + sumOf(({ service }) => service)
  if (isFull || hours > (vehicle?.latest ?? 0) - (vehicle?.earliest ?? 0)) return Infinity
  return costAlong(problem, longer) - costAlong(problem, route)
}

/** The least cost of a gap beside any neighbour or on an idle vehicle; Infinity where leaving the stop out costs less. */
export const leastBeside = (problem: Problem, search: Search, links: Links, stop: number): number => {
  const { facts, tours, akin } = search
  const near = [...akin.list.subarray(stop * akin.each, (stop + 1) * akin.each)]
  const planned = near.filter((one) => tours.vehicleOf[one] !== NOBODY)
  const idle = tours.length.indexOf(0)
  const calls = [...planned, ...planned.map((one) => links.prev[one] ?? 0), ...(idle < 0 ? [] : [facts.stops + idle])]
  const least = Math.min(...calls.map((call) => costAt(problem, search, links, stop, call)))
  return least < (problem.stops[stop]?.unplannedCost ?? 0) ? least : Infinity
}

export const metresTo = (problem: Problem, { facts }: Search, call: number, next: number): number =>
  problem.metres[(facts.place[call] ?? 0) * problem.places + (facts.place[next] ?? 0)] ?? NaN
