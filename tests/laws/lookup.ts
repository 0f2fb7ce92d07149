import assert from 'node:assert/strict'
import fc from 'fast-check'
import {
  afterLookup,
  isLookupField,
  leftAt,
  lookupFields,
  lookupFor,
  lookupOnLeaving,
  typedIn,
  withoutAddress,
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
    words: 'A lookup is made exactly where there is a house number, and without spaces around what is typed.',
    subject: lookupFor,
    given: anAddressForm(),
    holds: (asked, form) => {
      const lookup = asked(form)
      assert.equal(lookup !== undefined, form.houseNumber.trim() !== '')
      if (lookup === undefined) return
      for (const said of Object.values(lookup)) assert.equal(said, said.trim())
      assert.deepEqual(asked({ ...form, ...lookup }), lookup)
    },
    mutants: {
      'a space is a house number': (form) => lookupFor(form.houseNumber === ' ' ? { ...form, houseNumber: '_' } : form),
      'a zip is needed': (form) => (form.zip.trim() === '' ? undefined : lookupFor(form)),
      'the suffix is asked as typed': (form) => {
        const lookup = lookupFor(form)
        return lookup && { ...lookup, houseNumberSuffix: form.houseNumberSuffix }
      },
    },
  }),
  law({
    name: 'an address is of what was asked',
    words:
      'What is typed stays in its field as typed; in zip, house number or suffix it removes the address found before.',
    subject: typedIn<AddressForm & { readonly name: string }>,
    given: fc.tuple(aNamedForm, aTypedField, fc.string()),
    holds: (typed, [form, field, text]) => {
      const after = typed(form, field, text)
      const kept = field === 'name' ? form : withoutAddress(form)
      assert.deepEqual(after, { ...kept, [field]: text })
    },
    mutants: {
      'the address stays': (form, field, text) => ({ ...form, [field]: text }),
      'any field ends it': (form, field, text) => withoutAddress({ ...form, [field]: text }),
      'a suffix does not end it': (form, field, text) =>
        field === 'houseNumberSuffix' ? { ...form, [field]: text } : typedIn(form, field, text),
      'spaces around are dropped': (form, field, text) => typedIn(form, field, text.trim()),
    },
  }),
  law({
    name: 'what cannot be asked has no address',
    words:
      'Leaving zip, house number or suffix removes an address that cannot be looked up; otherwise nothing changes.',
    subject: leftAt<AddressForm & { readonly name: string }>,
    given: fc.tuple(aNamedForm, aTypedField),
    holds: (left, [form, field]) => {
      const after = left(form, field)
      if (!isLookupField(field) || lookupFor(form) !== undefined) assert.equal(after, form)
      else assert.deepEqual(after, withoutAddress(form))
    },
    mutants: {
      'the address stays': (form) => form,
      'leaving any field ends it': (form) => (lookupFor(form) === undefined ? withoutAddress(form) : form),
      'leaving always ends it': (form, field) => (isLookupField(field) ? withoutAddress(form) : form),
    },
  }),
  law({
    name: 'leaving asks',
    words:
      'Leaving zip, house number or suffix starts every lookup that is possible, whatever address is there; no other field does.',
    subject: lookupOnLeaving,
    given: fc.tuple(aNamedForm, aTypedField),
    holds: (asked, [form, field]) => {
      assert.deepEqual(asked(form, field), isLookupField(field) ? lookupFor(form) : undefined)
    },
    mutants: {
      'an address is found once': (form, field) =>
        form.addressSummary === '' ? lookupOnLeaving(form, field) : undefined,
      'leaving any field asks': (form) => lookupFor(form),
      'the suffix does not matter': (form, field) =>
        field === 'houseNumberSuffix' ? undefined : lookupOnLeaving(form, field),
    },
  }),
  law({
    name: 'a late answer changes nothing',
    words: 'An answer to anything but what the form asks now leaves the very same form.',
    subject: afterLookup,
    given: fc.tuple(anAddressForm(), aLookup(), aLookup(), anAnswer()),
    holds: (after, [fields, now, asked, found]) => {
      const form = { ...fields, ...now }
      if (JSON.stringify(now) !== JSON.stringify(asked)) assert.equal(after(form, asked, found), form)
    },
    mutants: {
      'any answer fills': (form, asked, found) => afterLookup(form, lookupFor(form) ?? asked, found),
      'a late failure empties': (form, asked, found) =>
        found === undefined ? withoutAddress(form) : afterLookup(form, asked, found),
      'the suffix is not compared': (form, asked, found) =>
        afterLookup(form, { ...asked, houseNumberSuffix: lookupFor(form)?.houseNumberSuffix ?? '' }, found),
    },
  }),
  law({
    name: 'an answer in time is the address',
    words: 'An answer in time fills street, city, address and point with what was found, or leaves none of them.',
    subject: afterLookup,
    given: formAndAnswer,
    holds: (after, [form, found]) => {
      const asked = lookupFor(form)
      if (asked === undefined) return
      const filled = after(form, asked, found)
      assert.deepEqual([filled.street, filled.city, filled.at], [found?.street ?? '', found?.city ?? '', found?.at])
      assert.equal(filled.addressSummary === '', found === undefined)
      for (const part of [filled.street, filled.city]) assert.ok(filled.addressSummary.includes(part))
    },
    mutants: {
      'the old point stays': (form, asked, found) => ({ ...afterLookup(form, asked, found), at: form.at }),
      'the old street stays': (form, asked, found) => ({
        ...afterLookup(form, asked, found),
        street: found?.street ?? form.street,
      }),
      'a failure leaves the old address': (form, asked, found) =>
        found === undefined ? form : afterLookup(form, asked, found),
    },
  }),
  law({
    name: 'an answer twice is one answer',
    words: 'The answer that a form was filled with, or emptied by, leaves the very same form when it comes again.',
    subject: afterLookup,
    given: formAndAnswer,
    holds: (after, [form, found]) => {
      const asked = lookupFor(form)
      if (asked === undefined) return
      const filled = afterLookup(form, asked, found)
      assert.equal(after(filled, asked, found), filled)
    },
    mutants: {
      'it is filled anew': (form, asked, found) => ({ ...afterLookup(form, asked, found) }),
      'an empty form is emptied anew': (form, asked, found) =>
        found === undefined ? withoutAddress(form) : afterLookup(form, asked, found),
    },
  }),
  law({
    name: 'a lookup leaves alone what was typed',
    words: 'Whatever the answer, a lookup changes nothing that an operator typed.',
    subject: afterLookup,
    given: formAndAnswer,
    holds: (after, [form, found]) => {
      const asked = lookupFor(form)
      if (asked === undefined) return
      const typed = ({ zip, houseNumber, houseNumberSuffix }: AddressForm): unknown => [
        zip,
        houseNumber,
        houseNumberSuffix,
      ]
      assert.deepEqual(typed(after(form, asked, found)), typed(form))
    },
    mutants: {
      'the zip is put in order': (form, asked, found) => ({ ...afterLookup(form, asked, found), zip: asked.zip }),
      'the found number is taken over': (form, asked, found) => ({
        ...afterLookup(form, asked, found),
        houseNumber: found?.houseNumber ?? form.houseNumber,
      }),
    },
  }),
]
