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

  it('are refused where a route visits stops that are not there, each named with its route', () => {
    const document = { routes: [aRouteTo([]), aRouteTo(['a', 'x', 'y'], { index: 1 })], extra: {} }
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
