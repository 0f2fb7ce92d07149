import { describe, expect, it } from 'vitest'
import { newDriver } from '../../../src/domain/driver'
import { assignDriver } from '../../../src/domain/plan'
import { stopList } from '../../../src/domain/stop'
import { aPlanOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { joris } from '../../kit/delivery/joris'

const driver = newDriver(joris, { id: 'd1', shortId: 'd1', createdAt: '' })

const assign = (name: string, to: typeof driver | undefined) => {
  const route = aRouteTo(['a'], { name, driverId: 'd9', driverName: 'Noor van Beek' })
  const plan = assignDriver(aPlanOf([route]), route, to)
  return { route: plan.routes[0], stop: stopList.get(plan.stops, 'a') }
}

describe('assignDriver', () => {
  it('a route with the name of its driver gets the name of the new driver, on its stops too', () => {
    const { route, stop } = assign('Noor van Beek', driver)
    expect(route).toMatchObject({ name: 'Joris de Vries', driverId: 'd1', driverName: 'Joris de Vries' })
    expect(stop?.placement.routeName).toBe('Joris de Vries')
  })

  it('a route with a name of its own keeps it', () => {
    expect(assign('Noord', driver).route).toMatchObject({ name: 'Noord', driverName: 'Joris de Vries' })
    expect(assign('Noord', driver).stop?.placement.routeName).toBe('Noord')
  })

  it('a route that loses the driver whose name it has is left without a name', () => {
    const { route } = assign('Noor van Beek', undefined)
    expect([route?.name, route?.driverId, route?.driverName]).toEqual(['', undefined, undefined])
  })

  it('a route that the plan does not have gets no driver, and the plan stays', () => {
    const other = aRouteTo(['x'], { index: 9 })
    const before = aPlanOf([aRouteTo(['a'])])
    expect(assignDriver(before, other, undefined)).toEqual(before)
  })
})
