import { describe, expect, it } from 'vitest'
import { equalsNewVisit, newVisitTo } from '../../../src/domain/plan'
import type { Activity } from '../../../src/domain/route'
import { plainFacts } from '../../kit/arbitraries/stop'

describe('newVisitTo', () => {
  it('a new visit has name, address and coordinates of its stop, is planned, and has no number yet', () => {
    expect(newVisitTo({ ...plainFacts, type: 'Pickup' })).toEqual({
      id: 's0',
      type: 'Pickup',
      stopNumber: -1,
      address: {
        name: 'Bakkerij Jansen',
        address: 'Oude Gracht 12, 3511 AB Utrecht',
        zipcode: '3511 AB',
        coordinates: { lat: 52.09, lng: 5.12 },
        unknownFields: {},
      },
      isPlanned: true,
      arrival: undefined,
      departure: undefined,
      unknownFields: {},
    })
  })

  it.each([
    ['Oude Gracht 12bis', { houseNumberSuffix: 'bis' }],
    ['Oude Gracht 12', {}],
    ['12', { street: undefined }],
  ])('a stop without an address summary has the address %s', (address, change) => {
    expect(newVisitTo({ ...plainFacts, addressSummary: undefined, ...change }).address.address).toBe(address)
  })
})

describe('equalsNewVisit', () => {
  const visit = { ...newVisitTo(plainFacts), stopNumber: 20, arrival: '2026-11-23T09:00:00.000Z' }

  it('a visit equals a new one whatever its number and times', () => {
    expect(equalsNewVisit(plainFacts, visit)).toBe(true)
    expect(equalsNewVisit(plainFacts, { ...visit, unknownFields: { entrance: undefined } })).toBe(true)
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
    ['more of its address', { address: { ...visit.address, unknownFields: { floor: 3 } } }],
    ['more', { unknownFields: { entrance: 'back' } }],
  ])('a visit that differs in %s is not equal', (_, changes) => {
    expect(equalsNewVisit(plainFacts, { ...visit, ...changes })).toBe(false)
  })
})
