import { describe, expect, it } from 'vitest'
import { clearedOnProjectChange, projectOpeningOf, reportFileOf, tabTitles } from '../../../src/domain/project'

describe('changing project (§4)', () => {
  it('clears what is cached of the project and its cookies, and leaves the user signed in', () => {
    expect(clearedOnProjectChange).toEqual({
      user: false,
      caches: ['project', 'stops', 'externalRoutes', 'stopsDocument'],
      cookies: [
        'projectId',
        'projectName',
        'mapSettings',
        'routeIndexForScrolling',
        'onlyShowPlannedStops',
        'focusedRouteDay',
      ],
    })
  })
})

describe('selecting a project (§4)', () => {
  const project = { id: 'p1', name: 'Maandag' }

  it('stores its id and name in cookies', () => {
    expect(projectOpeningOf(project, undefined).cookies).toEqual({ projectId: 'p1', projectName: 'Maandag' })
  })

  it('keeps what is there of the same project', () => {
    expect(projectOpeningOf(project, 'p1').clears).toEqual({ user: false, caches: [], cookies: [] })
  })

  it('clears what is there of another, or of nobody knows which', () => {
    expect(projectOpeningOf(project, 'p2').clears).toEqual(clearedOnProjectChange)
    expect(projectOpeningOf(project, undefined).clears).toEqual(clearedOnProjectChange)
  })
})

describe('the report of a project (§9)', () => {
  it('is saved as report_{id}.pdf', () => {
    expect(reportFileOf('p1')).toBe('report_p1.pdf')
  })
})

describe('the tabs of a project (§2)', () => {
  it('are Routes and Stops, the latter with its count', () => {
    expect(tabTitles(10_094)).toEqual([
      { tab: 'routes', title: 'Routes', count: undefined },
      { tab: 'stops', title: 'Stops', count: '10,094' },
    ])
  })

  it('show a count of 0, but none before the stops are known', () => {
    expect(tabTitles(0).at(1)?.count).toBe('0')
    expect(tabTitles(undefined).at(1)?.count).toBeUndefined()
  })
})
