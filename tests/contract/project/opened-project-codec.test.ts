import { describe, expect, it } from 'vitest'
import { endpoints } from '../../../contract'
import { aRouteTo } from '../../kit/builders/route'
import { right } from '../../kit/either'
import { jsonRoundTrip } from '../../kit/json-round-trip'

const { codec } = endpoints.readProject.answer

const openedProject = {
  id: 'p1',
  name: 'Week 48',
  createdAt: '2026-11-20T16:40:00.000Z',
  version: 7,
  document: { routes: [aRouteTo(['s1'])], unknownFields: { depot: 'B' } },
}

describe('openedProjectCodec', () => {
  it('an encoded project has its id, name, creation time and version beside its document', () => {
    expect(jsonRoundTrip(codec.encode(openedProject))).toMatchObject({
      id: 'p1',
      projectName: 'Week 48',
      created_at: '2026-11-20T16:40:00.000Z',
      version: 7,
      depot: 'B',
      routes: [{ route_name: 'Noord', route_day: '2026-11-23', external_route_id: 7 }],
    })
  })

  it('an encoded project is decoded unchanged', () => {
    expect(right(codec.decode(jsonRoundTrip(codec.encode(openedProject))))).toEqual(openedProject)
  })

  it('a route without a driver is encoded with null', () => {
    expect(jsonRoundTrip(codec.encode(openedProject))).toMatchObject({
      routes: [{ driver_id: null, driver_name: null }],
    })
    const driven = { ...openedProject.document, routes: [aRouteTo([], { driverId: 'd1', driverName: 'Joris' })] }
    expect(jsonRoundTrip(codec.encode({ ...openedProject, document: driven }))).toMatchObject({
      routes: [{ driver_id: 'd1', driver_name: 'Joris' }],
    })
  })

  it('the answer of another server may have only routes, and may call the id projectId (§3)', () => {
    expect(right(codec.decode({ projectId: 12, routes: [] }))).toEqual({
      id: '12',
      name: undefined,
      createdAt: undefined,
      version: undefined,
      document: { routes: [], unknownFields: {} },
    })
  })
})
