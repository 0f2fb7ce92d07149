import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { findAddresses, lookUpAll, openGeocoder, registeredAddresses, type LookupResult } from '../../../server/address'
import { inCpuUnits } from '../../kit/cpu-unit'
import { aClock, unavailable, testGeocoder, queryFor, nothingFound, someStreet } from './test-geocoders'
import { fakePdok } from './fake-pdok'

const slowly = (ms: number, result: LookupResult) =>
  new Promise<LookupResult>((resolve) => {
    setTimeout(() => resolve(result), ms)
  })

describe('lookUpAll', () => {
  it('the answers are in the order of the addresses', async () => {
    const { geocoder } = testGeocoder(({ houseNumber }) => (Number(houseNumber) % 3 === 0 ? nothingFound : someStreet))
    const results = await lookUpAll(geocoder, [1, 2, 3, 4, 5, 6].map(queryFor))
    expect(results).toEqual([someStreet, someStreet, nothingFound, someStreet, someStreet, nothingFound])
  })

  it('an empty list has no answers', async () => {
    expect(await lookUpAll(testGeocoder(() => someStreet).geocoder, [])).toEqual([])
  })

  it('no more lookups than the limit run at a time', async () => {
    let [running, maxRunning] = [0, 0]
    const { geocoder } = testGeocoder(async () => {
      running += 1
      maxRunning = Math.max(maxRunning, running)
      const result = await slowly(2, someStreet)
      running -= 1
      return result
    })
    await lookUpAll(
      geocoder,
      Array.from({ length: 50 }, (_, number) => queryFor(number)),
      { concurrency: 8, timeoutMs: 10_000 },
    )
    expect(maxRunning).toBe(8)
  })

  it('after the timeout the answers so far are returned and no more lookups start', async () => {
    let answerLate = (): void => undefined
    const late = new Promise<void>((resolve) => (answerLate = resolve))
    const { geocoder, queries } = testGeocoder(async ({ houseNumber }) => {
      if (Number(houseNumber) !== 1) await late
      return someStreet
    })
    const results = await lookUpAll(geocoder, [1, 2, 3, 4].map(queryFor), { concurrency: 2, timeoutMs: 100 })
    expect(results).toEqual([someStreet, unavailable, unavailable, unavailable])
    answerLate()
    await slowly(1, unavailable)
    expect(results).toEqual([someStreet, unavailable, unavailable, unavailable])
    expect(queries).toHaveLength(3)
  })

  it('an error of the geocoder rejects the lookup', async () => {
    const { geocoder } = testGeocoder(() => {
      throw new Error('broke down')
    })
    await expect(lookUpAll(geocoder, [queryFor(1)])).rejects.toThrow('broke down')
  })

  it('looking up 10,000 stops in the register takes at most five CPU units', async () => {
    const registered = Array.from({ length: 10_000 }, (_, nth) => registeredAddresses[nth % registeredAddresses.length])
    const geocoder = openGeocoder('auto', { base: 'http://127.0.0.1:9' }, aClock())
    const addresses = registered.flatMap((address) => address ?? [])
    const took = await inCpuUnits(async () => {
      expect((await lookUpAll(geocoder, addresses)).filter(E.isRight)).toHaveLength(10_000)
    })
    expect(took).toBeLessThan(5)
  })

  it('looking up 10,000 stops waits for an unavailable PDOK at most twice', async () => {
    const pdok = await fakePdok()
    pdok.setFault(() => undefined)
    const queries = Array.from({ length: 10_000 }, (_, nth) => ({ ...queryFor(nth + 1), zip: '9999XX' }))
    const results = await lookUpAll(openGeocoder('auto', { base: pdok.base, timeoutMs: 200 }, aClock()), queries)
    expect(new Set(results.map((result) => (E.isLeft(result) ? result.left : 'found')))).toEqual(
      new Set(['unavailable']),
    )
    // Sixteen lookups run at a time; two of them may ask again before the third failure opens the circuit.
    expect(pdok.queries.length).toBeLessThanOrEqual(18)
    await pdok.close()
  })
})

describe('findAddresses', () => {
  it('a house whose street and city are both others than those of its zip code is not placed there', async () => {
    const { geocoder } = testGeocoder(() =>
      E.right({
        street: 'Markt',
        houseNumber: '11',
        city: 'Gouda',
        coordinates: { lat: 52.014, lng: 4.703 },
        isExact: true,
      }),
    )
    const house = {
      zip: '2801 YC',
      houseNumber: '11',
      houseNumberSuffix: undefined,
      street: undefined,
      city: undefined,
    }
    const findAddress = await findAddresses(geocoder, [house], () => undefined)
    const cityAt = (street?: string, city?: string) => findAddress({ ...house, street, city })?.city
    expect([cityAt(), cityAt('Markt', 'Maastricht'), cityAt('de Markt', 'GOUDA')]).toEqual(['Gouda', 'Gouda', 'Gouda'])
    expect(cityAt('Kerkstraat', 'Maastricht')).toBeUndefined()
  })
})
