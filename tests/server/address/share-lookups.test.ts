import { describe, expect, it } from 'vitest'
import { shareLookups } from '../../../server/address/share-lookups'
import { openGeocoder, type LookupResult } from '../../../server/address'
import { aClock, testGeocoder, queryFor, someStreet } from './test-geocoders'
import { fakePdok } from './fake-pdok'

describe('many who ask for one house at once', () => {
  it('ask once, and get the same answer', async () => {
    let answer = (): void => undefined
    const { book, asked } = testGeocoder(
      () =>
        new Promise<LookupResult>((resolve) => {
          answer = () => resolve(someStreet)
        }),
    )
    const { find } = shareLookups(book)
    const all = Array.from({ length: 100 }, (_, time) => find(queryFor(time % 2 === 0 ? '7a' : '7 A')))
    answer()
    expect(new Set(await Promise.all(all)).size).toBe(1)
    expect(asked).toHaveLength(1)
  })

  it('ask again after they got the answer', async () => {
    const { book, asked } = testGeocoder(() => someStreet)
    const { find } = shareLookups(book)
    await find(queryFor(1))
    await find(queryFor(1))
    expect(asked).toHaveLength(2)
  })

  it('ask again after a lookup that failed', async () => {
    const { book, asked } = testGeocoder(() => {
      if (asked.length === 1) throw new Error('broke down')
      return someStreet
    })
    const { find } = shareLookups(book)
    await expect(find(queryFor(1))).rejects.toThrow('broke down')
    expect(await find(queryFor(1))).toEqual(someStreet)
  })

  it('reach PDOK as one request', async () => {
    const pdok = await fakePdok()
    const { find } = openGeocoder('pdok', pdok, aClock())
    await Promise.all(Array.from({ length: 200 }, () => find(queryFor(1))))
    await find(queryFor(1))
    expect(pdok.queries).toHaveLength(1)
    await pdok.close()
  })
})
