import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Geocoder } from '../../server/address'

export type OpenAddressBook = { readonly book: Geocoder; readonly close: () => Promise<void> }

/**
 * What every address book promises; `open` makes one that knows the addresses of the shipped register and no others.
 */
export const addressGatewaySuite = (fill: string, open: () => Promise<OpenAddressBook>): void => {
  describe(`an address book, filled by ${fill}`, () => {
    let opened: OpenAddressBook
    beforeEach(async () => {
      opened = await open()
    })
    afterEach(() => opened.close())

    const find = (zip: string, houseNumber: string, suffix?: string) => opened.book.find({ zip, houseNumber, suffix })

    it('knows street, number, town and coordinates of an address', async () => {
      expect(await find('2801YA', '3')).toEqual(
        E.right({ street: 'Lindenhof', houseNumber: '3', city: 'Gouda', at: { lat: 52.015679, lng: 4.709499 } }),
      )
    })

    it.each([['2801 ya'], [' 2801\tYA '], ['2801Ya'], ['2 8 0 1 Y A']])('reads the zip %j as 2801YA', async (zip) => {
      expect(await find(zip, '3')).toEqual(await find('2801YA', '3'))
    })

    it.each([
      ['7a', undefined],
      ['7 A', undefined],
      ['7-a', ''],
      ['7', 'A'],
      ['07', ' a '],
      ['7', '-a'],
    ])('reads %j with the suffix %j as the neighbour upstairs', async (houseNumber, suffix) => {
      expect(await find('2801YA', houseNumber, suffix)).toEqual(await find('2801YA', '7', 'a'))
      expect(E.isRight(await find('2801YA', houseNumber, suffix))).toBe(true)
    })

    it('takes an unknown suffix for the house itself', async () => {
      expect(await find('2801YA', '3', 'bis')).toEqual(await find('2801YA', '3'))
    })

    it.each([
      ['a zip without such a number', '2801YA', '4'],
      ['an unknown zip', '2801YZ', '3'],
      ['a zip of another country', 'SW1A 1AA', '3'],
      ['no zip', '', '3'],
      ['no house number', '2801YA', ''],
      ['a house number without figures', '2801YA', 'a'],
      ['the house number 0', '2801YA', '0'],
      ['a house number of six figures', '2801YA', '300000'],
      ['a number that only begins like it', '2801YA', '33'],
      ['characters that nobody can keep', '2801YA\0', '\0\ud800'],
    ])('finds nothing there for %s', async (_, zip, houseNumber) => {
      expect(await find(zip, houseNumber)).toEqual(E.left('nothing there'))
    })

    it('does not interpret what stands behind a number', async () => {
      expect(await find('2801YA', "3' OR '1'='1", ') OR *:*')).toEqual(await find('2801YA', '3'))
    })

    it('answers many lookups at once, each with its own address', async () => {
      const numbers = ['1', '3', '5', '9']
      const found = await Promise.all(numbers.map((number) => find('2801YA', number)))
      expect(found.map((one) => (E.isRight(one) ? one.right.houseNumber : one.left))).toEqual(numbers)
    })
  })
}
