import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { dayOfNewRoute, findVisit, newDepotActivity, reindexDepotActivity } from '../../../src/domain/plan'
import { assemblePlan } from '../../../src/domain/plan/assemble-plan'
import { routeOfCarrier } from '../../../src/domain/plan/carrier'
import { aPlanOf, aStopCalled } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'

const headquarters = { lat: 52, lng: 5 }
const today = { year: 2026, month: 11, day: 20 }

describe('the day of a new route', () => {
  const routeOn = (index: number, day: string | undefined) => aRouteTo([`s${index}`], { index, day, carrierId: 7 })

  it('the day is the first that the plan has, wherever its routes stand in the list', () => {
    expect(
      dayOfNewRoute(aPlanOf([routeOn(0, undefined), routeOn(1, '2026-11-25'), routeOn(2, '2026-11-24')]), today),
    ).toBe('2026-11-24')
    expect(dayOfNewRoute(aPlanOf([routeOn(0, '2026-11-25'), routeOn(1, undefined)]), today)).toBe('2026-11-25')
    expect(dayOfNewRoute(aPlanOf([routeOn(0, undefined)]), today)).toBe('2026-11-23')
  })

  it('a route without a day is last, also behind one whose day has a name of its own', () => {
    const [none, named] = [routeOn(0, undefined), routeOn(1, 'Feestdag')]
    expect(dayOfNewRoute(aPlanOf([none, named]), today)).toBe('Feestdag')
    expect(dayOfNewRoute(aPlanOf([named, none]), today)).toBe('Feestdag')
  })

  it('a stop with a day goes to the route of the carrier on that day, wherever it stands in the list', () => {
    const carried = aPlanOf([routeOn(0, '2026-11-24'), routeOn(1, '2026-11-26'), routeOn(2, '2026-11-25')])
    expect(O.toUndefined(routeOfCarrier(carried, 7, '2026-11-26'))?.index).toBe(1)
    expect(O.toUndefined(routeOfCarrier(carried, 7, '2026-11-27'))?.index).toBe(0)
  })

  it('a stop without a day goes to the first route of a carrier by day, and to one without a day only else', () => {
    const carried = aPlanOf([routeOn(0, undefined), routeOn(1, '2026-11-24')])
    expect(O.toUndefined(routeOfCarrier(carried, 7, undefined))?.index).toBe(1)
    expect(O.toUndefined(routeOfCarrier(aPlanOf([routeOn(0, undefined)]), 7, undefined))?.index).toBe(0)
  })
})

describe('the depots of a route', () => {
  it('the start comes before the first stop, and the end of a route without stops after it', () => {
    const [start, end] = [newDepotActivity('start', 3, headquarters), newDepotActivity('end', 3, headquarters)]
    expect([start.id, start.type, start.stopNumber]).toEqual(['start-3', 'start', 0])
    expect([end.id, end.type, end.stopNumber]).toEqual(['end-3', 'end', 10])
  })

  it('a generated id follows the index of the route, and an id of another program stays', () => {
    const start = newDepotActivity('start', 3, headquarters)
    const many = newDepotActivity('end', 12, headquarters)
    expect(reindexDepotActivity(4, start)).toEqual({ ...start, id: 'start-4' })
    expect(reindexDepotActivity(4, many)).toEqual({ ...many, id: 'end-4' })
    for (const id of ['depot', 'my-start-3', 'start-3-north', 'start-x'])
      expect(reindexDepotActivity(4, { ...start, id })).toEqual({ ...start, id })
    expect(reindexDepotActivity(4, undefined)).toBeUndefined()
  })

  it('the start of a route is among the stops, but is no visit', () => {
    const routes = [aRouteTo(['a'])]
    const plan = assemblePlan(routes, [...aPlanOf(routes).stops, aStopCalled('start', { type: 'START' })], {})
    expect(O.isSome(findVisit(plan, 'a'))).toBe(true)
    expect(findVisit(plan, 'start')).toEqual(O.none)
  })
})
