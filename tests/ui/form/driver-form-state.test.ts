import { describe, expect, it } from 'vitest'
import type { FoundAddress } from '../../../src/domain/address'
import { newDriver } from '../../../src/domain/driver'
import { formReducer, type FormEvent } from '../../../src/ui/form'
import {
  driverFormStateOf,
  isAddressKnown,
  relatedFields,
  newDriverFormState,
  type DriverFormState,
  type DriverField,
} from '../../../src/ui/form/driver-form-state'
import { driverFormViewModel } from '../../../src/ui/form/driver-form-view-model'
import { joris } from '../../kit/delivery/joris'

type Event = FormEvent<DriverField>

const after = (state: DriverFormState, ...events: ReadonlyArray<Event>): DriverFormState =>
  events.reduce(formReducer(relatedFields), state)

const typed = (field: DriverField, text: string): Event => ({ kind: 'typed', field, text })
const left = (field: DriverField): Event => ({ kind: 'left', field })
const errorAt = (state: DriverFormState, field: DriverField) => driverFormViewModel(state, '').fieldOf(field).error

const knownDriver = driverFormStateOf(newDriver(joris, { id: '7', shortId: '7', createdAt: '' }))
const lookup = { zip: '2801YA', houseNumber: '3', houseNumberSuffix: '' }
const foundAddress: FoundAddress = {
  street: 'Lindenhof',
  houseNumber: '3',
  city: 'Gouda',
  coordinates: { lat: 52, lng: 4.7 },
}
const asking = after(newDriverFormState, typed('zip', '2801 ya'), typed('houseNumber', '3'))

describe('a driver who is entered', () => {
  it('begins with the usual shift and capacity (§9)', () => {
    const { fieldOf, isValid } = driverFormViewModel(newDriverFormState, '')
    const defaults = (['availabilityEarliest', 'availabilityLatest', 'vehicleCapacity'] as const).map(fieldOf)
    expect(defaults.map(({ value }) => value)).toEqual(['09:00', '18:00', '50'])
    expect(isValid).toBe(false)
  })

  it('says what is wrong once a field is left, until something is typed', () => {
    expect(errorAt(newDriverFormState, 'firstName')).toBeUndefined()
    const validated = after(newDriverFormState, left('firstName'))
    expect(errorAt(validated, 'firstName')).toBe('First name is missing')
    expect(errorAt(after(validated, typed('firstName', ' ')), 'firstName')).toBeUndefined()
  })

  it('says at the end time that the begin time is no longer before it, whichever was left', () => {
    const late = after(newDriverFormState, typed('availabilityEarliest', '19:00'), left('availabilityEarliest'))
    expect(errorAt(late, 'availabilityEarliest')).toBeUndefined()
    expect(errorAt(late, 'availabilityLatest')).toBe('End time is not after begin time')
    expect(errorAt(after(late, typed('availabilityEarliest', '8:00')), 'availabilityLatest')).toBeUndefined()
  })
})

describe('the address of a driver (§5)', () => {
  it('of one who is known is not asked for again until what it is of is typed anew', () => {
    expect(isAddressKnown(knownDriver.form)).toBe(true)
    expect(isAddressKnown(after(knownDriver, typed('lastName', 'Blom')).form)).toBe(true)
    expect(isAddressKnown(after(knownDriver, typed('houseNumber', '14')).form)).toBe(false)
  })

  it('shows that it is on its way, and then what was found', () => {
    const asked = after(asking, { kind: 'asked', lookup })
    expect(driverFormViewModel(asked, '').address).toEqual({ value: '', loading: true })
    const answered = after(asked, { kind: 'answered', lookup, foundAddress })
    expect(driverFormViewModel(answered, '').address).toEqual({ value: 'Lindenhof 3, 2801 YA Gouda', loading: false })
  })

  it('does not flicker where it is looked up again', () => {
    const again = after(asking, { kind: 'answered', lookup, foundAddress }, { kind: 'asked', lookup })
    expect(driverFormViewModel(again, '').address).toEqual({ value: 'Lindenhof 3, 2801 YA Gouda', loading: false })
    expect(after(again, { kind: 'answered', lookup, foundAddress }).form).toBe(again.form)
    expect(after(again, { kind: 'answered', lookup, foundAddress: undefined }).form.addressSummary).toBe('')
  })

  it('goes as soon as another is typed', () => {
    expect(driverFormViewModel(after(knownDriver, typed('zip', '2801')), '').address.value).toBe('')
  })

  it('is not that of a question that is no longer asked', () => {
    const other = after(asking, { kind: 'asked', lookup }, typed('houseNumber', '4'))
    expect(after(other, { kind: 'answered', lookup, foundAddress }).form.addressSummary).toBe('')
  })

  it('is none where there is nothing to ask', () => {
    expect(after(knownDriver, typed('houseNumber', ' '), left('houseNumber')).form).toMatchObject({
      street: '',
      city: '',
    })
  })
})

describe('a driver who is known', () => {
  it('can be saved as they are', () => {
    expect(driverFormViewModel(knownDriver, '')).toMatchObject({ isValid: true, isBusy: false, failure: undefined })
  })

  it('says at once what is missing', () => {
    const sparse = driverFormStateOf(
      newDriver({ ...joris, mobileNumber: '' }, { id: '7', shortId: '7', createdAt: '' }),
    )
    expect(errorAt(sparse, 'mobileNumber')).toBe('Mobile number is missing')
  })
})

describe('a driver who is sent', () => {
  const sent = after(knownDriver, { kind: 'sent' })
  const shownAfter = (event: Event) => driverFormViewModel(after(sent, event), 'Not saved')

  it('is on its way until it failed, and what was typed stays', () => {
    expect(sent.isBusy).toBe(true)
    const unreachable = after(sent, { kind: 'failed', failure: { kind: 'unreachable' } })
    expect([unreachable.isBusy, unreachable.form]).toEqual([false, knownDriver.form])
  })

  it('says why it failed', () => {
    const shown = shownAfter({ kind: 'failed', failure: { kind: 'unreachable' } })
    expect([shown.failure, shown.isStale]).toEqual(['Not saved: the server cannot be reached', false])
  })

  it('says that somebody else was there before', () => {
    const shown = shownAfter({
      kind: 'failed',
      failure: { kind: 'refused', code: 'stale', message: 'Stale', version: 2 },
    })
    expect(shown.failure).toBe('Not saved: somebody else has changed this driver meanwhile.')
    expect(shown.isStale).toBe(true)
  })

  it('forgets the last failure when it is sent again', () => {
    const again = after(sent, { kind: 'failed', failure: { kind: 'unreachable' } }, { kind: 'sent' })
    expect(driverFormViewModel(again, '').failure).toBeUndefined()
  })
})
