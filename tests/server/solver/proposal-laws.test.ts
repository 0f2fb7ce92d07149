import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { overload } from '../../../server/solver/loads'
import { timetableOf } from '../../../server/solver/timetable'
import {
  applyRemedies,
  findLegInTable,
  verifyPlan,
  type ProposedPlan,
  type RouteProblem,
  type FindLeg,
} from '../../../src/domain/problem'
import { aValidSolution } from '../../kit/arbitraries/solution'
import { aProblem } from '../../kit/arbitraries/problem'
import { insertWithoutSolver, legTableFor, solveHere } from './solve-here'

/** Straight lines; some places have no road. */
const travelWithIslands: FindLeg = (from, to) => {
  if (Math.round(to.lat * 10_000) % 11 === 0) return undefined
  const metres = Math.round(Math.hypot(from.lat - to.lat, from.lng - to.lng) * 80_000)
  return { metres, seconds: Math.ceil(metres / 17) }
}

const solvers = [
  ['with the solver', solveHere],
  ['without the solver', insertWithoutSolver],
] as const

const runs = (numRuns: number) => ({ numRuns, seed: 20_261_121 })

describe.each(solvers)('solveProblem for generated problems, %s', (_, make) => {
  it('a proposal passes the verifier, and the same problem gives the same proposal', () => {
    fc.assert(
      fc.property(aProblem(), (problem) => {
        const roads = legTableFor(problem, travelWithIslands)
        const plan = make(problem, { roads })
        expect(verifyPlan(problem, travelWithIslands, plan)).toEqual(E.right(plan.sums))
        expect(make(problem, { roads })).toEqual(plan)
      }),
      runs(75),
    )
  })

  it('a proposal passes the verifier where the limits are those of a tight solution', () => {
    fc.assert(
      fc.property(aValidSolution(), ({ problem, roads }) => {
        const table = legTableFor(problem, findLegInTable(roads))
        const plan = make(problem, { roads: table })
        expect(verifyPlan(problem, findLegInTable(table), plan)).toEqual(E.right(plan.sums))
      }),
      runs(75),
    )
  })

  it('each unplanned stop has a reason for each vehicle', () => {
    fc.assert(
      fc.property(aProblem(), (problem) => {
        const plan = make(problem, { roads: legTableFor(problem, travelWithIslands) })
        const everyVehicle = problem.vehicles.map(({ id }) => id)
        for (const { reasons } of plan.unplanned) expect(reasons.map(({ vehicle }) => vehicle)).toEqual(everyVehicle)
      }),
      runs(60),
    )
  })

  it('a stop that fits into a tour is never unplanned, where no vehicle has a break', () => {
    fc.assert(
      fc.property(aProblem(), ({ stops, vehicles, options }) => {
        const problem = {
          stops: stops.map((stop) => ({ ...stop, fixedPosition: undefined })),
          vehicles: vehicles.map((vehicle) => ({ ...vehicle, breaks: [] })),
          options,
        }
        const plan = make(problem, { roads: legTableFor(problem, travelWithIslands) })
        const stopOf = new Map(problem.stops.map((stop) => [stop.id, stop]))
        for (const { stop: id } of plan.unplanned)
          for (const vehicle of problem.vehicles) {
            const stop = stopOf.get(id)
            const visits = plan.routes.find((route) => route.vehicle === vehicle.id)?.visits ?? []
            const tourStops = visits.flatMap((visit) => stopOf.get(visit.stop) ?? [])
            const fits = tourStops.concat(stop ?? []).some((__, index) => {
              const tour = tourStops.toSpliced(index, 0, ...(stop === undefined ? [] : [stop]))
              return overload(vehicle, tour) === 0 && E.isRight(timetableOf(vehicle, tour, travelWithIslands))
            })
            expect(fits && stop?.allowedVehicles?.includes(vehicle.id) !== false).toBe(false)
          }
      }),
      runs(60),
    )
  })
})

