import { describe, expect, it } from 'vitest'
import { visitTo } from '../../../src/domain/plan'
import { plainFacts } from '../../kit/arbitraries/stop'

describe('a stop that a route takes up', () => {
  it('is written down with its name, address and place, planned, and without a number until it has its place', () => {
    expect(visitTo({ ...plainFacts, type: 'Pickup' })).toEqual({
      id: 's0',
      type: 'Pickup',
      stopNumber: -1,
      address: {
        name: 'Bakkerij Jansen',
        address: 'Oude Gracht 12, 3511 AB Utrecht',
        zipcode: '3511 AB',
        at: { lat: 52.09, lng: 5.12 },
        extra: {},
      },
      isPlanned: true,
      arrival: undefined,
      departure: undefined,
      extra: {},
    })
  })

  it.each([
    ['Oude Gracht 12bis', { houseNumberSuffix: 'bis' }],
    ['Oude Gracht 12', {}],
    ['12', { street: undefined }],
  ])('has the address %s where nobody summed it up', (address, change) => {
    expect(visitTo({ ...plainFacts, addressSummary: undefined, ...change }).address.address).toBe(address)
  })
})
