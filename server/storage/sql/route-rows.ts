import { decodeCompactRoute, type RouteChange } from '../../../src/domain/history'
import { equalsNewVisit, newVisitTo } from '../../../src/domain/plan'
import type { Activity, Route } from '../../../src/domain/route'
import { getStop, type StopFacts, type StopId, type StopList } from '../../../src/domain/stop'
import type { ProjectId } from '../project-record-types'
import { keyOf } from '../cache/plan-cache'
import { later } from './pending-rows'
import { inParts, isFew } from './split-rows'
import { phraseOfRows } from './reusable-statement'
import { routeText } from './route-text'
import { stored } from './stored-json'
import type { Tables } from './tables'
import type { Unit } from './unit-of-work'

/**
 * The routes of a project by index. What a visit copies from its stop is not stored with the route, but added again
 * here.
 */
export const routesOf = async (
  { speaker, organisation }: Unit,
  project: ProjectId,
  stops: ReadonlyArray<StopFacts>,
): Promise<ReadonlyArray<Route>> => {
  const rows = await speaker.db
    .selectFrom('routes')
    .select(['route_index', 'route'])
    .where('organisation', '=', organisation)
    .where('project', '=', project)
    .orderBy('route_index')
    .execute()
  const byId = new Map(stops.map((stop) => [stop.id, stop]))
  return rows.map((row) => {
    const what = `route ${row.route_index} of project ${project}`
    const known = (id: StopId): Activity => newVisitTo(byId.get(id) ?? missing(what, id))
    return stored(what, row.route, (value) => decodeCompactRoute(value, row.route_index, known))
  })
}

const missing = (what: string, id: StopId): never => {
  throw new Error(`What is stored of ${what} cannot be read: stop ${id} is not there`)
}

export const turnRoutes = async (
  unit: Unit,
  project: ProjectId,
  turned: ReadonlyArray<RouteChange>,
  stops: StopList,
): Promise<void> => {
  await removeRoutes(
    unit,
    project,
    turned.filter(({ after }) => after === undefined).map(({ index }) => index),
  )
  await putRoutes(
    unit,
    project,
    turned.flatMap(({ after }) => after ?? []),
    stops,
  )
}

const removeRoutes = async ({ speaker, organisation }: Unit, project: ProjectId, indexes: ReadonlyArray<number>) => {
  for (const some of inParts(indexes))
    await speaker.db
      .deleteFrom('routes')
      .where('organisation', '=', organisation)
      .where('project', '=', project)
      .where('route_index', 'in', some)
      .execute()
}

/** Writes routes. A visit that only copies its stop, as the stop is now, is stored in short. */
export const putRoutes = async (
  { speaker, backlog, organisation }: Unit,
  project: ProjectId,
  routes: ReadonlyArray<Route>,
  stops: StopList,
): Promise<void> => {
  const isKnown = (visit: Activity): boolean => {
    const stop = getStop(stops, visit.id)
    return stop !== undefined && equalsNewVisit(stop, visit)
  }
  const rowOf = (route: Route): Row => ({
    organisation,
    project,
    route_index: route.index,
    route: routeText(route, isKnown),
  })
  const rows = routes.map(rowOf)
  if (!isFew(rows)) return putting(speaker, rows)
  for (const row of rows) put(backlog, keyOf(organisation, keyOf(project, String(row.route_index))), row)
}

type Row = Tables['routes']

const putting = phraseOfRows<Row>((db, rows) =>
  db
    .insertInto('routes')
    .values(
      rows.map((blank) => ({
        organisation: blank('organisation'),
        project: blank('project'),
        route_index: blank('route_index'),
        route: blank('route'),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['organisation', 'project', 'route_index'])
        .doUpdateSet((row) => ({ route: row.ref('excluded.route') })),
    ),
)

const put = later('routes', putting)
