import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openAddressBook } from '../../../server/address'
import { respondJson } from '../../kit/stub-server'
import { aClock, away, house, nothingThere } from './test-geocoders'
import { answerWith, docOf, pdokStandIn, type StandIn } from './fake-pdok'

const elsewhere = { zip: '9999 XX', houseNumber: '4', suffix: undefined }
const theirs = {
  zip: '9999XX',
  houseNumber: '4',
  suffix: undefined,
  street: 'Dorpsstraat',
  city: 'Stitswerd',
  at: { lat: 53.3592, lng: 6.5926 },
}

describe('the address book', () => {
  let pdok: StandIn
  beforeEach(async () => {
    pdok = await pdokStandIn()
    pdok.fails((response) => respondJson(response, 200, answerWith([docOf(theirs)])))
  })
  afterEach(() => pdok.close())

  it('auto asks nobody for what the register knows', async () => {
    expect(E.isRight(await openAddressBook('auto', pdok, aClock()).find(house(1)))).toBe(true)
    expect(pdok.asked).toEqual([])
  })

  it('auto asks PDOK for what the register does not know', async () => {
    const { street, houseNumber, city, at } = theirs
    expect(await openAddressBook('auto', pdok, aClock()).find(elsewhere)).toEqual(
      E.right({ street, houseNumber, city, at }),
    )
  })

  it('auto still knows the register where PDOK is away', async () => {
    const { find } = openAddressBook('auto', { base: 'http://127.0.0.1:9' }, aClock())
    for (let time = 0; time < 5; time += 1) expect(await find(elsewhere)).toEqual(away)
    expect(E.isRight(await find(house(1)))).toBe(true)
  })

  it('register asks nobody', async () => {
    expect(await openAddressBook('register', pdok, aClock()).find(elsewhere)).toEqual(nothingThere)
    expect(pdok.asked).toEqual([])
  })

  it('pdok does not look into the register', async () => {
    expect(await openAddressBook('pdok', pdok, aClock()).find(house(1))).toEqual(nothingThere)
    expect(pdok.asked).toHaveLength(1)
  })

  it('takes an address of PDOK with a path and a slash at its end', async () => {
    const under = { base: `${pdok.base}/` }
    expect(E.isRight(await openAddressBook('pdok', under, aClock()).find(elsewhere))).toBe(true)
  })

  it('leaves a PDOK alone that keeps it waiting', async () => {
    pdok.fails(() => undefined)
    const { find } = openAddressBook('auto', { base: pdok.base, limitMs: 60 }, aClock())
    for (let number = 1; number <= 3; number += 1) await find({ ...elsewhere, houseNumber: String(number) })
    expect(await find(elsewhere)).toEqual(away)
    expect(pdok.asked).toHaveLength(3)
  })
})
