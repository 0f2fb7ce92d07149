import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openGeocoder } from '../../../server/address'
import { respondJson } from '../../kit/stub-server'
import { aClock, unavailable, queryFor, nothingFound } from './test-geocoders'
import { answerWith, docOf, fakePdok, type FakePdok } from './fake-pdok'

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
  let pdok: FakePdok
  beforeEach(async () => {
    pdok = await fakePdok()
    pdok.setFault((response) => respondJson(response, 200, answerWith([docOf(theirs)])))
  })
  afterEach(() => pdok.close())

  it('auto asks nobody for what the register knows', async () => {
    expect(E.isRight(await openGeocoder('auto', pdok, aClock()).find(queryFor(1)))).toBe(true)
    expect(pdok.queries).toEqual([])
  })

  it('auto asks PDOK for what the register does not know', async () => {
    const { street, houseNumber, city, at } = theirs
    expect(await openGeocoder('auto', pdok, aClock()).find(elsewhere)).toEqual(
      E.right({ street, houseNumber, city, at }),
    )
  })

  it('auto still knows the register where PDOK is away', async () => {
    const { find } = openGeocoder('auto', { base: 'http://127.0.0.1:9' }, aClock())
    for (let time = 0; time < 5; time += 1) expect(await find(elsewhere)).toEqual(unavailable)
    expect(E.isRight(await find(queryFor(1)))).toBe(true)
  })

  it('register asks nobody', async () => {
    expect(await openGeocoder('register', pdok, aClock()).find(elsewhere)).toEqual(nothingFound)
    expect(pdok.queries).toEqual([])
  })

  it('pdok does not look into the register', async () => {
    expect(await openGeocoder('pdok', pdok, aClock()).find(queryFor(1))).toEqual(nothingFound)
    expect(pdok.queries).toHaveLength(1)
  })

  it('takes an address of PDOK with a path and a slash at its end', async () => {
    const under = { base: `${pdok.base}/` }
    expect(E.isRight(await openGeocoder('pdok', under, aClock()).find(elsewhere))).toBe(true)
  })

  it('leaves a PDOK alone that keeps it waiting', async () => {
    pdok.setFault(() => undefined)
    const { find } = openGeocoder('auto', { base: pdok.base, timeoutMs: 60 }, aClock())
    for (let number = 1; number <= 3; number += 1) await find({ ...elsewhere, houseNumber: String(number) })
    expect(await find(elsewhere)).toEqual(unavailable)
    expect(pdok.queries).toHaveLength(3)
  })
})
