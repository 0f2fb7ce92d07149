import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { cacheLookups } from '../../../server/address/limit-lookups'
import { aClock, unavailable, testGeocoder, queryFor, nothingFound, someStreet } from './test-geocoders'

const cacheOptions = { maxSize: 3, foundTtlMs: 60_000, notFoundTtlMs: 1_000 }

describe('cacheLookups', () => {
  it('a house is looked up once, in any spelling', async () => {
    const { geocoder, queries } = testGeocoder(() => someStreet)
    const { find } = cacheLookups(geocoder, aClock(), cacheOptions)
    expect(await find({ zip: '2801 ya', houseNumber: '7', suffix: 'A' })).toEqual(someStreet)
    expect(await find({ zip: '2801YA', houseNumber: '7a', suffix: undefined })).toEqual(someStreet)
    expect(queries).toHaveLength(1)
  })

  it('another house and another addition are looked up', async () => {
    const { geocoder, queries } = testGeocoder(() => someStreet)
    const { find } = cacheLookups(geocoder, aClock(), cacheOptions)
    await find(queryFor('7'))
    await find(queryFor('7a'))
    await find(queryFor('8'))
    expect(queries).toHaveLength(3)
  })

  it.each([
    ['a found address', someStreet, 60_000],
    ['an address that was not found, for a short time', nothingFound, 1_000],
  ])('the cache stores %s', async (_, answer, ms) => {
    const clock = aClock()
    const { geocoder, queries } = testGeocoder(() => answer)
    const { find } = cacheLookups(geocoder, clock, cacheOptions)
    await find(queryFor(1))
    clock.pass(ms - 1)
    expect(await find(queryFor(1))).toEqual(answer)
    expect(queries).toHaveLength(1)
    clock.pass(1)
    await find(queryFor(1))
    expect(queries).toHaveLength(2)
  })

  it('an unavailable service is not cached', async () => {
    const { geocoder, queries } = testGeocoder(() => (queries.length === 1 ? unavailable : someStreet))
    const { find } = cacheLookups(geocoder, aClock(), cacheOptions)
    expect(await find(queryFor(1))).toEqual(unavailable)
    expect(await find(queryFor(1))).toEqual(someStreet)
  })

  it('a full cache evicts the least recently used address', async () => {
    const { geocoder, queries } = testGeocoder(() => someStreet)
    const { find } = cacheLookups(geocoder, aClock(), cacheOptions)
    for (const number of [1, 2, 3, 1, 4]) await find(queryFor(number))
    expect(queries).toHaveLength(4)
    for (const number of [1, 3, 4]) await find(queryFor(number))
    expect(queries).toHaveLength(4)
    await find(queryFor(2))
    expect(queries).toHaveLength(5)
  })

  it('each house gets its own answer', async () => {
    const { geocoder } = testGeocoder(({ houseNumber }) => E.right({ ...someAddress, houseNumber }))
    const { find } = cacheLookups(geocoder, aClock(), cacheOptions)
    for (const number of ['1', '2', '1', '2'])
      expect(await find(queryFor(number))).toMatchObject({ right: { houseNumber: number } })
  })
})

const someAddress = { street: 'Lindenhof', houseNumber: '1', city: 'Gouda', coordinates: undefined }
