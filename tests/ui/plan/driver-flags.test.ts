import { describe, expect, it } from 'vitest'
import { newDriver } from '../../../src/domain/driver'
import type { Route } from '../../../src/domain/route'
import { driverFlagsByRoute, driverFlagsOf } from '../../../src/ui/plan'
import { aPlanOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { joris } from '../../kit/delivery/joris'

const driver = newDriver(joris, { id: 'd1', shortId: 'd1', createdAt: '' })

describe('driverFlagsOf', () => {
  const route = aRouteTo(['a'], { driverId: 'd1', driverName: 'Joris de Vries' })
  const second = { ...route, index: 1 }

  it('a driver who was deleted is said to be no driver any more, once other drivers are known', () => {
    const others = [{ ...driver, id: 'd2' }]
    expect(driverFlagsOf({ routes: [route] }, route, others)).toEqual([
      { text: 'driver deleted', details: 'Joris de Vries is no longer a driver: hours and load are not checked' },
    ])
    expect(driverFlagsOf({ routes: [route] }, route, [])).toEqual([])
  })

  it('a driver who is on two routes at once is said to be, on both', () => {
    const routes = [route, second]
    expect(routes.map((one) => driverFlagsOf({ routes }, one, [driver]))).toEqual([
      [{ text: 'driver also on route 2', details: 'Joris de Vries drives route 2 at the same time' }],
      [{ text: 'driver also on route 1', details: 'Joris de Vries drives route 1 at the same time' }],
    ])
  })

  it('a driver who is on many routes at once is said to be in one line', () => {
    const routes = [route, ...[1, 2, 3, 4, 5].map((index) => ({ ...route, index }))]
    expect(driverFlagsOf({ routes }, route, [driver])).toEqual([
      {
        text: 'driver also on routes 2, 3, 4 and 2 more',
        details: 'Joris de Vries drives routes 2, 3, 4, 5, 6 at the same time',
      },
    ])
  })

  it('a route without a driver has no such warnings', () => {
    expect(driverFlagsOf({ routes: [route] }, { ...route, driverId: undefined }, [driver])).toEqual([])
  })
})

describe('driverFlagsByRoute', () => {
  it('a route whose flags stay the same has the same list in the next version of the plan', () => {
    const route = aRouteTo(['a'], { driverId: 'd2', driverName: 'Joris de Vries' })
    const drivers = [driver]
    const flags = driverFlagsByRoute(aPlanOf([route]))(drivers).get(0)
    expect(flags).toHaveLength(1)
    const later = aPlanOf([route, aRouteTo(['b'], { index: 1 })])
    expect(driverFlagsByRoute(later)(drivers).get(0)).toBe(flags)
  })

  it('a route whose flags change has another list', () => {
    const route = aRouteTo(['a'], { driverId: 'd1', driverName: 'Joris de Vries' })
    const drivers = [driver]
    const flagsIn = (...others: ReadonlyArray<Route>) =>
      driverFlagsByRoute(aPlanOf([route, ...others]))(drivers)
        .get(0)
        ?.map(({ text }) => text)
    const second = { ...route, index: 1 }
    expect(flagsIn(second)).toEqual(['driver also on route 2'])
    expect(flagsIn(second, { ...route, index: 2 })).toEqual(['driver also on routes 2, 3'])
  })
})
