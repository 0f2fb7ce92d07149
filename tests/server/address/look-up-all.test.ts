import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { findAll, openAddressBook, registeredAddresses, type Found } from '../../../server/address'
import { inCpuUnits } from '../../kit/cpu-unit'
import { aClock, away, bookOf, house, nothingThere, someStreet } from './test-geocoders'
import { pdokStandIn } from './fake-pdok'

const slowly = (ms: number, found: Found) =>
  new Promise<Found>((resolve) => {
    setTimeout(() => resolve(found), ms)
  })

describe('looking up a whole upload', () => {
  it('answers each in its place', async () => {
    const { book } = bookOf(({ houseNumber }) => (Number(houseNumber) % 3 === 0 ? nothingThere : someStreet))
    const found = await findAll(book, [1, 2, 3, 4, 5, 6].map(house))
    expect(found).toEqual([someStreet, someStreet, nothingThere, someStreet, someStreet, nothingThere])
  })

  it('of nothing finds nothing', async () => {
    expect(await findAll(bookOf(() => someStreet).book, [])).toEqual([])
  })

  it('asks no more at a time than it may', async () => {
    let [underWay, most] = [0, 0]
    const { book } = bookOf(async () => {
      underWay += 1
      most = Math.max(most, underWay)
      const found = await slowly(2, someStreet)
      underWay -= 1
      return found
    })
    await findAll(
      book,
      Array.from({ length: 50 }, (_, number) => house(number)),
      { atOnce: 8, withinMs: 10_000 },
    )
    expect(most).toBe(8)
  })

  it('ends in time, with what was found by then, and asks no more', async () => {
    let answerLate = (): void => undefined
    const late = new Promise<void>((resolve) => (answerLate = resolve))
    const { book, asked } = bookOf(async ({ houseNumber }) => {
      if (Number(houseNumber) !== 1) await late
      return someStreet
    })
    const found = await findAll(book, [1, 2, 3, 4].map(house), { atOnce: 2, withinMs: 100 })
    expect(found).toEqual([someStreet, away, away, away])
    answerLate()
    await slowly(1, away)
    expect(found).toEqual([someStreet, away, away, away])
    expect(asked).toHaveLength(3)
  })

  it('breaks down as its address book does', async () => {
    const { book } = bookOf(() => {
      throw new Error('broke down')
    })
    await expect(findAll(book, [house(1)])).rejects.toThrow('broke down')
  })

  it('of 10,000 stops in the register takes no more than five yardsticks', async () => {
    const asked = Array.from({ length: 10_000 }, (_, nth) => registeredAddresses[nth % registeredAddresses.length])
    const book = openAddressBook('auto', { base: 'http://127.0.0.1:9' }, aClock())
    const addresses = asked.flatMap((address) => address ?? [])
    const took = await inCpuUnits(async () => {
      expect((await findAll(book, addresses)).filter(E.isRight)).toHaveLength(10_000)
    })
    expect(took).toBeLessThan(5)
  })

  it('of 10,000 stops waits for a dead PDOK twice at most', async () => {
    const pdok = await pdokStandIn()
    pdok.fails(() => undefined)
    const asked = Array.from({ length: 10_000 }, (_, nth) => ({ ...house(nth + 1), zip: '9999XX' }))
    const found = await findAll(openAddressBook('auto', { base: pdok.base, limitMs: 200 }, aClock()), asked)
    expect(new Set(found.map((one) => (E.isLeft(one) ? one.left : 'found')))).toEqual(new Set(['away']))
    // Sixteen lookups run at a time; two of them may ask again before the third failure opens the circuit.
    expect(pdok.asked.length).toBeLessThanOrEqual(18)
    await pdok.close()
  })
})
