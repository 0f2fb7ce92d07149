import { describe, expect, it } from 'vitest'
import { newestFirst, type ProjectSummary } from '../../../src/domain/project'

describe('newestFirst', () => {
  const project = (id: string, createdAt: string | undefined): ProjectSummary => ({
    id,
    name: 'Maandag',
    stopOrActivityCount: 0,
    routeCount: 0,
    createdAt,
  })

  it('the newest project is first, and projects of unknown age are last', () => {
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

  it('projects of one moment are sorted by id', () => {
    const [b, a] = [project('b', '2026-11-19T09:00:00Z'), project('a', '2026-11-19T10:00:00+01:00')]
    expect([b, a].toSorted(newestFirst.compare)).toEqual([a, b])
  })
})
