import assert from 'node:assert/strict'
import fc from 'fast-check'
import {
  applyLookup,
  isDutchZip,
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

/** A form with a possible lookup, and the answer to it. */
const formAndAnswer = fc.tuple(anAddressForm(), anAnswer())

/** A form with a field besides those of its address. */
const aNamedForm = fc.tuple(anAddressForm(), aCity()).map(([form, name]) => ({ ...form, name }))
const aTypedField = fc.constantFrom('name', ...lookupFields)

export const lookupLaws: ReadonlyArray<Law> = [
  law({
    name: 'a lookup needs a house number',
    statement: 'A lookup exists exactly for a form with a house number, and its texts are trimmed.',
    subject: lookupOf,
    arbitrary: anAddressForm(),
    holds: (requested, form) => {
      const lookup = requested(form)
      assert.equal(lookup !== undefined, form.houseNumber.trim() !== '')
      if (lookup === undefined) return
      for (const value of Object.values(lookup)) assert.equal(value, value.trim())
      assert.deepEqual(requested({ ...form, ...lookup }), lookup)
    },
    mutants: {
      'a space is a house number': (form) => lookupOf(form.houseNumber === ' ' ? { ...form, houseNumber: '_' } : form),
      'a zip is needed': (form) => (form.zip.trim() === '' ? undefined : lookupOf(form)),
      'the suffix is not trimmed': (form) => {
        const lookup = lookupOf(form)
        return lookup && { ...lookup, houseNumberSuffix: form.houseNumberSuffix }
      },
    },
  }),
  law({
    name: 'an edited lookup field clears the address',
    statement: 'A typed text is kept as typed; in zip, house number or suffix it clears the address found before.',
    subject: changeField<AddressForm & { readonly name: string }>,
    arbitrary: fc.tuple(aNamedForm, aTypedField, fc.string()),
    holds: (typed, [form, field, text]) => {
      const after = typed(form, field, text)
      const expected = field === 'name' ? form : clearAddress(form)
      assert.deepEqual(after, { ...expected, [field]: text })
    },
    mutants: {
      'the address stays': (form, field, text) => ({ ...form, [field]: text }),
      'any field clears it': (form, field, text) => clearAddress({ ...form, [field]: text }),
      'a suffix does not clear it': (form, field, text) =>
        field === 'houseNumberSuffix' ? { ...form, [field]: text } : changeField(form, field, text),
      'typed text is trimmed': (form, field, text) => changeField(form, field, text.trim()),
    },
  }),
  law({
    name: 'without a lookup there is no address',
    statement:
      'Leaving zip, house number or suffix clears the address if no lookup is possible; otherwise nothing changes.',
    subject: leaveField<AddressForm & { readonly name: string }>,
    arbitrary: fc.tuple(aNamedForm, aTypedField),
    holds: (left, [form, field]) => {
      const after = left(form, field)
      if (!isLookupField(field) || lookupOf(form) !== undefined) assert.equal(after, form)
      else assert.deepEqual(after, clearAddress(form))
    },
    mutants: {
      'the address stays': (form) => form,
      'leaving any field clears it': (form) => (lookupOf(form) === undefined ? clearAddress(form) : form),
      'leaving always clears it': (form, field) => (isLookupField(field) ? clearAddress(form) : form),
    },
  }),
  law({
    name: 'leaving a lookup field starts a lookup',
    statement:
      'Leaving zip, house number or suffix starts a lookup if possible, whatever address is present; other fields do not.',
    subject: lookupOnLeave,
    arbitrary: fc.tuple(aNamedForm, aTypedField),
    holds: (requested, [form, field]) => {
      assert.deepEqual(requested(form, field), isLookupField(field) ? lookupOf(form) : undefined)
    },
    mutants: {
      'a form with an address starts no lookup': (form, field) =>
        form.addressSummary === '' ? lookupOnLeave(form, field) : undefined,
      'leaving any field starts a lookup': (form) => lookupOf(form),
      'the suffix does not matter': (form, field) =>
        field === 'houseNumberSuffix' ? undefined : lookupOnLeave(form, field),
    },
  }),
  law({
    name: 'an outdated answer changes nothing',
    statement: 'An answer to another lookup than the current one returns the same form.',
    subject: applyLookup,
    arbitrary: fc.tuple(anAddressForm(), aLookup(), aLookup(), anAnswer()),
    holds: (after, [fields, now, requested, foundAddress]) => {
      const form = { ...fields, ...now }
      if (JSON.stringify(now) !== JSON.stringify(requested)) assert.equal(after(form, requested, foundAddress), form)
    },
    mutants: {
      'any answer fills the form': (form, requested, foundAddress) =>
        applyLookup(form, lookupOf(form) ?? requested, foundAddress),
      'an outdated failure clears the form': (form, requested, foundAddress) =>
        foundAddress === undefined ? clearAddress(form) : applyLookup(form, requested, foundAddress),
      'the suffix is not compared': (form, requested, foundAddress) =>
        applyLookup(form, { ...requested, houseNumberSuffix: lookupOf(form)?.houseNumberSuffix ?? '' }, foundAddress),
    },
  }),
  law({
    name: 'a current answer sets the address',
    statement:
      'A current answer sets street, city, address and coordinates, or clears all of them, as for any zip that is not Dutch.',
    subject: applyLookup,
    arbitrary: formAndAnswer,
    holds: (after, [form, answer]) => {
      const requested = lookupOf(form)
      if (requested === undefined) return
      const completedForm = after(form, requested, answer)
      const foundAddress = isDutchZip(requested.zip) ? answer : undefined
      assert.deepEqual(
        [completedForm.street, completedForm.city, completedForm.coordinates],
        [foundAddress?.street ?? '', foundAddress?.city ?? '', foundAddress?.coordinates],
      )
      assert.equal(completedForm.addressSummary === '', foundAddress === undefined)
      for (const part of [completedForm.street, completedForm.city])
        assert.ok(completedForm.addressSummary.includes(part))
    },
    mutants: {
      'the old coordinates stay': (form, requested, foundAddress) => ({
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
    name: 'a repeated answer changes nothing',
    statement: 'An answer applied a second time returns the same form.',
    subject: applyLookup,
    arbitrary: formAndAnswer,
    holds: (after, [form, foundAddress]) => {
      const requested = lookupOf(form)
      if (requested === undefined) return
      const completedForm = applyLookup(form, requested, foundAddress)
      assert.equal(after(completedForm, requested, foundAddress), completedForm)
    },
    mutants: {
      'the form is copied': (form, requested, foundAddress) => ({ ...applyLookup(form, requested, foundAddress) }),
      'an empty form is copied': (form, requested, foundAddress) =>
        foundAddress === undefined ? clearAddress(form) : applyLookup(form, requested, foundAddress),
    },
  }),
  law({
    name: 'a lookup keeps typed text',
    statement: 'An answer never changes what an operator typed.',
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
      'the zip is formatted': (form, requested, foundAddress) => ({
        ...applyLookup(form, requested, foundAddress),
        zip: requested.zip,
      }),
      'the found house number is copied': (form, requested, foundAddress) => ({
        ...applyLookup(form, requested, foundAddress),
        houseNumber: foundAddress?.houseNumber ?? form.houseNumber,
      }),
    },
  }),
]
