import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reasonsOf } from '../../../contract/codec'
import { editFacts, encodeStop } from '../../../contract/stop'
import { editableFieldCalled, stopEditCodec } from '../../../contract/stop/stop-edit-codec'
import { unplannedStop, type StopFacts } from '../../../src/domain/stop'
import { aDraft, plainRow } from '../../kit/arbitraries/upload'
import { plainFacts, someFacts } from '../../kit/arbitraries/stop'
import { left, right } from '../../kit/either'
import { jsonRoundTrip } from '../../kit/json-round-trip'

const facts: StopFacts = {
  ...plainFacts,
  timeSlotEarliest: '09:00',
  timeSlotLatest: '12:00',
  duration: 5,
  requestedDay: '2026-11-23',
  notes: 'Bel aan',
}
const edit = (set: object, was: object = {}, from: StopFacts = facts) =>
  editFacts(from, right(stopEditCodec.decode({ set, was })))
const edited = (set: object, was: object, from: StopFacts = facts) => right(edit(set, was, from))
/** The fields of a stop that can be edited, as its answer has them. */
const seenOf = (seen: StopFacts): object => {
  const fields = Object.entries(encodeStop(unplannedStop(seen)))
  return Object.fromEntries(fields.filter(([name]) => name !== 'routeDay' && editableFieldCalled(name) !== undefined))
}
const reasons = (set: object, was: object = {}) => left(edit(set, was))

describe('editFacts', () => {
  it('the fields that are set are as an upload would read them, and all others stay', () => {
    expect(
      edited(
        { duration: '12', notes: ' Achterom ', priority: 'high', phone: '06 1234 5678', routeDay: 'vr' },
        { duration: 5, notes: 'Bel aan', priority: 'Regular', phone: null, routeDay: '2026-11-23' },
      ),
    ).toEqual({
      ...facts,
      duration: 12,
      notes: 'Achterom',
      priority: 'High',
      phone: '06 1234 5678',
      requestedDay: 'Vr',
    })
  })

  it('null and blank empty a field', () => {
    expect(edited({ notes: null, duration: '' }, { notes: 'Bel aan', duration: 5 })).toEqual({
      ...facts,
      notes: undefined,
      duration: undefined,
    })
  })

  it('one coordinate and one end of a slot are judged with the current other one', () => {
    expect(edited({ lat: 52.5 }, { lat: facts.coordinates?.lat }).coordinates).toEqual({
      lat: 52.5,
      lng: facts.coordinates?.lng,
    })
    expect(reasons({ timeSlotEarliest: '13:00' }, { timeSlotEarliest: '09:00' })).toMatchObject({
      kind: 'invalid',
      reasons: [{ field: 'set.timeSlotLatest' }],
    })
    expect(reasons({ lat: null }, { lat: facts.coordinates?.lat })).toMatchObject({ reasons: [{ field: 'set.lat' }] })
  })

  it('fields that are not edited are not judged', () => {
    const odd = { ...facts, zip: '', type: 'Montage', phone: 'only by mail', timeSlotEarliest: '18:00' }
    expect(edited({ notes: 'Achterom' }, { notes: 'Bel aan' }, odd)).toEqual({ ...odd, notes: 'Achterom' })
  })

  it.each([
    [{ customerName: ' ' }, 'set.customerName', 'Customer name is missing'],
    [{ zip: null }, 'set.zip', 'Zip is missing'],
    [{ phone: '12' }, 'set.phone', 'Not a phone number: use 6 to 20 digits, with + - ( ) and spaces'],
    [{ requested_day: 'someday' }, 'set.requested_day', 'Not a day: use 2026-11-23 or Ma, Di, Wo, Do, Vr, Za, Zo'],
    [{ duration: -1 }, 'set.duration', 'Must be at least 0, not -1'],
  ])('%j is refused as in a file', (set, field, reason) => {
    expect(reasons(set)).toEqual({ kind: 'invalid', reasons: [{ field, reason }] })
  })

  it('an address line that was made of its parts follows them, and another stays', () => {
    const made = { ...facts, addressSummary: 'Oude Gracht 12, 3511 AB Utrecht', houseNumberSuffix: undefined }
    expect(edited({ houseNumber: '14' }, { houseNumber: '12' }, made).addressSummary).toBe(
      'Oude Gracht 14, 3511 AB Utrecht',
    )
    const written = { ...made, addressSummary: 'Behind the church' }
    expect(edited({ houseNumber: '14' }, { houseNumber: '12' }, written).addressSummary).toBe('Behind the church')
  })

  it('any row of a file can be set, and gives the stop that an upload of it would', () => {
    fc.assert(
      fc.property(aDraft(), someFacts(fc.constant('s1')), (draft, before) => {
        const { unknownFields: _, addressSummary: __, ...fields } = draft
        const after = edited(plainRow({ ...draft, unknownFields: {} }), seenOf(before), before)
        expect(after).toEqual({ ...before, ...fields, addressSummary: after.addressSummary })
      }),
    )
  })
})

describe('editFacts after somebody else edited the stop', () => {
  it('every field that is not as it was seen is named with both values, and nothing else', () => {
    expect(
      reasons(
        { notes: 'Achterom', duration: 20, time_slot_latest: '11:00', phone: '0612345678' },
        { notes: 'Bel 2x', duration: 5, time_slot_latest: '11:30' },
      ),
    ).toEqual({
      kind: 'changed meanwhile',
      conflicts: [
        { field: 'notes', fact: 'notes', was: 'Bel 2x', now: 'Bel aan' },
        { field: 'time_slot_latest', fact: 'timeSlotLatest', was: '11:30', now: '12:00' },
      ],
    })
  })

  it('a field that was left out was seen without a value', () => {
    expect(reasons({ notes: 'Achterom' }, {})).toMatchObject({ conflicts: [{ field: 'notes', was: null }] })
    expect(edited({ phone: '0612345678' }, {}).phone).toBe('0612345678')
  })

  it('a field that is seen but not set is compared too', () => {
    expect(reasons({ notes: 'Achterom' }, { notes: 'Bel aan', city: 'Zeist' })).toMatchObject({
      conflicts: [{ field: 'city', was: 'Zeist', now: 'Utrecht' }],
    })
  })

  it('the same edit sent twice changes nothing the second time', () => {
    const request = [{ notes: 'Achterom' }, { notes: 'Bel aan' }] as const
    const once = edited(...request)
    expect(edited(...request, once)).toEqual(once)
  })

  it('what a stop says of itself is never a conflict, however it is spelt', () => {
    fc.assert(
      fc.property(someFacts(fc.constant('s1')), (before) => {
        const was = jsonRoundTrip(seenOf(before))
        expect(edited({ notes: 'Achterom' }, Object(was), before)).toEqual({ ...before, notes: 'Achterom' })
      }),
    )
  })
})

describe('stopEditCodec', () => {
  it.each([
    [{ locked: null }, 'locked', 'Not a field of a stop that can be edited'],
    [{ stopNumber: 10 }, 'stopNumber', 'Not a field of a stop that can be edited'],
    [{ zip: '1234 AB', zipcode: '1234 AC' }, 'zipcode', 'Given as zip already'],
  ])('%j is refused', (set, field, reason) => {
    expect(reasonsOf(left(stopEditCodec.decode({ set, was: {} })))).toEqual([{ field: `set.${field}`, reason }])
    expect(reasonsOf(left(stopEditCodec.decode({ set: {}, was: set })))).toEqual([{ field: `was.${field}`, reason }])
  })
})
