import { describe, expect, it } from 'vitest'
import { endpoints } from '../../../contract'

const { codec } = endpoints.listProjects.answer.shape

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
