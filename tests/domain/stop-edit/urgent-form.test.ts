import { describe, expect, it } from 'vitest'
import { emptyUrgentForm, parseUrgentForm, type UrgentForm } from '../../../src/domain/stop-edit'
import { left, right } from '../../kit/either'

const complete: UrgentForm = {
  ...emptyUrgentForm,
  customerName: 'Apotheek Koster',
  zip: '3765 BK',
  houseNumber: '48',
  street: 'Burgemeester Grothestraat',
  city: 'Soest',
  addressSummary: 'Burgemeester Grothestraat 48, 3765 BK Soest',
  coordinates: { lat: 52.17, lng: 5.31 },
}

const parse = parseUrgentForm('2026-11-24')
const fieldsOf = (form: Partial<UrgentForm>) => left(parse({ ...complete, ...form })).map(({ field }) => field)

describe('the form of an urgent stop', () => {
  it('the stop has a high priority, its day, its slot, its duration and its demand', () => {
    const form = { ...complete, timeSlotEarliest: '11', timeSlotLatest: '13.30', duration: '10', demand: '2 + 1' }
    expect(right(parse(form))).toMatchObject({
      customerName: 'Apotheek Koster',
      type: 'Delivery',
      priority: 'High',
      requestedDay: '2026-11-24',
      timeSlotEarliest: '11:00',
      timeSlotLatest: '13:30',
      duration: 10,
      demand: [2, 1],
      coordinates: { lat: 52.17, lng: 5.31 },
    })
  })

  it('slot, duration and demand may be left empty', () => {
    expect(right(parse(complete))).toMatchObject({ timeSlotEarliest: undefined, duration: undefined })
  })

  it('each invalid field has its reason, those of a new stop too', () => {
    expect(fieldsOf({ timeSlotEarliest: 'soon', duration: 'long', demand: 'much' })).toEqual(
      expect.arrayContaining(['timeSlotEarliest', 'duration', 'demand']),
    )
    expect(fieldsOf({ timeSlotEarliest: '12:00', timeSlotLatest: '11:00' })).toEqual(['timeSlotLatest'])
    expect(fieldsOf({ customerName: ' ', addressSummary: '', duration: '-1' })).toEqual([
      'customerName',
      'addressSummary',
      'duration',
    ])
  })
})
