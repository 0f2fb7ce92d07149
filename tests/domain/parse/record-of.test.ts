import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { nonBlankText, number, optional, recordOf } from '../../../src/domain/parse'

const parseHouse = recordOf<{ houseNumber: string; floors: number | undefined; addressSummary: string }>({
  houseNumber: { names: ['houseNumber', 'house_number'], parser: nonBlankText(5) },
  floors: { parser: optional(number({ min: 1 })) },
  addressSummary: { parser: nonBlankText(), label: 'Address' },
})

describe('recordOf', () => {
  it('a parsed record has every field, and no other', () => {
    expect(parseHouse({ house_number: 12, addressSummary: 'Oude Gracht 12', colour: 'red' })).toEqual(
      E.right({ houseNumber: '12', floors: undefined, addressSummary: 'Oude Gracht 12' }),
    )
  })

  it('every reason is collected, in the order of the fields', () => {
    expect(parseHouse({ addressSummary: ' ', floors: 0 })).toEqual(
      E.left([
        { field: 'houseNumber', reason: 'House number is missing' },
        { field: 'floors', reason: 'Must be at least 1, not 0' },
        { field: 'addressSummary', reason: 'Address is missing' },
      ]),
    )
  })

  it('a present but invalid value has a reason other than missing', () => {
    expect(parseHouse({ houseNumber: '123456', addressSummary: false })).toEqual(
      E.left([
        { field: 'houseNumber', reason: 'Longer than 5 characters' },
        { field: 'addressSummary', reason: 'Not a text: false' },
      ]),
    )
  })

  it.each([
    [null, 'nothing'],
    [[1], 'a list'],
    ['house', '"house"'],
  ])('%j is refused as a whole', (value, quotedValue) => {
    expect(parseHouse(value)).toEqual(E.left([{ field: '', reason: `Not a record: ${quotedValue}` }]))
  })
})
