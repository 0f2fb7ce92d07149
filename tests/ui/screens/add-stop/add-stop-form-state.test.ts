import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FoundAddress, Lookup } from '../../../../src/domain/address'
import type { CallFailure } from '../../../../src/domain/failure'
import type { UrgentForm } from '../../../../src/domain/stop-edit'
import { formReducer, type FormEvent } from '../../../../src/ui/form'
import {
  addStopViewModel,
  relatedFields,
  emptyAddStopFormState,
  type AddStopFormState,
  type StopField,
} from '../../../../src/ui/screens/add-stop/view-model'

type AddStopEvent = FormEvent<StopField, UrgentForm>

const reduce = formReducer<StopField, UrgentForm>(relatedFields)
const stateAfter = (...events: ReadonlyArray<AddStopEvent>): AddStopFormState =>
  events.reduce(reduce, emptyAddStopFormState)
const changed = (field: StopField, text: string): AddStopEvent => ({ kind: 'changed', field, text })
const blurred = (field: StopField): AddStopEvent => ({ kind: 'blurred', field })

const lookup: Lookup = { zip: '2801YA', houseNumber: '3', houseNumberSuffix: '' }
const lindenhof: FoundAddress = {
  street: 'Lindenhof',
  houseNumber: '3',
  city: 'Gouda',
  coordinates: { lat: 52.01, lng: 4.7 },
}
const unknownAddress: CallFailure = { kind: 'refused', code: 'not_found', message: '' }
const lookupFinished = (answer: FoundAddress | undefined, requested = lookup): AddStopEvent => ({
  kind: 'lookup finished',
  lookup: requested,
  answer: answer === undefined ? E.left(unknownAddress) : E.right(answer),
})
const filledIn = [changed('customerName', 'Blom'), changed('zip', '2801 ya'), changed('houseNumber', '3')]
const lookupStarted: AddStopEvent = { kind: 'lookup started', lookup }

const errorAfter = (...events: ReadonlyArray<AddStopEvent>) =>
  addStopViewModel(stateAfter(...events)).fieldOf('customerName').error

