import { describe, expect, it } from 'vitest'
import { endpoints } from '../../../contract'
import { stopList } from '../../../src/domain/stop'
import { left, right } from '../../kit/either'
import { jsonRoundTrip } from '../../kit/json-round-trip'

const { body } = endpoints.saveProject
const stop = { id: 's1', customerName: 'Bakkerij Jansen', lat: 52.09, lng: 5.12 }
const visit = { id: 's1', type: 'Delivery', stop_number: 10, address: { name: 'Bakkerij Jansen', floor: 2 } }
const route = { route_name: 'Noord', index: 0, activities: [visit], vehicleColour: 'red' }

const plan = (project: object, stops: object) => ({ projectDocument: project, stopsDocument: stops })

const refusedFor = (value: unknown): ReadonlyArray<unknown> => left(body.decode(value)).details ?? []

describe('savedPlanCodec', () => {
  it('unknown fields of both documents are stored', () => {
    const sent = plan({ routes: [route], depot: { gate: 'B' } }, { s1: { ...stop, erpNumber: 'E-17' } })
    const written = jsonRoundTrip(body.codec.encode(right(body.decode(sent))))
    expect(written).toMatchObject(sent)
  })

  it('fields that the server adds to its answer are dropped', () => {
    const answerFields = { id: 'p1', projectId: 'p1', projectName: 'Week 48', created_at: 'then', version: 3 }
    expect(right(body.decode(plan({ ...answerFields, routes: [] }, {}))).document).toEqual({
      routes: [],
      unknownFields: {},
    })
  })

  it('empty documents are accepted', () => {
    const { document, stops } = right(body.decode(plan({ routes: [] }, {})))
    expect([document.routes.length, stopList.size(stops)]).toEqual([0, 0])
  })

  it.each([
    ['projectDocument', {}],
    ['stopsDocument', { projectDocument: { routes: [] } }],
    ['projectDocument.routes', { projectDocument: {}, stopsDocument: {} }],
    ['projectDocument.routes', { projectDocument: { routes: null }, stopsDocument: {} }],
  ])('a request without %s is refused', (field, sent) => {
    const name = field.split('.').at(-1)
    expect(refusedFor(sent)).toContainEqual({ field, reason: `${name} is missing` })
  })

  it.each([
    ['lat', 'north', 'Not a number: "north"'],
    ['isPlanned', 'perhaps', 'Not true or false: "perhaps"'],
    ['timeSlotEarliest', '25:61', 'Not a time: use 9:00 or 2026-11-23T09:00'],
    ['demand', 'much', 'Not a number: "much"'],
    ['notes', 'x'.repeat(2001), 'Longer than 2000 characters'],
    ['customerName', { first: 'J' }, 'Not a text: a record'],
  ])('a stop whose %s is %j is refused instead of losing the field', (field, value, reason) => {
    expect(refusedFor(plan({ routes: [] }, { s1: { ...stop, [field]: value } }))).toEqual([
      { field: `stopsDocument.s1.${field}`, reason },
    ])
  })

  it.each([
    ['a blank customer name', { customerName: ' ' }, 'customerName', 'Customer name is missing'],
    ['no customer name', { customerName: undefined }, 'customerName', 'Customer name is missing'],
    [
      'a time slot that ends before it starts',
      { timeSlotEarliest: '12:00', timeSlotLatest: '9:00' },
      'timeSlotLatest',
      '"09:00" is before the earliest time, "12:00"',
    ],
    ['more than a vehicle takes', { demand: 100_001 }, 'demand', 'Must be at most 100000, not 100001'],
  ])('a stop that an upload would refuse is refused: one with %s', (_, fields, field, reason) => {
    const sent = jsonRoundTrip(plan({ routes: [] }, { s1: { ...stop, ...fields } }))
    expect(refusedFor(sent)).toEqual([{ field: `stopsDocument.s1.${field}`, reason }])
  })

  it('a start or end needs no customer', () => {
    expect(stopList.size(right(body.decode(plan({ routes: [] }, { depot: { type: 'START' } }))).stops)).toBe(1)
  })

  it.each(['arrival', 'departure'])('the %s of an activity must be a date-time', (field) => {
    const withTime = (time: string) =>
      plan({ routes: [{ ...route, activities: [{ ...visit, [field]: time }] }] }, { s1: stop })
    expect(right(body.decode(withTime('2026-11-23T09:00:00+01:00'))).document.routes).toHaveLength(1)
    for (const time of ['soon', '09:00', '2026-02-30T09:00:00Z'])
      expect(refusedFor(withTime(time))).toEqual([
        {
          field: `projectDocument.routes.0.activities.0.${field}`,
          reason: `Not a date and time: "${time}". Use 2026-11-23T09:00:00Z`,
        },
      ])
  })

  it('a route may be named after its driver, however long both names are', () => {
    const name = `${'x'.repeat(200)} ${'y'.repeat(200)}`
    const called = (routeName: string) => ({ routes: [{ ...route, route_name: routeName, driver_name: routeName }] })
    const sent = plan(called(name), { s1: { ...stop, routeName: name } })
    expect(right(body.decode(sent)).document.routes).toMatchObject([{ name }])
    expect(refusedFor(plan(called(`${name}z`), { s1: stop }))).toHaveLength(2)
  })

  it('limits apply to every spelling of a field', () => {
    const sent = plan({ routes: [] }, { s1: { id: 's1', customer_name: 'x'.repeat(201) } })
    expect(refusedFor(sent)).toEqual([{ field: 'stopsDocument.s1.customerName', reason: 'Longer than 200 characters' }])
  })

  it('the reason names the route and activity with the error', () => {
    const sent = plan({ routes: [route, { ...route, activities: [visit, { ...visit, stop_number: 'x' }] }] }, {})
    expect(refusedFor(sent)).toEqual([
      { field: 'projectDocument.routes.1.activities.1.stop_number', reason: 'Not a number: "x"' },
    ])
  })

  it.each([
    ['an id that differs from its key', { s2: stop }, 's2.id', 'Not its id here: "s1"'],
    ['an id with a line break', { 'a\nb': {} }, 'a\nb', 'Not an id: "a\nb"'],
    ['an id with spaces around it', { ' a': {} }, ' a', 'Not an id: " a"'],
  ])('a stop must be stored under its own id: %s is refused', (_, stops, field, reason) => {
    expect(refusedFor(plan({ routes: [] }, stops))).toEqual([{ field: `stopsDocument.${field}`, reason }])
  })

  it('documents nested more than 64 levels deep are refused', () => {
    let deep: unknown = 1
    for (let level = 0; level < 100; level += 1) deep = [deep]
    expect(refusedFor(plan({ routes: [], deep }, {}))).toMatchObject([{ reason: 'Nested more than 64 levels deep' }])
  })

  it('a refusal lists at most a hundred reasons, and the total', () => {
    const stops = Object.fromEntries(Array.from({ length: 120 }, (_, index) => [`s${index}`, { lat: 'x' }]))
    const refused = left(body.decode(plan({ routes: [] }, stops)))
    expect(refused.details).toHaveLength(100)
    expect(refused.more).toEqual({ total: 120 })
    expect(refused.message).toBe('stopsDocument.s0.lat: Not a number: "x" (and 119 more)')
  })

  it.each([
    ['numbers', plan({ routes: [], list: Array.from({ length: 300_000 }, () => Infinity) }, {}), 1_000],
    ['activities', plan({ routes: [{ activities: Array.from({ length: 20_000 }, () => 'x') }] }, {}), 1_000],
    [
      'invalid ids',
      plan({ routes: [] }, Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`\n${index}`, {}]))),
      1_000,
    ],
  ])('checking stops after a thousand errors: %s', (_, sent, total) => {
    expect(left(body.decode(sent)).more).toEqual({ total })
  })

  it.each([
    ['routes', plan({ routes: Array.from({ length: 5_001 }, () => ({})) }, {}), 'Has 5001 items, more than 5000'],
    [
      'stops',
      plan({ routes: [] }, Object.fromEntries(Array.from({ length: 20_001 }, (_, index) => [`s${index}`, {}]))),
      'Has 20,001 stops, more than 20,000',
    ],
  ])('a plan with too many %s is refused', (_, sent, reason) => {
    expect(refusedFor(sent)).toMatchObject([{ reason }])
  })
})
