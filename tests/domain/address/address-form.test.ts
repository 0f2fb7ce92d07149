import { describe, expect, it } from 'vitest'
import {
  parseLookupAnswer,
  applyLookup,
  lookupFields,
  lookupOf,
  lookupOnLeave,
  clearAddress,
  type AddressForm,
} from '../../../src/domain/address'

const typed: AddressForm = {
  zip: '1234 ab',
  houseNumber: ' 12 ',
  houseNumberSuffix: 'a',
  street: '',
  city: '',
  addressSummary: '',
  coordinates: undefined,
}
const requested = { zip: '1234AB', houseNumber: '12', houseNumberSuffix: 'a' }
const foundAddress = { street: 'Dorpsstraat', houseNumber: '12', city: 'Utrecht', at: { lat: 52.1, lng: 5.1 } }
const filledForm: AddressForm = {
  ...typed,
  street: 'Dorpsstraat',
  city: 'Utrecht',
  addressSummary: 'Dorpsstraat 12a, 1234 AB Utrecht',
  coordinates: { lat: 52.1, lng: 5.1 },
}

describe('an address lookup (§5)', () => {
  it('runs on leaving zip, house number or suffix', () => {
    expect(lookupFields).toEqual(['zip', 'houseNumber', 'houseNumberSuffix'])
  })

  it('asks for a plain zip, the house number and the suffix', () => {
    expect(lookupOf(typed)).toEqual(requested)
    expect(lookupOf({ ...typed, houseNumberSuffix: ' ' })).toEqual({ ...requested, houseNumberSuffix: '' })
  })

  it.each(['', ' ', '\t\n'])('does not run with %j as the house number', (houseNumber) => {
    expect(lookupOf({ ...typed, houseNumber })).toBeUndefined()
  })

  it('runs without a zip, and is for whoever is asked to refuse', () => {
    expect(lookupOf({ ...typed, zip: ' ' })).toEqual({ ...requested, zip: '' })
  })

  it.each(lookupFields)('runs on leaving %s with an address that stands, and again after one that failed', (field) => {
    expect(lookupOnLeave(filledForm, field)).toEqual(requested)
    expect(lookupOnLeave(clearAddress(filledForm), field)).toEqual(requested)
  })

  it('that does not run empties street, city, address and point, and nothing else', () => {
    expect(clearAddress({ ...filledForm, firstName: 'Anneloes' })).toEqual({ ...typed, firstName: 'Anneloes' })
  })

  it('fills street, city, address and point with what was found, and nothing else', () => {
    expect(applyLookup({ ...typed, firstName: 'Anneloes' }, requested, foundAddress)).toEqual({
      ...filledForm,
      firstName: 'Anneloes',
    })
  })

  it('that found no point leaves none from before', () => {
    expect(applyLookup(filledForm, requested, { ...foundAddress, coordinates: undefined }).coordinates).toBeUndefined()
  })

  it('that found no street fills the rest', () => {
    expect(applyLookup(filledForm, requested, { ...foundAddress, street: undefined })).toEqual({
      ...filledForm,
      street: '',
      addressSummary: '1234 AB Utrecht',
    })
  })

  it('that failed empties what it would have filled', () => {
    expect(applyLookup(filledForm, requested, undefined)).toEqual(typed)
  })
})

describe('an answer that comes late', () => {
  it.each([
    ['another zip', { zip: '1234 AC' }],
    ['another house number', { houseNumber: '13' }],
    ['another suffix', { houseNumberSuffix: '' }],
    ['nothing any more', { houseNumber: '' }],
  ])('changes nothing once the form asks for %s', (_, change) => {
    const form = { ...filledForm, ...change }
    expect(applyLookup(form, requested, { ...foundAddress, street: 'Kerkstraat' })).toBe(form)
    expect(applyLookup(form, requested, undefined)).toBe(form)
  })

  it('counts where only the writing changed', () => {
    expect(applyLookup({ ...typed, zip: '1234AB', houseNumber: '12' }, requested, foundAddress).street).toBe(
      'Dorpsstraat',
    )
  })
})

describe('what an answer says (§3)', () => {
  it('is street, house number, city and point', () => {
    const answer = { street_name: 'Dorpsstraat', house_number: 12, city: 'Utrecht', lat: 52.1, lng: '5.1' }
    expect(parseLookupAnswer(answer)).toEqual(foundAddress)
  })

  it('may lack parts', () => {
    expect(parseLookupAnswer({ street_name: null, city: 'Utrecht', lat: 0, lng: 0 })).toEqual({
      street: undefined,
      houseNumber: undefined,
      city: 'Utrecht',
      at: undefined,
    })
  })

  it.each([[{}], [{ street_name: ' ', city: '', lat: 52, lng: 5 }], [null], [undefined], ['Utrecht'], [[]]])(
    'is nothing in %j',
    (answer) => {
      expect(parseLookupAnswer(answer)).toBeUndefined()
    },
  )
})
