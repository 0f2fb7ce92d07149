import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { deliverySuite, failureOf } from './delivery-suite'

export const addressGatewaySuite = deliverySuite('AddressGateway', (delivery) => {
  const lookUp = (zip: string, houseNumber: string, houseNumberSuffix = '') =>
    delivery().addresses.lookUp({ zip, houseNumber, houseNumberSuffix })()

  const lindenhof = {
    street: 'Lindenhof',
    houseNumber: '3',
    city: 'Gouda',
    coordinates: { lat: 52.015679, lng: 4.709499 },
  }

  it.each(['2801YA', '2801 ya', ' 2801 YA '])(
    'the address with zip code %j is found with street, town and coordinates',
    async (zip) => {
      expect(await lookUp(zip, '3')).toEqual(E.right({ ...lindenhof, isExact: true }))
    },
  )

  it('a suffix that the register does not have finds the house without it, which is not exactly that address', async () => {
    expect(await lookUp('2801YA', '3', 'bis')).toEqual(E.right({ ...lindenhof, isExact: false }))
  })

  it('an address without a house is not found', async () => {
    expect(failureOf(await lookUp('9999ZZ', '3'))).toBe('not_found')
  })

  it.each([
    ['', '3'],
    ['2801YA', ''],
  ])('a lookup without zip code or house number sends no request: %j, %j', async (zip, houseNumber) => {
    expect(failureOf(await lookUp(zip, houseNumber))).toBe('invalid')
  })

  it('an ended session and an unavailable server are reported as failures', async () => {
    await delivery().signOut()
    expect(await lookUp('2801YA', '3')).toEqual(E.left({ kind: 'signed-out' }))
    await delivery().stopServer()
    expect(await lookUp('2801YA', '3')).toEqual(E.left({ kind: 'unreachable' }))
  })
})
