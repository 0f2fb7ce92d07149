import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import { parseStopEditForm, stopAfterEdits, stopEditFormOf, type StopEditForm } from '../../../src/domain/stop-edit'
import type { StopFacts } from '../../../src/domain/stop'
import { plainFacts, someFacts } from '../../kit/arbitraries/stop'
import { left } from '../../kit/either'
import { today } from '../../kit/builders/today'

const facts: StopFacts = {
  ...plainFacts,
  customerName: 'Bakkerij Jansen',
  zip: '3511 AB',
  houseNumber: '12',
  street: 'Oude Gracht',
  city: 'Utrecht',
  addressSummary: 'Oude Gracht 12, 3511 AB Utrecht',
  coordinates: { lat: 52.09, lng: 5.12 },
  timeSlotEarliest: '09:00',
  timeSlotLatest: '12:00',
  duration: 5,
  demand: [2],
  notes: 'Achterom',
}

const edit = (changes: Partial<StopEditForm>, before = facts) =>
  parseStopEditForm(before, today)({ ...stopEditFormOf(before), ...changes })

const reasonsOf = (changes: Partial<StopEditForm>) => {
  const parsed = edit(changes)
  return E.isLeft(parsed) ? parsed.left.map(({ field }) => field) : []
}

const messageFor = (changes: Partial<StopEditForm>) =>
  left(edit(changes))
    .map(({ reason }) => reason)
    .join()

