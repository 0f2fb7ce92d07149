import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Geocoder } from '../../server/address'
import type { FoundAddress } from '../../src/domain/address'

export type OpenGeocoder = { readonly geocoder: Geocoder; readonly close: () => Promise<void> }

/** The tests that every geocoder passes; `open` makes one that knows only the addresses of the shipped register. */
export const geocoderSuite = (adapterName: string, open: () => Promise<OpenGeocoder>): void => {
  describe(`Geocoder implemented by ${adapterName}`, () => {
    let opened: OpenGeocoder
    beforeEach(async () => {
      opened = await open()
    })
    afterEach(() => opened.close())

    const find = (zip: string, houseNumber: string, suffix?: string) =>
      opened.geocoder.find({ zip, houseNumber, suffix })

    it('an address is found with street, number, town and coordinates', async () => {
      expect(await find('2801YA', '3')).toEqual(
        E.right({
          street: 'Lindenhof',
          houseNumber: '3',
          city: 'Gouda',
          coordinates: { lat: 52.015679, lng: 4.709499 },
          isExact: true,
        }),
      )
    })

    it.each([['2801 ya'], [' 2801\tYA '], ['2801Ya'], ['2 8 0 1 Y A']])(
      'the zip code %j equals 2801YA',
      async (zip) => {
        expect(await find(zip, '3')).toEqual(await find('2801YA', '3'))
      },
    )

    it.each([
      ['7a', undefined],
      ['7 A', undefined],
      ['7-a', ''],
      ['7', 'A'],
      ['07', ' a '],
      ['7', '-a'],
    ])('the house number %j with the suffix %j is the house with addition a', async (houseNumber, suffix) => {
      expect(await find('2801YA', houseNumber, suffix)).toEqual(await find('2801YA', '7', 'a'))
      expect(await find('2801YA', houseNumber, suffix)).toMatchObject(E.right({ isExact: true }))
    })

    it('an unknown suffix finds the house without addition, which is not exactly that address', async () => {
      const nearest = E.map((found: FoundAddress) => ({ ...found, isExact: false }))(await find('2801YA', '3'))
      expect(await find('2801YA', '3', 'bis')).toEqual(nearest)
      expect(E.isRight(nearest)).toBe(true)
    })

    it.each([
      ['a zip code without this number', '2801YA', '4'],
      ['an unknown zip code', '2801YZ', '3'],
      ['a foreign zip code', 'SW1A 1AA', '3'],
      ['no zip code', '', '3'],
      ['no house number', '2801YA', ''],
      ['a house number without figures', '2801YA', 'a'],
      ['the house number 0', '2801YA', '0'],
      ['a house number of six figures', '2801YA', '300000'],
      ['a number that only starts with a known one', '2801YA', '33'],
      ['characters that cannot be stored', '2801YA\0', '\0\ud800'],
    ])('an address with %s is not found', async (_, zip, houseNumber) => {
      expect(await find(zip, houseNumber)).toEqual(E.left('not found'))
    })

    it('special characters after a house number are not interpreted', async () => {
      expect(await find('2801YA', "3' OR '1'='1", ') OR *:*')).toEqual(await find('2801YA', '3', 'bis'))
    })

    it('simultaneous lookups each get their own address', async () => {
      const numbers = ['1', '3', '5', '9']
      const found = await Promise.all(numbers.map((number) => find('2801YA', number)))
      expect(found.map((result) => (E.isRight(result) ? result.right.houseNumber : result.left))).toEqual(numbers)
    })
  })
}
