import { describe, expect, it } from 'vitest'
import { newDriver } from '../../../src/domain/driver'
import { driverFlagsOf } from '../../../src/ui/plan'
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

  it('a route without a driver has no such warnings', () => {
    expect(driverFlagsOf({ routes: [route] }, { ...route, driverId: undefined }, [driver])).toEqual([])
  })
})
