import * as O from 'fp-ts/Option'
import { filled, isRecord, otherwise, said, wholeNumber, wording, type Said } from '../parse'

export type ProjectId = string

/** A line in the list of projects. */
export type ProjectSummary = {
  readonly id: ProjectId
  readonly name: string
  readonly stops: number
  readonly routes: number
  /** an ISO date-time */
  readonly createdAt: string | undefined
}

/** §3: a summary as a server writes it, in either of its forms. Without an id there is no project. */
export const projectSummaryIn = (value: unknown): O.Option<ProjectSummary> => {
  if (!isRecord(value)) return O.none
  const id = words(idOf(value))
  return id === undefined || id === ''
    ? O.none
    : O.some({
        id,
        name: words(nameOf(value)) ?? '',
        stops: stopCountOf(value),
        routes: routesOf(value)?.length ?? count(routesSaid(value)) ?? 0,
        createdAt: filledWords(createdAtOf(value)),
      })
}

/** §4: 'Optimized' counts the activities over the routes, anything else its stopsCount, 0 if missing. */
const stopCountOf = (summary: Said): number => {
  const routes = routesOf(summary)
  if (summary['status'] === 'Optimized' && routes !== undefined)
    return routes.reduce<number>((sum, route) => sum + activitiesIn(route), 0)
  return count(stopsSaid(summary)) ?? 0
}

const activitiesIn = (route: unknown): number =>
  isRecord(route) && Array.isArray(route['activities']) ? route['activities'].length : 0

const routesOf = ({ routes }: Said): ReadonlyArray<unknown> | undefined => (Array.isArray(routes) ? routes : undefined)

const idOf = said('id', 'projectId')
const nameOf = said('name', 'projectName')
const stopsSaid = said('stopsCount', 'stops_size')
const routesSaid = said('routes_size', 'routes')
const createdAtOf = said('created_at', 'createdAt', 'timestamps.created_at', 'timestamps.createdAt')

const words = otherwise(wording(), undefined)
const filledWords = otherwise(filled(), undefined)
const count = otherwise(wholeNumber({ min: 0 }), undefined)
