import { describe, expect, it } from 'vitest'
import { askedOnce } from '../../../server/address/share-lookups'
import { openAddressBook, type Found } from '../../../server/address'
import { aClock, bookOf, house, someStreet } from './test-geocoders'
import { pdokStandIn } from './fake-pdok'

describe('many who ask for one house at once', () => {
  it('ask once, and get the same answer', async () => {
    let answer = (): void => undefined
    const { book, asked } = bookOf(
      () =>
        new Promise<Found>((resolve) => {
          answer = () => resolve(someStreet)
        }),
    )
    const { find } = askedOnce(book)
    const all = Array.from({ length: 100 }, (_, time) => find(house(time % 2 === 0 ? '7a' : '7 A')))
    answer()
    expect(new Set(await Promise.all(all)).size).toBe(1)
    expect(asked).toHaveLength(1)
  })

  it('ask again after they got the answer', async () => {
    const { book, asked } = bookOf(() => someStreet)
    const { find } = askedOnce(book)
    await find(house(1))
    await find(house(1))
    expect(asked).toHaveLength(2)
  })

  it('ask again after a lookup that failed', async () => {
    const { book, asked } = bookOf(() => {
      if (asked.length === 1) throw new Error('broke down')
      return someStreet
    })
    const { find } = askedOnce(book)
    await expect(find(house(1))).rejects.toThrow('broke down')
    expect(await find(house(1))).toEqual(someStreet)
  })

  it('reach PDOK as one request', async () => {
    const pdok = await pdokStandIn()
    const { find } = openAddressBook('pdok', pdok, aClock())
    await Promise.all(Array.from({ length: 200 }, () => find(house(1))))
    await find(house(1))
    expect(pdok.asked).toHaveLength(1)
    await pdok.close()
  })
})