describe('the form of a new stop (§5)', () => {
  it('a new form is a regular delivery and not valid', () => {
    expect(addStopViewModel(emptyAddStopFormState)).toMatchObject({
      type: 'Delivery',
      priority: 'Regular',
      isValid: false,
    })
  })

  it('while the address service is unavailable, the address can be kept as it is typed', () => {
    const unavailable: AddStopEvent = { kind: 'lookup finished', lookup, answer: E.left({ kind: 'unreachable' }) }
    const asked = addStopViewModel(stateAfter(...filledIn, lookupStarted, unavailable))
    expect(asked).toMatchObject({ isValid: false, address: { value: '', typedAddress: '2801 YA 3' } })
    const kept = [...filledIn, lookupStarted, unavailable, { kind: 'address kept as typed' as const }]
    for (const events of [kept, [...kept, lookupStarted, unavailable]])
      expect(addStopViewModel(stateAfter(...events))).toMatchObject({
        isValid: true,
        address: { value: '2801 YA 3', typedAddress: undefined },
        help: 'No place yet: put the stop on the map once it is added.',
        draft: { addressSummary: '2801 YA 3', coordinates: undefined },
      })
    expect(addStopViewModel(stateAfter(...kept, lookupStarted, lookupFinished(lindenhof))).address.value).toBe(
      'Lindenhof 3, 2801 YA Gouda',
    )
  })

  it('a zip without a space has one once its address is found, and one with another address keeps its text', () => {
    const typed = [changed('zip', '2801ya'), changed('houseNumber', '3'), lookupStarted]
    expect(stateAfter(...typed, lookupFinished(lindenhof)).form.zip).toBe('2801 YA')
    expect(stateAfter(...typed, lookupFinished(undefined)).form.zip).toBe('2801ya')
    expect(stateAfter(...typed, changed('zip', '2801y'), lookupFinished(lindenhof)).form.zip).toBe('2801y')
  })

  it('an address that the register does not have, or of a foreign zip, is not kept as typed', () => {
    const foreign: AddStopEvent = { kind: 'lookup finished', lookup, answer: E.left({ kind: 'unreachable' }) }
    const states = [
      stateAfter(...filledIn, lookupStarted, lookupFinished(undefined)),
      stateAfter(...filledIn, lookupStarted, foreign, changed('zip', 'HELLO')),
    ]
    expect(states.map((state) => addStopViewModel(state).address.typedAddress)).toEqual([undefined, undefined])
  })

  it('the form is valid once its address is found', () => {
    expect(addStopViewModel(stateAfter(...filledIn)).isValid).toBe(false)
    const viewModel = addStopViewModel(stateAfter(...filledIn, lookupStarted, lookupFinished(lindenhof)))
    expect(viewModel).toMatchObject({
      isValid: true,
      address: { value: 'Lindenhof 3, 2801 YA Gouda', loading: false },
      help: 'Found from zip and house number.',
    })
  })

  it('a change of a lookup field or a lookup without result clears the address and the coordinates', () => {
    const complete = stateAfter(...filledIn, lookupStarted, lookupFinished(lindenhof))
    for (const event of [changed('zip', '2801 YB'), changed('houseNumberSuffix', 'a'), lookupFinished(undefined)])
      expect(reduce(complete, event).form).toMatchObject({
        addressSummary: '',
        street: '',
        city: '',
        coordinates: undefined,
      })
    expect(reduce(complete, changed('customerName', 'Bloem')).form.addressSummary).toBe('Lindenhof 3, 2801 YA Gouda')
  })

  it('the answer of a lookup for other fields is ignored', () => {
    const other = stateAfter(...filledIn, lookupStarted, changed('houseNumber', '4'), lookupFinished(lindenhof))
    expect(other.form.addressSummary).toBe('')
  })

  it('the lookup is pending until the answer to the latest one, in any order of answers', () => {
    const second = { ...lookup, houseNumber: '4' }
    const answers = [lookupFinished(lindenhof), lookupFinished({ ...lindenhof, houseNumber: '4' }, second)]
    fc.assert(
      fc.property(fc.shuffledSubarray(answers, { minLength: 2 }), (inOrder) => {
        const form = stateAfter(
          ...filledIn,
          lookupStarted,
          changed('houseNumber', '4'),
          { kind: 'lookup started', lookup: second },
          ...inOrder,
        )
        expect([form.pendingLookup, form.form.addressSummary]).toEqual([undefined, 'Lindenhof 4, 2801 YA Gouda'])
      }),
    )
    expect(
      stateAfter(...filledIn, lookupStarted, { kind: 'lookup started', lookup: second }, lookupFinished(lindenhof))
        .pendingLookup,
    ).toBe(second)
  })

  it('why no address was found is known until a field of the address is changed, and of the latest lookup alone', () => {
    const failed = [...filledIn, lookupStarted, lookupFinished(undefined)]
    const failureAfter = (...events: ReadonlyArray<AddStopEvent>) => stateAfter(...failed, ...events).lookupFailure
    expect(failureAfter()).toBe(unknownAddress)
    expect(failureAfter(changed('customerName', 'Blom & Zn'))).toBe(unknownAddress)
    expect(failureAfter(lookupFinished(lindenhof))).toBeUndefined()
    expect(failureAfter(changed('houseNumber', '4'))).toBeUndefined()
    expect(failureAfter(changed('houseNumber', '4'), lookupFinished(undefined))).toBeUndefined()
  })

  it('the error of a field shows once the field is left, until it is changed', () => {
    const { fieldOf } = addStopViewModel(stateAfter(blurred('customerName'), blurred('zip'), changed('zip', '2')))
    const errors = (['customerName', 'zip', 'houseNumber'] as const).map((field) => fieldOf(field).error)
    expect(errors).toEqual(['Customer name is missing', undefined, undefined])
  })

  it.each([
    ['  ', 'Customer name is missing'],
    ['x'.repeat(201), 'Longer than 200 characters'],
    ['\uD800', 'Has a character that cannot be kept'],
    ['😀 مرحبا <script>alert(1)</script>', undefined],
  ])('the name %j gives the error %s', (name, error) => {
    expect(errorAfter(changed('customerName', name), blurred('customerName'))).toBe(error)
  })

  it('a failed submit keeps the input and gives the reason', () => {
    const complete = stateAfter(...filledIn, lookupStarted, lookupFinished(lindenhof), { kind: 'sent' })
    expect(complete.isBusy).toBe(true)
    const failed = reduce(complete, { kind: 'failed', failure: { kind: 'refused', message: 'No', code: 'invalid' } })
    expect([failed.isBusy, failed.form]).toEqual([false, complete.form])
    expect(addStopViewModel(failed).failure).toBe('The stop was not added: No')
    expect(addStopViewModel(reduce(failed, { kind: 'sent' })).failure).toBeUndefined()
  })

  it('an unreachable server gives a failure message', () => {
    const viewModel = addStopViewModel(stateAfter({ kind: 'failed', failure: { kind: 'unreachable' } }))
    expect(viewModel.failure).toBe('The stop was not added: the server could not be reached')
  })
})
