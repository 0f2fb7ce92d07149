import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { emptyNewStopForm, newStop, parseNewStopForm, type NewStopForm } from '../../../src/domain/stop'
import { left, right } from '../../kit/either'
import { oudeGracht } from '../../kit/builders/oude-gracht'
import { flatStopOf } from '../../kit/builders/stop'

const filledForm: NewStopForm = {
  ...emptyNewStopForm,
  customerName: ' Bakkerij ’t Hoekje ',
  zip: '3511 AB',
  houseNumber: '12',
  street: 'Oude Gracht',
  city: 'Utrecht',
  addressSummary: 'Oude Gracht 12, 3511 AB Utrecht',
  coordinates: { lat: 52.09, lng: 5.12 },
}

describe('the add stop form', () => {
  it('a new form is a regular delivery (§5)', () => {
    expect(emptyNewStopForm).toEqual({
      type: 'Delivery',
      priority: 'Regular',
      customerName: '',
      zip: '',
      houseNumber: '',
      houseNumberSuffix: '',
      street: '',
      city: '',
      addressSummary: '',
      coordinates: undefined,
    })
  })

  it('an empty form has a reason for every required field (§5)', () => {
    expect(parseNewStopForm(emptyNewStopForm)).toEqual(
      E.left([
        { field: 'customerName', reason: 'Customer name is missing' },
        { field: 'zip', reason: 'Zip is missing' },
        { field: 'houseNumber', reason: 'House number is missing' },
        { field: 'addressSummary', reason: 'Address is missing' },
      ]),
    )
  })

  it.each([
    ['type', 'Montage', 'Unknown value "Montage". Use Delivery, Pickup or Service'],
    ['type', '', 'Type is missing'],
    ['priority', 'Urgent', 'Unknown value "Urgent". Use Low, Regular or High'],
    ['customerName', 'x'.repeat(201), 'Longer than 200 characters'],
    ['zip', '1'.repeat(17), 'Longer than 16 characters'],
    ['houseNumber', ' ', 'House number is missing'],
    ['houseNumberSuffix', 'x'.repeat(201), 'Longer than 200 characters'],
    ['addressSummary', '', 'Address is missing'],
  ] as const)('a form with %s %j is refused at that field only', (field, entered, reason) => {
    expect(left(parseNewStopForm({ ...filledForm, [field]: entered }))).toEqual([{ field, reason }])
  })

  it.each(['35', '😀', '-1', '<script>', '0123 AB'])('the zip %s is a reason why no address was found', (zip) => {
    expect(left(parseNewStopForm({ ...filledForm, zip, addressSummary: '' }))).toEqual([
      { field: 'addressSummary', reason: 'Address is missing' },
      { field: 'zip', reason: 'Not a Dutch zip code' },
    ])
  })

  it.each(['A', '😀', '-5', '0', '<script>', '999999'])(
    'the house number %s is a reason why no address was found',
    (houseNumber) => {
      expect(left(parseNewStopForm({ ...filledForm, houseNumber, addressSummary: '' }))).toEqual([
        { field: 'addressSummary', reason: 'Address is missing' },
        { field: 'houseNumber', reason: 'Not a house number: use 1 to 99999' },
      ])
    },
  )

  it.each(['12', ' 12 ', '12a', '12-2', '99999 bis'])('the house number %s has no reason', (houseNumber) => {
    expect(left(parseNewStopForm({ ...filledForm, houseNumber, addressSummary: '' }))).toEqual([
      { field: 'addressSummary', reason: 'Address is missing' },
    ])
  })

  it('a form describes an unplanned stop (§4)', () => {
    const stop = newStop(right(parseNewStopForm(filledForm)), {
      id: 's1',
      shortId: 'A001',
      createdAt: '2026-11-20T16:42:00.000Z',
    })
    expect(flatStopOf(stop)).toEqual({
      id: 's1',
      shortId: 'A001',
      createdAt: '2026-11-20T16:42:00.000Z',
      type: 'Delivery',
      priority: 'Regular',
      customerName: 'Bakkerij ’t Hoekje',
      contactName: undefined,
      phone: undefined,
      ...oudeGracht,
      timeSlotEarliest: undefined,
      timeSlotLatest: undefined,
      requestedDay: undefined,
      duration: undefined,
      demand: [1],
      productDescription: undefined,
      notes: undefined,
      groupedExternalTaskIds: [],
      optimizedIndex: undefined,
      isVisible: true,
      flags: {
        isOptimized: false,
        isCompleted: false,
        isScannedIn: false,
        isScannedOut: false,
        isEtaUpdated: false,
        isPromiseChecked: false,
        isPositionCorrected: false,
      },
      unknownFields: {},
      isPlanned: false,
      stopNumber: -1,
      routeNumber: undefined,
      routeName: undefined,
      routeDay: undefined,
      carrierId: undefined,
      color: undefined,
    })
  })
})
