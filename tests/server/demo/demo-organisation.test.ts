import { describe, expect, it } from 'vitest'
import { demoOrganisation } from '../../../server/demo'
import { estimatedTravel, withTimes } from '../../../server/travel'
import { parseDriverForm, driverFormOf } from '../../../src/domain/driver'
import { fixedHeadquarters } from '../../../src/domain/map'
import { newVisitTo, type Plan } from '../../../src/domain/plan'
import { findRouteWarnings } from '../../../src/domain/problem'
import { activitiesOf, renumberVisits, routeColours } from '../../../src/domain/route'
import { unplannedReasonOf, type Stop } from '../../../src/domain/stop'
import { right } from '../../kit/either'
import { inCpuUnits } from '../../kit/cpu-unit'
import { friday, findPlan } from './demo-plans'
import { solverAnswerOf } from './solver-answer'

const demo = demoOrganisation(1, friday)
const planned = findPlan(demo, 'Ritten')
const uploaded = findPlan(demo, 'Upload')

const leftOver = ({ stops }: Plan): ReadonlyArray<Stop> => [...stops].filter((stop) => !stop.isPlanned)

describe('the demo organisation', () => {
  it("is called Rondrit Demo, stands at §9's first headquarters, and lets demo in", () => {
    expect(demo).toMatchObject({ name: 'Rondrit Demo', at: fixedHeadquarters[0], user: { username: 'demo' } })
    expect(demo.user.password).toBe('demo')
  })

  it('has four carriers, numbered from 1, and twelve drivers that the form would take', () => {
    expect(demo.carriers.map(({ id }) => id)).toEqual([1, 2, 3, 4])
    expect(demo.drivers).toHaveLength(12)
    for (const driver of demo.drivers) right(parseDriverForm(driverFormOf(driver)))
  })

  it('has a planned project, an uploaded one and an empty one, whose names §9 need not cut', () => {
    expect(demo.projects.map(({ name }) => name)).toEqual(['Ritten 23-11', 'Upload 23-11', 'Lege week'])
    expect(demo.projects.map(({ steps }) => steps.length)).toEqual([2, 1, 0])
  })

  it('has 94 stops in the planned project, of which 91 are on 8 routes over three days', () => {
    expect([...planned.stops]).toHaveLength(94)
    expect(planned.routes.map(({ day, visits }) => [day, visits.length])).toEqual([
      ...[12, 12, 12].map((visits) => ['2026-11-23', visits]),
      ...[11, 11, 11].map((visits) => ['2026-11-24', visits]),
      ...[11, 11].map((visits) => ['2026-11-25', visits]),
    ])
  })

  it('has stops that say whether an optimisation has a place for them', () => {
    for (const { isPlanned, flags } of planned.stops) expect(flags.isOptimized).toBe(isPlanned)
  })

  it('has routes named for their carrier, coloured in order, driven by somebody, drawn and timed', () => {
    const carriers = new Map(demo.carriers.map(({ id, displayName }) => [id, displayName]))
    for (const [index, route] of planned.routes.entries()) {
      expect(route.name).toBe(carriers.get(route.externalRouteId ?? 0))
      expect(route).toMatchObject({ index, color: routeColours[index]?.hex })
      expect(demo.drivers.map(({ id }) => id)).toContain(route.driverId)
      expect(route.overviewPolyline).toMatch(/.{20}/)
      expect(activitiesOf(route).filter(({ arrival, departure }) => (arrival ?? departure) === undefined)).toEqual([])
    }
  })

  it('has 92 stops in the uploaded project, none of them planned', () => {
    expect([...uploaded.stops]).toHaveLength(92)
    expect(uploaded.routes).toEqual([])
    expect(leftOver(uploaded)).toHaveLength(92)
  })

  it('tells how its projects came about', () => {
    expect(demo.projects.flatMap(({ steps }) => steps.map(({ words }) => words))).toEqual([
      '94 stops uploaded',
      'Optimisation accepted: 8 routes, 91 stops planned, 3 unplanned',
      '92 stops uploaded',
    ])
  })

  it('is another one for another seed, and the same for the same', () => {
    expect(demoOrganisation(1, friday)).toEqual(demo)
    expect(demoOrganisation(2, friday).id).not.toBe(demo.id)
    expect(leftOver(findPlan(demoOrganisation(2, friday), 'Upload'))[0]).not.toEqual(leftOver(uploaded)[0])
  })

  it.each([
    ['a Friday', { year: 2026, month: 11, day: 20 }, '2026-11-23'],
    ['a Sunday', { year: 2026, month: 11, day: 22 }, '2026-11-23'],
    ['a Monday', { year: 2026, month: 11, day: 23 }, '2026-11-30'],
    ['the end of a year', { year: 2026, month: 12, day: 31 }, '2027-01-04'],
  ])('plans from the coming Monday on, seen from %s', (_, today, monday) => {
    expect(findPlan(demoOrganisation(1, today), 'Ritten').routes[0]?.day).toBe(monday)
  })
})

describe('the stops that nobody visits', () => {
  it('are three', () => {
    expect(leftOver(planned)).toHaveLength(3)
  })

  it('says of each of them why it is on none, once the optimisation is accepted', () => {
    expect(leftOver(planned).filter((stop) => unplannedReasonOf(stop) === undefined)).toEqual([])
    expect([...planned.stops].filter((stop) => unplannedReasonOf(stop) !== undefined)).toHaveLength(3)
  })

  it.each(leftOver(planned).map((stop) => [stop.customerName, stop] as const))(
    'such as %s, could be visited by nobody, were it the only one',
    (_, stop) => {
      const { problem } = solverAnswerOf(demo, planned)
      const warnings = planned.routes.slice(0, 1).flatMap((some) =>
        problem.vehicles.map((vehicle) => {
          const driver = demo.drivers.find(({ id }) => vehicle.id.endsWith(id))
          const alone = renumberVisits({ ...some, day: vehicle.day, visits: [newVisitTo(stop)] })
          const crew = { earliest: driver?.availabilityEarliest }
          const route = withTimes(alone, () => stop, estimatedTravel, crew)
          return findRouteWarnings(route, () => stop, vehicle).length
        }),
      )
      expect(warnings).toHaveLength(36)
      expect(Math.min(...warnings)).toBeGreaterThan(0)
    },
  )
})

describe('making it', () => {
  it('takes no more than two yardsticks', async () => {
    expect(await inCpuUnits(() => demoOrganisation(7, friday))).toBeLessThan(2)
  })
})
