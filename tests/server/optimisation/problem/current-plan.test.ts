import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Plan } from '../../../../src/domain/plan'
import { findBrokenLock } from '../../../../src/domain/lock'
import { colourForIndex } from '../../../../src/domain/route'
import { planOf } from '../../../kit/builders/plan'
import { left, right } from '../../../kit/either'
import { buildProblem } from '../../../../server/optimisation/problem/build-problem'
import { drivers, headquarters, problemOnRoads, today } from '../proposal'
import { day, routeDrivenBy, factsOf, locked, replan } from '../replan'
import { emptyOptimiseRequest } from '../../../kit/builders/empty-optimise-request'

const isAnythingToPlan = (plan: Plan): boolean => E.isRight(problemOnRoads(plan, { days: [day] }))

describe('optimising a project that has routes', () => {
  it('the new plan keeps the driver, number, name, colour and carrier of current routes', () => {
    const currentFields = { index: 1, name: 'Zuid', color: '#123456', unknownFields: { toll: true } }
    const elsewhere = routeDrivenBy('noor', ['4'], { day: '2026-11-24' })
    const heavy = factsOf('3', { demand: [49] })
    const plan = planOf(
      [elsewhere, routeDrivenBy('joris', ['1', '2'], currentFields)],
      [factsOf('1'), factsOf('2'), heavy, factsOf('4')],
    )
    const { problem, routes } = replan(plan)
    expect([...problem.replannedByVehicle.keys()]).toEqual(['2026-11-23 joris'])
    expect(routes).toMatchObject([
      { index: 0, day: '2026-11-24' },
      { ...currentFields, carrierId: 7, driverId: 'joris' },
      { index: 2, name: 'Noor Smit', color: colourForIndex(2).hex, carrierId: undefined, driverId: 'noor' },
    ])
    expect(routes.map(({ visits }) => visits.map(({ id }) => id).toSorted())).toEqual([['4'], ['1', '2'], ['3']])
  })

  it('a locked route stays as it is, and its driver gets no other route', () => {
    const plan = planOf(
      [routeDrivenBy('joris', ['1', '2'], locked)],
      ['1', '2', '3', '4'].map((id) => factsOf(id)),
    )
    const { after, problem, routes, tours } = replan(plan)
    expect(problem.problem.vehicles.map(({ id }) => id)).toEqual(['2026-11-23 noor'])
    expect(routes[0]).toBe(plan.routes[0])
    expect(tours.get('noor')?.toSorted()).toEqual(['3', '4'])
    expect(findBrokenLock(plan, after)).toBeUndefined()
  })

  it('a locked stop keeps its position, and the others are planned around it', () => {
    const plan = planOf(
      [routeDrivenBy('joris', ['9', '1', '8'], { index: 0 }), routeDrivenBy('noor', ['2'], { index: 1 })],
      ['1', '2', '8', '9'].map((id) => factsOf(id, id === '1' ? locked : {})),
    )
    const { after, tours } = replan(plan)
    expect(tours.get('joris')?.[1]).toBe('1')
    expect(findBrokenLock(plan, after)).toBeUndefined()
    expect([...tours.values()].flat().toSorted()).toEqual(['1', '2', '8', '9'])
  })

  it.each([
    ['of a driver who was not chosen', routeDrivenBy('joris', ['1', '2']), { driverIds: ['noor'] }],
    ['behind a load over its capacity', routeDrivenBy('joris', ['6', '2', '1']), {}],
    ['that its driver cannot reach in working hours', routeDrivenBy('joris', ['7', '8', '1']), {}],
  ])('a route with a locked stop %s stays as it is', (_, route, request) => {
    const facts = [
      factsOf('1', locked),
      factsOf('2'),
      factsOf('3'),
      factsOf('6', { demand: [49] }),
      factsOf('7', { duration: 300 }),
      factsOf('8', { duration: 300 }),
    ]
    const plan = planOf([route], facts)
    const { after, routes } = replan(plan, request)
    expect(routes[0]).toBe(plan.routes[0])
    expect(findBrokenLock(plan, after)).toBeUndefined()
  })

  it('a locked stop is not left out for a stop of higher priority', () => {
    const full = factsOf('1', { ...locked, demand: [50], priority: 'Low' })
    const plan = planOf([routeDrivenBy('joris', ['1'])], [full, factsOf('2', { demand: [50], priority: 'High' })])
    const { after, tours } = replan(plan, { driverIds: ['joris'] })
    expect(tours).toEqual(new Map([['joris', ['1']]]))
    expect(findBrokenLock(plan, after)).toBeUndefined()
  })

  it('a locked stop is never moved, whatever the current plan', () => {
    const aStop = fc.record({
      isLocked: fc.boolean(),
      duration: fc.integer({ min: 5, max: 120 }),
      demand: fc.integer({ min: 0, max: 20 }).map((load) => [load]),
      priority: fc.constantFrom('Low', 'Regular', 'High'),
      hour: fc.option(fc.integer({ min: 9, max: 14 })),
    })
    fc.assert(
      fc.property(fc.array(aStop, { minLength: 1, maxLength: 9 }), fc.nat(9), fc.nat(9), (stops, ofJoris, ofBoth) => {
        const facts = stops.map(({ isLocked, hour, ...figures }, index) =>
          factsOf(String(index + 1), {
            ...figures,
            ...(hour === null ? {} : { timeSlotEarliest: `${hour}:00`, timeSlotLatest: `${hour + 2}:00` }),
            ...(isLocked ? locked : {}),
          }),
        )
        const ids = facts.map(({ id }) => id)
        const routes = [
          routeDrivenBy('joris', ids.slice(0, ofJoris)),
          routeDrivenBy('noor', ids.slice(ofJoris, ofJoris + ofBoth), { index: 1 }),
        ].filter(({ visits }) => visits.length > 0)
        const plan = planOf(routes, facts)
        if (!isAnythingToPlan(plan)) return
        expect(findBrokenLock(plan, replan(plan).after)).toBeUndefined()
      }),
      { numRuns: 60 },
    )
  })

  it('a locked unplanned stop stays unplanned', () => {
    const plan = planOf([], [factsOf('1', locked), factsOf('2')])
    const { after, tours } = replan(plan)
    expect([...tours.values()].flat()).toEqual(['2'])
    expect(findBrokenLock(plan, after)).toBeUndefined()
  })

  it('locks are ignored where they are not to be kept', () => {
    const plan = planOf([routeDrivenBy('joris', ['1', '2'], locked)], [factsOf('1'), factsOf('2')])
    const { problem } = replan(plan, { keepLocked: false })
    expect([problem.keptRoutes, problem.problem.vehicles.length]).toEqual([[], 2])
  })

  it.each([
    ['no stops', [routeDrivenBy('joris', ['1'], locked)], 'There are no stops to plan.'],
    [
      'nobody to drive',
      [routeDrivenBy('joris', ['1'], locked), routeDrivenBy('noor', ['2'], { index: 1, ...locked })],
      'Everybody who could drive is on a locked route: unlock a route, or choose who else drives.',
    ],
  ])('an optimisation is refused where locks leave %s', (what, routes, message) => {
    const facts = ['1', '2', ...(what === 'no stops' ? [] : ['3'])].map((id) => factsOf(id))
    const plan = planOf(routes, what === 'no stops' ? facts.slice(0, 1) : facts)
    const builtProblem = buildProblem(
      { plan, drivers, carriers: [], headquarters, today },
      { ...emptyOptimiseRequest, days: [day] },
    )
    expect(left(builtProblem)).toMatchObject({ code: 'nothing_to_plan', message })
    expect(
      right(
        buildProblem(
          { plan, drivers, carriers: [], headquarters, today },
          { ...emptyOptimiseRequest, days: [day], keepLocked: false },
        ),
      ).keptRoutes,
    ).toEqual([])
  })
})
