import { describe, expect, it } from 'vitest'
import { driverLimitsOf, findBrokenRouteRules } from '../../../src/domain/problem'
import { isReload, type Route } from '../../../src/domain/route'
import { stopList } from '../../../src/domain/stop'
import { planOf } from '../../kit/builders/plan'
import { aDriverCalled } from './a-driver'
import { factsOf, locked, replan } from './replan'

/** Half of what the vehicle can carry. */
const half = { demand: [25] }
const ids = ['1', '2', '3', '4']
const plan = planOf(
  [],
  ids.map((id) => factsOf(id, half)),
)
const driver = (trips: number) => aDriverCalled('joris', { trips, loadingMinutes: 30, vehicleCapacity: 50 })
const minutesOf = ({ arrival, departure }: Route['visits'][number]): number =>
  (Date.parse(departure ?? '') - Date.parse(arrival ?? '')) / 60_000

describe('optimising for drivers who make several trips', () => {
  it('a driver with two trips loads again in between, within capacity and hours', () => {
    const { routes, after } = replan(plan, {}, [driver(2)])
    const [route] = routes
    if (route === undefined) throw new Error('No route')
    expect(routes).toHaveLength(1)
    expect(route.visits.map(({ stopNumber }) => stopNumber)).toEqual([10, 20, 30, 40, 50])
    expect(route.visits[2]).toMatchObject({ id: 'reload-0-1', type: 'reload' })
    expect(route.visits.filter(isReload).map(minutesOf)).toEqual([30])
    const stopOf = (id: string) => stopList.get(after.stops, id)
    expect(findBrokenRouteRules(route, stopOf, driverLimitsOf(route, [driver(2)]))).toEqual([])
  })

  it('a driver with one trip leaves out what does not fit', () => {
    const [route] = replan(plan, {}, [driver(1)]).routes
    expect(route?.visits.map(({ type }) => type)).toEqual(['Delivery', 'Delivery'])
  })

  it('a plan with a reload that is optimised again keeps its tours', () => {
    const { after, tours } = replan(plan, {}, [driver(2)])
    expect(replan(after, {}, [driver(2)]).tours).toEqual(tours)
  })

  it('a route with a reload and a locked stop stays as it is', () => {
    const { after } = replan(plan, {}, [driver(2)])
    const facts = ids.map((id) => factsOf(id, id === '1' ? { ...half, ...locked } : half))
    const withLock = planOf(after.routes, [...facts, factsOf('5')])
    expect(replan(withLock, {}, [driver(2), aDriverCalled('noor')]).routes[0]).toBe(withLock.routes[0])
  })
})
