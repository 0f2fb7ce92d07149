import { describe, expect, it } from 'vitest'
import { shareLookups } from '../../../server/address/limit-lookups'
import { openGeocoder, type LookupResult } from '../../../server/address'
import { aClock, testGeocoder, queryFor, someStreet } from './test-geocoders'
import { fakePdok } from './fake-pdok'

describe('shareLookups', () => {
  it('simultaneous lookups of a house send one request and get the same answer', async () => {
    let answer = (): void => undefined
    const { geocoder, queries } = testGeocoder(
      () =>
        new Promise<LookupResult>((resolve) => {
          answer = () => resolve(someStreet)
        }),
    )
    const { find } = shareLookups(geocoder)
    const lookups = Array.from({ length: 100 }, (_, time) => find(queryFor(time % 2 === 0 ? '7a' : '7 A')))
    answer()
    expect(new Set(await Promise.all(lookups)).size).toBe(1)
    expect(queries).toHaveLength(1)
  })

  it('a lookup after the answer sends a new request', async () => {
    const { geocoder, queries } = testGeocoder(() => someStreet)
    const { find } = shareLookups(geocoder)
    await find(queryFor(1))
    await find(queryFor(1))
    expect(queries).toHaveLength(2)
  })

  it('a lookup after a failure sends a new request', async () => {
    const { geocoder, queries } = testGeocoder(() => {
      if (queries.length === 1) throw new Error('broke down')
      return someStreet
    })
    const { find } = shareLookups(geocoder)
    await expect(find(queryFor(1))).rejects.toThrow('broke down')
    expect(await find(queryFor(1))).toEqual(someStreet)
  })

  it('PDOK gets one request for simultaneous lookups', async () => {
    const pdok = await fakePdok()
    const { find } = openGeocoder('pdok', pdok, aClock())
    await Promise.all(Array.from({ length: 200 }, () => find(queryFor(1))))
    await find(queryFor(1))
    expect(pdok.queries).toHaveLength(1)
    await pdok.close()
  })
})
