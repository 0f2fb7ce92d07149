import { carrierDayOf } from '../plan'
import type { Route } from '../route'
import type { StopId } from '../stop'
import type { PlanChange, TurnedRoute } from './plan-change'

/** What two changes may both be about, as a text that can be kept and compared. */
export type Touched = string

export const routeTouched = (index: number): Touched => `route ${index}`

export const stopTouched = (id: StopId): Touched => `stop ${id}`

export const documentTouched: Touched = 'document'

/** A carrier's day, of which a project has one route at most. */
export const carrierTouched = (route: Route | undefined): Touched | undefined => {
  const carrierDay = route && carrierDayOf(route)
  return carrierDay === undefined ? undefined : `carrier ${carrierDay}`
}

/** Everything that a change is about. */
export const touchedBy = ({ routes, stops, moved, extra }: PlanChange): ReadonlyArray<Touched> => [
  ...new Set([
    ...routes.map(({ index }) => routeTouched(index)),
    ...routes.flatMap(carriersTouched),
    ...stops.map(({ id }) => stopTouched(id)),
    ...moved.map(stopTouched),
    ...(extra === undefined ? [] : [documentTouched]),
  ]),
]

/** A route that comes, goes, or changes carrier or day touches the days of both its carriers. */
export const carriersTouched = ({ before, after }: TurnedRoute): ReadonlyArray<Touched> => {
  const earlier = carrierTouched(before)
  const later = carrierTouched(after)
  return earlier === later ? [] : [earlier, later].filter((touched) => touched !== undefined)
}
