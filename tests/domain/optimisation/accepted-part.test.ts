import { expect, it } from 'vitest'
import { compareRoutes, comparisonKeyOf, acceptedPart } from '../../../src/domain/optimisation'
import { assemblePlan, type Plan } from '../../../src/domain/plan'
import type { Route } from '../../../src/domain/route'
import { aPlanOf } from '../../kit/builders/plan'
import { aRouteTo, aVisitTo } from '../../kit/builders/route'

const depots = (index: number): Pick<Route, 'start' | 'end'> => ({
  start: aVisitTo(`start-${index}`, { type: 'start' }),
  end: aVisitTo(`end-${index}`, { type: 'end' }),
})
const north = aRouteTo(['a', 'b'], { ...depots(0), carrierId: 1, metres: 9_000, seconds: 900 })
const south = aRouteTo(['c'], { ...depots(1), index: 1, name: 'Zuid', carrierId: 2, color: '#2fa24f' })
const now = aPlanOf([north, south], ['d'])

const proposalOf = (...routes: ReadonlyArray<Route>): Plan => assemblePlan(routes, now.stops, {})

/** Without the routes of these carriers. */
const acceptedRoutes = (proposed: Plan, ...declined: ReadonlyArray<number>): ReadonlyArray<Route> => {
  const keys = compareRoutes(now.routes, proposed.routes)
    .filter(({ before, after }) => declined.includes((after ?? before)?.carrierId ?? 0))
    .map(comparisonKeyOf)
  return acceptedPart(now, proposed, new Set(keys)).routes
}

it('a declined route that loses a stop has no known length', () => {
  const proposed = proposalOf(north, { ...south, visits: aRouteTo(['c', 'a']).visits })
  expect(acceptedRoutes(proposed, 1)[0]).toMatchObject({ visits: [{ id: 'b', stopNumber: 10 }], metres: undefined })
  expect(acceptedRoutes(proposed, 1)[0]?.seconds).toBeUndefined()
  expect(acceptedRoutes(proposalOf(north, { ...south, visits: [] }), 1)[0]).toBe(north)
})

it('a current route keeps its number, colour and depots, whatever the proposal says', () => {
  const moved = { ...south, ...depots(7), index: 7, color: '#000000' }
  const [, acceptedRoute] = acceptedRoutes(proposalOf(north, moved), 1)
  expect(acceptedRoute).toMatchObject({ index: 1, color: '#2fa24f', start: { id: 'start-1' }, end: { id: 'end-1' } })
})

it('a new route gets the first free number, with its colour and depots', () => {
  const fresh = aRouteTo(['d'], { ...depots(0), name: 'West', carrierId: 3, color: '#000000' })
  const accepted = acceptedRoutes(proposalOf(fresh, { ...north, index: 1 }, { ...south, index: 2 }), 1, 2)
  expect(accepted.map(({ index, name }) => [index, name])).toEqual([
    [0, 'Noord'],
    [1, 'Zuid'],
    [2, 'West'],
  ])
  expect(accepted[2]).toMatchObject({ start: { id: 'start-2' }, end: { id: 'end-2' } })
  expect(accepted[2]?.color).not.toBe('#000000')
})

it('no carrier has two routes on a day, whoever drives', () => {
  const joris = { ...north, driverId: 'joris' }
  const plan = { ...now, routes: [joris] }
  const proposed = proposalOf(
    { ...joris, visits: [], carrierId: 2 },
    { ...joris, index: 1, driverId: 'noor', visits: joris.visits },
  )
  const part = acceptedPart(plan, proposed, new Set(['route 0']))
  expect(part.routes.map(({ carrierId, driverId }) => [carrierId, driverId])).toEqual([[1, 'noor']])
})
