import type { StopLookup } from '../stop'
import type { Activity } from './activity'
import type { LoadChange } from './load'
import type { Route } from './route'

const RELOAD_TYPE = 'reload'
const reloadIdPattern = /^reload-(0|[1-9]\d*)-([1-9]\d*)$/

/** The n-th reload of a route, counted from 1. */
export const routeReloadId = (routeIndex: number, n: number): string => `${RELOAD_TYPE}-${routeIndex}-${n}`

/** The id of one reload more. */
export const freeReloadId = ({ index, visits }: Pick<Route, 'index' | 'visits'>): string => {
  const usedIds = new Set(visits.map(({ id }) => id))
  let n = 1
  while (usedIds.has(routeReloadId(index, n))) n += 1
  return routeReloadId(index, n)
}

/** Which reload of its route the id of a reload names. */
export const routeReloadNumber = (id: string): number => Number(reloadIdPattern.exec(id)?.[2] ?? 1)

/** The index of the route that the id of a reload names; undefined for the id of a stop. */
export const routeIndexOfReload = (id: string): number | undefined => {
  const index = reloadIdPattern.exec(id)?.[1]
  return index === undefined ? undefined : Number(index)
}

/** Whether a vehicle returns to its depot here and is loaded again, between two trips of its route. */
export const isReload = ({ id, type }: Pick<Activity, 'id' | 'type'>): boolean =>
  type.length === RELOAD_TYPE.length && type.toLowerCase() === RELOAD_TYPE && routeIndexOfReload(id) !== undefined

/** The reload with this id, at the depot where the route starts. It is numbered on insertion. */
export const newReload = (route: Pick<Route, 'start'> & Partial<Pick<Route, 'end'>>, id: string): Activity => ({
  id,
  type: RELOAD_TYPE,
  stopNumber: 0,
  address: (route.start ?? route.end)?.address ?? {
    name: '',
    address: '',
    zipcode: '',
    coordinates: undefined,
    unknownFields: {},
  },
  isPlanned: true,
  arrival: undefined,
  departure: undefined,
  unknownFields: {},
})

/** The same activity for a route with another index, which is part of the id of a reload. */
export const reindexReload = (index: number, visit: Activity): Activity =>
  isReload(visit)
    ? { ...visit, id: visit.id.replace(reloadIdPattern, (_, __, n: string) => routeReloadId(index, Number(n))) }
    : visit

/** The visits to stops: all but the reloads. */
export const stopVisitsOf = ({ visits }: Pick<Route, 'visits'>): ReadonlyArray<Activity> =>
  visits.some(isReload) ? visits.filter((visit) => !isReload(visit)) : visits

/** How the load changes along a route. A visit to an unknown stop changes nothing. */
export const loadChangesOf = ({ visits }: Pick<Route, 'visits'>, stopOf: StopLookup): ReadonlyArray<LoadChange> =>
  visits.flatMap((visit) => (isReload(visit) ? 'reload' : (stopOf(visit.id)?.facts ?? [])))
