import { describe, expect, it } from 'vitest'
import { clearedOnLogOut } from '../../../src/domain/session'

describe('clearedOnLogOut (§4)', () => {
  it('logging out clears the stored user, the caches and all cookies of §3', () => {
    expect(clearedOnLogOut).toEqual({
      user: true,
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
