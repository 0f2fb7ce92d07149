import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { deliverySuite, failureOf } from './delivery-suite'

export const addressProviderSuite = deliverySuite('an address book', (delivery) => {
  const lookUp = (zip: string, houseNumber: string, houseNumberSuffix = '') =>
    delivery().addresses.lookUp({ zip, houseNumber, houseNumberSuffix })()

  it.each(['2801YA', '2801 ya', ' 2801 YA '])('finds street, town and place at %j', async (zip) => {
    expect(await lookUp(zip, '3')).toEqual(
      E.right({ street: 'Lindenhof', houseNumber: '3', city: 'Gouda', at: { lat: 52.015679, lng: 4.709499 } }),
    )
  })

  it('finds nothing where there is no house', async () => {
    expect(failureOf(await lookUp('9999ZZ', '3'))).toBe('not_found')
  })

  it.each([
    ['', '3'],
    ['2801YA', ''],
  ])('is asked nothing without zip and house number: %j, %j', async (zip, houseNumber) => {
    expect(failureOf(await lookUp(zip, houseNumber))).toBe('invalid')
  })

  it('reports an ended session, and a server that does not answer', async () => {
    await delivery().signOut()
    expect(await lookUp('2801YA', '3')).toEqual(E.left({ kind: 'signed-out' }))
    await delivery().stopServer()
    expect(await lookUp('2801YA', '3')).toEqual(E.left({ kind: 'unreachable' }))
  })
})
