import assert from 'node:assert/strict'
import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { registeredAddresses } from '../../../server/address'
import { demoOrganisation, type DemoOrganisation } from '../../../server/demo'
import { estimatedTravel } from '../../../server/travel'
import { formatZip } from '../../../src/domain/address'
import { calendarDateOf, weekdayOf } from '../../../src/domain/calendar'
import { assemblePlan, stopOf } from '../../../src/domain/plan'
import { findBrokenRouteRules, verifyPlan } from '../../../src/domain/problem'
import { renumberVisits } from '../../../src/domain/route'
import { parseUpload } from '../../../src/domain/upload'
import { anIsoDate } from '../../kit/arbitraries/day'
import { right } from '../../kit/either'
import { friday, findPlan } from './demo-plans'
import { solverAnswerOf } from './solver-answer'
import { decodeProjectDocument, encodeProjectDocument } from '../../../contract/project'
import { encodeStop } from '../../../contract/stop'

describe('demoOrganisation for any seed and day', () => {
  const someDemo = () =>
    fc.tuple(fc.integer(), anIsoDate()).map(([seed, day]) => demoOrganisation(seed, calendarDateOf(day) ?? friday))

  const assertForAnyDemo = (check: (demo: DemoOrganisation) => void): void =>
    fc.assert(fc.property(someDemo(), check), { numRuns: 15 })

  it('an independent verifier accepts the planned project', () => {
    assertForAnyDemo((demo) => {
      const plan = findPlan(demo, 'Ritten')
      const { problem, answer, notInProblem } = solverAnswerOf(demo, plan)
      expect(notInProblem).toEqual([])
      expect(verifyPlan(problem, estimatedTravel.leg, answer)).toEqual(E.right(answer.sums))
    })
  })

  it('no route has a warning for lateness, overload or working hours', () => {
    assertForAnyDemo((demo) => {
      const plan = findPlan(demo, 'Ritten')
      const { problem, vehicleDays } = solverAnswerOf(demo, plan)
      for (const route of plan.routes) {
        const vehicleDay = vehicleDays.find(
          ({ driverOrCarrierId, day }) => driverOrCarrierId === route.driverId && day === route.day,
        )
        const limits = problem.vehicles.find(({ id }) => id === vehicleDay?.vehicle)
        assert.ok(limits, `Nobody drives ${route.name} on ${route.day}`)
        expect(findBrokenRouteRules(route, (id) => O.toUndefined(stopOf(plan, id)), limits)).toEqual([])
      }
    })
  })

  it('stops and routes are consistent, numbered and survive a round trip through their document', () => {
    assertForAnyDemo((demo) => {
      for (const plan of [findPlan(demo, 'Ritten'), findPlan(demo, 'Upload')]) {
        expect([...assemblePlan(plan.routes, plan.stops, plan.unknownFields).stops]).toEqual([...plan.stops])
        expect(plan.routes.map(renumberVisits)).toEqual(plan.routes)
        expect(right(decodeProjectDocument(encodeProjectDocument(plan)))).toEqual({
          routes: plan.routes,
          unknownFields: {},
        })
        const ids = [...plan.stops].map(({ facts: { id } }) => id)
        expect(new Set(ids).size).toBe(ids.length)
        const visits = plan.routes.flatMap((route) => route.visits.map(({ id }) => id))
        expect(new Set(visits).size).toBe(visits.length)
        expect(visits.filter((id) => !ids.includes(id))).toEqual([])
      }
    })
  })

  it('carriers and drivers have at most one route per day', () => {
    assertForAnyDemo((demo) => {
      const { routes } = findPlan(demo, 'Ritten')
      expect(new Set(routes.map(({ day, carrierId }) => `${day} ${carrierId}`)).size).toBe(routes.length)
      expect(new Set(routes.map(({ day, driverId }) => `${day} ${driverId}`)).size).toBe(routes.length)
    })
  })

  it('every stop is valid in an upload, and every address is in the register', () => {
    const registered = new Set(
      registeredAddresses.map(({ zip, houseNumber, suffix, coordinates }) =>
        [formatZip(zip), houseNumber, suffix, coordinates.lat].join(),
      ),
    )
    assertForAnyDemo((demo) => {
      for (const plan of [findPlan(demo, 'Ritten'), findPlan(demo, 'Upload')]) {
        const stops = [...plan.stops]
        expect(right(parseUpload(stops.map(encodeStop)))).toHaveLength(stops.length)
        const strange = stops.filter(
          ({ facts: { zip, houseNumber, houseNumberSuffix, coordinates } }) =>
            !registered.has([zip, houseNumber, houseNumberSuffix, coordinates?.lat].join()),
        )
        expect(strange).toEqual([])
      }
    })
  })

  it('no creation time lies in the future, and they are in order', () => {
    fc.assert(
      fc.property(fc.integer(), anIsoDate(), (seed, day) => {
        const { projects } = demoOrganisation(seed, calendarDateOf(day) ?? friday)
        const midnight = Date.parse(`${day}T00:00:00+01:00`) - 3_600_000
        for (const { createdAt, steps } of projects) {
          const moments = [createdAt, ...steps.map(({ at }) => at)].map((timestamp) => Date.parse(timestamp))
          expect(moments).toEqual(moments.toSorted((a, b) => a - b))
          expect(moments.at(-1)).toBeLessThan(midnight)
        }
      }),
      { numRuns: 15 },
    )
  })

  it('the first planned day is a Monday', () => {
    assertForAnyDemo((demo) => {
      const date = calendarDateOf(findPlan(demo, 'Ritten').routes[0]?.day ?? '')
      expect(date && weekdayOf(date)).toBe(0)
    })
  })
})
