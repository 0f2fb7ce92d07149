/** §3: the browser's caches of the open project. */
export const cacheNames = ['project', 'stops', 'externalRoutes', 'stopsDocument'] as const
export type CacheName = (typeof cacheNames)[number]

/** The cookies of the application (§3). */
export const cookieNames = [
  'projectId',
  'projectName',
  'mapSettings',
  'routeIndexForScrolling',
  'onlyShowPlannedStops',
  'focusedRouteDay',
] as const
export type CookieName = (typeof cookieNames)[number]

export type ClearedData = {
  readonly user: boolean
  readonly caches: ReadonlyArray<CacheName>
  readonly cookies: ReadonlyArray<CookieName>
}

/** §4: the stored user, every cache and every cookie. */
export const clearedOnLogOut: ClearedData = { user: true, caches: cacheNames, cookies: cookieNames }