describe('repairs of an unplanned stop', () => {
  /** The other unplanned stops, which could otherwise take the position of the repaired stop. */
  const otherUnplanned = ({ unplanned }: ProposedPlan, stop: string): ReadonlyArray<string> =>
    unplanned.map((left) => left.stop).filter((id) => id !== stop)

  const withoutStops = (ids: ReadonlyArray<string>, problem: RouteProblem): RouteProblem => ({
    ...problem,
    stops: problem.stops.filter(({ id }) => !ids.includes(id)),
  })

  /** The same sequences in the repaired problem. */
  const solveAgain = (problem: RouteProblem, plan: ProposedPlan) =>
    solveHere(problem, {
      roads: legTableFor(problem, travelWithIslands),
      sequences: plan.routes.map((route) => ({
        vehicle: route.vehicle,
        stops: route.visits.map(({ stop }) => stop),
        route,
      })),
    })

  it('a repair is sufficient to plan its stop', () => {
    let tried = 0
    fc.assert(
      fc.property(aProblem(), (problem) => {
        const plan = insertWithoutSolver(problem, { roads: legTableFor(problem, travelWithIslands) })
        for (const { stop, repairs } of plan.unplanned)
          for (const { vehicle, remedies } of repairs) {
            tried += 1
            const repairedProblem = withoutStops(
              otherUnplanned(plan, stop),
              applyRemedies(problem, { stop, vehicle }, remedies),
            )
            const after = solveAgain(repairedProblem, plan)
            expect(verifyPlan(repairedProblem, travelWithIslands, after)).toEqual(E.right(after.sums))
            expect(after.unplanned.map((left) => left.stop)).not.toContain(stop)
          }
      }),
      runs(75),
    )
    expect(tried).toBeGreaterThan(50)
  })

  it('a repair costs the claimed metres and seconds where its vehicle visits the stop', () => {
    let tried = 0
    fc.assert(
      fc.property(aProblem(), (problem) => {
        const plan = insertWithoutSolver(problem, { roads: legTableFor(problem, travelWithIslands) })
        for (const { stop, repairs } of plan.unplanned)
          for (const { vehicle, remedies, extraMetres, extraSeconds, positions } of repairs) {
            const repairedProblem = withoutStops(
              otherUnplanned(plan, stop),
              applyRemedies(problem, { stop, vehicle }, remedies),
            )
            const after = solveAgain(repairedProblem, plan)
            const isFurther = remedies.some(({ kind }) => kind === 'further vehicle')
            const repairedVehicle = repairedProblem.vehicles.find(({ id }) =>
              isFurther ? id !== vehicle && id.startsWith(vehicle) : id === vehicle,
            )
            const isOnRepairedVehicle = after.routes.some(
              (route) => route.vehicle === repairedVehicle?.id && route.visits.some((visit) => visit.stop === stop),
            )
            if (!isOnRepairedVehicle) continue
            tried += 1
            const { visits = [] } = after.routes.find((route) => route.vehicle === repairedVehicle?.id) ?? {}
            const index = visits.findIndex((visit) => visit.stop === stop)
            expect(positions).toEqual([{ stop, after: visits[index - 1]?.stop }])
            expect([after.sums.metres - plan.sums.metres, after.sums.seconds - plan.sums.seconds]).toEqual([
              extraMetres,
              extraSeconds,
            ])
          }
      }),
      runs(75),
    )
    expect(tried).toBeGreaterThan(50)
  })

  it('a stop has at most three repairs, each of another kind', () => {
    fc.assert(
      fc.property(aProblem(), (problem) => {
        const { unplanned } = insertWithoutSolver(problem, { roads: legTableFor(problem, travelWithIslands) })
        for (const { repairs } of unplanned) {
          expect(repairs.length).toBeLessThanOrEqual(3)
          const kinds = repairs.map(({ remedies }) => remedies.map(({ kind }) => kind).join())
          expect(kinds).toEqual([...new Set(kinds)])
          for (const { remedies, description } of repairs) {
            expect(remedies.length).toBeGreaterThan(0)
            expect(description).toMatch(/^\S.*\S$/)
          }
        }
      }),
      runs(60),
    )
  })
})
