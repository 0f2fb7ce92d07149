import { describe, expect, it } from 'vitest'
import { addressSummaryOf, houseLabel, houseNumberWithSuffix } from '../../../src/domain/address'

const parts = {
  street: 'Dorpsstraat',
  houseNumber: '12',
  houseNumberSuffix: 'a',
  zip: '1234ab',
  city: "'s-Gravenzande",
}

describe('addressSummaryOf', () => {
  it('a summary has street, number and suffix, zip and city', () => {
    expect(addressSummaryOf(parts)).toBe("Dorpsstraat 12a, 1234 AB 's-Gravenzande")
  })

  it('a summary without a suffix has the number alone', () => {
    expect(addressSummaryOf({ ...parts, houseNumberSuffix: undefined })).toBe("Dorpsstraat 12, 1234 AB 's-Gravenzande")
    expect(addressSummaryOf({ ...parts, houseNumberSuffix: ' ' })).toBe("Dorpsstraat 12, 1234 AB 's-Gravenzande")
  })

  it('a hyphen separates a numeric suffix from the number', () => {
    expect(addressSummaryOf({ ...parts, houseNumberSuffix: '2' })).toBe("Dorpsstraat 12-2, 1234 AB 's-Gravenzande")
  })

  it.each([
    ['a', '12a'],
    ['A1', '12A1'],
    ['-2', '12-2'],
    ['2', '12-2'],
    ['bis', '12 bis'],
    ['huis', '12 huis'],
    ['II', '12 II'],
    [' ', '12'],
    [undefined, '12'],
  ])('the suffix %j of house 12 is written %j, in summaries and labels alike', (houseNumberSuffix, expected) => {
    expect(houseNumberWithSuffix('12', houseNumberSuffix)).toBe(expected)
    expect(addressSummaryOf({ ...parts, zip: '', city: '', houseNumberSuffix })).toBe(`Dorpsstraat ${expected}`)
    expect(houseLabel({ zip: '1234ab', houseNumber: '12', houseNumberSuffix })).toBe(`1234 AB ${expected}`)
  })

  it('unknown parts are left out of a summary', () => {
    expect(addressSummaryOf({ ...parts, city: undefined })).toBe('Dorpsstraat 12a, 1234 AB')
    expect(addressSummaryOf({ ...parts, zip: '' })).toBe("Dorpsstraat 12a, 's-Gravenzande")
    expect(addressSummaryOf({ ...parts, houseNumber: ' ', houseNumberSuffix: undefined })).toBe(
      "Dorpsstraat, 1234 AB 's-Gravenzande",
    )
  })

  it('the house number of an address without a street follows its zip', () => {
    const unnamed = { ...parts, street: undefined }
    expect(addressSummaryOf(unnamed)).toBe("1234 AB 12a, 's-Gravenzande")
    expect(addressSummaryOf({ ...unnamed, zip: '' })).toBe("12a, 's-Gravenzande")
    expect(addressSummaryOf({ ...unnamed, houseNumber: ' ', houseNumberSuffix: '' })).toBe("1234 AB 's-Gravenzande")
  })

  it('an address without street and city has no summary', () => {
    expect(addressSummaryOf({ ...parts, street: undefined, city: undefined })).toBeUndefined()
    expect(addressSummaryOf({ ...parts, street: ' ', city: '' })).toBeUndefined()
  })

  it('a summary is cut to the maximum length of an address', () => {
    const long = '🚚'.repeat(200)
    const summary = addressSummaryOf({ ...parts, street: long, houseNumber: long, city: long }) ?? ''
    expect(Array.from(summary)).toHaveLength(200)
    expect(summary.isWellFormed()).toBe(true)
  })
})