describe('the form of a stop', () => {
  it.each(['9.30', '9:30', '930', '0930', '9u30'])('the time %j is half past nine', (typed) => {
    expect(edit({ timeSlotEarliest: typed })).toEqual(
      E.right([{ field: 'timeSlotEarliest', was: '09:00', now: '09:30' }]),
    )
  })

  it.each(['9', '9.00', '09:00'])('the time %j is that of the stop, and changes nothing', (typed) => {
    expect(edit({ timeSlotEarliest: typed })).toEqual(E.right([]))
  })

  it('a zip that a file wrote without its space is shown with it, and is no edit', () => {
    const unspaced = { ...facts, zip: '3511AB' }
    expect([stopEditFormOf(unspaced).zip, edit({ zip: '3511AB' }, unspaced)]).toEqual(['3511 AB', E.right([])])
  })

  it('a field that cannot be read says in plain words what to write', () => {
    expect(messageFor({ timeSlotEarliest: 'half tien' })).toBe('Write a time such as 9:30')
    expect(messageFor({ requestedDay: '31-11-2026' })).toMatch(/^Write a date such as 30-11-2026, or Ma, Di, Wo/)
    expect(messageFor({ duration: 'tien' })).toBe('Write a number of minutes up to 1,440, such as 10')
    expect(messageFor({ demand: '2 + veel' })).toBe('Write a number up to 100,000 for each load, such as 5')
    expect(messageFor({ demand: '100001' })).toBe('Write a number up to 100,000, such as 5')
    expect(messageFor({ timeSlotLatest: '8:00' })).toBe('"08:00" is before the earliest time, "09:00"')
  })

  it('a form that nobody touched changes nothing, whatever the stop holds', () => {
    fc.assert(
      fc.property(someFacts(fc.uuid()), (stored) => {
        expect(edit({}, stored)).toEqual(E.right([]))
      }),
    )
  })

  it('the form shows what the stop holds, and nothing where it holds nothing', () => {
    const bare: StopFacts = {
      ...facts,
      contactName: undefined,
      phone: undefined,
      requestedDay: undefined,
      houseNumberSuffix: undefined,
      street: undefined,
      city: undefined,
      addressSummary: undefined,
      coordinates: undefined,
      timeSlotEarliest: undefined,
      timeSlotLatest: 'after lunch',
      duration: undefined,
      productDescription: undefined,
      notes: undefined,
    }
    const { type, priority } = bare
    const always = { type, priority, customerName: 'Bakkerij Jansen', zip: '3511 AB', houseNumber: '12', demand: '2' }
    const optionalFields = {
      contactName: 'Anneloes',
      phone: '0612345678',
      requestedDay: '2026-11-23',
      houseNumberSuffix: 'bis',
      street: 'Oude Gracht',
      city: 'Utrecht',
      addressSummary: 'Oude Gracht 12 bis',
      coordinates: { lat: 52.09, lng: 5.12 },
      productDescription: '2 dozen',
      notes: 'Achterom',
    }
    const times = { timeSlotEarliest: '9:00', timeSlotLatest: '2026-11-23T11:00:00.000Z' }
    const formTexts = { requestedDay: '23-11-2026', timeSlotEarliest: '09:00', timeSlotLatest: '12:00', duration: '5' }
    expect(stopEditFormOf({ ...bare, ...optionalFields, ...times, duration: 5 })).toEqual({
      ...always,
      ...optionalFields,
      ...formTexts,
    })
    const empty = Object.fromEntries(Object.keys(optionalFields).map((field) => [field, '']))
    expect(stopEditFormOf(bare)).toEqual({
      ...always,
      ...empty,
      coordinates: undefined,
      timeSlotEarliest: '',
      timeSlotLatest: 'after lunch',
      duration: '',
    })
  })

  it('each field that was touched is named with its value before and after', () => {
    expect(edit({ duration: '12', notes: '', demand: '3', phone: '06 1234 5678' })).toEqual(
      E.right([
        { field: 'phone', was: undefined, now: '06 1234 5678' },
        { field: 'duration', was: 5, now: 12 },
        { field: 'demand', was: [2], now: [3] },
        { field: 'notes', was: 'Achterom', now: undefined },
      ]),
    )
  })

  it('a field that was typed and restored is no change', () => {
    expect(edit({ timeSlotEarliest: '9:00' })).toEqual(E.right([]))
  })

  it.each([
    [{ customerName: ' ' }, 'customerName'],
    [{ duration: 'ten' }, 'duration'],
    [{ duration: '-5' }, 'duration'],
    [{ demand: 'much' }, 'demand'],
    [{ timeSlotEarliest: '25:00' }, 'timeSlotEarliest'],
    [{ timeSlotLatest: '08:00' }, 'timeSlotLatest'],
    [{ phone: '12' }, 'phone'],
    [{ requestedDay: '2026-02-30' }, 'requestedDay'],
  ])('%o is refused at the field %s', (changes, field) => {
    expect(reasonsOf(changes)).toContain(field)
  })

  it('an address without a place is refused', () => {
    expect(edit({ zip: '9999 ZZ', street: '', city: '', addressSummary: '', coordinates: undefined })).toEqual(
      E.left([{ field: 'addressSummary', reason: 'Address not found' }]),
    )
  })

  it('an address that is known without its place removes the place', () => {
    const edits = edit({ houseNumber: '14', addressSummary: 'Oude Gracht 14', coordinates: undefined })
    expect(edits).toMatchObject({
      right: [
        { field: 'houseNumber' },
        { field: 'addressSummary' },
        { field: 'lat', was: 52.09, now: undefined },
        { field: 'lng', was: 5.12, now: undefined },
      ],
    })
    expect(E.isRight(edits) && stopAfterEdits(facts, edits.right).coordinates).toBeUndefined()
  })

  it('an edit of other fields does not judge the place', () => {
    const nowhere = { ...facts, coordinates: { lat: 0, lng: 0 } }
    expect(edit({ notes: 'Voor' }, nowhere)).toMatchObject(E.right([{ field: 'notes' }]))
  })

  it('a new address carries its place', () => {
    const coordinates = { lat: 52.1, lng: 5.2 }
    const changes = { houseNumber: '14', addressSummary: 'Oude Gracht 14, 3511 AB Utrecht', coordinates }
    expect(edit(changes)).toEqual(
      E.right([
        { field: 'houseNumber', was: '12', now: '14' },
        { field: 'addressSummary', was: facts.addressSummary, now: changes.addressSummary },
        { field: 'lat', was: 52.09, now: 52.1 },
        { field: 'lng', was: 5.12, now: 5.2 },
      ]),
    )
  })

  it('a pin put elsewhere changes the place alone, also where the address is not Dutch or not known', () => {
    const coordinates = { lat: 52.1, lng: 5.2 }
    const foreign = { ...facts, zip: 'B-2000', addressSummary: undefined, coordinates: undefined }
    expect(edit({ coordinates }, foreign)).toEqual(
      E.right([
        { field: 'lat', was: undefined, now: 52.1 },
        { field: 'lng', was: undefined, now: 5.2 },
      ]),
    )
  })

  it('an address that was typed as it was needs no lookup', () => {
    const cleared = { street: '', city: '', addressSummary: '', coordinates: undefined }
    expect(edit(cleared)).toEqual(E.right([]))
    expect(edit({ ...cleared, notes: 'Voor' }, { ...facts, zip: 'B-2000' })).toMatchObject(
      E.right([{ field: 'notes' }]),
    )
  })

  it('a demand of blanks is no demand', () => {
    expect(edit({ demand: '  ' })).toEqual(edit({ demand: '' }))
    expect(E.isRight(edit({ demand: '' }))).toBe(true)
  })

  it('an end of a slot that nobody touched keeps what the form does not show, and a time that is none is refused', () => {
    const exact = { ...facts, timeSlotEarliest: '2026-11-24T08:00:30.000Z', timeSlotLatest: '2026-11-24T11:00:00.000Z' }
    expect(edit({ timeSlotLatest: '13:00' }, exact)).toEqual(
      E.right([{ field: 'timeSlotLatest', was: exact.timeSlotLatest, now: '2026-11-24T12:00:00.000Z' }]),
    )
    for (const typed of ['soon', '25:00'])
      expect(edit({ timeSlotLatest: typed }, exact)).toMatchObject({ left: [{ field: 'timeSlotLatest' }] })
  })

  it('a slot that ends on the day after keeps that end when its begin is edited', () => {
    const night = { ...facts, timeSlotEarliest: '2026-11-24T20:00:00.000Z', timeSlotLatest: '2026-11-25T01:00:00.000Z' }
    expect(edit({ timeSlotEarliest: '22:00' }, night)).toEqual(
      E.right([{ field: 'timeSlotEarliest', was: night.timeSlotEarliest, now: '2026-11-24T21:00:00.000Z' }]),
    )
  })

  it('a slot with a date keeps its date, and several amounts stay several', () => {
    const dated = {
      ...facts,
      timeSlotEarliest: '2026-11-24T08:00:00.000Z',
      timeSlotLatest: '2026-11-24T11:00:00.000Z',
      demand: [1, 2],
    }
    const { timeSlotEarliest, demand } = stopEditFormOf(dated)
    expect(demand).toBe('1 + 2')
    const parsed = edit({ timeSlotLatest: timeSlotEarliest, timeSlotEarliest: '06:30', demand: '3 + 4' }, dated)
    expect(parsed).toMatchObject({
      right: [
        { field: 'timeSlotEarliest', now: expect.stringMatching(/^2026-11-24T0[56]:30:00\.000Z$/) },
        { field: 'timeSlotLatest', now: '2026-11-24T08:00:00.000Z' },
        { field: 'demand', now: [3, 4] },
      ],
    })
  })
})
