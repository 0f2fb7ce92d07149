import type { RouteDay } from '../../../src/domain/calendar'
import { activitiesOf, routeSecondsOf, type Route } from '../../../src/domain/route'
import type { Progress } from '../../solver'
import type { Travel } from '../../travel'

type Best = Progress['best']

/** What the routes that stay come to, beside those that a solver plans. */
export type Staying = Pick<Best, 'metres' | 'seconds' | 'planned'>

export const noneStays: Staying = { metres: 0, seconds: 0, planned: 0 }

/** Of the days that were asked for, or of all of them. */
export const stayingOn = (
  routes: ReadonlyArray<Route>,
  days: ReadonlyArray<RouteDay> | undefined,
  travel: Pick<Travel, 'drive'>,
): Staying =>
  routes
    .filter(({ day }) => day !== undefined && days?.includes(day) !== false)
    .reduce(
      (sum, route) => ({
        metres: sum.metres + (route.metres ?? metresOf(route, travel)),
        seconds: sum.seconds + (routeSecondsOf(route) ?? 0),
        planned: sum.planned + route.visits.length,
      }),
      noneStays,
    )

export const withStaying = (best: Best, { metres, seconds, planned }: Staying): Best => ({
  ...best,
  metres: best.metres + metres,
  seconds: best.seconds + seconds,
  planned: best.planned + planned,
})

const metresOf = (route: Route, travel: Pick<Travel, 'drive'>): number =>
  travel.drive(activitiesOf(route).flatMap(({ address }) => address.coordinates ?? [])).metres
