import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { newestFirst, decodeProjectSummary, type ProjectSummary } from '../../../src/domain/project'

const activities = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `a${index}` }))

const read = (value: unknown): ProjectSummary | undefined => O.toUndefined(decodeProjectSummary(value))

describe('a project summary (§3)', () => {
  it('is read in the form with sizes', () => {
    const value = { id: 'p1', name: 'Maandag', stops_size: 94, routes_size: 8, created_at: '2026-11-20T15:42:00.000Z' }
    expect(read(value)).toEqual({
      id: 'p1',
      name: 'Maandag',
      stops: 94,
      routes: 8,
      createdAt: '2026-11-20T15:42:00.000Z',
    })
  })

  it('is read in the form with a status', () => {
    const value = {
      projectId: 7,
      projectName: 'Maandag',
      status: 'Optimized',
      routes: [{ activities: activities(3) }, { activities: activities(4) }],
      stopsCount: 5,
      timestamps: { created_at: '2026-11-20T15:42:00.000Z' },
    }
    expect(read(value)).toEqual({
      id: '7',
      name: 'Maandag',
      stops: 7,
      routes: 2,
      createdAt: '2026-11-20T15:42:00.000Z',
    })
  })

  it('may say its routes as a number, and its dates in camel case', () => {
    const value = { id: 'p1', routes: 3, stopsCount: 9, timestamps: { createdAt: '2026-11-20T15:42:00.000Z' } }
    expect(read(value)).toEqual({ id: 'p1', name: '', stops: 9, routes: 3, createdAt: '2026-11-20T15:42:00.000Z' })
  })

  it('has no date and no name where none is said', () => {
    expect(read({ id: 'p1', name: null, timestamps: 3, created_at: '' })).toEqual({
      id: 'p1',
      name: '',
      stops: 0,
      routes: 0,
      createdAt: undefined,
    })
  })

  it.each([[null], ['p1'], [[]], [{}], [{ id: null }], [{ id: '' }], [{ name: 'Maandag' }]])('is not %j', (value) => {
    expect(decodeProjectSummary(value)).toEqual(O.none)
  })
})

describe('the stop count of a project (§4)', () => {
  it.each([
    [
      'the activities over the routes',
      'Optimized',
      [{ activities: activities(12) }, { activities: activities(9) }],
      21,
    ],
    ['the activities of the routes that have any', 'Optimized', [{ activities: activities(2) }, {}, null, 7], 2],
    ['none, where there is no route', 'Optimized', [], 0],
  ])('is %s once optimized', (_, status, routes, stops) => {
    expect(read({ id: 'p1', status, routes, stopsCount: 94 })?.stops).toBe(stops)
  })

  it.each(['Created', 'optimized', undefined])('is stopsCount while the status is %s', (status) => {
    const routes = [{ activities: activities(12) }]
    expect(read({ id: 'p1', status, routes, stopsCount: 94 })?.stops).toBe(94)
  })

  it('is stopsCount where another count stands beside it', () => {
    expect(read({ id: 'p1', stops_size: 3, stopsCount: 94 })?.stops).toBe(94)
  })

  it('is 0 if stopsCount is missing', () => {
    expect(read({ id: 'p1', status: 'Created', routes: [{ activities: activities(12) }] })?.stops).toBe(0)
    expect(read({ id: 'p1', stopsCount: 'many' })?.stops).toBe(0)
    expect(read({ id: 'p1', stopsCount: -3 })?.stops).toBe(0)
  })

  it('is what the server counted where an optimized summary lists no routes', () => {
    expect(read({ id: 'p1', status: 'Optimized', stops_size: 110, routes_size: 8 })).toMatchObject({
      stops: 110,
      routes: 8,
    })
  })
})

describe('the list of projects', () => {
  const project = (id: string, createdAt: string | undefined): ProjectSummary => ({
    id,
    name: 'Maandag',
    stops: 0,
    routes: 0,
    createdAt,
  })

  it('begins with the newest and ends with those of unknown age', () => {
    const projects = [
      project('unknown', undefined),
      project('old', '2026-11-19T09:00:00Z'),
      project('unreadable', 'yesterday'),
      project('new', '2026-11-20T10:30:00+01:00'),
      project('middle', '2026-11-20T09:00:00Z'),
    ]
    expect(projects.toSorted(newestFirst.compare).map(({ id }) => id)).toEqual([
      'new',
      'middle',
      'old',
      'unknown',
      'unreadable',
    ])
  })

  it('keeps projects of one moment in the order of their ids', () => {
    const [b, a] = [project('b', '2026-11-19T09:00:00Z'), project('a', '2026-11-19T10:00:00+01:00')]
    expect([b, a].toSorted(newestFirst.compare)).toEqual([a, b])
  })
})
