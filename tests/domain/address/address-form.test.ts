import { describe, expect, it } from 'vitest'
import {
  applyLookup,
  lookupFields,
  lookupOf,
  lookupOnLeave,
  clearAddress,
  type AddressForm,
} from '../../../src/domain/address'

const typedForm: AddressForm = {
  zip: '1234 ab',
  houseNumber: ' 12 ',
  houseNumberSuffix: 'a',
  street: '',
  city: '',
  addressSummary: '',
  coordinates: undefined,
}
const requested = { zip: '1234AB', houseNumber: '12', houseNumberSuffix: 'a' }
const foundAddress = { street: 'Dorpsstraat', houseNumber: '12', city: 'Utrecht', coordinates: { lat: 52.1, lng: 5.1 } }
const filledForm: AddressForm = {
  ...typedForm,
  street: 'Dorpsstraat',
  city: 'Utrecht',
  addressSummary: 'Dorpsstraat 12a, 1234 AB Utrecht',
  coordinates: { lat: 52.1, lng: 5.1 },
}

describe('address lookup (§5)', () => {
  it('leaving zip, house number or suffix starts a lookup', () => {
    expect(lookupFields).toEqual(['zip', 'houseNumber', 'houseNumberSuffix'])
  })

  it('a lookup has the normalised zip, the house number and the suffix', () => {
    expect(lookupOf(typedForm)).toEqual(requested)
    expect(lookupOf({ ...typedForm, houseNumberSuffix: ' ' })).toEqual({ ...requested, houseNumberSuffix: '' })
  })

  it.each(['', ' ', '\t\n'])('no lookup starts with %j as the house number', (houseNumber) => {
    expect(lookupOf({ ...typedForm, houseNumber })).toBeUndefined()
  })

  it('a lookup without a zip starts, and the server may refuse it', () => {
    expect(lookupOf({ ...typedForm, zip: ' ' })).toEqual({ ...requested, zip: '' })
  })

  it.each(lookupFields)(
    'leaving %s starts a lookup, also with an address present or after a failed lookup',
    (field) => {
      expect(lookupOnLeave(filledForm, field)).toEqual(requested)
      expect(lookupOnLeave(clearAddress(filledForm), field)).toEqual(requested)
    },
  )

  it('a form without a possible lookup loses street, city, address and coordinates, and nothing else', () => {
    expect(clearAddress({ ...filledForm, firstName: 'Anneloes' })).toEqual({ ...typedForm, firstName: 'Anneloes' })
  })

  it('an address found fills street, city, address and coordinates, and nothing else', () => {
    expect(applyLookup({ ...typedForm, firstName: 'Anneloes' }, requested, foundAddress)).toEqual({
      ...filledForm,
      firstName: 'Anneloes',
    })
  })

  it('an address without coordinates clears the old coordinates', () => {
    expect(applyLookup(filledForm, requested, { ...foundAddress, coordinates: undefined }).coordinates).toBeUndefined()
  })

  it('an address without a street fills the other fields', () => {
    expect(applyLookup(filledForm, requested, { ...foundAddress, street: undefined })).toEqual({
      ...filledForm,
      street: '',
      addressSummary: '1234 AB 12a, Utrecht',
    })
  })

  it('a failed lookup clears the fields that it would have filled', () => {
    expect(applyLookup(filledForm, requested, undefined)).toEqual(typedForm)
  })
})

describe('applyLookup: an outdated answer', () => {
  it.each([
    ['another zip', { zip: '1234 AC' }],
    ['another house number', { houseNumber: '13' }],
    ['another suffix', { houseNumberSuffix: '' }],
    ['nothing any more', { houseNumber: '' }],
  ])('an answer changes nothing once the form has %s', (_, change) => {
    const form = { ...filledForm, ...change }
    expect(applyLookup(form, requested, { ...foundAddress, street: 'Kerkstraat' })).toBe(form)
    expect(applyLookup(form, requested, undefined)).toBe(form)
  })

  it('an answer applies if only spacing or case of the fields changed', () => {
    expect(applyLookup({ ...typedForm, zip: '1234AB', houseNumber: '12' }, requested, foundAddress).street).toBe(
      'Dorpsstraat',
    )
  })
})
