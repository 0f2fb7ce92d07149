import * as O from 'fp-ts/Option'
import { nonBlankText, isRecord, withFallback, fieldFinder, wholeNumber, textOrNumber, type JsonObject } from '../parse'

export type ProjectId = string

/** A row of the projects list. */
export type ProjectSummary = {
  readonly id: ProjectId
  readonly name: string
  readonly stops: number
  readonly routes: number
  /** an ISO date-time */
  readonly createdAt: string | undefined
}

/** §3: a summary in either form that servers write; none without an id. */
export const decodeProjectSummary = (value: unknown): O.Option<ProjectSummary> => {
  if (!isRecord(value)) return O.none
  const id = optionalText(findId(value))
  return id === undefined || id === ''
    ? O.none
    : O.some({
        id,
        name: optionalText(findName(value)) ?? '',
        stops: stopCountOf(value),
        routes: routesOf(value)?.length ?? optionalCount(findRoutes(value)) ?? 0,
        createdAt: optionalNonBlankText(findCreatedAt(value)),
      })
}

/** §4: an optimised project counts its activities, any other its stopsCount, or 0. */
const stopCountOf = (summary: JsonObject): number => {
  const routes = routesOf(summary)
  if (summary['status'] === 'Optimized' && routes !== undefined)
    return routes.reduce<number>((sum, route) => sum + countActivities(route), 0)
  return optionalCount(findStops(summary)) ?? 0
}

const countActivities = (route: unknown): number =>
  isRecord(route) && Array.isArray(route['activities']) ? route['activities'].length : 0

const routesOf = ({ routes }: JsonObject): ReadonlyArray<unknown> | undefined =>
  Array.isArray(routes) ? routes : undefined

const findId = fieldFinder('id', 'projectId')
const findName = fieldFinder('name', 'projectName')
const findStops = fieldFinder('stopsCount', 'stops_size')
const findRoutes = fieldFinder('routes_size', 'routes')
const findCreatedAt = fieldFinder('created_at', 'createdAt', 'timestamps.created_at', 'timestamps.createdAt')

const optionalText = withFallback(textOrNumber(), undefined)
const optionalNonBlankText = withFallback(nonBlankText(), undefined)
const optionalCount = withFallback(wholeNumber({ min: 0 }), undefined)
