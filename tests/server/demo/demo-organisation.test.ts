import { describe, expect, it } from 'vitest'
import { demoOrganisation } from '../../../server/demo'
import { estimatedTravel } from '../../../server/travel'
import { scheduleRoute } from '../../../src/domain/schedule'
import { parseDriverForm, driverFormOf } from '../../../src/domain/driver'
import { fixedHeadquarters } from '../../../src/domain/address'
import { newVisitTo, type Plan } from '../../../src/domain/plan'
import { findBrokenRouteRules } from '../../../src/domain/problem'
import { activitiesOf, renumberVisits, routeColours } from '../../../src/domain/route'
import { unplannedReasonOf, type Stop } from '../../../src/domain/stop'
import { right } from '../../kit/either'
import { inCpuUnits } from '../../kit/cpu-unit'
import { friday, findPlan } from './demo-plans'
import { solverAnswerOf } from './solver-answer'

const demo = demoOrganisation(1, friday)
const planned = findPlan(demo, 'Ritten')
const uploaded = findPlan(demo, 'Upload')

const leftOver = ({ stops }: Plan): ReadonlyArray<Stop> => [...stops].filter((stop) => !stop.placement.isPlanned)

describe('demoOrganisation', () => {
  it('the organisation is Rondrit Demo at the first headquarters of §9, with the user demo', () => {
    expect(demo).toMatchObject({ name: 'Rondrit Demo', headquarters: fixedHeadquarters[0], user: { username: 'demo' } })
    expect(demo.user.password).toBe('demo')
  })

  it('the organisation has four carriers, numbered from 1, and twelve drivers that are valid in the form', () => {
    expect(demo.carriers.map(({ id }) => id)).toEqual([1, 2, 3, 4])
    expect(demo.drivers).toHaveLength(12)
    for (const driver of demo.drivers) right(parseDriverForm(driverFormOf(driver)))
  })

  it('the organisation has two planned, an uploaded and an empty project, whose names fit §9', () => {
    expect(demo.projects.map(({ name }) => name)).toEqual([
      'Rond het IJsselmeer',
      'Ritten 23-11',
      'Upload 23-11',
      'Lege week',
    ])
    expect(demo.projects.map(({ steps }) => steps.length)).toEqual([2, 2, 1, 0])
  })

  it('the planned project has 94 stops, 91 of them on 8 routes over three days', () => {
    expect([...planned.stops]).toHaveLength(94)
    expect(planned.routes.map(({ day, visits }) => [day, visits.length])).toEqual([
      ...[12, 12, 12].map((visits) => ['2026-11-23', visits]),
      ...[11, 11, 11].map((visits) => ['2026-11-24', visits]),
      ...[11, 11].map((visits) => ['2026-11-25', visits]),
    ])
  })

  it('a third to two thirds of the planned stops have a time slot', () => {
    const visited = [...planned.stops].filter(({ placement }) => placement.isPlanned)
    const withSlot = visited.filter(({ facts }) => facts.timeSlotEarliest !== undefined)
    expect(withSlot.length / visited.length).toBeGreaterThan(1 / 3)
    expect(withSlot.length / visited.length).toBeLessThan(2 / 3)
  })

  it('the stops are marked as planned or unplanned by an optimisation', () => {
    for (const { facts, placement } of planned.stops) expect(facts.flags.isOptimized).toBe(placement.isPlanned)
  })

  it('the routes have the names of their carriers, colours in order, drivers, paths and times', () => {
    const carriers = new Map(demo.carriers.map(({ id, displayName }) => [id, displayName]))
    for (const [index, route] of planned.routes.entries()) {
      expect(route.name).toBe(carriers.get(route.carrierId ?? 0))
      expect(route).toMatchObject({ index, color: routeColours[index]?.hex })
      expect(demo.drivers.map(({ id }) => id)).toContain(route.driverId)
      expect(route.overviewPolyline).toMatch(/.{20}/)
      expect(activitiesOf(route).filter(({ arrival, departure }) => (arrival ?? departure) === undefined)).toEqual([])
    }
  })

  it('the uploaded project has 92 unplanned stops', () => {
    expect([...uploaded.stops]).toHaveLength(92)
    expect(uploaded.routes).toEqual([])
    expect(leftOver(uploaded)).toHaveLength(92)
  })

  it('the history describes how the projects were made', () => {
    expect(demo.projects.flatMap(({ steps }) => steps.map(({ description }) => description))).toEqual([
      '4 stops uploaded',
      'Optimisation accepted: 1 route, 4 stops planned, 0 unplanned',
      '94 stops uploaded',
      'Optimisation accepted: 8 routes, 91 stops planned, 3 unplanned',
      '92 stops uploaded',
    ])
  })

  it('another seed gives another organisation, and the same seed the same', () => {
    expect(demoOrganisation(1, friday)).toEqual(demo)
    expect(demoOrganisation(2, friday).id).not.toBe(demo.id)
    expect(leftOver(findPlan(demoOrganisation(2, friday), 'Upload'))[0]).not.toEqual(leftOver(uploaded)[0])
  })

  it.each([
    ['a Friday', { year: 2026, month: 11, day: 20 }, '2026-11-23'],
    ['a Sunday', { year: 2026, month: 11, day: 22 }, '2026-11-23'],
    ['a Monday', { year: 2026, month: 11, day: 23 }, '2026-11-30'],
    ['the end of a year', { year: 2026, month: 12, day: 31 }, '2027-01-04'],
  ])('the plan of %s starts on the next Monday', (_, today, monday) => {
    expect(findPlan(demoOrganisation(1, today), 'Ritten').routes[0]?.day).toBe(monday)
  })
})

describe('the unplanned stops of the demo', () => {
  it('the planned project has three unplanned stops', () => {
    expect(leftOver(planned)).toHaveLength(3)
  })

  it('each unplanned stop has a reason after the optimisation is accepted', () => {
    expect(leftOver(planned).filter((stop) => unplannedReasonOf(stop.facts) === undefined)).toEqual([])
    expect([...planned.stops].filter((stop) => unplannedReasonOf(stop.facts) !== undefined)).toHaveLength(3)
  })

  it.each(leftOver(planned).map((stop) => [stop.facts.customerName, stop] as const))(
    'the stop of %s is unplanned even if it is the only one',
    (_, stop) => {
      const { problem } = solverAnswerOf(demo, planned)
      const warnings = planned.routes.slice(0, 1).flatMap((some) =>
        problem.vehicles.map((vehicle) => {
          const driver = demo.drivers.find(({ id }) => vehicle.id.endsWith(id))
          const alone = renumberVisits({ ...some, day: vehicle.day, visits: [newVisitTo(stop.facts)] })
          const driverHours = { earliest: driver?.availabilityEarliest }
          const route = scheduleRoute(alone, () => stop, estimatedTravel.leg, driverHours)
          return findBrokenRouteRules(route, () => stop, vehicle).length
        }),
      )
      expect(warnings).toHaveLength(36)
      expect(Math.min(...warnings)).toBeGreaterThan(0)
    },
  )
})

describe('the time to make the demo', () => {
  it('demoOrganisation takes at most two CPU units', async () => {
    expect(await inCpuUnits(() => demoOrganisation(7, friday))).toBeLessThan(2)
  })
})
