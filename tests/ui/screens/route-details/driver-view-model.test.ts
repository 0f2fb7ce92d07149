import { describe, expect, it } from 'vitest'
import { newDriver } from '../../../../src/domain/driver'
import { chosenDriverId, driverViewModel } from '../../../../src/ui/screens/route-details/driver-view-model'
import { joris } from '../../../kit/delivery/joris'

const driver = newDriver(joris, { id: 'd1', shortId: 'd1', createdAt: '' })
const free = { driverId: undefined, driverName: undefined }

describe('who drives a route', () => {
  it('is nobody, or one of the drivers', () => {
    expect(driverViewModel(free, [driver], undefined)).toEqual({
      value: '',
      choices: [
        { value: '', label: 'No driver' },
        { value: 'd1', label: 'Joris de Vries' },
      ],
      isChanged: false,
    })
  })

  it('stays a choice where the list of drivers does not name them', () => {
    const shown = driverViewModel({ driverId: 'd9', driverName: 'Noor van Beek' }, [driver], undefined)
    expect([shown?.value, shown?.choices[1]]).toEqual(['d9', { value: 'd9', label: 'Noor van Beek' }])
  })

  it('is somebody else once another is chosen', () => {
    expect(driverViewModel(free, [driver], 'd1')).toMatchObject({ value: 'd1', isChanged: true })
    expect(driverViewModel({ ...free, driverId: 'd1' }, [driver], 'd1')?.isChanged).toBe(false)
    expect(driverViewModel({ ...free, driverId: 'd1' }, [driver], '')?.isChanged).toBe(true)
  })

  it('is no question where nobody is known', () => {
    expect(driverViewModel(free, [], undefined)).toBeUndefined()
  })

  it('is sent as it was chosen', () => {
    expect([chosenDriverId(''), chosenDriverId('d1')]).toEqual([undefined, 'd1'])
  })
})
