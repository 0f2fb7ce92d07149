import { describe, expect, it } from 'vitest'
import { clearedOnProjectChange, projectOpeningOf, reportFileNameOf } from '../../../src/domain/project'

describe('clearedOnProjectChange (§4)', () => {
  it('a change of project clears its caches and cookies, and keeps the user signed in', () => {
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

describe('projectOpeningOf (§4)', () => {
  const project = { id: 'p1', name: 'Maandag' }

  it('opening a project stores its id and name in cookies', () => {
    expect(projectOpeningOf(project, undefined).cookies).toEqual({ projectId: 'p1', projectName: 'Maandag' })
  })

  it('opening the same project clears nothing', () => {
    expect(projectOpeningOf(project, 'p1').clears).toEqual({ user: false, caches: [], cookies: [] })
  })

  it('opening another project, or one after an unknown one, clears the stored data', () => {
    expect(projectOpeningOf(project, 'p2').clears).toEqual(clearedOnProjectChange)
    expect(projectOpeningOf(project, undefined).clears).toEqual(clearedOnProjectChange)
  })
})

describe('reportFileNameOf (§9)', () => {
  it('the report is saved as report_{id}.pdf', () => {
    expect(reportFileNameOf('p1')).toBe('report_p1.pdf')
  })
})
