import { describe, expect, it } from 'vitest'
import {
  addressFoundIn,
  afterLookup,
  lookupFields,
  lookupFor,
  lookupOnLeaving,
  withoutAddress,
  type AddressForm,
} from '../../../src/domain/address'

const typed: AddressForm = {
  zip: '1234 ab',
  houseNumber: ' 12 ',
  houseNumberSuffix: 'a',
  street: '',
  city: '',
  addressSummary: '',
  at: undefined,
}
const asked = { zip: '1234AB', houseNumber: '12', houseNumberSuffix: 'a' }
const found = { street: 'Dorpsstraat', houseNumber: '12', city: 'Utrecht', at: { lat: 52.1, lng: 5.1 } }
const filled: AddressForm = {
  ...typed,
  street: 'Dorpsstraat',
  city: 'Utrecht',
  addressSummary: 'Dorpsstraat 12a, 1234 AB Utrecht',
  at: { lat: 52.1, lng: 5.1 },
}

describe('an address lookup (§5)', () => {
  it('runs on leaving zip, house number or suffix', () => {
    expect(lookupFields).toEqual(['zip', 'houseNumber', 'houseNumberSuffix'])
  })

  it('asks for a plain zip, the house number and the suffix', () => {
    expect(lookupFor(typed)).toEqual(asked)
    expect(lookupFor({ ...typed, houseNumberSuffix: ' ' })).toEqual({ ...asked, houseNumberSuffix: '' })
  })

  it.each(['', ' ', '\t\n'])('does not run with %j as the house number', (houseNumber) => {
    expect(lookupFor({ ...typed, houseNumber })).toBeUndefined()
  })

  it('runs without a zip, and is for whoever is asked to refuse', () => {
    expect(lookupFor({ ...typed, zip: ' ' })).toEqual({ ...asked, zip: '' })
  })

  it.each(lookupFields)('runs on leaving %s with an address that stands, and again after one that failed', (field) => {
    expect(lookupOnLeaving(filled, field)).toEqual(asked)
    expect(lookupOnLeaving(withoutAddress(filled), field)).toEqual(asked)
  })

  it('that does not run empties street, city, address and point, and nothing else', () => {
    expect(withoutAddress({ ...filled, firstName: 'Anneloes' })).toEqual({ ...typed, firstName: 'Anneloes' })
  })

  it('fills street, city, address and point with what was found, and nothing else', () => {
    expect(afterLookup({ ...typed, firstName: 'Anneloes' }, asked, found)).toEqual({ ...filled, firstName: 'Anneloes' })
  })

  it('that found no point leaves none from before', () => {
    expect(afterLookup(filled, asked, { ...found, at: undefined }).at).toBeUndefined()
  })

  it('that found no street fills the rest', () => {
    expect(afterLookup(filled, asked, { ...found, street: undefined })).toEqual({
      ...filled,
      street: '',
      addressSummary: '1234 AB Utrecht',
    })
  })

  it('that failed empties what it would have filled', () => {
    expect(afterLookup(filled, asked, undefined)).toEqual(typed)
  })
})

describe('an answer that comes late', () => {
  it.each([
    ['another zip', { zip: '1234 AC' }],
    ['another house number', { houseNumber: '13' }],
    ['another suffix', { houseNumberSuffix: '' }],
    ['nothing any more', { houseNumber: '' }],
  ])('changes nothing once the form asks for %s', (_, change) => {
    const form = { ...filled, ...change }
    expect(afterLookup(form, asked, { ...found, street: 'Kerkstraat' })).toBe(form)
    expect(afterLookup(form, asked, undefined)).toBe(form)
  })

  it('counts where only the writing changed', () => {
    expect(afterLookup({ ...typed, zip: '1234AB', houseNumber: '12' }, asked, found).street).toBe('Dorpsstraat')
  })
})

describe('what an answer says (§3)', () => {
  it('is street, house number, city and point', () => {
    const answer = { street_name: 'Dorpsstraat', house_number: 12, city: 'Utrecht', lat: 52.1, lng: '5.1' }
    expect(addressFoundIn(answer)).toEqual(found)
  })

  it('may lack parts', () => {
    expect(addressFoundIn({ street_name: null, city: 'Utrecht', lat: 0, lng: 0 })).toEqual({
      street: undefined,
      houseNumber: undefined,
      city: 'Utrecht',
      at: undefined,
    })
  })

  it.each([[{}], [{ street_name: ' ', city: '', lat: 52, lng: 5 }], [null], [undefined], ['Utrecht'], [[]]])(
    'is nothing in %j',
    (answer) => {
      expect(addressFoundIn(answer)).toBeUndefined()
    },
  )
})
