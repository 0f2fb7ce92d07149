import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { MAX_UPLOAD_BYTES, MAX_STOPS_PER_REQUEST, parseUpload } from '../../../src/domain/upload'
import { faults } from '../../kit/arbitraries/upload'
import { left, right } from '../../kit/either'

const row = { customerName: 'Bakkerij Jansen', zip: '3511 AB', houseNumber: 12 }

const fileProblem = (reason: string) => ({ problems: [{ row: 1, field: 'file', reason }], total: 1 })

const reasonFor = (fields: object): unknown => left(parseUpload([{ ...row, ...fields }])).problems

describe('parseUpload', () => {
  it('a row needs only a name and an address', () => {
    expect(right(parseUpload(JSON.stringify([row])))).toEqual([
      {
        type: 'Delivery',
        priority: 'Regular',
        customerName: 'Bakkerij Jansen',
        contactName: undefined,
        phone: undefined,
        zip: '3511 AB',
        houseNumber: '12',
        houseNumberSuffix: undefined,
        street: undefined,
        city: undefined,
        addressSummary: undefined,
        coordinates: undefined,
        timeSlotEarliest: undefined,
        timeSlotLatest: undefined,
        duration: undefined,
        demand: [1],
        productDescription: undefined,
        notes: undefined,
        groupedExternalTaskIds: [],
        requestedDay: undefined,
        unknownFields: {},
      },
    ])
  })

  it('the same customer may occur twice', () => {
    expect(right(parseUpload({ stops: [row, row] }))).toHaveLength(2)
  })

  it('a byte order mark is accepted', () => {
    expect(right(parseUpload(`\uFEFF${JSON.stringify({ stops: [row] })}`))).toHaveLength(1)
  })

  it('a file has at most 10,000 stops and 20 MB', () => {
    expect([MAX_STOPS_PER_REQUEST, MAX_UPLOAD_BYTES]).toEqual([10_000, 20_971_520])
    expect(right(parseUpload(Array.from({ length: 10_000 }, () => row)))).toHaveLength(10_000)
    expect(left(parseUpload(Array.from({ length: 10_001 }, () => row)))).toEqual(
      fileProblem('Has 10,001 stops, more than 10,000'),
    )
  })

  it.each([
    ['', 'Not a readable .json file'],
    ['{ "stops": [', 'Not a readable .json file'],
    ['['.repeat(100_000), 'Not a readable .json file'],
    ['[]', 'Has no stops'],
    ['{ "stops": [] }', 'Has no stops'],
    ['{}', 'Has no list of stops: use [ … ] or { "stops": [ … ] }'],
    ['"stops"', 'Has no list of stops: use [ … ] or { "stops": [ … ] }'],
    ['null', 'Has no list of stops: use [ … ] or { "stops": [ … ] }'],
  ])('the text %.20j is refused: %s', (text, reason) => {
    expect(left(parseUpload(text))).toEqual(fileProblem(reason))
  })

  it('a row that is no stop is refused with its row number', () => {
    expect(left(parseUpload([row, 'Bakkerij Jansen', [row]]))).toEqual({
      problems: [
        { row: 2, field: 'stop', reason: 'Not a stop: "Bakkerij Jansen"' },
        { row: 3, field: 'stop', reason: 'Not a stop: a list' },
      ],
      total: 2,
    })
  })

  it('every fault of a row is reported, also a time slot that ends before it starts', () => {
    expect(
      reasonFor({ zip: undefined, duration: 'tien', timeSlotEarliest: '9:30', timeSlotLatest: '8:00', lat: 52 }),
    ).toEqual([
      { row: 1, field: 'zip', reason: 'Zip is missing' },
      { row: 1, field: 'duration', reason: 'Not a number: "tien"' },
      { row: 1, field: 'lng', reason: 'Missing, though a latitude is given' },
      { row: 1, field: 'timeSlotLatest', reason: '"08:00" is before the earliest time, "09:30"' },
    ])
  })

  it('the first hundred problems are reported, and all are counted', () => {
    const { problems, total } = left(parseUpload(Array.from({ length: 60 }, () => ({ zip: '3511 AB' }))))
    expect(total).toBe(120)
    expect(problems).toHaveLength(100)
    expect(problems.at(-1)).toEqual({ row: 50, field: 'houseNumber', reason: 'House number is missing' })
  })
})

