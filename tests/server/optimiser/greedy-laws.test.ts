import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { overload } from '../../../server/optimiser/room'
import { timetableOf } from '../../../server/optimiser/timetable'
import { travelByTable, verified, type Travel } from '../../../src/domain/problem'
import { aRightAnswer } from '../../kit/arbitraries/answer'
import { aProblem } from '../../kit/arbitraries/problem'
import { solved } from './solved'

/** As by air, but to some places no road leads. */
const withIslands: Travel = (from, to) => {
  if (Math.round(to.lat * 10_000) % 11 === 0) return undefined
  const metres = Math.round(Math.hypot(from.lat - to.lat, from.lng - to.lng) * 80_000)
  return { metres, seconds: metres / 17 }
}

describe('a greedy plan of whatever problem', () => {
  it('holds, whatever the problem asks, and is the same every time', async () => {
    await fc.assert(
      fc.asyncProperty(aProblem(), async (problem) => {
        const plan = await solved(problem, withIslands)
        expect(verified(problem, withIslands, plan)).toEqual(E.right(plan.sums))
        expect(await solved(problem, withIslands)).toEqual(plan)
      }),
      { numRuns: 400, seed: 20_261_121 },
    )
  })

  it('holds where there is no room to spare', async () => {
    await fc.assert(
      fc.asyncProperty(aRightAnswer(), async ({ problem, roads }) => {
        const plan = await solved(problem, travelByTable(roads))
        expect(verified(problem, travelByTable(roads), plan)).toEqual(E.right(plan.sums))
      }),
      { numRuns: 400, seed: 20_261_121 },
    )
  })

  it('says of everybody who is left out why, for each vehicle', async () => {
    await fc.assert(
      fc.asyncProperty(aProblem(), async (problem) => {
        const plan = await solved(problem, withIslands)
        const everyVehicle = problem.vehicles.map(({ id }) => id)
        for (const { reasons } of plan.unplanned) expect(reasons.map(({ vehicle }) => vehicle)).toEqual(everyVehicle)
      }),
      { numRuns: 200, seed: 20_261_121 },
    )
  })

  it('leaves nobody out who fits on a tour, as long as nobody has a break', async () => {
    await fc.assert(
      fc.asyncProperty(aProblem(), async ({ stops, vehicles, options }) => {
        const problem = {
          stops: stops.map((stop) => ({ ...stop, pin: undefined })),
          vehicles: vehicles.map((vehicle) => ({ ...vehicle, breaks: [] })),
          options,
        }
        const plan = await solved(problem, withIslands)
        const stopOf = new Map(problem.stops.map((stop) => [stop.id, stop]))
        for (const { stop: id } of plan.unplanned)
          for (const vehicle of problem.vehicles) {
            const stop = stopOf.get(id)
            const visits = plan.routes.find((route) => route.vehicle === vehicle.id)?.visits ?? []
            const there = visits.flatMap((visit) => stopOf.get(visit.stop) ?? [])
            const fits = there.concat(stop ?? []).some((_, place) => {
              const tour = there.toSpliced(place, 0, ...(stop === undefined ? [] : [stop]))
              return overload(vehicle, tour) === 0 && E.isRight(timetableOf(vehicle, tour, withIslands))
            })
            expect(fits && stop?.allowedVehicles?.includes(vehicle.id) !== false).toBe(false)
          }
      }),
      { numRuns: 300, seed: 20_261_121 },
    )
  })
})
