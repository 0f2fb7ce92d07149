import { describe, expect, it } from 'vitest'
import { newDriver } from '../../../../src/domain/driver'
import { driverIn, driverOnScreen } from '../../../../src/ui/screens/route-details/driver-view-model'
import { joris } from '../../../kit/delivery/joris'

const driver = newDriver(joris, { id: 'd1', shortId: 'd1', createdAt: '' })
const free = { driverId: undefined, driverName: undefined }

describe('who drives a route', () => {
  it('is nobody, or one of the drivers', () => {
    expect(driverOnScreen(free, [driver], undefined)).toEqual({
      value: '',
      choices: [
        { value: '', words: 'No driver' },
        { value: 'd1', words: 'Joris de Vries' },
      ],
      isOther: false,
    })
  })

  it('stays a choice where the list of drivers does not name them', () => {
    const shown = driverOnScreen({ driverId: 'd9', driverName: 'Noor van Beek' }, [driver], undefined)
    expect([shown?.value, shown?.choices[1]]).toEqual(['d9', { value: 'd9', words: 'Noor van Beek' }])
  })

  it('is somebody else once another is chosen', () => {
    expect(driverOnScreen(free, [driver], 'd1')).toMatchObject({ value: 'd1', isOther: true })
    expect(driverOnScreen({ ...free, driverId: 'd1' }, [driver], 'd1')?.isOther).toBe(false)
    expect(driverOnScreen({ ...free, driverId: 'd1' }, [driver], '')?.isOther).toBe(true)
  })

  it('is no question where nobody is known', () => {
    expect(driverOnScreen(free, [], undefined)).toBeUndefined()
  })

  it('is sent as it was chosen', () => {
    expect([driverIn(''), driverIn('d1')]).toEqual([undefined, 'd1'])
  })
})
