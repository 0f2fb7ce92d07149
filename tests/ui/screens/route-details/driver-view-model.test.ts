import { describe, expect, it } from 'vitest'
import { newDriver } from '../../../../src/domain/driver'
import { chosenDriverId, driverViewModel } from '../../../../src/ui/screens/route-details/driver-view-model'
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

  it('a chosen driver who is not offered any more is not chosen', () => {
    expect(driverViewModel(noDriver, [driver], 'd9')).toMatchObject({ value: '', isChanged: false })
    expect(driverViewModel({ ...noDriver, driverId: 'd1' }, [driver], 'd9')?.value).toBe('d1')
  })

  it('without known drivers there is no view model', () => {
    expect(driverViewModel(noDriver, [], undefined)).toBeUndefined()
  })

  it('chosenDriverId maps the empty choice to no driver', () => {
    expect([chosenDriverId(''), chosenDriverId('d1')]).toEqual([undefined, 'd1'])
  })
})
