import assert from 'node:assert/strict'
import fc from 'fast-check'
import {
  applyLookup,
  isLookupField,
  leaveField,
  lookupFields,
  lookupOf,
  lookupOnLeave,
  changeField,
  clearAddress,
  type AddressForm,
} from '../../src/domain/address'
import { aLookup, anAddressForm, anAnswer } from '../kit/arbitraries/lookup'
import { aCity } from '../kit/arbitraries/stop'
import { law, type Law } from '../kit/law'

/** A form that asks for a lookup, and the answer to it. */
const formAndAnswer = fc.tuple(anAddressForm(), anAnswer())

/** A form with a field beside those of its address. */
const aNamedForm = fc.tuple(anAddressForm(), aCity()).map(([form, name]) => ({ ...form, name }))
const aTypedField = fc.constantFrom('name', ...lookupFields)

export const lookupLaws: ReadonlyArray<Law> = [
  law({
    name: 'a lookup needs a house number',
    statement: 'A lookup is made exactly where there is a house number, and without spaces around what is typed.',
    subject: lookupOf,
    arbitrary: anAddressForm(),
    holds: (requested, form) => {
      const lookup = requested(form)
      assert.equal(lookup !== undefined, form.houseNumber.trim() !== '')
      if (lookup === undefined) return
      for (const said of Object.values(lookup)) assert.equal(said, said.trim())
      assert.deepEqual(requested({ ...form, ...lookup }), lookup)
    },
    mutants: {
      'a space is a house number': (form) => lookupOf(form.houseNumber === ' ' ? { ...form, houseNumber: '_' } : form),
      'a zip is needed': (form) => (form.zip.trim() === '' ? undefined : lookupOf(form)),
      'the suffix is asked as typed': (form) => {
        const lookup = lookupOf(form)
        return lookup && { ...lookup, houseNumberSuffix: form.houseNumberSuffix }
      },
    },
  }),
  law({
    name: 'an address is of what was asked',
    statement:
      'What is typed stays in its field as typed; in zip, house number or suffix it removes the address found before.',
    subject: changeField<AddressForm & { readonly name: string }>,
    arbitrary: fc.tuple(aNamedForm, aTypedField, fc.string()),
    holds: (typed, [form, field, text]) => {
      const after = typed(form, field, text)
      const kept = field === 'name' ? form : clearAddress(form)
      assert.deepEqual(after, { ...kept, [field]: text })
    },
    mutants: {
      'the address stays': (form, field, text) => ({ ...form, [field]: text }),
      'any field ends it': (form, field, text) => clearAddress({ ...form, [field]: text }),
      'a suffix does not end it': (form, field, text) =>
        field === 'houseNumberSuffix' ? { ...form, [field]: text } : changeField(form, field, text),
      'spaces around are dropped': (form, field, text) => changeField(form, field, text.trim()),
    },
  }),
  law({
    name: 'what cannot be asked has no address',
    statement:
      'Leaving zip, house number or suffix removes an address that cannot be looked up; otherwise nothing changes.',
    subject: leaveField<AddressForm & { readonly name: string }>,
    arbitrary: fc.tuple(aNamedForm, aTypedField),
    holds: (left, [form, field]) => {
      const after = left(form, field)
      if (!isLookupField(field) || lookupOf(form) !== undefined) assert.equal(after, form)
      else assert.deepEqual(after, clearAddress(form))
    },
    mutants: {
      'the address stays': (form) => form,
      'leaving any field ends it': (form) => (lookupOf(form) === undefined ? clearAddress(form) : form),
      'leaving always ends it': (form, field) => (isLookupField(field) ? clearAddress(form) : form),
    },
  }),
  law({
    name: 'leaving asks',
    statement:
      'Leaving zip, house number or suffix starts every lookup that is possible, whatever address is there; no other field does.',
    subject: lookupOnLeave,
    arbitrary: fc.tuple(aNamedForm, aTypedField),
    holds: (requested, [form, field]) => {
      assert.deepEqual(requested(form, field), isLookupField(field) ? lookupOf(form) : undefined)
    },
    mutants: {
      'an address is found once': (form, field) =>
        form.addressSummary === '' ? lookupOnLeave(form, field) : undefined,
      'leaving any field asks': (form) => lookupOf(form),
      'the suffix does not matter': (form, field) =>
        field === 'houseNumberSuffix' ? undefined : lookupOnLeave(form, field),
    },
  }),
  law({
    name: 'a late answer changes nothing',
    statement: 'An answer to anything but what the form asks now leaves the very same form.',
    subject: applyLookup,
    arbitrary: fc.tuple(anAddressForm(), aLookup(), aLookup(), anAnswer()),
    holds: (after, [fields, now, requested, foundAddress]) => {
      const form = { ...fields, ...now }
      if (JSON.stringify(now) !== JSON.stringify(requested)) assert.equal(after(form, requested, foundAddress), form)
    },
    mutants: {
      'any answer fills': (form, requested, foundAddress) =>
        applyLookup(form, lookupOf(form) ?? requested, foundAddress),
      'a late failure empties': (form, requested, foundAddress) =>
        foundAddress === undefined ? clearAddress(form) : applyLookup(form, requested, foundAddress),
      'the suffix is not compared': (form, requested, foundAddress) =>
        applyLookup(form, { ...requested, houseNumberSuffix: lookupOf(form)?.houseNumberSuffix ?? '' }, foundAddress),
    },
  }),
  law({
    name: 'an answer in time is the address',
    statement: 'An answer in time fills street, city, address and point with what was found, or leaves none of them.',
    subject: applyLookup,
    arbitrary: formAndAnswer,
    holds: (after, [form, foundAddress]) => {
      const requested = lookupOf(form)
      if (requested === undefined) return
      const filled = after(form, requested, foundAddress)
      assert.deepEqual(
        [filled.street, filled.city, filled.coordinates],
        [foundAddress?.street ?? '', foundAddress?.city ?? '', foundAddress?.coordinates],
      )
      assert.equal(filled.addressSummary === '', foundAddress === undefined)
      for (const part of [filled.street, filled.city]) assert.ok(filled.addressSummary.includes(part))
    },
    mutants: {
      'the old point stays': (form, requested, foundAddress) => ({
        ...applyLookup(form, requested, foundAddress),
        coordinates: form.coordinates,
      }),
      'the old street stays': (form, requested, foundAddress) => ({
        ...applyLookup(form, requested, foundAddress),
        street: foundAddress?.street ?? form.street,
      }),
      'a failure leaves the old address': (form, requested, foundAddress) =>
        foundAddress === undefined ? form : applyLookup(form, requested, foundAddress),
    },
  }),
  law({
    name: 'an answer twice is one answer',
    statement: 'The answer that a form was filled with, or emptied by, leaves the very same form when it comes again.',
    subject: applyLookup,
    arbitrary: formAndAnswer,
    holds: (after, [form, foundAddress]) => {
      const requested = lookupOf(form)
      if (requested === undefined) return
      const filled = applyLookup(form, requested, foundAddress)
      assert.equal(after(filled, requested, foundAddress), filled)
    },
    mutants: {
      'it is filled anew': (form, requested, foundAddress) => ({ ...applyLookup(form, requested, foundAddress) }),
      'an empty form is emptied anew': (form, requested, foundAddress) =>
        foundAddress === undefined ? clearAddress(form) : applyLookup(form, requested, foundAddress),
    },
  }),
  law({
    name: 'a lookup leaves alone what was typed',
    statement: 'Whatever the answer, a lookup changes nothing that an operator typed.',
    subject: applyLookup,
    arbitrary: formAndAnswer,
    holds: (after, [form, foundAddress]) => {
      const requested = lookupOf(form)
      if (requested === undefined) return
      const typed = ({ zip, houseNumber, houseNumberSuffix }: AddressForm): unknown => [
        zip,
        houseNumber,
        houseNumberSuffix,
      ]
      assert.deepEqual(typed(after(form, requested, foundAddress)), typed(form))
    },
    mutants: {
      'the zip is put in order': (form, requested, foundAddress) => ({
        ...applyLookup(form, requested, foundAddress),
        zip: requested.zip,
      }),
      'the found number is taken over': (form, requested, foundAddress) => ({
        ...applyLookup(form, requested, foundAddress),
        houseNumber: foundAddress?.houseNumber ?? form.houseNumber,
      }),
    },
  }),
]
