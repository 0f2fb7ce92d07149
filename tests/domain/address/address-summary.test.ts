import { describe, expect, it } from 'vitest'
import { addressSummaryOf } from '../../../src/domain/address'

const parts = {
  street: 'Dorpsstraat',
  houseNumber: '12',
  houseNumberSuffix: 'a',
  zip: '1234ab',
  city: "'s-Gravenzande",
}

describe('an address in one line', () => {
  it('is street, number and suffix, zip and city', () => {
    expect(addressSummaryOf(parts)).toBe("Dorpsstraat 12a, 1234 AB 's-Gravenzande")
  })

  it('does without a suffix', () => {
    expect(addressSummaryOf({ ...parts, houseNumberSuffix: undefined })).toBe("Dorpsstraat 12, 1234 AB 's-Gravenzande")
    expect(addressSummaryOf({ ...parts, houseNumberSuffix: ' ' })).toBe("Dorpsstraat 12, 1234 AB 's-Gravenzande")
  })

  it('keeps a suffix of digits apart from the number', () => {
    expect(addressSummaryOf({ ...parts, houseNumberSuffix: '2' })).toBe("Dorpsstraat 12-2, 1234 AB 's-Gravenzande")
  })

  it('leaves out what is not known', () => {
    expect(addressSummaryOf({ ...parts, city: undefined })).toBe('Dorpsstraat 12a, 1234 AB')
    expect(addressSummaryOf({ ...parts, zip: '' })).toBe("Dorpsstraat 12a, 's-Gravenzande")
    expect(addressSummaryOf({ ...parts, street: undefined })).toBe("1234 AB 's-Gravenzande")
    expect(addressSummaryOf({ ...parts, houseNumber: ' ', houseNumberSuffix: undefined })).toBe(
      "Dorpsstraat, 1234 AB 's-Gravenzande",
    )
  })

  it('is not made up where neither street nor city is known', () => {
    expect(addressSummaryOf({ ...parts, street: undefined, city: undefined })).toBeUndefined()
    expect(addressSummaryOf({ ...parts, street: ' ', city: '' })).toBeUndefined()
  })

  it('is no longer than an address may be that somebody writes, however long its parts are', () => {
    const long = '🚚'.repeat(200)
    const summary = addressSummaryOf({ ...parts, street: long, houseNumber: long, city: long }) ?? ''
    expect(Array.from(summary)).toHaveLength(200)
    expect(summary.isWellFormed()).toBe(true)
  })
})
