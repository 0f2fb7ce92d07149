import * as E from 'fp-ts/Either'
import type { Driver } from '../driver'
import type { Route } from '../route'
import { secondsOn } from './clock-time'
import { crewOfDriver, type Crew } from './driver-or-carrier'
import { MOST, type Limits } from './limits'

export type CrewUnusable = {
  readonly kind: 'crew unusable'
  readonly crew: string
  readonly field: 'hours' | 'capacity'
  readonly words: string
}

export const limitsOf = (crew: Crew): E.Either<CrewUnusable, Limits> => {
  const unusable = (field: CrewUnusable['field'], words: string): E.Either<CrewUnusable, never> =>
    E.left({ kind: 'crew unusable', crew: crew.id, field, words })
  const earliest = secondsOn(undefined, crew.earliest ?? '')
  const latest = secondsOn(undefined, crew.latest ?? '')
  if (earliest === undefined || latest === undefined) return unusable('hours', 'has no begin or end time')
  if (latest <= earliest) return unusable('hours', `ends at ${crew.latest}, not after it begins at ${crew.earliest}`)
  const { capacity = 0 } = crew
  return Number.isInteger(capacity) && capacity >= 1 && capacity <= MOST
    ? E.right({ earliest, latest, capacity: [capacity] })
    : unusable('capacity', 'has no room for a load')
}

/** The limits of a route's driver; undefined where it has no driver, or one without usable hours or capacity. */
export const limitsOn = (route: Route, drivers: ReadonlyArray<Driver>): Limits | undefined => {
  const driver = drivers.find(({ id }) => id === route.driverId)
  if (driver === undefined) return undefined
  const limits = limitsOf(crewOfDriver(driver))
  return E.isRight(limits) ? limits.right : undefined
}
