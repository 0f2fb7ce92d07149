import { describe, expect, it } from 'vitest'
import { pointBeside } from '../../../../src/domain/address'
import { pinViewModel } from '../../../../src/ui/screens/stop-details/edit-stop/view-model'

const address = { lat: 52.17, lng: 5.37 }
const beside = pointBeside(address, { east: 38, north: 0 })
const far = pointBeside(address, { east: 0, north: 1240 })

describe('the words for a pin', () => {
  it('the distance from the address is said, and whether the pin was moved just now', () => {
    expect(pinViewModel({ at: beside, coordinatesBefore: address, addressAt: address })).toEqual({
      text: 'Pin moved 38 m from the address',
      isPlaced: true,
      back: { label: 'Back to the address', at: address },
    })
    expect(pinViewModel({ at: far, coordinatesBefore: far, addressAt: address }).text).toBe(
      'Pin 1.2 km from the address',
    )
    expect(pinViewModel({ at: address, coordinatesBefore: far, addressAt: address })).toEqual({
      text: 'Pin at the address',
      isPlaced: true,
      back: undefined,
    })
  })

  it('where the register does not know the address, the distance is that from where the pin was', () => {
    expect(pinViewModel({ at: beside, coordinatesBefore: address, addressAt: undefined })).toEqual({
      text: 'Pin moved 38 m from where it was',
      isPlaced: true,
      back: { label: 'Back to where it was', at: address },
    })
    expect(pinViewModel({ at: address, coordinatesBefore: address, addressAt: undefined }).text).toBe('Pin as it was')
  })

  it('a stop without a place says so, and can go to its address', () => {
    expect(pinViewModel({ at: undefined, coordinatesBefore: undefined, addressAt: address })).toEqual({
      text: 'No place on the map',
      isPlaced: false,
      back: { label: 'Back to the address', at: address },
    })
    expect(pinViewModel({ at: beside, coordinatesBefore: undefined, addressAt: undefined }).text).toBe('Pin on the map')
  })
})
