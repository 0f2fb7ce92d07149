import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jobResultCodec } from '../../../../contract/optimisation'
import { saveProject } from '../../../../contract/project'
import { buildProblem } from '../../../../server/optimisation/problem/build-problem'
import { planFromDocuments } from '../../../../src/domain/plan'
import { timeSlotDate } from '../../../../src/domain/calendar'
import { findBrokenRouteRules, formatClockTime, parseTimeOnDate } from '../../../../src/domain/problem'
import { dateOfRoute, type Route } from '../../../../src/domain/route'
import type { Stop } from '../../../../src/domain/stop'
import { aPlan, numbered, withCarriersOnce } from '../../../kit/arbitraries/plan'
import { right } from '../../../kit/either'
import { assertConsistent } from '../../../kit/simple-plan'
import { emptyOptimiseRequest } from '../../../kit/builders/empty-optimise-request'
import { carriers, drivers, headquarters, proposal, today } from '../proposal'

describe('saving a proposal', () => {
  const someDays = fc.constantFrom(undefined, ['2026-11-23'], ['2026-11-23', '2026-11-24', 'Ma'])

  it('a saved proposal becomes the plan, with every stop, each visited on its day or where it was put, within the hours of its slot', async () => {
    await fc.assert(
      fc.asyncProperty(
        aPlan().map(withCarriersOnce).map(numbered),
        someDays,
        fc.boolean(),
        async (plan, days, byCarrier) => {
          const request = { days, ...(byCarrier ? { carrierIds: [7] } : {}) }
          const builtProblem = buildProblem(
            { plan, drivers, carriers, headquarters, today },
            { ...emptyOptimiseRequest, ...request },
          )
          fc.pre(E.isRight(builtProblem))
          const { result } = proposal(plan, request)
          const sent: unknown = JSON.parse(JSON.stringify(jobResultCodec.encode(result)))
          const { document, stops } = right(saveProject.body.decode(sent))
          const saved = right(planFromDocuments(document, stops, plan))
          assertConsistent(saved)
          expect([...saved.stops].map(({ facts: { id } }) => id).toSorted()).toEqual(
            [...plan.stops].map(({ facts: { id } }) => id).toSorted(),
          )
          expect(saved.routes).toEqual(result.document.routes)
          expect([...saved.stops].toSorted(byId)).toEqual([...result.stops].toSorted(byId))
          const stopsById = new Map([...saved.stops].map((stop) => [stop.facts.id, stop]))
          const dayBefore = new Map([...plan.stops].map(({ facts, placement }) => [facts.id, placement.routeDay]))
          const limits = { earliest: 9 * 3600, latest: 18 * 3600, capacity: [50] }
          for (const route of right(builtProblem).keptRoutes) expect(saved.routes).toContainEqual(route)
          for (const route of saved.routes.filter(({ overviewPolyline }) => overviewPolyline !== undefined))
            expect(
              findBrokenRouteRules(
                route,
                (id) => {
                  const stop = stopsById.get(id)
                  return stop && dayBefore.get(id) === route.day ? withSlotOnDayOf(route, stop) : stop
                },
                limits,
              ),
            ).toEqual([])
          // Every stop on no route has a reason.
          const unplanned = [...saved.stops].filter(({ placement: { routeNumber } }) => routeNumber === undefined)
          const reasonCounts = new Map(result.unplanned.map(({ stop, reasons }) => [stop, reasons.length]))
          for (const { facts } of unplanned) expect(reasonCounts.get(facts.id)).toBeGreaterThan(0)
          expect(reasonCounts.size).toBe(unplanned.length)
        },
      ),
      { seed: 20_261_121, numRuns: 150 },
    )
  })

  // A stop that was put on a route of another day than its slot names may stay there, and the hours of its slot apply.
  const withSlotOnDayOf = (route: Route, stop: Stop): Stop => {
    const { timeSlotEarliest, timeSlotLatest } = stop.facts
    const date = timeSlotDate(timeSlotEarliest, timeSlotLatest)
    if (date === undefined || date === dateOfRoute(route)) return stop
    const hourOf = (time: string | undefined) => {
      const seconds = time === undefined ? undefined : parseTimeOnDate(date, time)
      return seconds === undefined ? undefined : formatClockTime(seconds)
    }
    const facts = { timeSlotEarliest: hourOf(timeSlotEarliest), timeSlotLatest: hourOf(timeSlotLatest) }
    return { ...stop, facts: { ...stop.facts, ...facts } }
  }

  const byId = (one: Stop, other: Stop): number => (one.facts.id < other.facts.id ? -1 : 1)
})
