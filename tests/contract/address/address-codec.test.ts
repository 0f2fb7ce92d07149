import { describe, expect, it } from 'vitest'
import { decodeAddress } from '../../../contract/address'

const foundAddress = { street: 'Dorpsstraat', houseNumber: '12', city: 'Utrecht', coordinates: { lat: 52.1, lng: 5.1 } }

describe('decodeAddress (§3)', () => {
  it('an answer gives street, house number, city and coordinates', () => {
    const answer = { street_name: 'Dorpsstraat', house_number: 12, city: 'Utrecht', lat: 52.1, lng: '5.1' }
    expect(decodeAddress(answer)).toEqual(foundAddress)
  })

  it('an answer may say whether it is exactly that address', () => {
    const answer = { street_name: 'Dorpsstraat', house_number: 12, city: 'Utrecht', lat: 52.1, lng: '5.1' }
    expect(decodeAddress({ ...answer, exact: true })).toEqual({ ...foundAddress, isExact: true })
    expect(decodeAddress({ ...answer, exact: false })).toEqual({ ...foundAddress, isExact: false })
    expect(decodeAddress({ ...answer, exact: 'yes' })).toEqual(foundAddress)
  })

  it('missing parts of an answer are undefined', () => {
    expect(decodeAddress({ street_name: null, city: 'Utrecht', lat: 0, lng: 0 })).toEqual({
      street: undefined,
      houseNumber: undefined,
      city: 'Utrecht',
      coordinates: undefined,
    })
  })

  it.each([[{}], [{ street_name: ' ', city: '', lat: 52, lng: 5 }], [null], [undefined], ['Utrecht'], [[]]])(
    'the answer %j found nothing',
    (answer) => {
      expect(decodeAddress(answer)).toBeUndefined()
    },
  )
})
