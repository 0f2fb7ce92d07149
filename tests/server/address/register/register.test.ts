import { describe, expect, it } from 'vitest'
import { registeredAddresses } from '../../../../server/address'
import { estimatedTravel } from '../../../../server/travel'
import { isDutchZip } from '../../../../src/domain/address'

describe('the shipped register', () => {
  it('has more than 1,500 addresses in 30 towns', () => {
    expect(registeredAddresses.length).toBeGreaterThan(1_500)
    expect(new Set(registeredAddresses.map(({ city }) => city)).size).toBe(30)
  })

  it('has zips of the Dutch form, each of one street in one town', () => {
    expect(registeredAddresses.filter(({ zip }) => !isDutchZip(zip))).toEqual([])
    const streets = new Set(registeredAddresses.map(({ zip, street, city }) => `${zip} ${street} ${city}`))
    const zips = new Set(registeredAddresses.map(({ zip }) => zip))
    expect(streets.size).toBe(zips.size)
  })

  it('has no street twice in a town', () => {
    const streets = new Set(registeredAddresses.map(({ street, city }) => `${street} ${city}`))
    expect(streets.size).toBe(new Set(registeredAddresses.map(({ zip }) => zip)).size)
  })

  it('has each address once', () => {
    const names = registeredAddresses.map(({ zip, houseNumber, suffix = '' }) => `${zip} ${houseNumber}${suffix}`)
    expect(new Set(names).size).toBe(names.length)
  })

  it('has no two houses at one place, but for neighbours upstairs', () => {
    const downstairs = registeredAddresses.filter(({ suffix }) => suffix === undefined)
    const places = new Set(downstairs.map(({ at }) => `${at.lat} ${at.lng}`))
    expect(places.size).toBe(downstairs.length)
  })

  it('keeps a town together, and towns apart', () => {
    const homes = new Map(registeredAddresses.map((address) => [address.city, address.at]))
    const metres = registeredAddresses.map(
      ({ city, at }) => estimatedTravel.leg(homes.get(city) ?? at, at)?.metres ?? NaN,
    )
    expect(Math.max(...metres)).toBeLessThan(3_500)
    const apart = [...homes.values()].flatMap((one) =>
      [...homes.values()].flatMap((other) => (one === other ? [] : [estimatedTravel.leg(one, other)?.metres ?? 0])),
    )
    expect(Math.min(...apart)).toBeGreaterThan(5_000)
  })

  it('lies in the Netherlands', () => {
    const outside = registeredAddresses.filter(
      ({ at }) => at.lat < 50.75 || at.lat > 53.55 || at.lng < 3.36 || at.lng > 7.23,
    )
    expect(outside).toEqual([])
  })
})