describe('parseUpload: a row', () => {
  it.each(faults)('a fault at %s is reported for %o', (field, fields) => {
    expect(left(parseUpload([{ ...row, ...fields }])).problems).toMatchObject([{ row: 1, field }])
  })

  it.each([
    [{ type: 'Deliverie' }, 'Unknown value "Deliverie". Use Delivery, Pickup or Service'],
    [{ priority: 'Urgent' }, 'Unknown value "Urgent". Use Low, Regular or High'],
    [{ lat: 5.12, lng: 52.09 }, 'Lies at sea: 5.12, 52.09 (latitude and longitude swapped?)'],
    [{ lng: 5.12 }, 'Missing, though a longitude is given'],
    [{ timeSlotEarliest: 'ochtend' }, 'Not a time: use 9:00 or 2026-11-23T09:00'],
    [
      { timeSlotEarliest: '2026-11-23T09:00', timeSlotLatest: '2026-11-22T18:00' },
      '"2026-11-22T18:00" is before the earliest time, "2026-11-23T09:00"',
    ],
    [{ demand: [1, -2] }, 'Item 2: Must be at least 0, not -2'],
    [{ routeDay: 'morgen' }, 'Not a day: use 2026-11-23 or Ma, Di, Wo, Do, Vr, Za, Zo'],
  ])('the reason is given for %o', (fields, reason) => {
    expect(reasonFor(fields)).toMatchObject([{ reason }])
  })

  it.each([
    [{ duration: 0 }, { duration: 0 }],
    [{ duration: 1440 }, { duration: 1440 }],
    [{ demand: 0 }, { demand: [0] }],
    [{ demand: [2, '40'] }, { demand: [2, 40] }],
    [{ lat: 0, lng: 0 }, { coordinates: undefined }],
    [{ lat: -33.9, lng: 151.2 }, { coordinates: { lat: -33.9, lng: 151.2 } }],
    [
      { timeSlotEarliest: '9:00', timeSlotLatest: '9:00' },
      { timeSlotEarliest: '09:00', timeSlotLatest: '09:00' },
    ],
    [
      { time_slot_latest: '18:00', product_description: '2 dozen' },
      { timeSlotLatest: '18:00', productDescription: '2 dozen' },
    ],
    [
      { address: { lat: 52.09, lon: 5.12, floor: 3 } },
      { coordinates: { lat: 52.09, lng: 5.12 }, unknownFields: { address: { floor: 3 } } },
    ],
    [{ notes: 'x'.repeat(2000) }, { notes: 'x'.repeat(2000) }],
    [{ erpNumber: 'E-17', id: 'of elsewhere', stop_number: 30 }, { unknownFields: { erpNumber: 'E-17' } }],
  ])('a row may have %j', (fields, parsed) => {
    expect(right(parseUpload([{ ...row, ...fields }]))).toMatchObject([parsed])
  })

  it('an unknown field that is nested too deep is refused', () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
    const text = `[{ "customerName": "Jansen", "zip": "3511 AB", "houseNumber": 12, "meta": ${deep} }]`
    expect(left(parseUpload(text)).problems).toEqual([
      { row: 1, field: 'meta', reason: 'Nested more than 32 levels deep' },
    ])
  })

  it('a field named __proto__ sets no prototype', () => {
    const text =
      '[{ "customerName": "Jansen", "zip": "3511 AB", "houseNumber": 12, "__proto__": { "isPlanned": true } }]'
    const [stop] = right(parseUpload(text))
    expect(stop?.unknownFields).toEqual({})
    expect(Object.keys(stop?.unknownFields ?? { none: 1 })).toEqual([])
    expect(E.isRight(parseUpload(JSON.parse(text)))).toBe(true)
  })
})
