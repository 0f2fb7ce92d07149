import { describe, expect, it } from 'vitest'
import { emptyPlan, planFromDocuments } from '../../../src/domain/plan'
import { aStopCalled } from '../../kit/builders/plan'
import { aRouteTo, aVisitTo } from '../../kit/builders/route'
import { left, right } from '../../kit/either'

const stopsCalled = (...ids: ReadonlyArray<string>) => ids.map((id) => aStopCalled(id))

describe('planFromDocuments', () => {
  it('each stop is placed by the route that visits it, and the others are unplanned', () => {
    const document = { routes: [aRouteTo(['b', 'a'], { index: 2 })], unknownFields: { status: 'Optimized' } }
    const plan = right(planFromDocuments(document, stopsCalled('a', 'b', 'c'), emptyPlan))
    expect(plan.unknownFields).toEqual({ status: 'Optimized' })
    expect(
      [...plan.stops].map(({ facts: { id }, placement: { routeNumber, stopNumber } }) => [id, routeNumber, stopNumber]),
    ).toEqual([
      ['a', 3, 20],
      ['b', 3, 10],
      ['c', undefined, -1],
    ])
  })

  it('routes keep their index, and are sorted by it', () => {
    const routes = [aRouteTo([], { index: 7, name: 'last' }), aRouteTo([], { index: 3, name: 'first', day: 'Ma' })]
    const plan = right(planFromDocuments({ routes, unknownFields: {} }, [], emptyPlan))
    expect(plan.routes.map(({ index, name }) => [index, name])).toEqual([
      [3, 'first'],
      [7, 'last'],
    ])
  })

  it('a carrier with two routes on one day, or without a day, is refused', () => {
    const on = (day: string | undefined, index: number) => aRouteTo([], { index, day })
    const routes = [on('Ma', 0), on('Di', 1), on(undefined, 2), on('Ma', 3), on(undefined, 4)]
    const withoutCarrier = [5, 6].map((index) => aRouteTo([], { index, carrierId: undefined }))
    expect(
      left(planFromDocuments({ routes: [...routes, ...withoutCarrier], unknownFields: {} }, [], emptyPlan)),
    ).toEqual([
      {
        field: 'projectDocument.routes.3.external_route_id',
        reason: 'Routes 1 and 4 are both of carrier 7 on Ma',
      },
      {
        field: 'projectDocument.routes.4.external_route_id',
        reason: 'Routes 3 and 5 are both of carrier 7 on any day',
      },
    ])
  })

  it('visits to unknown stops are refused, each with its route', () => {
    const document = { routes: [aRouteTo([]), aRouteTo(['a', 'x', 'y'], { index: 1, day: 'Ma' })], unknownFields: {} }
    expect(left(planFromDocuments(document, stopsCalled('a'), emptyPlan))).toEqual([
      { field: 'projectDocument.routes.1', reason: 'Route 2 visits "x", which is not in the stops document' },
      { field: 'projectDocument.routes.1', reason: 'Route 2 visits "y", which is not in the stops document' },
    ])
  })

  it('a route start or end among the visits is refused', () => {
    const endAmongVisits = { ...aRouteTo([]), visits: [aVisitTo('a', { type: 'end' })] }
    expect(
      left(planFromDocuments({ routes: [endAmongVisits], unknownFields: {} }, stopsCalled('a'), emptyPlan)),
    ).toEqual([{ field: 'projectDocument.routes.0', reason: 'Route 1 has a start or end between its stops: "a"' }])
  })

  it('a reload is refused with the id of a stop, or of a reload of another route', () => {
    const routeWithReload = (id: string) =>
      aRouteTo([], { index: 1, visits: [aVisitTo(id, { type: 'reload' }), aVisitTo('a')] })
    const planWith = (id: string, ...stopIds: ReadonlyArray<string>) =>
      planFromDocuments({ routes: [routeWithReload(id)], unknownFields: {} }, stopsCalled('a', ...stopIds), emptyPlan)
    expect(right(planWith('reload-1-1')).routes[0]?.visits.map(({ id }) => id)).toEqual(['reload-1-1', 'a'])
    expect(left(planWith('reload-1-1', 'reload-1-1'))).toEqual([
      { field: 'projectDocument.routes.0', reason: 'Route 2 has a reload with the id of a stop: "reload-1-1"' },
    ])
    expect(left(planWith('reload-2-1'))).toEqual([
      { field: 'projectDocument.routes.0', reason: 'Route 2 has a reload of another route: "reload-2-1"' },
    ])
  })

  it('each stop keeps its position in the current plan, new ones are last, and missing ones are gone', () => {
    const document = { routes: [], unknownFields: {} }
    const current = right(planFromDocuments(document, stopsCalled('a', 'b', 'c'), emptyPlan))
    const plan = right(planFromDocuments(document, stopsCalled('new', 'c', 'a'), current))
    expect([...plan.stops].map(({ facts: { id } }) => id)).toEqual(['a', 'c', 'new'])
  })
})
