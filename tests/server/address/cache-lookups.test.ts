import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { cacheLookups } from '../../../server/address/cache-lookups'
import { aClock, unavailable, testGeocoder, queryFor, nothingFound, someStreet } from './test-geocoders'

const memory = { most: 3, foundMs: 60_000, missedMs: 1_000 }

describe('an address book that remembers', () => {
  it('asks once for a house, however it is written', async () => {
    const { book, asked } = testGeocoder(() => someStreet)
    const { find } = cacheLookups(book, aClock(), memory)
    expect(await find({ zip: '2801 ya', houseNumber: '7', suffix: 'A' })).toEqual(someStreet)
    expect(await find({ zip: '2801YA', houseNumber: '7a', suffix: undefined })).toEqual(someStreet)
    expect(asked).toHaveLength(1)
  })

  it('asks for another house, and for another addition', async () => {
    const { book, asked } = testGeocoder(() => someStreet)
    const { find } = cacheLookups(book, aClock(), memory)
    await find(queryFor('7'))
    await find(queryFor('7a'))
    await find(queryFor('8'))
    expect(asked).toHaveLength(3)
  })

  it.each([
    ['what was found', someStreet, 60_000],
    ['that nothing is there, for a short while', nothingFound, 1_000],
  ])('remembers %s', async (_, answer, ms) => {
    const clock = aClock()
    const { book, asked } = testGeocoder(() => answer)
    const { find } = cacheLookups(book, clock, memory)
    await find(queryFor(1))
    clock.pass(ms - 1)
    expect(await find(queryFor(1))).toEqual(answer)
    expect(asked).toHaveLength(1)
    clock.pass(1)
    await find(queryFor(1))
    expect(asked).toHaveLength(2)
  })

  it('does not remember that a service was away', async () => {
    const { book, asked } = testGeocoder(() => (asked.length === 1 ? unavailable : someStreet))
    const { find } = cacheLookups(book, aClock(), memory)
    expect(await find(queryFor(1))).toEqual(unavailable)
    expect(await find(queryFor(1))).toEqual(someStreet)
  })

  it('forgets first what nobody asked for longest', async () => {
    const { book, asked } = testGeocoder(() => someStreet)
    const { find } = cacheLookups(book, aClock(), memory)
    for (const number of [1, 2, 3, 1, 4]) await find(queryFor(number))
    expect(asked).toHaveLength(4)
    for (const number of [1, 3, 4]) await find(queryFor(number))
    expect(asked).toHaveLength(4)
    await find(queryFor(2))
    expect(asked).toHaveLength(5)
  })

  it('answers each house its own', async () => {
    const { book } = testGeocoder(({ houseNumber }) => E.right({ ...foundThere, houseNumber }))
    const { find } = cacheLookups(book, aClock(), memory)
    for (const number of ['1', '2', '1', '2'])
      expect(await find(queryFor(number))).toMatchObject({ right: { houseNumber: number } })
  })
})

const foundThere = { street: 'Lindenhof', houseNumber: '1', city: 'Gouda', at: undefined }
