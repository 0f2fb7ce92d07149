import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { endpoints } from '../../../contract'
import { decodeProjectSummary } from '../../../contract/project'
import type { ProjectSummary } from '../../../src/domain/project'

const activities = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `a${index}` }))

const decoded = (value: unknown): ProjectSummary | undefined => O.toUndefined(decodeProjectSummary(value))

const { codec } = endpoints.listProjects.answer

describe('projectSummariesCodec', () => {
  it('a project with a route is optimised (§4)', () => {
    const line = { id: 'p1', name: 'Week 48', stops: 106, routes: 8, createdAt: '2026-11-20T16:40:00.000Z' }
    expect(codec.encode([line])).toEqual([
      {
        id: 'p1',
        name: 'Week 48',
        stops_size: 106,
        routes_size: 8,
        created_at: '2026-11-20T16:40:00.000Z',
        status: 'Optimized',
      },
    ])
  })

  it('the stops of a project without routes are counted, for clients that check the status first (§4)', () => {
    const line = { id: 'p1', name: '', stops: 94, routes: 0, createdAt: undefined }
    expect(codec.encode([line])).toEqual([{ id: 'p1', name: '', stops_size: 94, routes_size: 0, stopsCount: 94 }])
  })
})

describe('decodeProjectSummary (§3)', () => {
  it('a summary decodes from the form with sizes', () => {
    const value = { id: 'p1', name: 'Maandag', stops_size: 94, routes_size: 8, created_at: '2026-11-20T15:42:00.000Z' }
    expect(decoded(value)).toEqual({
      id: 'p1',
      name: 'Maandag',
      stops: 94,
      routes: 8,
      createdAt: '2026-11-20T15:42:00.000Z',
    })
  })

  it('a summary decodes from the form with a status', () => {
    const value = {
      projectId: 7,
      projectName: 'Maandag',
      status: 'Optimized',
      routes: [{ activities: activities(3) }, { activities: activities(4) }],
      stopsCount: 5,
      timestamps: { created_at: '2026-11-20T15:42:00.000Z' },
    }
    expect(decoded(value)).toEqual({
      id: '7',
      name: 'Maandag',
      stops: 7,
      routes: 2,
      createdAt: '2026-11-20T15:42:00.000Z',
    })
  })

  it('routes may be a number, and dates camel case', () => {
    const value = { id: 'p1', routes: 3, stopsCount: 9, timestamps: { createdAt: '2026-11-20T15:42:00.000Z' } }
    expect(decoded(value)).toEqual({ id: 'p1', name: '', stops: 9, routes: 3, createdAt: '2026-11-20T15:42:00.000Z' })
  })

  it('a missing name is empty, and a missing date undefined', () => {
    expect(decoded({ id: 'p1', name: null, timestamps: 3, created_at: '' })).toEqual({
      id: 'p1',
      name: '',
      stops: 0,
      routes: 0,
      createdAt: undefined,
    })
  })

  it.each([[null], ['p1'], [[]], [{}], [{ id: null }], [{ id: '' }], [{ name: 'Maandag' }]])(
    '%j is no project',
    (value) => {
      expect(decodeProjectSummary(value)).toEqual(O.none)
    },
  )
})

describe('the stop count of a project (§4)', () => {
  it.each([
    ['the activities of its routes', 'Optimized', [{ activities: activities(12) }, { activities: activities(9) }], 21],
    ['only routes with activities', 'Optimized', [{ activities: activities(2) }, {}, null, 7], 2],
    ['no stops without a route', 'Optimized', [], 0],
  ])('an optimized project counts %s', (_, status, routes, stops) => {
    expect(decoded({ id: 'p1', status, routes, stopsCount: 94 })?.stops).toBe(stops)
  })

  it.each(['Created', 'optimized', undefined])('the stop count is stopsCount while the status is %s', (status) => {
    const routes = [{ activities: activities(12) }]
    expect(decoded({ id: 'p1', status, routes, stopsCount: 94 })?.stops).toBe(94)
  })

  it('stopsCount takes precedence over another count', () => {
    expect(decoded({ id: 'p1', stops_size: 3, stopsCount: 94 })?.stops).toBe(94)
  })

  it('the stop count is 0 if stopsCount is missing', () => {
    expect(decoded({ id: 'p1', status: 'Created', routes: [{ activities: activities(12) }] })?.stops).toBe(0)
    expect(decoded({ id: 'p1', stopsCount: 'many' })?.stops).toBe(0)
    expect(decoded({ id: 'p1', stopsCount: -3 })?.stops).toBe(0)
  })

  it('an optimized summary without a list of routes has the stopsCount of the server', () => {
    expect(decoded({ id: 'p1', status: 'Optimized', stops_size: 110, routes_size: 8 })).toMatchObject({
      stops: 110,
      routes: 8,
    })
  })
})
