import { describe, expect, it } from 'vitest'
import type { FoundAddress } from '../../../src/domain/address'
import { newDriver } from '../../../src/domain/driver'
import { afterEvent, type EntryEvent } from '../../../src/ui/form'
import {
  entryOfDriver,
  isSettled,
  judgedWith,
  newDriverEntry,
  type DriverEntry,
  type DriverField,
} from '../../../src/ui/form/driver-form-state'
import { driverFormOnScreen } from '../../../src/ui/form/driver-form-view-model'
import { joris } from '../../kit/delivery/joris'

type Event = EntryEvent<DriverField>

const after = (entry: DriverEntry, ...events: ReadonlyArray<Event>): DriverEntry =>
  events.reduce(afterEvent(judgedWith), entry)

const typed = (field: DriverField, text: string): Event => ({ kind: 'typed', field, text })
const left = (field: DriverField): Event => ({ kind: 'left', field })
const errorAt = (entry: DriverEntry, field: DriverField) => driverFormOnScreen(entry, '').fieldOf(field).error

const known = entryOfDriver(newDriver(joris, { id: '7', shortId: '7', createdAt: '' }))
const lookup = { zip: '2801YA', houseNumber: '3', houseNumberSuffix: '' }
const found: FoundAddress = { street: 'Lindenhof', houseNumber: '3', city: 'Gouda', coordinates: { lat: 52, lng: 4.7 } }
const asking = after(newDriverEntry, typed('zip', '2801 ya'), typed('houseNumber', '3'))

describe('a driver who is entered', () => {
  it('begins with the usual shift and capacity (§9)', () => {
    const { fieldOf, isValid } = driverFormOnScreen(newDriverEntry, '')
    const usual = (['availabilityEarliest', 'availabilityLatest', 'vehicleCapacity'] as const).map(fieldOf)
    expect(usual.map(({ value }) => value)).toEqual(['09:00', '18:00', '50'])
    expect(isValid).toBe(false)
  })

  it('says what is wrong once a field is left, until something is typed', () => {
    expect(errorAt(newDriverEntry, 'firstName')).toBeUndefined()
    const judged = after(newDriverEntry, left('firstName'))
    expect(errorAt(judged, 'firstName')).toBe('First name is missing')
    expect(errorAt(after(judged, typed('firstName', ' ')), 'firstName')).toBeUndefined()
  })

  it('says at the end time that the begin time is no longer before it, whichever was left', () => {
    const late = after(newDriverEntry, typed('availabilityEarliest', '19:00'), left('availabilityEarliest'))
    expect(errorAt(late, 'availabilityEarliest')).toBeUndefined()
    expect(errorAt(late, 'availabilityLatest')).toBe('End time is not after begin time')
    expect(errorAt(after(late, typed('availabilityEarliest', '8:00')), 'availabilityLatest')).toBeUndefined()
  })
})

describe('the address of a driver (§5)', () => {
  it('of one who is known is not asked for again until what it is of is typed anew', () => {
    expect(isSettled(known.form)).toBe(true)
    expect(isSettled(after(known, typed('lastName', 'Blom')).form)).toBe(true)
    expect(isSettled(after(known, typed('houseNumber', '14')).form)).toBe(false)
  })

  it('shows that it is on its way, and then what was found', () => {
    const asked = after(asking, { kind: 'asked', lookup })
    expect(driverFormOnScreen(asked, '').address).toEqual({ value: '', waiting: true })
    const answered = after(asked, { kind: 'answered', lookup, found })
    expect(driverFormOnScreen(answered, '').address).toEqual({ value: 'Lindenhof 3, 2801 YA Gouda', waiting: false })
  })

  it('does not flicker where it is looked up again', () => {
    const again = after(asking, { kind: 'answered', lookup, found }, { kind: 'asked', lookup })
    expect(driverFormOnScreen(again, '').address).toEqual({ value: 'Lindenhof 3, 2801 YA Gouda', waiting: false })
    expect(after(again, { kind: 'answered', lookup, found }).form).toBe(again.form)
    expect(after(again, { kind: 'answered', lookup, found: undefined }).form.addressSummary).toBe('')
  })

  it('goes as soon as another is typed', () => {
    expect(driverFormOnScreen(after(known, typed('zip', '2801')), '').address.value).toBe('')
  })

  it('is not that of a question that is no longer asked', () => {
    const other = after(asking, { kind: 'asked', lookup }, typed('houseNumber', '4'))
    expect(after(other, { kind: 'answered', lookup, found }).form.addressSummary).toBe('')
  })

  it('is none where there is nothing to ask', () => {
    expect(after(known, typed('houseNumber', ' '), left('houseNumber')).form).toMatchObject({ street: '', city: '' })
  })
})

describe('a driver who is known', () => {
  it('can be saved as they are', () => {
    expect(driverFormOnScreen(known, '')).toMatchObject({ isValid: true, isBusy: false, failure: undefined })
  })

  it('says at once what is missing', () => {
    const sparse = entryOfDriver(newDriver({ ...joris, mobileNumber: '' }, { id: '7', shortId: '7', createdAt: '' }))
    expect(errorAt(sparse, 'mobileNumber')).toBe('Mobile number is missing')
  })
})

describe('a driver who is sent', () => {
  const sent = after(known, { kind: 'sent' })
  const shownAfter = (event: Event) => driverFormOnScreen(after(sent, event), 'Not saved')

  it('is on its way until it failed, and what was typed stays', () => {
    expect(sent.isBusy).toBe(true)
    const away = after(sent, { kind: 'failed', failed: { kind: 'unreachable' } })
    expect([away.isBusy, away.form]).toEqual([false, known.form])
  })

  it('says why it failed', () => {
    const shown = shownAfter({ kind: 'failed', failed: { kind: 'unreachable' } })
    expect([shown.failure, shown.isStale]).toEqual(['Not saved: the server cannot be reached', false])
  })

  it('says that somebody else was there before', () => {
    const shown = shownAfter({
      kind: 'failed',
      failed: { kind: 'refused', code: 'stale', message: 'Stale', version: 2 },
    })
    expect(shown.failure).toBe('Not saved: somebody else has changed this driver meanwhile.')
    expect(shown.isStale).toBe(true)
  })

  it('forgets the last failure when it is sent again', () => {
    const again = after(sent, { kind: 'failed', failed: { kind: 'unreachable' } }, { kind: 'sent' })
    expect(driverFormOnScreen(again, '').failure).toBeUndefined()
  })
})
