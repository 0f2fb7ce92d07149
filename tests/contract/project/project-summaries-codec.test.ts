import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { endpoints } from '../../../contract'
import { decodeProjectSummary } from '../../../contract/project'
import type { ProjectSummary } from '../../../src/domain/project'

const activities = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `a${index}` }))

const decoded = (value: unknown): ProjectSummary | undefined => O.toUndefined(decodeProjectSummary(value))

const { codec } = endpoints.listProjects.answer

describe('projectSummariesCodec', () => {
  it('a project with a route is encoded as optimised (§4)', () => {
    const summary = {
      id: 'p1',
      name: 'Week 48',
      stopOrActivityCount: 106,
      routeCount: 8,
      createdAt: '2026-11-20T16:40:00.000Z',
    }
    expect(codec.encode([summary])).toEqual([
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

  it('a project without routes is encoded with stopsCount, which clients read unless it is optimised (§4)', () => {
    const summary = { id: 'p1', name: '', stopOrActivityCount: 94, routeCount: 0, createdAt: undefined }
    expect(codec.encode([summary])).toEqual([{ id: 'p1', name: '', stops_size: 94, routes_size: 0, stopsCount: 94 }])
  })
})

describe('decodeProjectSummary (§3)', () => {
  it('a summary decodes from stops_size and routes_size', () => {
    const value = { id: 'p1', name: 'Maandag', stops_size: 94, routes_size: 8, created_at: '2026-11-20T15:42:00.000Z' }
    expect(decoded(value)).toEqual({
      id: 'p1',
      name: 'Maandag',
      stopOrActivityCount: 94,
      routeCount: 8,
      createdAt: '2026-11-20T15:42:00.000Z',
    })
  })

  it('an optimised summary decodes from its list of routes', () => {
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
      stopOrActivityCount: 7,
      routeCount: 2,
      createdAt: '2026-11-20T15:42:00.000Z',
    })
  })

  it('routes may be a number, and the date may be in camel case', () => {
    const value = { id: 'p1', routes: 3, stopsCount: 9, timestamps: { createdAt: '2026-11-20T15:42:00.000Z' } }
    expect(decoded(value)).toEqual({
      id: 'p1',
      name: '',
      stopOrActivityCount: 9,
      routeCount: 3,
      createdAt: '2026-11-20T15:42:00.000Z',
    })
  })

  it('a missing name is empty, and a missing date undefined', () => {
    expect(decoded({ id: 'p1', name: null, timestamps: 3, created_at: '' })).toEqual({
      id: 'p1',
      name: '',
      stopOrActivityCount: 0,
      routeCount: 0,
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

describe('the count of stops or activities of a decoded summary (§4)', () => {
  it.each([
    ['all activities of its routes', 'Optimized', [{ activities: activities(12) }, { activities: activities(9) }], 21],
    ['no activities of a route that lists none', 'Optimized', [{ activities: activities(2) }, {}, null, 7], 2],
    ['0 where its list of routes is empty', 'Optimized', [], 0],
  ])('an optimised project counts %s', (_, status, routes, stops) => {
    expect(decoded({ id: 'p1', status, routes, stopsCount: 94 })?.stopOrActivityCount).toBe(stops)
  })

  it.each(['Created', 'optimized', undefined])('the count is stopsCount where the status is %s', (status) => {
    const routes = [{ activities: activities(12) }]
    expect(decoded({ id: 'p1', status, routes, stopsCount: 94 })?.stopOrActivityCount).toBe(94)
  })

  it('stopsCount takes precedence over stops_size', () => {
    expect(decoded({ id: 'p1', stops_size: 3, stopsCount: 94 })?.stopOrActivityCount).toBe(94)
  })

  it('the count is 0 if stopsCount is missing or no count', () => {
    expect(
      decoded({ id: 'p1', status: 'Created', routes: [{ activities: activities(12) }] })?.stopOrActivityCount,
    ).toBe(0)
    expect(decoded({ id: 'p1', stopsCount: 'many' })?.stopOrActivityCount).toBe(0)
    expect(decoded({ id: 'p1', stopsCount: -3 })?.stopOrActivityCount).toBe(0)
  })

  it('an optimised summary without a list of routes has the count of stops_size', () => {
    expect(decoded({ id: 'p1', status: 'Optimized', stops_size: 110, routes_size: 8 })).toMatchObject({
      stopOrActivityCount: 110,
      routeCount: 8,
    })
  })
})
