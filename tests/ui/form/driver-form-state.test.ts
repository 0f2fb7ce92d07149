import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { FoundAddress } from '../../../src/domain/address'
import { newDriver } from '../../../src/domain/driver'
import { formReducer, type FormEvent } from '../../../src/ui/form'
import {
  driverFormViewModel,
  driverFormStateOf,
  isAddressKnown,
  relatedFields,
  newDriverFormState,
  type DriverFormState,
  type DriverField,
} from '../../../src/ui/form/driver-form-view-model'
import { joris } from '../../kit/delivery/joris'

type Event = FormEvent<DriverField, DriverFormState['form']>

const stateAfter = (state: DriverFormState, ...events: ReadonlyArray<Event>): DriverFormState =>
  events.reduce(formReducer(relatedFields), state)

const changed = (field: DriverField, text: string): Event => ({ kind: 'changed', field, text })
const blurred = (field: DriverField): Event => ({ kind: 'blurred', field })
const errorOf = (state: DriverFormState, field: DriverField) => driverFormViewModel(state, '').fieldOf(field).error

const knownDriver = driverFormStateOf(newDriver(joris, { id: '7', shortId: '7', createdAt: '' }))
const lookup = { zip: '2801YA', houseNumber: '3', houseNumberSuffix: '' }
const foundAddress: FoundAddress = {
  street: 'Lindenhof',
  houseNumber: '3',
  city: 'Gouda',
  coordinates: { lat: 52, lng: 4.7 },
}
const withZipAndNumber = stateAfter(newDriverFormState, changed('zip', '2801 ya'), changed('houseNumber', '3'))

describe('the form of a new driver', () => {
  it('a new form has the default shift and capacity and is not valid (§9)', () => {
    const { fieldOf, isValid } = driverFormViewModel(newDriverFormState, '')
    const defaults = (['availabilityEarliest', 'availabilityLatest', 'vehicleCapacity'] as const).map(fieldOf)
    expect(defaults.map(({ value }) => value)).toEqual(['09:00', '18:00', '50'])
    expect(isValid).toBe(false)
  })

  it('the error of a field shows once the field is left, until it is changed', () => {
    expect(errorOf(newDriverFormState, 'firstName')).toBeUndefined()
    const validated = stateAfter(newDriverFormState, blurred('firstName'))
    expect(errorOf(validated, 'firstName')).toBe('First name is missing')
    expect(errorOf(stateAfter(validated, changed('firstName', ' ')), 'firstName')).toBeUndefined()
  })

  it('a begin time after the end time is an error of the end time, whichever of the two was left', () => {
    const late = stateAfter(
      newDriverFormState,
      changed('availabilityEarliest', '19:00'),
      blurred('availabilityEarliest'),
    )
    expect(errorOf(late, 'availabilityEarliest')).toBeUndefined()
    expect(errorOf(late, 'availabilityLatest')).toBe('End time is not after begin time')
    expect(errorOf(stateAfter(late, changed('availabilityEarliest', '8:00')), 'availabilityLatest')).toBeUndefined()
  })
})

describe('the address of a driver (§5)', () => {
  it('the address of an existing driver is known until a lookup field changes', () => {
    expect(isAddressKnown(knownDriver.form)).toBe(true)
    expect(isAddressKnown(stateAfter(knownDriver, changed('lastName', 'Blom')).form)).toBe(true)
    expect(isAddressKnown(stateAfter(knownDriver, changed('houseNumber', '14')).form)).toBe(false)
  })

  it('the address is loading during a lookup and then shows the result', () => {
    const pending = stateAfter(withZipAndNumber, { kind: 'lookup started', lookup })
    expect(driverFormViewModel(pending, '').address).toEqual({ value: '', loading: true })
    const found = stateAfter(pending, { kind: 'lookup finished', lookup, answer: E.right(foundAddress) })
    expect(driverFormViewModel(found, '').address).toEqual({ value: 'Lindenhof 3, 2801 YA Gouda', loading: false })
  })

  it('a repeated lookup keeps the old address until its answer', () => {
    const again = stateAfter(
      withZipAndNumber,
      { kind: 'lookup finished', lookup, answer: E.right(foundAddress) },
      { kind: 'lookup started', lookup },
    )
    expect(driverFormViewModel(again, '').address).toEqual({ value: 'Lindenhof 3, 2801 YA Gouda', loading: false })
    expect(stateAfter(again, { kind: 'lookup finished', lookup, answer: E.right(foundAddress) }).form).toBe(again.form)
    expect(
      stateAfter(again, {
        kind: 'lookup finished',
        lookup,
        answer: E.left({ kind: 'refused', code: 'not_found', message: '' }),
      }).form.addressSummary,
    ).toBe('')
  })

  it('a change of the zipcode clears the address', () => {
    expect(driverFormViewModel(stateAfter(knownDriver, changed('zip', '2801')), '').address.value).toBe('')
  })

  it('the answer of an outdated lookup is ignored', () => {
    const other = stateAfter(withZipAndNumber, { kind: 'lookup started', lookup }, changed('houseNumber', '4'))
    expect(
      stateAfter(other, { kind: 'lookup finished', lookup, answer: E.right(foundAddress) }).form.addressSummary,
    ).toBe('')
  })

  it('an empty house number leaves no street or city', () => {
    expect(stateAfter(knownDriver, changed('houseNumber', ' '), blurred('houseNumber')).form).toMatchObject({
      street: '',
      city: '',
    })
  })
})

describe('the form of an existing driver', () => {
  it('an unchanged form is valid', () => {
    expect(driverFormViewModel(knownDriver, '')).toMatchObject({ isValid: true, isBusy: false, failure: undefined })
  })

  it('a missing field is an error at once', () => {
    const sparse = driverFormStateOf(
      newDriver({ ...joris, mobileNumber: '' }, { id: '7', shortId: '7', createdAt: '' }),
    )
    expect(errorOf(sparse, 'mobileNumber')).toBe('Mobile number is missing')
  })
})

describe('a submitted driver form', () => {
  const sent = stateAfter(knownDriver, { kind: 'sent' })
  const viewModelAfter = (event: Event) => driverFormViewModel(stateAfter(sent, event), 'Not saved')

  it('the form is busy until the failure and keeps its input', () => {
    expect(sent.isBusy).toBe(true)
    const unreachable = stateAfter(sent, { kind: 'failed', failure: { kind: 'unreachable' } })
    expect([unreachable.isBusy, unreachable.form]).toEqual([false, knownDriver.form])
  })

  it('a failure gives its reason', () => {
    const viewModel = viewModelAfter({ kind: 'failed', failure: { kind: 'unreachable' } })
    expect([viewModel.failure, viewModel.isStale]).toEqual(['Not saved: the server could not be reached', false])
  })

  it('a stale version gives a message about the change of somebody else', () => {
    const viewModel = viewModelAfter({
      kind: 'failed',
      failure: { kind: 'refused', code: 'stale', message: 'Stale', version: 2 },
    })
    expect(viewModel.failure).toBe('Not saved: somebody else has changed this driver meanwhile.')
    expect(viewModel.isStale).toBe(true)
  })

  it('another submit clears the last failure', () => {
    const again = stateAfter(sent, { kind: 'failed', failure: { kind: 'unreachable' } }, { kind: 'sent' })
    expect(driverFormViewModel(again, '').failure).toBeUndefined()
  })
})
