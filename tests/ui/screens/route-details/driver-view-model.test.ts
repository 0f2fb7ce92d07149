import { describe, expect, it } from 'vitest'
import { newDriver } from '../../../../src/domain/driver'
import {
  chosenDriverId,
  driverViewModel,
  driverWarnings,
} from '../../../../src/ui/screens/route-details/driver-view-model'
import { aRouteTo } from '../../../kit/builders/route'
import { joris } from '../../../kit/delivery/joris'

const driver = newDriver(joris, { id: 'd1', shortId: 'd1', createdAt: '' })
const noDriver = { driverId: undefined, driverName: undefined }

describe('driverViewModel', () => {
  it('the choices are no driver and each known driver', () => {
    expect(driverViewModel(noDriver, [driver], undefined)).toEqual({
      value: '',
      choices: [
        { value: '', label: 'No driver' },
        { value: 'd1', label: 'Joris de Vries' },
      ],
      isChanged: false,
    })
  })

  it('the current driver is a choice even if the list does not include them', () => {
    const viewModel = driverViewModel({ driverId: 'd9', driverName: 'Noor van Beek' }, [driver], undefined)
    expect([viewModel?.value, viewModel?.choices[1]]).toEqual(['d9', { value: 'd9', label: 'Noor van Beek' }])
  })

  it('a choice that differs from the current driver counts as changed', () => {
    expect(driverViewModel(noDriver, [driver], 'd1')).toMatchObject({ value: 'd1', isChanged: true })
    expect(driverViewModel({ ...noDriver, driverId: 'd1' }, [driver], 'd1')?.isChanged).toBe(false)
    expect(driverViewModel({ ...noDriver, driverId: 'd1' }, [driver], '')?.isChanged).toBe(true)
  })

  it('without known drivers there is no view model', () => {
    expect(driverViewModel(noDriver, [], undefined)).toBeUndefined()
  })

  it('chosenDriverId maps the empty choice to no driver', () => {
    expect([chosenDriverId(''), chosenDriverId('d1')]).toEqual([undefined, 'd1'])
  })
})

describe('driverWarnings', () => {
  const route = aRouteTo(['a'], { driverId: 'd1', driverName: 'Joris de Vries' })
  const second = { ...route, index: 1 }

  it('a driver who was deleted is said to be no driver any more, once other drivers are known', () => {
    const others = [{ ...driver, id: 'd2' }]
    expect(driverWarnings({ routes: [route] }, route, others)).toEqual([
      'Joris de Vries is no longer a driver: hours and load are not checked',
    ])
    expect(driverWarnings({ routes: [route] }, route, [])).toEqual([])
  })

  it('a driver who is on two routes at once is said to be, on both', () => {
    const routes = [route, second]
    expect(routes.map((one) => driverWarnings({ routes }, one, [driver]))).toEqual([
      ['Joris de Vries drives route 2 at the same time'],
      ['Joris de Vries drives route 1 at the same time'],
    ])
  })

  it('a route without a driver has no such warnings', () => {
    expect(driverWarnings({ routes: [route] }, { ...route, driverId: undefined }, [driver])).toEqual([])
  })
})
