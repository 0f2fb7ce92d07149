import { describe, expect, it } from 'vitest'
import { equalsNewVisit, newVisitTo } from '../../../src/domain/plan'
import type { Activity } from '../../../src/domain/route'
import { plainFacts } from '../../kit/arbitraries/stop'

describe('a stop that a route takes up', () => {
  it('is written down with its name, address and place, planned, and without a number until it has its place', () => {
    expect(newVisitTo({ ...plainFacts, type: 'Pickup' })).toEqual({
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
    expect(newVisitTo({ ...plainFacts, addressSummary: undefined, ...change }).address.address).toBe(address)
  })
})

describe('a visit that says what its stop says', () => {
  const visit = { ...newVisitTo(plainFacts), stopNumber: 20, arrival: '2026-11-23T09:00:00.000Z' }

  it('is known from it, wherever it stands and whenever it is made', () => {
    expect(equalsNewVisit(plainFacts, visit)).toBe(true)
    expect(equalsNewVisit(plainFacts, { ...visit, extra: { door: undefined } })).toBe(true)
  })

  it.each<[string, Partial<Activity>]>([
    ['its type', { type: 'Pickup' }],
    ['that it is not planned', { isPlanned: false }],
    ['its name', { address: { ...visit.address, name: 'Visser' } }],
    ['its address', { address: { ...visit.address, address: 'Oude Gracht 13' } }],
    ['its zip', { address: { ...visit.address, zipcode: '3511 AC' } }],
    ['its latitude', { address: { ...visit.address, coordinates: { lat: 52, lng: 5.12 } } }],
    ['its longitude', { address: { ...visit.address, coordinates: { lat: 52.09, lng: 5 } } }],
    ['no place', { address: { ...visit.address, coordinates: undefined } }],
    ['more of its address', { address: { ...visit.address, extra: { floor: 3 } } }],
    ['more', { extra: { door: 'back' } }],
  ])('is not where it says %s of its own', (_, said) => {
    expect(equalsNewVisit(plainFacts, { ...visit, ...said })).toBe(false)
  })
})
