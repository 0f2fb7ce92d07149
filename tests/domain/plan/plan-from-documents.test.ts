import { describe, expect, it } from 'vitest'
import { emptyPlan, planFromDocuments } from '../../../src/domain/plan'
import { plainFacts } from '../../kit/arbitraries/stop'
import { aRouteTo, aVisitTo } from '../../kit/builders/route'
import { left, right } from '../../kit/either'

const facts = (...ids: ReadonlyArray<string>) => ids.map((id) => ({ ...plainFacts, id }))

describe('a project document and a stops document together', () => {
  it('place each stop where a route visits it, and leave the others unplanned', () => {
    const document = { routes: [aRouteTo(['b', 'a'], { index: 2 })], extra: { status: 'Optimized' } }
    const plan = right(planFromDocuments(document, facts('a', 'b', 'c'), emptyPlan))
    expect(plan.extra).toEqual({ status: 'Optimized' })
    expect([...plan.stops].map(({ id, routeNumber, stopNumber }) => [id, routeNumber, stopNumber])).toEqual([
      ['a', 3, 20],
      ['b', 3, 10],
      ['c', undefined, -1],
    ])
  })

  it('keep the index of each route, in the order of which they come', () => {
    const routes = [aRouteTo([], { index: 7, name: 'last' }), aRouteTo([], { index: 3, name: 'first', day: 'Ma' })]
    const plan = right(planFromDocuments({ routes, extra: {} }, [], emptyPlan))
    expect(plan.routes.map(({ index, name }) => [index, name])).toEqual([
      [3, 'first'],
      [7, 'last'],
    ])
  })

  it('are refused where a carrier has two routes on one day, or on any', () => {
    const on = (day: string | undefined, index: number) => aRouteTo([], { index, day })
    const routes = [on('Ma', 0), on('Di', 1), on(undefined, 2), on('Ma', 3), on(undefined, 4)]
    const nobodys = [5, 6].map((index) => aRouteTo([], { index, externalRouteId: undefined }))
    expect(left(planFromDocuments({ routes: [...routes, ...nobodys], extra: {} }, [], emptyPlan))).toEqual([
      {
        field: 'projectDocument.routes.3.external_route_id',
        reason: 'Routes 1 and 4 are both of external route 7 on Ma',
      },
      {
        field: 'projectDocument.routes.4.external_route_id',
        reason: 'Routes 3 and 5 are both of external route 7 on any day',
      },
    ])
  })

  it('are refused where a route visits stops that are not there, each named with its route', () => {
    const document = { routes: [aRouteTo([]), aRouteTo(['a', 'x', 'y'], { index: 1, day: 'Ma' })], extra: {} }
    expect(left(planFromDocuments(document, facts('a'), emptyPlan))).toEqual([
      { field: 'projectDocument.routes.1', reason: 'Route 2 visits "x", which is not in the stops document' },
      { field: 'projectDocument.routes.1', reason: 'Route 2 visits "y", which is not in the stops document' },
    ])
  })

  it('are refused where a route starts or ends halfway', () => {
    const halfway = { ...aRouteTo([]), visits: [aVisitTo('a', { type: 'end' })] }
    expect(left(planFromDocuments({ routes: [halfway], extra: {} }, facts('a'), emptyPlan))).toEqual([
      { field: 'projectDocument.routes.0', reason: 'Route 1 has a start or end between its stops: "a"' },
    ])
  })
})
