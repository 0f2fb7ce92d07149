import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { lookUpAll, openGeocoder, registeredAddresses, type LookupResult } from '../../../server/address'
import { inCpuUnits } from '../../kit/cpu-unit'
import { aClock, unavailable, testGeocoder, queryFor, nothingFound, someStreet } from './test-geocoders'
import { fakePdok } from './fake-pdok'

const slowly = (ms: number, found: LookupResult) =>
  new Promise<LookupResult>((resolve) => {
    setTimeout(() => resolve(found), ms)
  })

describe('looking up a whole upload', () => {
  it('answers each in its place', async () => {
    const { book } = testGeocoder(({ houseNumber }) => (Number(houseNumber) % 3 === 0 ? nothingFound : someStreet))
    const found = await lookUpAll(book, [1, 2, 3, 4, 5, 6].map(queryFor))
    expect(found).toEqual([someStreet, someStreet, nothingFound, someStreet, someStreet, nothingFound])
  })

  it('of nothing finds nothing', async () => {
    expect(await lookUpAll(testGeocoder(() => someStreet).book, [])).toEqual([])
  })

  it('asks no more at a time than it may', async () => {
    let [underWay, most] = [0, 0]
    const { book } = testGeocoder(async () => {
      underWay += 1
      most = Math.max(most, underWay)
      const found = await slowly(2, someStreet)
      underWay -= 1
      return found
    })
    await lookUpAll(
      book,
      Array.from({ length: 50 }, (_, number) => queryFor(number)),
      { concurrency: 8, timeoutMs: 10_000 },
    )
    expect(most).toBe(8)
  })

  it('ends in time, with what was found by then, and asks no more', async () => {
    let answerLate = (): void => undefined
    const late = new Promise<void>((resolve) => (answerLate = resolve))
    const { book, asked } = testGeocoder(async ({ houseNumber }) => {
      if (Number(houseNumber) !== 1) await late
      return someStreet
    })
    const found = await lookUpAll(book, [1, 2, 3, 4].map(queryFor), { concurrency: 2, timeoutMs: 100 })
    expect(found).toEqual([someStreet, unavailable, unavailable, unavailable])
    answerLate()
    await slowly(1, unavailable)
    expect(found).toEqual([someStreet, unavailable, unavailable, unavailable])
    expect(asked).toHaveLength(3)
  })

  it('breaks down as its address book does', async () => {
    const { book } = testGeocoder(() => {
      throw new Error('broke down')
    })
    await expect(lookUpAll(book, [queryFor(1)])).rejects.toThrow('broke down')
  })

  it('of 10,000 stops in the register takes no more than five yardsticks', async () => {
    const asked = Array.from({ length: 10_000 }, (_, nth) => registeredAddresses[nth % registeredAddresses.length])
    const book = openGeocoder('auto', { base: 'http://127.0.0.1:9' }, aClock())
    const addresses = asked.flatMap((address) => address ?? [])
    const took = await inCpuUnits(async () => {
      expect((await lookUpAll(book, addresses)).filter(E.isRight)).toHaveLength(10_000)
    })
    expect(took).toBeLessThan(5)
  })

  it('of 10,000 stops waits for a dead PDOK twice at most', async () => {
    const pdok = await fakePdok()
    pdok.setFault(() => undefined)
    const asked = Array.from({ length: 10_000 }, (_, nth) => ({ ...queryFor(nth + 1), zip: '9999XX' }))
    const found = await lookUpAll(openGeocoder('auto', { base: pdok.base, timeoutMs: 200 }, aClock()), asked)
    expect(new Set(found.map((one) => (E.isLeft(one) ? one.left : 'found')))).toEqual(new Set(['away']))
    // Sixteen lookups run at a time; two of them may ask again before the third failure opens the circuit.
    expect(pdok.queries.length).toBeLessThanOrEqual(18)
    await pdok.close()
  })
})
