import { describe, expect, it } from 'vitest'
import { registeredAddresses } from '../../../server/address'
import { estimatedTravel } from '../../../server/travel'
import { isDutchZip } from '../../../src/domain/address'

describe('registeredAddresses', () => {
  it('the register has more than 1,500 addresses in 33 towns', () => {
    expect(registeredAddresses.length).toBeGreaterThan(1_500)
    expect(new Set(registeredAddresses.map(({ city }) => city)).size).toBe(33)
  })

  it('each zip code has the Dutch form and belongs to one street', () => {
    expect(registeredAddresses.filter(({ zip }) => !isDutchZip(zip))).toEqual([])
    const streets = new Set(registeredAddresses.map(({ zip, street, city }) => `${zip} ${street} ${city}`))
    const zips = new Set(registeredAddresses.map(({ zip }) => zip))
    expect(streets.size).toBe(zips.size)
  })

  it('street names are unique within a town', () => {
    const streets = new Set(registeredAddresses.map(({ street, city }) => `${street} ${city}`))
    expect(streets.size).toBe(new Set(registeredAddresses.map(({ zip }) => zip)).size)
  })

  it('each address occurs once', () => {
    const names = registeredAddresses.map(({ zip, houseNumber, suffix = '' }) => `${zip} ${houseNumber}${suffix}`)
    expect(new Set(names).size).toBe(names.length)
  })

  it('two houses have different coordinates unless they differ only in their addition', () => {
    const downstairs = registeredAddresses.filter(({ suffix }) => suffix === undefined)
    const locations = new Set(downstairs.map(({ coordinates }) => `${coordinates.lat} ${coordinates.lng}`))
    expect(locations.size).toBe(downstairs.length)
  })

  it('the addresses of a town are close together, and towns are far apart', () => {
    const homes = new Map(registeredAddresses.map((address) => [address.city, address.coordinates]))
    const metres = registeredAddresses.map(
      ({ city, coordinates }) => estimatedTravel.leg(homes.get(city) ?? coordinates, coordinates)?.metres ?? NaN,
    )
    expect(Math.max(...metres)).toBeLessThan(3_500)
    const metresBetweenTowns = [...homes.values()].flatMap((from) =>
      [...homes.values()].flatMap((to) => (from === to ? [] : [estimatedTravel.leg(from, to)?.metres ?? 0])),
    )
    expect(Math.min(...metresBetweenTowns)).toBeGreaterThan(5_000)
  })

  it('all coordinates are in the Netherlands', () => {
    const outside = registeredAddresses.filter(
      ({ coordinates }) =>
        coordinates.lat < 50.75 || coordinates.lat > 53.55 || coordinates.lng < 3.36 || coordinates.lng > 7.23,
    )
    expect(outside).toEqual([])
  })
})
