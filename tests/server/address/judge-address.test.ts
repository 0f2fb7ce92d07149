import { describe, expect, it } from 'vitest'
import { judgeAddress } from '../../../server/address/judge-address'
import { registeredAddresses } from '../../../server/address'

const houses = registeredAddresses.filter(({ zip }) => zip === '2801YA')
const judge = (houseNumber: string, fields: object = {}) =>
  judgeAddress(
    { zip: '2801 ya', houseNumber, houseNumberSuffix: undefined, street: undefined, city: undefined, ...fields },
    houses,
  )

describe('judgeAddress', () => {
  it('an address of the register is exact, with its street and place, in any spelling', () => {
    const exact = judge('7', { houseNumberSuffix: '-A' })
    expect(exact).toMatchObject({ verdict: 'exact', street: 'Lindenhof', city: 'Gouda', lat: expect.any(Number) })
    expect(exact.choices).toBeUndefined()
    expect(judge('7a')).toEqual(exact)
    expect(judge('5')).toMatchObject({ verdict: 'exact', lng: expect.not.closeTo(exact.lng ?? 0, 5) })
  })

  it('a number that the street does not have gives the nearest ones to choose from, and no place', () => {
    const { verdict, choices, lat } = judge('6')
    expect([verdict, lat]).toEqual(['number_differs', undefined])
    expect(choices).toHaveLength(5)
    expect(choices?.slice(0, 2).map(({ houseNumber }) => houseNumber)).toEqual(['5', '7'])
    expect(choices?.[0]).toMatchObject({ street: 'Lindenhof', city: 'Gouda' })
  })

  it('another addition differs, and the house itself is the first choice', () => {
    expect(judge('3', { houseNumberSuffix: 'bis' })).toMatchObject({
      verdict: 'number_differs',
      choices: [{ zip: '2801YA', houseNumber: '3', lat: expect.any(Number) }, {}, {}, {}, {}],
    })
  })

  it('a number far off, or none at all, leaves only the street, placed in its middle', () => {
    expect(judge('305')).toMatchObject({ verdict: 'street_only', street: 'Lindenhof', lat: expect.any(Number) })
    expect(judge('onbekend')).toMatchObject({ verdict: 'street_only', city: 'Gouda' })
  })

  it('where street and city both differ the zip code may be wrong: the address is a choice, and not found', () => {
    for (const houseNumberSuffix of [undefined, 'bis'])
      expect(judge('3', { street: 'Kerkweg', city: 'Zeist', houseNumberSuffix })).toMatchObject({
        verdict: 'not_found',
        choices: [{ houseNumber: '3' }],
      })
    expect(judge('3', { street: 'Lindenh.', city: 'Zeist' })).toMatchObject({ verdict: 'exact' })
    expect(judge('3', { street: 'Kerkweg', city: 'GOUDA' })).toMatchObject({ verdict: 'exact' })
  })

  it('an unknown zip code is not found', () => {
    expect(judgeAddress({ ...addressOf('3') }, [])).toMatchObject({ verdict: 'not_found' })
  })
})

const addressOf = (houseNumber: string) => ({
  zip: '9999 XX',
  houseNumber,
  houseNumberSuffix: undefined,
  street: undefined,
  city: undefined,
})
