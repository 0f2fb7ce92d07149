import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openGeocoder } from '../../../server/address'
import { respondJson } from '../../kit/stub-server'
import { aClock, unavailable, queryFor, nothingFound } from './test-geocoders'
import { answerWith, docOf, fakePdok, type FakePdok } from './fake-pdok'

const unregistered = { zip: '9999 XX', houseNumber: '4', suffix: undefined }
const pdokAddress = {
  zip: '9999XX',
  houseNumber: '4',
  suffix: undefined,
  street: 'Dorpsstraat',
  city: 'Stitswerd',
  coordinates: { lat: 53.3592, lng: 6.5926 },
}

describe('openGeocoder', () => {
  let pdok: FakePdok
  beforeEach(async () => {
    pdok = await fakePdok()
    pdok.setFault((response) => respondJson(response, 200, answerWith([docOf(pdokAddress)])))
  })
  afterEach(() => pdok.close())

  it('auto sends no request for an address of the register', async () => {
    expect(E.isRight(await openGeocoder('auto', pdok, aClock()).find(queryFor(1)))).toBe(true)
    expect(pdok.queries).toEqual([])
  })

  it('auto asks PDOK for an address outside the register', async () => {
    const { street, houseNumber, city, coordinates } = pdokAddress
    expect(await openGeocoder('auto', pdok, aClock()).find(unregistered)).toEqual(
      E.right({ street, houseNumber, city, coordinates, isExact: true }),
    )
  })

  it('auto finds addresses of the register while PDOK is unavailable', async () => {
    const { find } = openGeocoder('auto', { base: 'http://127.0.0.1:9' }, aClock())
    for (let time = 0; time < 5; time += 1) expect(await find(unregistered)).toEqual(unavailable)
    expect(E.isRight(await find(queryFor(1)))).toBe(true)
  })

  it('register sends no request', async () => {
    expect(await openGeocoder('register', pdok, aClock()).find(unregistered)).toEqual(nothingFound)
    expect(pdok.queries).toEqual([])
  })

  it('pdok does not search the register', async () => {
    expect(await openGeocoder('pdok', pdok, aClock()).find(queryFor(1))).toEqual(nothingFound)
    expect(pdok.queries).toHaveLength(1)
  })

  it('a PDOK URL with a path and a trailing slash is accepted', async () => {
    const withTrailingSlash = { base: `${pdok.base}/` }
    expect(E.isRight(await openGeocoder('pdok', withTrailingSlash, aClock()).find(unregistered))).toBe(true)
  })

  it('a PDOK that never answers gets no further requests', async () => {
    pdok.setFault(() => undefined)
    const { find } = openGeocoder('auto', { base: pdok.base, timeoutMs: 60 }, aClock())
    for (let number = 1; number <= 3; number += 1) await find({ ...unregistered, houseNumber: String(number) })
    expect(await find(unregistered)).toEqual(unavailable)
    expect(pdok.queries).toHaveLength(3)
  })
})
